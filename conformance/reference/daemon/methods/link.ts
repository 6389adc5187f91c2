/** `link.create`: a session that waits for its app, and everything the app needs to come. */
import { randomBytes } from "node:crypto";
import { familyOf } from "../address.js";
import { encodeBootstrap } from "../bootstrap.js";
import { paramsObject, parseLink } from "../params.js";
import type { Method } from "../rpc.js";
import type { MethodContext } from "./context.js";

const SESSION_ID_BYTES = 8;

export function linkCreate({ config, links, events, wssPort: port, pin }: MethodContext): Method {
  return (params) => {
    const { ttlSeconds = config.linkTtlSeconds, addressOverride: address = config.advertisedIp } = parseLink(
      paramsObject(params),
    );
    const sessionId = `s_${randomBytes(SESSION_ID_BYTES).toString("hex")}`;
    const link = links.create(sessionId, ttlSeconds);
    // Whole seconds, rounded down: the payload never promises more time than the link has.
    const expiresAt = Math.floor(link.expiresAt / 1000);
    events.emit("link_created", { id: sessionId }, { expiresAt });
    return {
      sessionId,
      deepLinkPayload: encodeBootstrap({ address, port, sessionId, token: link.token, expiresAt }),
      endpoint: { family: familyOf(address), address, port },
      expiresAt,
      pin,
    };
  };
}
