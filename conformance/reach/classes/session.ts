/** Classes of SEL: selectors that name a session or nearly do, sessions that come and go, neighbours. */
import type { Tool } from "../../spec/descriptor.js";
import { hasMember, isJsonObject } from "../../spec/json.js";
import { caseOf, groupsSaid, somePair, someValue, wholeCase } from "../predicates.js";
import { afterStep } from "../../generators/session-steps.js";
import type { AppState, SessionStep } from "../../generators/session-steps.js";
import { classesOf, forEach, vectorClassesOf } from "../value-class.js";
import type { IsMet, ValueClass } from "../value-class.js";

/** What `session.selects-exactly` makes of an id or an alias. */
const twists = [
  "upper case",
  "lower case",
  "first letter in upper case",
  "without its last character",
  "its first character",
  "without its first character",
  "one character more",
  "a space before",
  "a space after",
  "a line feed after",
  "a NUL after",
  "a star after",
];
const selector = (by: string, twist: string): IsMet =>
  someValue((value) => isJsonObject(value) && value["by"] === by && value["twist"] === twist);
const count = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

const selectors: readonly ValueClass[] = classesOf("SEL-01", {
  ...forEach(
    twists,
    (twist) => `an id, ${twist}`,
    (twist) => selector("id", twist),
  ),
  ...forEach(
    twists,
    (twist) => `an alias, ${twist}`,
    (twist) => selector("alias", twist),
  ),
  "one session": wholeCase(({ models }) => count(models) === 1),
  "several sessions": wholeCase(({ models }) => count(models) > 1),
  "aliases of which one begins like the other": wholeCase(
    ({ models }) => Array.isArray(models) && models.includes("Pixel 9") && models.includes("Pixel 90"),
  ),
});

/** The states of the sessions after some step. */
const history = (is: (states: readonly AppState[], steps: readonly SessionStep[]) => boolean): IsMet =>
  caseOf("session.only-live-session", ({ testCase }) => {
    const { steps } = testCase as { readonly steps: readonly SessionStep[] };
    let states: readonly AppState[] = [];
    if (is(states, [])) return true;
    return steps.some((step, index) => {
      states = afterStep(states, step);
      return is(states, steps.slice(0, index + 1));
    });
  });
const live = (states: readonly AppState[]): readonly AppState[] =>
  states.filter((state) => state !== "revoked");
const tried = (text: string): IsMet =>
  someValue((value) => Array.isArray(value) && value.includes(text), "selectors");

const liveSessions: readonly ValueClass[] = [
  ...classesOf("SEL-02", {
    "no session ever": history((states) => states.length === 0),
    "one session, active": history((states) => states.length === 1 && states[0] === "active"),
    "one session, suspended": history((states) => states.length === 1 && states[0] === "suspended"),
    "one session, resumed": history(
      (states, steps) =>
        states.length === 1 && states[0] === "active" && steps.some((step) => "resume" in step),
    ),
    "no live session but ended ones": history((states) => states.length > 0 && live(states).length === 0),
    "one live session beside ended ones": history((states) => states.length > 1 && live(states).length === 1),
    "several live sessions": history((states) => live(states).length > 1),
    "an active session beside a suspended one": history(
      (states) => states.includes("active") && states.includes("suspended"),
    ),
    "three live sessions and more": history((states) => live(states).length > 2),
    "a pending session and no live one": history(
      (states, steps) => states.length === 0 && steps.some((step) => "link" in step),
    ),
    "a pending session beside a live one": history(
      (states, steps) => live(states).length === 1 && steps.some((step) => "link" in step),
    ),
    "a session without a model": history((_, steps) =>
      steps.some((step) => "join" in step && step.join === ""),
    ),
  }),
  ...vectorClassesOf("SEL-02", {
    ...forEach(
      ["", " ", "*", "0", "null", "__proto__", "constructor"],
      (text) => `the unknown selector ${JSON.stringify(text)}`,
      tried,
    ),
    ...forEach(
      [0, 1, 2],
      (number) => `an unknown selector among ${number} live sessions`,
      (number) => wholeCase((testCase) => testCase["live"] === number),
    ),
  }),
];

type Registries = readonly (readonly Tool[])[];
const neighbours = (is: (registries: Registries) => boolean): IsMet =>
  caseOf("session.listings-do-not-mix", ({ testCase }) =>
    is((testCase as { readonly registries: Registries }).registries),
  );
const shared = (registries: Registries, of: (tools: readonly Tool[]) => Iterable<string>): boolean =>
  somePair(registries, (a, b) => [...of(a)].some((one) => [...of(b)].includes(one)));
const change = (kind: string): IsMet =>
  caseOf(
    "session.listings-do-not-mix",
    someValue((value) => isJsonObject(value) && hasMember(value, kind)),
  );

const apart: readonly ValueClass[] = classesOf("SEL-03", {
  "sessions with a tool of the same name": neighbours((registries) =>
    shared(registries, (tools) => tools.map(({ name }) => name)),
  ),
  "sessions with the same group": neighbours((registries) => shared(registries, groupsSaid)),
  "a session without tools beside one with some": neighbours(
    (registries) =>
      registries.some((tools) => tools.length === 0) && registries.some((tools) => tools.length > 0),
  ),
  "sessions of as many tools": neighbours((registries) =>
    somePair(registries, (a, b) => a.length === b.length && a.length > 0),
  ),
  "three sessions": neighbours((registries) => registries.length === 3),
  "an upsert in one of several sessions": change("upsert"),
  "a removal in one of several sessions": change("remove"),
});

export const sessionClasses: readonly ValueClass[] = [...selectors, ...liveSessions, ...apart];
