/**
 * The source of a daemon that does one thing wrong: its listings come in reverse. It stands before the
 * reference, and says on its standard error what no terminal should take literally.
 */
import { referenceCommand } from "./sandbox.js";

export const reversingDaemon = `
import { spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { connect, createServer } from "node:net";
import { createInterface } from "node:readline";
const outer = process.env.APPDUCT_STATE_DIR;
const inner = outer + "/i";
mkdirSync(inner, { mode: 0o700 });
copyFileSync(outer + "/config.json", inner + "/config.json");
process.stderr.write("ready \\u001b[2J\\u202e\\n");
const env = { ...process.env, APPDUCT_STATE_DIR: inner };
const daemon = spawn(process.execPath, [${JSON.stringify(referenceCommand)}, "daemon"], { env, stdio: "inherit" });
daemon.once("exit", () => process.exit(1));
const reversed = (line) => {
  const reply = JSON.parse(line);
  if (Array.isArray(reply.result?.tools)) reply.result.tools.reverse();
  return JSON.stringify(reply);
};
const server = createServer((client) => {
  const behind = connect(inner + "/daemon.sock");
  client.pipe(behind);
  createInterface({ input: behind }).on("line", (line) => client.write(reversed(line) + "\\n"));
  for (const end of [client, behind]) end.on("error", () => undefined).on("close", () => { client.destroy(); behind.destroy(); });
});
const look = setInterval(() => {
  if (!existsSync(inner + "/daemon.sock")) return;
  clearInterval(look);
  server.listen(outer + "/daemon.sock");
}, 5);
`;
