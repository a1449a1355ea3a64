import { randomUUID } from "node:crypto";
import { readCommand, runCommand, USAGE } from "../modules/operator/command.ts";
import { runStaffCommand } from "./run-command.ts";

const key = randomUUID();

/** `npm run push`: staff command that notifies a player. Runs on the server. */
await runStaffCommand(process.argv.slice(2), process.env, {
  usage: USAGE,
  read: (args) => readCommand(args, key),
  run: async (command, { server }) => ({ ok: true, lines: [await runCommand(command, server)] }),
  hint: ({ body }) =>
    body.win?.key === key ? `If the outcome is unknown, repeat the command with --key ${key}` : undefined,
});
