/** A page of the reference daemon's `tools.list` in registries of every size, against sorting them for each call. */
import { Registry } from "../reference/daemon/registry.js";
import { compareTools, Tool } from "../reference/daemon/tool.js";
import type { Finding } from "./finding.js";
import { sideBySide } from "./measure.js";
import type { Measured } from "./measure.js";

const sizes = [100, 1_000, 10_000, 100_000];
const limit = 50;
const groupCount = 20;

/** A page of the largest registry may cost so many times one of the smallest: chunks are stepped over, tools are not. */
const mostGrowth = 3;

export async function benchListings(repetitions: number, pages: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  let smallest: Measured | undefined;
  for (const size of sizes) {
    const tools = shuffledTools(size);
    const registry = new Registry();
    registry.replaceAll(tools);
    const offset = size / 2;
    const listed = (): number =>
      timed(pages, () => registry.list({ offset, limit }).tools.length + registry.groups().length);
    // So slow in the largest that one page a repetition is enough.
    const sorted = (): number =>
      timed(1, () => [...tools].sort(compareTools).slice(offset, offset + limit).length);
    const contenders = [
      { name: `a page of ${size.toLocaleString("en-US")} tools`, run: listed },
      { name: "sorting for each", run: sorted },
    ];
    const [subject, against] = await sideBySide(contenders, repetitions);
    if (subject === undefined || against === undefined) continue;
    smallest ??= subject;
    findings.push({ bench: "listing: a page against the registry", subject, against, mostRatio: 1 });
    if (subject === smallest) continue;
    const bench = "listing: a page of a large registry against one of the smallest";
    findings.push({ bench, subject, against: smallest, mostRatio: mostGrowth });
  }
  return findings;
}

/** In an order that is neither sorted nor random: what a step of a large prime makes of it. */
function shuffledTools(size: number): Tool[] {
  return Array.from({ length: size }, (_, index) => {
    const number = (index * 7_919) % size;
    const descriptor = {
      name: `tool_${number}`,
      description: "Listed.",
      group: `group_${number % groupCount}`,
    };
    return new Tool(descriptor, "groups");
  });
}

function timed(times: number, act: () => number): number {
  let seen = 0;
  const started = performance.now();
  for (let time = 0; time < times; time += 1) seen += act();
  const ms = performance.now() - started;
  if (seen === 0) throw new Error("a page is empty");
  return ms / times;
}
