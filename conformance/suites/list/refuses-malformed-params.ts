import fc from "fast-check";
import type { Finding } from "../../engine/check.js";
import { malformedParams } from "../../generators/malformed-params.js";
import type { RpcOutcome } from "../../clients/rpc-reply.js";
import { established } from "../asking.js";
import { daemonCheck } from "../daemon-check.js";
import { addressed } from "../addressed.js";
import { judgeRefusal } from "./judge-refusal.js";

const registry = [
  { name: "a", description: "A tool." },
  { name: "b", description: "A tool.", group: "cart" },
];

/** LIST-13: each request that must be refused stands beside one that must not and differs in one thing. */
export const refusesMalformedParams = daemonCheck({
  id: "list.refuses-malformed-params",
  suite: "list",
  title: "malformed params are refused with invalid_request, and their well-formed counterparts are not",
  clauses: ["LIST-13"],
  kind: "property",
  cases: (profile) => ({
    from: "generator",
    arbitrary: fc
      .array(malformedParams(profile), { minLength: 1, maxLength: 30, size: "medium" })
      .map((requests) => ({ registry, requests })),
    share: 0.5,
  }),
  async perform(world, { registry, requests }) {
    const ready = await established(world, registry, "LIST-13");
    if (!ready.ok) return ready.finding;
    const { app } = ready.value;
    const send = async (params: unknown): Promise<RpcOutcome | undefined> => {
      const sent = addressed(world, app, params);
      return sent === undefined ? undefined : world.rpc.call("tools.list", sent.params);
    };
    const [malformed, controls] = await Promise.all([
      Promise.all(requests.map(({ params }) => send(params))),
      Promise.all(requests.map(({ control }) => send(control))),
    ]);
    const [refusals, served] = [malformed, controls];
    for (const [index, { params, control }] of requests.entries()) {
      const [refusal, answer] = [refusals[index], served[index]];
      const finding =
        (refusal === undefined ? undefined : judgeRefusal(params, refusal)) ??
        (answer === undefined ? undefined : judgeControl(control, answer));
      if (finding !== undefined) return finding;
    }
    return undefined;
  },
});

function judgeControl(params: object, outcome: RpcOutcome): Finding | undefined {
  if (outcome.ok) return undefined;
  const message = "well-formed params were refused";
  const expected = { params, answer: "a result" };
  return { code: "refused", clause: "LIST-13", message, expected, actual: outcome.error };
}
