import { readCommand, runCommand, USAGE } from "../modules/sign-in/staff/command.ts";
import { runStaffCommand } from "./run-command.ts";

/** `npm run accounts`: staff commands on sessions, two-factor authentication and secrets. Runs on the server. */
await runStaffCommand(process.argv.slice(2), process.env, {
  usage: USAGE,
  read: readCommand,
  run: (command, { server, print }) => runCommand(command, server, print),
});
