/** The command `appduct-conformance`. Each subcommand loads its own code, so that none waits for another's. */
import { Command, CommanderError, Help } from "commander";
import { exitCodes } from "../engine/exit-code.js";
import { kitIdentity } from "../package-info.js";
import { visible, visibleLines } from "../report/visible.js";
import { withoutCommands } from "../report/workflow-command.js";
import { UsageError } from "../usage-error.js";
import { colorOption, replayOptions, reportOptions, runOptions, targetOptions } from "./flags.js";
import type {
  DiffFlags,
  DoctorFlags,
  ExplainFlags,
  GivenFlags,
  ListFlags,
  MergeFlags,
  ReplayFlags,
  RunFlags,
} from "./flags.js";

/**
 * Runs the command and ends the process.
 *
 * @param argv - as `process.argv`: the first two words are skipped
 */
export async function main(argv: readonly string[]): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    // Whoever read it has gone (`| head`). The run goes on for its exit code and its report files.
    stream.on("error", () => undefined);
  }
  process.on("uncaughtException", (error) => {
    process.exit(failed(error));
  });
  const code = await exitCodeOf(argv);
  await Promise.all([process.stdout, process.stderr].map(flushed));
  // Not left to the event loop: a target's grandchild may hold a pipe of ours open for ever.
  process.exit(code);
}

async function exitCodeOf(argv: readonly string[]): Promise<number> {
  let code: number = exitCodes.conforming;
  const program = build((ended) => {
    code = ended;
  });
  try {
    await program.parseAsync(argv);
    return code;
  } catch (error) {
    return failed(error);
  }
}

const versionFlag = ["-V, --version", "print the version"] as const;
const description = "Tells whether a daemon keeps the Appduct tool registry protocol, and where it does not.";
const exitCodeHelp = `
Exit codes: 0 conforming, 1 not conforming, 2 wrong usage, 3 target unusable,
            4 a bug of the kit, 5 nothing executed, 130 interrupted`;

const replayHelp = `
Exit codes: 0 FIXED, 1 FAILED, 3 CANNOT (target unusable), 5 CANNOT (the
            failure fits this kit or this target no more), 2 wrong usage,
            4 a bug of the kit, 130 interrupted`;

export function build(end: (code: number) => void): Command {
  const { name, version } = kitIdentity();
  const program = new Command(name)
    .description(description)
    .usage("[command] [options]")
    .version(version, ...versionFlag)
    .helpOption("-h, --help", "print this")
    .helpCommand("help [command]", "print what a command takes")
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      outputError: (text, write) => {
        write(`${complaint(text)}\n`);
      },
    })
    .addHelpText("after", exitCodeHelp);

  const run = program
    .command("run", { isDefault: true })
    .description("check a target (the default command)")
    .version(version, ...versionFlag)
    .allowExcessArguments()
    .action(async (flags: GivenFlags<RunFlags>, { args: [excess] }: Command) => {
      if (excess !== undefined) throw await unknownCommand(excess, program);
      const { runCommand } = await import("./run-command.js");
      const { withManifest } = await import("./with-manifest.js");
      end(await runCommand(withManifest<RunFlags>(flags)));
    });
  for (const option of runOptions()) run.addOption(option);
  program.configureHelp({ visibleOptions: (command) => optionsShown(command, program, run) });

  program
    .command("list")
    .description("print every check")
    .option("--json", "as a JSON array")
    .addOption(colorOption())
    .action(async (flags: ListFlags) => {
      const { listCommand } = await import("./list-command.js");
      listCommand(flags);
    });

  program
    .command("explain")
    .argument(
      "<id>",
      "of a clause (LIST-02), of a check (list.sorted-by-name), or of a failure (wrong-order)",
    )
    .description("print what a clause demands, what a check does, or what a failure usually comes from")
    .addOption(colorOption())
    .action(async (id: string, flags: ExplainFlags) => {
      const { explainCommand } = await import("./explain-command.js");
      explainCommand(id, flags);
    });

  const merge = program
    .command("merge")
    .argument("<report...>", "the JSON reports of all shards of a run")
    .description("put the reports of shards together, and end as the whole run would")
    .action(async (files: string[], flags: MergeFlags) => {
      const { mergeCommand } = await import("./merge-command.js");
      end(mergeCommand(files, flags));
    });
  for (const option of [...reportOptions(), colorOption()]) merge.addOption(option);

  const replay = program
    .command("replay")
    .argument("<failure>", "the id of a check that failed here, or the file of its bundle")
    .description("perform one recorded failure again: FIXED, FAILED or CANNOT")
    .addHelpText("after", replayHelp)
    .action(async (failure: string, flags: ReplayFlags) => {
      const { replayCommand } = await import("./replay-command.js");
      end(await replayCommand(failure, flags));
    });
  for (const option of replayOptions()) replay.addOption(option);

  program
    .command("diff")
    .argument("<before>", "a JSON report")
    .argument("<after>", "another one")
    .description("print what changed between two reports; exit code 1 when it got worse")
    .option("--json", "as JSON")
    .addOption(colorOption())
    .action(async (before: string, after: string, flags: DiffFlags) => {
      const { diffCommand } = await import("./diff-command.js");
      end(diffCommand(before, after, flags));
    });

  const doctor = program
    .command("doctor")
    .description("tell whether a target can be examined at all, and if not, what to try")
    .action(async (flags: GivenFlags<DoctorFlags>) => {
      const { doctorCommand } = await import("./doctor-command.js");
      const { withManifest } = await import("./with-manifest.js");
      end(await doctorCommand(withManifest<DoctorFlags>(flags)));
    });
  for (const option of [...targetOptions(), colorOption()]) doctor.addOption(option);
  return program;
}

/** The help of the kit is also that of its default command. */
function optionsShown(command: Command, program: Command, run: Command): ReturnType<Help["visibleOptions"]> {
  const own = new Help().visibleOptions(command);
  if (command !== program) return own;
  return [...run.options, ...own.filter(({ long }) => long === "--help")];
}

async function unknownCommand(word: string, program: Command): Promise<UsageError> {
  const { nearest } = await import("./nearest.js");
  const [near] = nearest(
    word,
    program.commands.map((command) => command.name()),
  );
  const hint = near === undefined ? "a target is given with --target <command>" : `did you mean ${near}?`;
  return new UsageError(`there is no command ${word}; ${hint}`);
}

/** One line, whatever the message was. */
function complaint(message: string): string {
  const text = message.replace(/^error: /, "").trim();
  return `appduct-conformance: ${withoutCommands(visible(text.replace(/\s*\n\s*/g, " ")))}`;
}

/** Says what went wrong. @returns the exit code */
function failed(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.conforming : exitCodes.usage;
  if (error instanceof UsageError) {
    process.stderr.write(`${complaint(error.message)}\n`);
    return exitCodes.usage;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`appduct-conformance: a bug of the kit, please report it:\n${inert(stack)}\n`);
  return exitCodes.kitBug;
}

/** What a target said may be in it. */
function inert(text: string): string {
  return withoutCommands(visibleLines(text).join("\n"));
}

function flushed(stream: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    stream.write("", () => {
      resolve();
    });
  });
}
