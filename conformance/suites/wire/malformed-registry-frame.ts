import { ownFrame } from "../../generators/app-frame.js";
import { violation, violationCheck } from "./violation-check.js";

const tools = ["null", "{}", "7", "true", '"[]"', '{"0":{"name":"a","description":"x"},"length":1}'];

/** WIRE-05: registry frames whose own members are wrong; what is wrong inside a descriptor is for DESC and REG. */
export const malformedRegistryFrame = violationCheck(
  {
    id: "wire.malformed-registry-frame",
    title: "a malformed registry frame closes the socket with 1008 invalid_registry",
  },
  [
    malformed("tool_registry_snapshot", ""),
    ...tools.map((value) => malformed("tool_registry_snapshot", `"tools":${value}`)),
    malformed("tool_registry_delta", ""),
    malformed("tool_registry_delta", '"tool":{"name":"a","description":"x"}'),
    malformed("tool_registry_delta", '"operation":"upsert"'),
    malformed("tool_registry_delta", '"operation":["upsert"],"tool":{"name":"a","description":"x"}'),
  ],
);

function malformed(type: string, members: string): ReturnType<typeof violation> {
  const what = members === "" ? "without members" : `with ${members}`;
  return violation(`${type} ${what}`, ownFrame(type, members), "malformed registry frame");
}
