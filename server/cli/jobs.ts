import { readCommand, runCommand, USAGE } from "../modules/jobs/command.ts";
import { runStaffCommand } from "./run-command.ts";

/** `npm run jobs`: staff commands on scheduled jobs and failed events. Runs on the server. */
await runStaffCommand(process.argv.slice(2), process.env, {
  usage: USAGE,
  read: readCommand,
  run: (command, { server }) => runCommand(command, server),
});
