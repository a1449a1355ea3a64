import { readCommand, runCommand, USAGE } from "./modules/mail/command.ts";
import { runOperatorCommand } from "./run-command.ts";

/** `npm run mails`: operator commands on undelivered mails. Runs on the server. */
await runOperatorCommand(process.argv.slice(2), process.env, {
  usage: USAGE,
  read: readCommand,
  run: (command, { server }) => runCommand(command, server),
});
