/** Registry frames as an app sends them, and violations of the kinds that a daemon must close over. */
import type { RegistryChange } from "../../generators/registry-changes.js";
import type { JoinedApp } from "../../targets/joined-app.js";

/** Sends the frame of a change and does not wait for it. */
export function sendChange(app: JoinedApp, change: RegistryChange): void {
  if ("snapshot" in change) {
    app.sendSnapshotTexts(change.snapshot.map((tool) => JSON.stringify(tool)));
  } else if ("upsert" in change) {
    sendDelta(app, { operation: "upsert", tool: change.upsert });
  } else {
    sendDelta(app, { operation: "remove", name: change.remove });
  }
}

/** Sends a delta with these members besides its type and its session. */
export function sendDelta(app: JoinedApp, members: object): void {
  app.sendText("tool_registry_delta", JSON.stringify(members).slice(1, -1));
}

/** A valid tool that comes with some of the offences. */
export const offenceTool = { name: "offence", description: "Valid." };

const offences = {
  "an invalid element": (app: JoinedApp) => {
    app.sendSnapshotTexts([JSON.stringify(offenceTool), "null"]);
  },
  "an invalid upsert": (app: JoinedApp) => {
    sendDelta(app, { operation: "upsert", tool: null });
  },
  "an unknown operation": (app: JoinedApp) => {
    sendDelta(app, { operation: "add", tool: offenceTool });
  },
  "a removal without a name": (app: JoinedApp) => {
    sendDelta(app, { operation: "remove" });
  },
  "an unknown type": (app: JoinedApp) => {
    app.sendText("no_such_type", '"tools":[]');
  },
  "a text that is not JSON": (app: JoinedApp) => {
    app.client.sendText("{");
  },
};

/** A violation; the name says what is sent. */
export type Offence = keyof typeof offences;

/** Every violation there is, those of registry frames first. */
export const everyOffence = Object.keys(offences) as readonly Offence[];

/** Sends a violation and does not wait for the close. */
export function sendOffence(app: JoinedApp, offence: Offence): void {
  offences[offence](app);
}
