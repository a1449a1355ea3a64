import { readCommand, runCommand, USAGE } from "../modules/campaigns/staff/command.ts";
import { runStaffCommand } from "./run-command.ts";
import { staffCredential } from "./staff-session.ts";

/** `npm run campaigns`: staff commands on campaigns. Runs on the server. */
await runStaffCommand(process.argv.slice(2), process.env, {
  usage: USAGE,
  read: readCommand,
  credential: staffCredential,
  run: (command, { server }) => runCommand(command, server),
});
