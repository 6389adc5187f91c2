#!/usr/bin/env node
import { existsSync } from "node:fs";

const main = new URL("../dist/conformance/kit/main.js", import.meta.url);
if (existsSync(main)) {
  await (await import(main.href)).main(process.argv);
} else {
  process.stderr.write("appduct-conformance: not built yet: run `npm run build` first\n");
  process.exitCode = 2;
}
