import { readCommand, runCommand, USAGE } from "./modules/payments/command.ts";
import { runOperatorCommand } from "./run-command.ts";

/** `npm run payments`: players' withdrawals, for operators. The running server does it. */
await runOperatorCommand(process.argv.slice(2), process.env, {
  usage: USAGE,
  read: readCommand,
  run: (command, { server }) => runCommand(command, server),
});
