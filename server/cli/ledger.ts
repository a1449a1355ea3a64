import { randomUUID } from "node:crypto";
import { readCommand, runCommand, USAGE } from "../modules/ledger/command.ts";
import { existingDatabase } from "../start/existing-data.ts";
import { runStaffCommand } from "./run-command.ts";

const key = randomUUID();

/** `npm run ledger`: staff commands on the ledger. Runs on the server, or in this process if there is none. */
await runStaffCommand(process.argv.slice(2), process.env, {
  usage: USAGE,
  read: (args) => readCommand(args, key),
  run: (command, { server, env }) =>
    runCommand(command, {
      server,
      runLocally: async (work) => {
        const options = existingDatabase(env);
        // Most runs ask a server, and don't need all modules.
        const [{ openDatabase }, { createLocalLedger }] = await Promise.all([
          import("../db/client.ts"),
          import("./local-ledger.ts"),
        ]);
        const { db, close } = await openDatabase(options);
        return work(createLocalLedger(db, Date.now)).finally(close);
      },
    }),
  hint: ({ operation }) =>
    JSON.stringify(operation).includes(key)
      ? `If the outcome is unknown, repeat the command with --key ${key}`
      : undefined,
});
