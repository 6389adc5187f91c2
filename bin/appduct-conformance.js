#!/usr/bin/env node
import { existsSync, readFileSync } from "node:fs";

const main = new URL("../dist/conformance/kit/main.js", import.meta.url);
const [flag, ...others] = process.argv.slice(2);
if ((flag === "--version" || flag === "-V") && others.length === 0) {
  // Said without loading the command, which takes longer than starting Node does.
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  process.stdout.write(`${version}\n`);
} else if (existsSync(main)) {
  await (await import(main.href)).main(process.argv);
} else {
  process.stderr.write("appduct-conformance: not built yet: run `npm run build` first\n");
  process.exitCode = 2;
}
