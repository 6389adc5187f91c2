/** Another connection, and the daemon, while bytes are sent that may cost their own connection its life. */
import { PeerError } from "../../clients/peer-error.js";
import type { ClauseId } from "../../../generated/clauses.js";
import type { Finding } from "../../engine/check.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import { hear, onFreshConnection } from "./conversation.js";
import { readReply } from "./reply.js";
import type { Reply } from "./reply.js";
import { statusText } from "./request.js";
import { strayInPlaceOfReply } from "./same-answer.js";

/** What was seen: a finding on the other connection, or the lines that came on the one that the bytes were sent on. */
export type Witnessed = { readonly finding: Finding | undefined; readonly lines: readonly Reply[] };

/** After the bytes: the first reply shows that they have been read, the second that this did no harm. */
const roundTripsAfter = 2;

/**
 * Sends the bytes on a connection of their own, and requests on another one before and after.
 *
 * @throws PeerError when the other connection, or the daemon, is gone
 */
export async function witnessed(world: DaemonWorld, bytes: Uint8Array, clause: ClauseId): Promise<Witnessed> {
  return onFreshConnection(world, (witness) =>
    onFreshConnection(world, async (client) => {
      const strays: Reply[] = [];
      for (let id = 0; id <= roundTripsAfter; id += 1) {
        if (id === 1) await client.sendBytes(bytes).catch(ignoreTheEnd);
        await witness.sendLine(statusText(id + 1));
        strays.push(...(await hear(witness, [id + 1])).strays);
      }
      await world.rpc.call("daemon.status");
      const how = "a request on another connection than that of hostile bytes";
      const [stray] = strays;
      const finding = stray && strayInPlaceOfReply(stray, how, clause);
      return { finding, lines: client.takeLines().map(readReply) };
    }),
  );
}

/** The daemon may have hung up. */
function ignoreTheEnd(error: unknown): void {
  if (!(error instanceof PeerError)) throw error;
}
