import { readCommand, runCommand, USAGE } from "../modules/payments/staff/command.ts";
import { runStaffCommand } from "./run-command.ts";

/** `npm run payments`: staff commands on withdrawals. Runs on the server. */
await runStaffCommand(process.argv.slice(2), process.env, {
  usage: USAGE,
  read: readCommand,
  run: (command, { server }) => runCommand(command, server),
});
