/** The first look at a daemon: the steps of a conversation once through, each with its own error. */
import { closeText } from "../clients/claim.js";
import { PeerError } from "../clients/peer-error.js";
import type { DaemonWorld } from "./daemon-world.js";
import type { Instance } from "./driver.js";
import { endOf } from "./exit-text.js";
import { TargetUnusable } from "./target-unusable.js";
import type { TargetStep } from "./target-unusable.js";

const hints: Readonly<Record<"link" | "dial" | "claim" | "registry", string>> = {
  link: "link.create must answer { sessionId, deepLinkPayload, endpoint, expiresAt, pin }; see WIRE in docs/PROTOCOL.md for the payload's bytes.",
  dial: "The daemon must serve TLS WebSockets on the address and port of the payload, with the certificate whose key link.create pins.",
  claim:
    "A session_claim with the payload's session id and token must be answered by a session_ack; see WIRE-04 and WIRE-11.",
  registry: "A tool_registry_snapshot with one valid tool must be applied, and tools.list must show it.",
};

/**
 * Lets an app of the kit's join and list one tool.
 *
 * @param onStep told of each step that has been passed, with what was seen
 * @throws TargetUnusable at the step that failed
 */
export async function examineDaemon(
  instance: Instance<DaemonWorld>,
  onStep: (step: TargetStep, seen: string) => void = () => undefined,
): Promise<void> {
  const { world } = instance;
  const at = async <T>(step: keyof typeof hints, act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof PeerError)) throw error;
      throw new TargetUnusable(
        stepOf(error, step),
        error.message + (await endOf(instance, error)),
        error.hint ?? hints[step],
        instance.stderr(),
      );
    }
  };
  onStep(
    "status",
    `version ${world.version ?? "unknown"}, a round trip takes ${world.roundTripMs.toFixed(1)} ms`,
  );
  const link = await at("link", () => world.link());
  onStep("link", `session ${link.bootstrap.sessionId} at ${link.bootstrap.address}:${link.bootstrap.port}`);
  const probe = await at("dial", () => world.dial(link));
  await probe.terminate();
  onStep("dial", "TLS with the pinned key");
  const app = await at("claim", () => world.app());
  onStep("claim", `joined as ${app.alias}`);
  await at("registry", async () => {
    const settled = await app.install([{ name: "probe", description: "The kit's probe." }]);
    if (settled.kind === "closed") {
      const message = `the socket was closed over a valid snapshot, with ${closeText(settled, app.client)}`;
      throw new PeerError({ step: "frame", kind: "refused", message });
    }
    const listing = await world.list(app);
    if (!listing.ok) {
      throw new PeerError({
        step: "reply",
        kind: "refused",
        message: `tools.list is refused: ${listing.error.message}`,
      });
    }
  });
  onStep("registry", "a snapshot is applied and tools.list answers");
  await at("registry", () => world.reset());
}

/** Making a link and dialling happen inside later steps too; the error knows best. */
function stepOf(error: PeerError, step: keyof typeof hints): TargetStep {
  if (error.step === "dial" || error.step === "tls") return "dial";
  return step;
}
