import { readCommand, runCommand, USAGE } from "./modules/mail/command.ts";
import { runOperatorCommand } from "./run-command.ts";

/** `npm run mails`: mails that the mail server hasn't taken, for operators. The running server does it. */
await runOperatorCommand(process.argv.slice(2), process.env, {
  usage: USAGE,
  read: readCommand,
  run: (command, { server }) => runCommand(command, server),
});
