import { once } from "node:events";
import { chmod, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { connect } from "node:tls";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pinOf } from "./certificate.js";
import { startReferenceDaemon } from "./index.js";
import { TestApp, type TestLink } from "./testing/app.js";
import { makeStateDir, TestDaemon } from "./testing/daemon.js";

describe("a daemon", () => {
  let daemon: TestDaemon;
  afterEach(() => daemon.stop());

  it("serves a private socket, and removes it when it is stopped", async () => {
    daemon = await TestDaemon.start();
    const { socketPath, stop, closed } = daemon.daemon;
    expect((await stat(daemon.stateDir)).mode & 0o777).toBe(0o700);
    expect((await stat(socketPath)).mode & 0o777).toBe(0o600);
    await Promise.all([stop(), stop(), closed]);
    await expect(stat(socketPath)).rejects.toThrow("ENOENT");
  });

  it("tells its status, and stops when it is told to, after answering", async () => {
    daemon = await TestDaemon.start();
    const rpc = await daemon.rpc();
    const { app } = await daemon.join(rpc);
    expect(await rpc.call("daemon.status")).toMatchObject({
      pid: process.pid,
      wssPort: daemon.daemon.wssPort,
      sessions: 1,
    });
    expect(await rpc.call("daemon.shutdown")).toEqual({ ok: true });
    await daemon.daemon.closed;
    expect(await app.closed).toEqual({ code: 1001, reason: "daemon_shutdown" });
    await expect(daemon.rpc()).rejects.toThrow("ENOENT");
  });

  it("serves the certificate whose pin a link tells", async () => {
    daemon = await TestDaemon.start();
    const rpc = await daemon.rpc();
    const { pin, endpoint } = await rpc.call<TestLink>("link.create");
    const socket = connect({ port: endpoint.port, host: endpoint.address, rejectUnauthorized: false });
    await once(socket, "secureConnect");
    const spki = socket.getPeerX509Certificate()?.publicKey.export({ type: "spki", format: "der" });
    expect(spki && pinOf(spki)).toBe(pin);
    socket.destroy();
  });

  it("can be dialled over IPv6, and advertise another address than its own", async () => {
    daemon = await TestDaemon.start({ advertisedIp: "::1" });
    const rpc = await daemon.rpc();
    const link = await rpc.call<TestLink>("link.create");
    expect(link.endpoint).toEqual({ family: 6, address: "::1", port: daemon.daemon.wssPort });
    const app = await TestApp.dial(link.endpoint.port, "[::1]");
    expect((await app.claim(link))["status"]).toBe("ok");
    app.ws.terminate();
    const other = await rpc.call<TestLink>("link.create", { addressOverride: "10.0.0.1" });
    expect(other.endpoint).toMatchObject({ family: 4, address: "10.0.0.1" });
  });

  it("finds sessions by id, by alias, or alone", async () => {
    daemon = await TestDaemon.start();
    const rpc = await daemon.rpc();
    expect(await rpc.errorType("tools.list")).toBe("no_session");
    const { id } = await daemon.join(rpc);
    expect(await rpc.call("sessions.describe")).toMatchObject({ sessionId: id, alias: "device" });
    await daemon.join(rpc);
    const ambiguous = await rpc.send("sessions.describe");
    expect(ambiguous.error?.data?.type).toBe("ambiguous_session");
    expect(ambiguous.error?.message).toContain("device, device-2");
    expect(await rpc.call("sessions.describe", { selector: "device" })).toMatchObject({ sessionId: id });
    expect(await rpc.call("sessions.describe", { selector: id })).toMatchObject({ alias: "device" });
    for (const selector of ["Device", "devic", " device", "constructor", ""]) {
      expect(await rpc.errorType("sessions.describe", { selector })).toBe("unknown_session");
    }
    expect(await rpc.call("sessions.list")).toHaveLength(2);
  });

  it("lets a suspended session expire, and frees its alias", async () => {
    daemon = await TestDaemon.start({ graceSeconds: 0.02 });
    const rpc = await daemon.rpc();
    await rpc.call("events.subscribe", { kinds: ["session_expired"] });
    const { app, id } = await daemon.join(rpc);
    app.ws.close();
    expect((await rpc.event("session_expired")).sessionId).toBe(id);
    expect(await rpc.errorType("sessions.describe", { selector: id })).toBe("unknown_session");
    expect((await daemon.join(rpc)).ack["alias"]).toBe("device");
  });

  it("pings its apps, and drops one that has gone silent", async () => {
    daemon = await TestDaemon.start({ keepaliveIntervalSeconds: 0.03 });
    const rpc = await daemon.rpc();
    await rpc.call("events.subscribe", { kinds: ["session_suspended"] });
    const { app, id } = await daemon.join(rpc);
    await once(app.ws, "ping");
    await once(app.ws, "ping");
    app.ws.pause();
    expect((await rpc.event("session_suspended")).sessionId).toBe(id);
  });

  it("sends each subscriber what it asked for, in order", async () => {
    daemon = await TestDaemon.start();
    const [all, some] = [await daemon.rpc(), await daemon.rpc()];
    await all.call("events.subscribe", null);
    await some.call("events.subscribe", {
      kinds: ["app_event", "no such kind"],
      sessionSelector: "device-2",
    });
    for (const bad of [{ kinds: "x" }, { kinds: [7] }, { kinds: null }, { sessionSelector: 7 }]) {
      expect(await some.errorType("events.subscribe", bad)).toBe("invalid_request");
    }
    const [first, second] = [await daemon.join(all), await daemon.join(all)];
    for (const { app, id } of [first, second]) {
      app.send({ type: "tool_registry_snapshot", session_id: id, tools: [] });
      app.send({ type: "event", session_id: id, name: "n", payload: { id }, ts: "2026-01-01T00:00:00Z" });
    }
    expect((await some.event("app_event")).data).toEqual({ name: "n", payload: { id: second.id } });
    const seen = [];
    while (seen.length < 8) seen.push(await all.events.take("an event"));
    expect(seen.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(seen.slice(0, 2)).toMatchObject([
      { kind: "link_created", sessionId: first.id },
      { kind: "session_claimed", sessionId: first.id, alias: "device" },
    ]);
  });

  it.each([{ ttlSeconds: 0 }, { ttlSeconds: "5" }, { ttlSeconds: null }, { addressOverride: "localhost" }])(
    "refuses link.create with %j",
    async (params) => {
      daemon = await TestDaemon.start();
      expect(await (await daemon.rpc()).errorType("link.create", params)).toBe("invalid_request");
    },
  );
});

describe("a state directory", () => {
  let stateDir: string;
  beforeEach(async () => {
    stateDir = await makeStateDir();
  });
  afterEach(() => rm(stateDir, { recursive: true }));

  it("is made where it is missing, and made private where it is not", async () => {
    const missing = await startReferenceDaemon({ stateDir: join(stateDir, "a", "b") });
    await missing.stop();
    expect((await stat(join(stateDir, "a", "b"))).mode & 0o777).toBe(0o700);
    await chmod(stateDir, 0o755);
    const open = await startReferenceDaemon({ stateDir });
    await open.stop();
    expect((await stat(stateDir)).mode & 0o777).toBe(0o700);
  });

  it("is served by one daemon at a time, and a stale socket is no daemon", async () => {
    const first = await startReferenceDaemon({ stateDir });
    await expect(startReferenceDaemon({ stateDir })).rejects.toThrow("another daemon already serves");
    await first.stop();
    // A process that is killed leaves its socket; a server whose socket was renamed under it leaves one, too.
    const dead = createServer().listen(join(stateDir, "old.sock"));
    await once(dead, "listening");
    await rename(join(stateDir, "old.sock"), join(stateDir, "daemon.sock"));
    dead.close();
    await once(dead, "close");
    const second = await startReferenceDaemon({ stateDir });
    await second.stop();
  });

  it("is refused where it cannot be one", async () => {
    const start = (directory: string) => startReferenceDaemon({ stateDir: directory });
    await expect(start(join(stateDir, "config.json"))).rejects.toThrow("not a directory");
    await expect(start(join(stateDir, "config.json", "x"))).rejects.toThrow("not a directory");
    if (process.platform === "linux") await expect(start("/proc/none")).rejects.toThrow("ENOENT");
    await expect(start("/tmp")).rejects.toThrow("choose a directory of your own");
    await expect(start(join(stateDir, "x".repeat(100)))).rejects.toThrow("choose a shorter");
    await mkdir(join(stateDir, "a", "daemon.sock"), { recursive: true });
    await expect(start(join(stateDir, "a"))).rejects.toThrow("not a socket");
  });

  it("names a port that is taken", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    await writeFile(join(stateDir, "config.json"), JSON.stringify({ wssPort: port }));
    await expect(startReferenceDaemon({ stateDir })).rejects.toThrow(`port ${port}`);
    taken.close();
  });
});
