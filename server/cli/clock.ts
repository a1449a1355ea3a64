import { readCommand, runCommand, USAGE } from "../modules/test-clock/command.ts";
import { runStaffCommand } from "./run-command.ts";

/** `npm run clock`: moves the clock of a running demo server. */
await runStaffCommand(process.argv.slice(2), process.env, {
  usage: USAGE,
  read: readCommand,
  run: async (command, { server }) => ({ ok: true, lines: [await runCommand(command, server)] }),
});
