import { runOperation } from "../http/admin-client.ts";
import { hintOf, readCommand, USAGE } from "../modules/awards/staff/command.ts";
import { runStaffCommand } from "./run-command.ts";
import { staffCredential } from "./staff-session.ts";

/** `npm run awards`: gestures of staff. Runs on the server. */
await runStaffCommand(process.argv.slice(2), process.env, {
  usage: USAGE,
  read: readCommand,
  credential: staffCredential,
  run: (command, { server }) => runOperation(command, server, "/operator/awards"),
  hint: hintOf,
});
