import { lineThatIsNotJson } from "../../generators/rpc-lines.js";
import { daemonCheck } from "../daemon-check.js";
import { onFreshConnection } from "./conversation.js";
import { notAParseError } from "./parse-error.js";

/** RPC-05: garbage and requests that break off. What comes after the reply is `rpc.served-after-bad-line`. */
export const notJson = daemonCheck<string>({
  id: "rpc.not-json",
  suite: "rpc",
  title: "a line that is not JSON is answered with -32700 and the id null",
  clauses: ["RPC-05"],
  kind: "property",
  cases: () => ({ from: "generator", arbitrary: lineThatIsNotJson, share: 0.8 }),
  perform: (world, line) => onFreshConnection(world, (client) => notAParseError(client, line)),
});
