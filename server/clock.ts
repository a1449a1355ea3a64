import { readCommand, runCommand, USAGE } from "./modules/test-clock/command.ts";
import { runOperatorCommand } from "./run-command.ts";

/** `npm run clock`: moves the time of a running server that is not in production, so that what comes later is tried out now. */
await runOperatorCommand(process.argv.slice(2), process.env, {
  usage: USAGE,
  read: readCommand,
  run: async (command, { server }) => ({ ok: true, lines: [await runCommand(command, server)] }),
});
