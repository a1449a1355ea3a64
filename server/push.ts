import { randomUUID } from "node:crypto";
import { readCommand, runCommand, USAGE } from "./modules/operator/command.ts";
import { runOperatorCommand } from "./run-command.ts";

const key = randomUUID();

/** `npm run push`: tells a player something, for operators. The running server does it. */
await runOperatorCommand(process.argv.slice(2), process.env, {
  usage: USAGE,
  read: (args) => readCommand(args, key),
  run: async (command, { server }) => ({ ok: true, lines: [await runCommand(command, server)] }),
  hint: ({ body }) =>
    body.win?.key === key
      ? `Should it be unsure whether it was paid, repeat it with --key ${key}`
      : undefined,
});
