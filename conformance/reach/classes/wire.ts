/** Classes of WIRE but for closes and calls: claims and resumes, first frames, frames in order, aliases. */
import { aliasOf } from "../../spec/alias.js";
import type { CloseRow } from "../../spec/closes.js";
import { hasMember, isJsonObject } from "../../spec/json.js";
import { parsed } from "../json-walk.js";
import { caseOf, matching, someText, someValue, wholeCase } from "../predicates.js";
import { classesOf, forEach, vectorClassesOf } from "../value-class.js";
import type { IsMet, ValueClass } from "../value-class.js";

const whole =
  (is: (testCase: unknown) => boolean): IsMet =>
  ({ testCase }) =>
    is(testCase);
const step = (is: (step: Readonly<Record<string, unknown>>) => boolean): IsMet =>
  caseOf(
    "wire.sessions-follow-model",
    someValue((value) => isJsonObject(value) && hasMember(value, "do") && is(value)),
  );

/** How often a case of `wire.failed-claims` shows a wrong token for the first link. */
const wrongTokens = (testCase: unknown): number =>
  Array.isArray(testCase)
    ? testCase.filter(
        (attempt: unknown) =>
          isJsonObject(attempt) && attempt["link"] === 0 && attempt["with"] === "wrong token",
      ).length
    : 0;
const failing = (times: number, right: boolean): IsMet =>
  caseOf(
    "wire.failed-claims",
    (facts) => wrongTokens(facts.testCase) === times && facts.under("with").includes("right token") === right,
  );

const claims: readonly ValueClass[] = [
  ...classesOf("WIRE-02", {
    ...forEach(
      [2, 6],
      (sockets) => `${sockets} claims at once`,
      (sockets) =>
        caseOf(
          "wire.concurrent-claims",
          wholeCase((testCase) => testCase["sockets"] === sockets),
        ),
    ),
    ...forEach(
      ["right token", "wrong token"],
      (token) => `a claim with the ${token} among other sessions`,
      (token) => step((taken) => taken["do"] === "claim" && taken["token"] === token),
    ),
  }),
  ...vectorClassesOf("WIRE-02", {
    ...forEach(
      [1, 4, 5],
      (times) => `the right token after ${times} wrong`,
      (times) => failing(times, true),
    ),
    "wrong tokens after the fifth": failing(7, false),
    "malformed claims among wrong ones": caseOf(
      "wire.failed-claims",
      someText((text) => text === "no token", "with"),
    ),
    "wrong claims of two links": caseOf(
      "wire.failed-claims",
      someValue((value) => isJsonObject(value) && value["link"] === 1 && value["with"] === "wrong token"),
    ),
    "wrong claims at once": caseOf("wire.concurrent-wrong-claims"),
    ...forEach(
      ["active", "suspended", "ended"],
      (state) => `a second claim of an ${state} session`,
      (state) =>
        caseOf(
          "wire.claim-token-once",
          wholeCase(({ session }) => session === state),
        ),
    ),
  }),
  ...classesOf("WIRE-03", {
    ...forEach(
      [1, 2, 3],
      (age) => `a resume token ${age} resumes old`,
      (age) =>
        caseOf(
          "wire.resume-token-rotates",
          someValue((value) => value === age, "shown"),
        ),
    ),
    ...forEach(
      ["another session's", "the claim token", "the newest and more", ""],
      (token) => `${token === "" ? "the empty token" : token} shown to resume`,
      (token) =>
        caseOf(
          "wire.resume-token-rotates",
          someValue((value) => value === token, "shown"),
        ),
    ),
    "a resume of a suspended session": caseOf(
      "wire.resume-token-rotates",
      whole((testCase) => JSON.stringify(testCase).includes('"suspend","resume"')),
    ),
    "a resume while the socket is open": caseOf(
      "wire.resume-token-rotates",
      whole((testCase) => /^\["resume"|"resume","resume"/.test(JSON.stringify(testCase))),
    ),
    "a refused resume of a suspended session": caseOf(
      "wire.resume-token-rotates",
      whole((testCase) => JSON.stringify(testCase).includes('"suspend",{')),
    ),
    ...forEach(
      [true, false],
      (suspended) => `resumes at once, ${suspended ? "suspended" : "active"} before`,
      (suspended) =>
        caseOf(
          "wire.concurrent-resumes",
          wholeCase((testCase) => testCase["suspended"] === suspended),
        ),
    ),
  }),
];

/** A frame's text, and what row of the table it is for. */
const row = (which: CloseRow): IsMet => someValue((value) => value === which, "rows");
const sentBy = (checkId: string, is: (frame: unknown) => boolean): IsMet =>
  caseOf(
    checkId,
    someText((text) => is(parsed(text)), "text"),
  );

const first: readonly ValueClass[] = vectorClassesOf("WIRE-04", {
  ...forEach<CloseRow>(
    ["no claim first", "first frame not JSON", "first frame not UTF-8", "binary first frame", "no object"],
    (which) => `a first frame: ${which}`,
    row,
  ),
  ...forEach(
    ["event", "tool_registry_snapshot", "tool_registry_delta", "tool_result", "constructor"],
    (type) => `${type} as the first frame`,
    (type) => sentBy("wire.first-frame", (frame) => isJsonObject(frame) && frame["type"] === type),
  ),
  silence: caseOf("wire.pre-claim-timeout"),
});

const burst = (is: (text: string) => boolean): IsMet =>
  caseOf(
    "wire.frames-in-order",
    whole((testCase) => is(JSON.stringify(testCase))),
  );
const model = (pattern: RegExp): IsMet => caseOf("wire.alias-slug", matching(pattern, "model"));
/** The slugs of apps that are there together. */
const slugs = (is: (slug: string, others: readonly string[]) => boolean): IsMet =>
  caseOf("wire.alias-unique", (facts) => {
    const all = facts.under("model").map((model) => aliasOf(typeof model === "string" ? model : undefined));
    return all.some((slug, index) =>
      is(
        slug,
        all.filter((_, other) => other !== index),
      ),
    );
  });

const frames: readonly ValueClass[] = [
  ...classesOf("WIRE-09", {
    "an event behind a snapshot": burst((text) => /"snapshot":\[[^\]]*\]\},"event"/.test(text)),
    "an event behind an upsert": burst((text) => /"upsert":"."\},"event"/.test(text)),
    "an event behind a removal": burst((text) => /"remove":"."\},"event"/.test(text)),
    "an event behind an empty snapshot": burst((text) => text.includes('"snapshot":[]},"event"')),
    "several apps at once": caseOf(
      "wire.apps-side-by-side",
      wholeCase(({ apps }) => Array.isArray(apps) && apps.length > 1),
    ),
    "an app that violates beside one that does not": caseOf(
      "wire.apps-side-by-side",
      (facts) => new Set(facts.under("isCulprit")).size === 2,
    ),
  }),
  ...vectorClassesOf(
    "WIRE-09",
    forEach(
      ["claim", "resume"],
      (by) => `frames right behind a ${by}`,
      (by) =>
        caseOf(
          "wire.frames-behind-claim",
          wholeCase((testCase) => testCase["by"] === by),
        ),
    ),
  ),
  ...classesOf("WIRE-10", {
    "no model": caseOf(
      "wire.alias-slug",
      wholeCase((testCase) => !hasMember(testCase, "model")),
    ),
    "the empty model, or nothing left of it": model(/^[^a-z0-9]*$/i),
    "a model with capitals": model(/[A-Z]/),
    "a model with several characters to replace in a row": model(/[a-z0-9][^a-z0-9]{2,}[a-z0-9]/i),
    "a model with a character to replace at its beginning": model(/^[^a-z0-9]/i),
    "a model with a character to replace at its end": model(/[^a-z0-9]$/i),
    "a model with letters of other alphabets": model(/\p{L}/u),
    "a model with digits of another script": model(/[^\d\P{Nd}]/u),
    "a model with a character above U+FFFF": model(/[\u{10000}-\u{10ffff}]/u),
    "a model of 60 characters and more": model(/^.{60,}$/),
    "a model that is device": model(/^device$/i),
    "a model that ends in a number": model(/-2$/),
    "two apps of one slug": slugs((slug, others) => others.includes(slug)),
    "three apps of one slug": slugs((slug, others) => others.filter((other) => other === slug).length > 1),
    "two apps without anything to make a slug of": slugs(
      (slug, others) => slug === "device" && others.includes(slug),
    ),
    "two apps of one slug that ends in a number": slugs(
      (slug, others) => slug.endsWith("-2") && others.includes(slug),
    ),
    "a slug that is another's when that is taken": slugs((slug, others) => others.includes(`${slug}-2`)),
  }),
  ...vectorClassesOf("WIRE-11", {
    "the ack of a claim": caseOf(
      "wire.ack-members",
      someText((text) => text.includes("claim"), "after"),
    ),
    "the ack of a resume": caseOf(
      "wire.ack-members",
      someText((text) => text.includes("resume"), "after"),
    ),
    "a resume with the token of a resume": caseOf(
      "wire.acked-token-resumes",
      wholeCase(({ losses }) => Array.isArray(losses) && losses.length > 1),
    ),
    "several links": caseOf(
      "wire.link-agrees",
      wholeCase(({ links }) => Number(links) > 1),
    ),
  }),
];

export const wireClasses: readonly ValueClass[] = [...claims, ...first, ...frames];
