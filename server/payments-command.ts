import { readCommand, runCommand, USAGE } from "./modules/payments/command.ts";
import { runOperatorCommand } from "./run-command.ts";

/** `npm run payments`: operator commands on withdrawals. Runs on the server. */
await runOperatorCommand(process.argv.slice(2), process.env, {
  usage: USAGE,
  read: readCommand,
  run: (command, { server }) => runCommand(command, server),
});
