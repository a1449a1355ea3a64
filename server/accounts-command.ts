import { readCommand, runCommand, USAGE } from "./modules/players/command.ts";
import { runOperatorCommand } from "./run-command.ts";

/** `npm run accounts`: operator commands on players' sessions, second factors and secrets. Runs on the server. */
await runOperatorCommand(process.argv.slice(2), process.env, {
  usage: USAGE,
  read: readCommand,
  run: (command, { server, print }) => runCommand(command, server, print),
});
