/** The recipes of docs/CI.md and the action: every command line in them is read by the real parser of arguments. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import { packageRoot } from "../package-info.js";
import { splitCommandLine } from "../targets/command-line.js";
import { build } from "./main.js";

const read = (file: string): string => readFileSync(join(packageRoot, file), "utf8");

/** What stands in a recipe for something else. */
const values: Readonly<Record<string, string>> = {
  TARGET: "./daemon",
  PROFILE: "groups",
  REPORTS: "reports",
  EXPECTATIONS: "expectations.json",
  ARGS: "--bail",
  VERSION: "1.2.3",
  CI_PROJECT_DIR: "/builds/x",
  CI_NODE_INDEX: "1",
  CI_NODE_TOTAL: "4",
  "matrix.index": "1",
};

/** The words after the kit's name in every command line of the text; a line may be continued. */
function commandLines(text: string): string[][] {
  const filled = text
    .replace(/ *\\\n\s*/g, " ")
    .replace(/ "\$\{\w+\[@\]\}"/g, "")
    .replace(/\$\{\{ ([\w.]+) \}\}|\$(\w+)/g, (_, inYaml: string, inShell: string) => {
      const value = values[inYaml] ?? values[inShell];
      if (value === undefined)
        throw new Error(`the recipe uses ${inYaml} ${inShell}, which has no value here`);
      return value;
    });
  const found = filled.matchAll(/\bnpx (?:--yes )?"?appduct-conformance(?:@[\d.]+)?"? *(.*)/g);
  return [...found].map(([, words = ""]) => {
    const reading = splitCommandLine(words);
    if (!reading.ok) throw new Error(`${words}: ${reading.why}`);
    return [...reading.words];
  });
}

/** Reads the words as the kit would, and does nothing. @throws CommanderError for what the kit would refuse */
async function parse(words: readonly string[]): Promise<void> {
  const program = build(() => undefined);
  for (const command of program.commands) {
    command.action((...args: unknown[]) => {
      const { args: given, registeredArguments } = args.at(-1) as Command;
      if (registeredArguments.length === 0 && given.length > 0)
        throw new Error(`there is no command ${given[0]}`);
    });
  }
  await program.parseAsync(["node", "kit", ...words]);
}

const blocks = [...read("docs/CI.md").matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(
  ([, language = "", text = ""]) => ({
    language,
    text,
  }),
);
const recipes = blocks.flatMap(({ text }) => commandLines(text));
const script = (parseDocument(read("action.yml")).toJS() as Action).runs.steps
  .flatMap(({ run }) => run ?? [])
  .join("\n");

type Action = {
  inputs: Record<string, { description: string; required?: boolean; default?: string }>;
  runs: {
    using: string;
    steps: { run?: string; env?: Record<string, string>; with?: Record<string, string> }[];
  };
};

describe("the command lines of docs/CI.md", () => {
  it("are found", () => {
    expect(recipes.length).toBeGreaterThan(8);
  });

  it.each(recipes.map((words) => [words.join(" "), words] as const))("%s", async (_, words) => {
    await expect(parse(words)).resolves.toBeUndefined();
  });

  it("would be refused if the kit did not take them", async () => {
    await expect(parse(["--no-such-flag"])).rejects.toThrow("unknown option");
    await expect(parse(["mrge", "a.json"])).rejects.toThrow("there is no command");
    await expect(parse(["--shard", "5/4"])).rejects.toThrow("It takes I/N");
  });

  it.each(blocks.filter(({ language }) => language === "yaml").map(({ text }) => [text]))(
    "stand in YAML %#",
    (text) => {
      expect(parseDocument(text).errors).toEqual([]);
    },
  );

  it("name no flag in the prose that the kit does not have", () => {
    expect(unknownFlags(read("docs/CI.md"))).toEqual([]);
  });
});

describe("the action", () => {
  const document = parseDocument(read("action.yml"));
  const action = document.toJS() as Action;

  it("is a composite one, with the inputs that are documented", () => {
    expect(document.errors).toEqual([]);
    expect(action.runs.using).toBe("composite");
    expect(Object.keys(action.inputs)).toEqual(
      expect.arrayContaining(["target", "profile", "expectations", "args", "reports"]),
    );
    for (const { description } of Object.values(action.inputs)) expect(description).toMatch(/\.$/);
  });

  it("uses every input, and none that there is not", () => {
    const used = [...read("action.yml").matchAll(/\$\{\{ inputs\.([\w-]+) \}\}/g)].map(([, name]) => name);
    expect([...new Set(used)].sort()).toEqual(Object.keys(action.inputs).sort());
  });

  it("never lets the text of an input become a piece of the script", () => {
    expect(script).not.toContain("${{");
  });

  it("calls the kit as it is to be called", async () => {
    const [words, ...more] = commandLines(script);
    expect(more).toEqual([]);
    expect(words).toContain("statement=reports/statement.md");
    await parse(words ?? []);
    expect(unknownFlags(script)).toEqual([]);
  });
});

function unknownFlags(text: string): string[] {
  const known = build(() => undefined).commands.flatMap(({ options }) => options.map(({ long }) => long));
  const named = [...text.matchAll(/(?<![\w-])--[a-z][a-z-]*/g)].map(([flag]) => flag);
  return [...new Set(named)].filter((flag) => flag !== "--yes" && !known.includes(flag));
}
