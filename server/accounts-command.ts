import { readCommand, runCommand, USAGE } from "./modules/players/command.ts";
import { runOperatorCommand } from "./run-command.ts";

/** `npm run accounts`: sessions, second factors and secrets of players, for operators. The running server does it. */
await runOperatorCommand(process.argv.slice(2), process.env, {
  usage: USAGE,
  read: readCommand,
  run: (command, { server, print }) => runCommand(command, server, print),
});
