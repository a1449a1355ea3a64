import { randomUUID } from "node:crypto";
import { existingDatabase } from "./config.ts";
import { openDatabase } from "./db/client.ts";
import { readCommand, runCommand, USAGE } from "./modules/ledger/command.ts";
import { createBooks } from "./play.ts";
import { runOperatorCommand } from "./run-command.ts";

const key = randomUUID();

/** `npm run ledger`: for operators. The running server does it; where none runs, this process. */
await runOperatorCommand(process.argv.slice(2), process.env, {
  usage: USAGE,
  read: (args) => readCommand(args, key),
  run: (command, { server, env }) =>
    runCommand(command, {
      server,
      here: async (work) => {
        const { db, close } = await openDatabase(existingDatabase(env));
        return work(createBooks({ db, now: Date.now }).operate).finally(close);
      },
    }),
  hint: ({ operation }) =>
    JSON.stringify(operation).includes(key)
      ? `Should it be unsure whether it was done, repeat it with --key ${key}`
      : undefined,
});
