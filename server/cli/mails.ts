import { readCommand, runCommand, USAGE } from "../modules/mail/command.ts";
import { runStaffCommand } from "./run-command.ts";

/** `npm run mails`: staff commands on undelivered mails. Runs on the server. */
await runStaffCommand(process.argv.slice(2), process.env, {
  usage: USAGE,
  read: readCommand,
  run: (command, { server }) => runCommand(command, server),
});
