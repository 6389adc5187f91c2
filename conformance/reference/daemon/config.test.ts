import { writeFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "./config.js";
import { makeStateDir } from "./testing/daemon.js";

let stateDir: string;
beforeEach(async () => {
  stateDir = await makeStateDir();
});
afterEach(() => rm(stateDir, { recursive: true }));

const write = (text: string): Promise<void> => writeFile(join(stateDir, "config.json"), text);

it("has a default for everything", async () => {
  await rm(join(stateDir, "config.json"));
  expect(await readConfig(stateDir)).toMatchObject({ wssPort: 0, advertisedIp: "127.0.0.1" });
});

it("takes what is given and ignores keys it does not know", async () => {
  await write('{"graceSeconds":0.5,"advertisedIp":"::1","mcp":{"lazyGroups":true}}');
  expect(await readConfig(stateDir)).toMatchObject({ graceSeconds: 0.5, advertisedIp: "::1", wssPort: 0 });
});

it.each([
  ["{", "not valid JSON"],
  ["[]", "must hold a JSON object"],
  ['{"wssPort":"8443"}', "wssPort"],
  ['{"wssPort":70000}', "wssPort"],
  ['{"advertisedIp":"localhost"}', "advertisedIp"],
  ['{"advertisedIp":"fe80::1%lo"}', "advertisedIp"],
  ['{"graceSeconds":null}', "graceSeconds"],
  ['{"preClaimTimeoutMs":0}', "preClaimTimeoutMs"],
  ['{"keepaliveIntervalSeconds":true}', "keepaliveIntervalSeconds"],
  ['{"linkTtlSeconds":-1}', "linkTtlSeconds"],
])("refuses %s and says why", async (text, why) => {
  await write(text);
  await expect(readConfig(stateDir)).rejects.toThrow(why);
});
