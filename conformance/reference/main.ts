/** The command `appduct-reference`. Each subcommand loads its own code, so that none waits for another's. */
import { Command, Option } from "commander";
import { PROFILES, type Profile } from "./daemon/profile.js";

const EXIT_USAGE = 2;

/**
 * Runs the command.
 *
 * @param argv - as `process.argv`: the first two words are skipped
 */
export async function main(argv: readonly string[]): Promise<void> {
  const program = new Command("appduct-reference")
    .description("Reference implementations of the Appduct tool registry protocol.")
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : EXIT_USAGE));
  addDaemon(program);
  await program.parseAsync(argv);
}

function addDaemon(program: Command): void {
  program
    .command("daemon")
    .description("serve a daemon in the state directory that APPDUCT_STATE_DIR names")
    .addOption(
      new Option("--profile <profile>", "the revision of the protocol to keep")
        .choices(PROFILES)
        .default("groups"),
    )
    .action(async (options: { profile: Profile }) => {
      const { runDaemon } = await import("./daemon/command.js");
      await runDaemon(options);
    });
}
