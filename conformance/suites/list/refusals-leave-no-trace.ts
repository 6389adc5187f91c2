import fc from "fast-check";
import type { Json } from "../../spec/json.js";
import { jsonEqual } from "../../spec/json.js";
import { malformedParams } from "../../generators/malformed-params.js";
import { plainRegistry } from "../../generators/registry.js";
import { established, listings } from "../asking.js";
import { namesOf } from "../aspects.js";
import { addressed } from "../addressed.js";
import { daemonCheck } from "../daemon-check.js";

/** LIST-14. Whether the requests are refused at all, and how, is LIST-13. */
export const refusalsLeaveNoTrace = daemonCheck({
  id: "list.refusals-leave-no-trace",
  suite: "list",
  title: "after refused requests the connection answers, and lists the registry as before",
  clauses: ["LIST-14"],
  kind: "property",
  cases: (profile) => ({
    from: "generator",
    arbitrary: fc.record({
      registry: plainRegistry(profile, 8, 1),
      refused: fc.array(
        fc.oneof(
          { weight: 6, arbitrary: malformedParams(profile).map(({ params }) => params) },
          { weight: 1, arbitrary: fc.constant<Json>({ selector: "no-such-session" }) },
        ),
        { minLength: 1, maxLength: 12, size: "medium" },
      ),
    }),
    share: 0.5,
  }),
  async perform(world, { registry, refused }) {
    const ready = await established(world, registry, "LIST-14");
    if (!ready.ok) return ready.finding;
    const { app, plain } = ready.value;
    const requests = refused.flatMap((params) => addressed(world, app, params) ?? []);
    const outcomes = await Promise.all(requests.map(({ params }) => world.rpc.call("tools.list", params)));
    const after = await listings(world, app, [{}], "LIST-14");
    if (!after.ok) return after.finding;
    const wasRefused = outcomes.some((outcome) => !outcome.ok);
    const changed = after.value.find((listing) => !jsonEqual(plain, listing));
    if (!wasRefused || changed === undefined) return undefined;
    return {
      code: "applied",
      clause: "LIST-14",
      message: "after refused requests the registry lists otherwise than before",
      expected: { names: namesOf(plain), total: plain.total },
      actual: { names: namesOf(changed), total: changed.total ?? "absent" },
    };
  },
});
