/** The apps of a scenario: each session of the model with the kit's end of it. */
import type { ClaimOutcome } from "../../clients/app-client.js";
import type { Finding } from "../../engine/check.js";
import type { SessionStep } from "../../spec/session-steps.js";
import type { Link } from "../../targets/daemon-replies.js";
import type { DaemonWorld } from "../../targets/daemon-world.js";
import type { JoinedApp } from "../../targets/joined-app.js";
import { answerCall, beginCall, judgeResult } from "./pending-call.js";
import { wrongToken } from "./wrong-token.js";

/** A step that is about a session. */
type OwnStep = Exclude<SessionStep, { do: "link" }>;

export class ScenarioApp {
  #app: JoinedApp | undefined;
  #rotated: string[] = [];
  #turns = 0;

  constructor(
    private readonly world: DaemonWorld,
    readonly link: Link,
    private readonly model: string | null,
  ) {}

  /** Set once it has claimed. */
  get app(): JoinedApp | undefined {
    return this.#app;
  }

  get sessionId(): string {
    return this.link.bootstrap.sessionId;
  }

  /** Takes a claim or a resume. */
  async join(step: Extract<OwnStep, { do: "claim" | "resume" }>): Promise<ClaimOutcome> {
    return step.do === "claim" ? this.#claim(step.token) : this.#resume(step.token);
  }

  /** Takes any other step, which the model says applies; `tools` is the registry by the model. */
  async act(
    step: Exclude<OwnStep, { do: "claim" | "resume" }>,
    tools: readonly string[],
  ): Promise<Finding | undefined> {
    const app = this.#app;
    if (app === undefined) throw new Error("the model lets a session act that was never claimed");
    switch (step.do) {
      case "suspend":
        await app.suspendedBy(() => leave(app, step.by));
        return undefined;
      case "snapshot":
        await app.install(step.tools.map((name) => ({ name, description: "Of a scenario." })));
        return undefined;
      case "revoke":
        await this.world.rpc.call("sessions.revoke", { selector: this.sessionId });
        return undefined;
      case "call":
        return this.#call(app, tools[0] ?? "");
    }
  }

  async #claim(token: "right token" | "wrong token"): Promise<ClaimOutcome> {
    const client = await this.world.dial(this.link);
    const { sessionId } = this;
    const right = this.link.bootstrap.token;
    this.#turns += 1;
    const shown = token === "right token" ? right : wrongToken(right, this.#turns);
    const device = this.model === null ? {} : { model: this.model };
    const outcome = await client.claim({ sessionId, token: shown, device });
    if (outcome.ok) this.#app = this.world.joined(this.link, client, outcome.ack);
    return outcome;
  }

  async #resume(token: "newest" | "rotated" | "invented"): Promise<ClaimOutcome> {
    const app = this.#app;
    if (app === undefined) {
      const client = await this.world.dial(this.link);
      return client.resume({ sessionId: this.sessionId, resumeToken: "invented" });
    }
    const newest = app.resumeToken;
    if (token === "newest") {
      const outcome = await app.tryResume();
      if (outcome.ok) this.#rotated.push(newest);
      return outcome;
    }
    return app.tryResume(token === "rotated" ? this.#rotated.at(-1) : `${newest}x`);
  }

  async #call(app: JoinedApp, name: string): Promise<Finding | undefined> {
    this.#turns += 1;
    const call = await beginCall(this.world.rpc, app, { name, args: `{"turn":${this.#turns}}` });
    if (!call.ok) return call.finding;
    const result = `${this.sessionId} ${this.#turns}`;
    answerCall(app.client, call.value.frame, "tool_result", `"result":${JSON.stringify(result)}`);
    return judgeResult(await call.value.reply, result);
  }
}

async function leave({ client }: JoinedApp, by: "close" | "break" | "violation"): Promise<unknown> {
  switch (by) {
    case "close":
      return client.close(1001, "app_backgrounded");
    case "break":
      return client.terminate();
    case "violation":
      client.sendText("no JSON");
      return client.waitForClose();
  }
}
