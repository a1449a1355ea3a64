import { runOperation } from "../http/admin-client.ts";
import { readCommand, USAGE } from "../modules/promo-codes/staff/command.ts";
import { runStaffCommand } from "./run-command.ts";
import { staffCredential } from "./staff-session.ts";

/** `npm run promo-codes`: batches of promo codes. Runs on the server. */
await runStaffCommand(process.argv.slice(2), process.env, {
  usage: USAGE,
  read: readCommand,
  credential: staffCredential,
  run: (command, { server }) => runOperation(command, server, "/operator/promo-codes"),
});
