import * as v from "valibot";
import {
  type AdminServer,
  callServer,
  checkOptions,
  describeRejection,
  NoServer,
  type OperationCommand,
  readOptions,
} from "../../http/admin-client.ts";
import { RequestError } from "../../http/errors.ts";
import { type Outcome, OutcomeSchema } from "../../http/operations.ts";
import { type Operate, type Operation, OperationSchema } from "./operations.ts";

export const USAGE = `npm run ledger -- verify     checks order, hashes, sums, balances, rounds, jackpots and payments; fails on any problem
npm run ledger -- rebuild    sets every balance to the sum of its postings
npm run ledger -- credit --player <address or id> --amount 123.45 --currency EUR --reason <why> [--key <name>]
npm run ledger -- debit  --player <address or id> --amount 123.45 --currency EUR --reason <why> [--key <name>]
npm run ledger -- settle    --player <address or id> --currency EUR    pays a debt from the player's real balance
npm run ledger -- write-off --player <address or id> --currency EUR --reason <why> --by <name>    requests it; then a second person:
npm run ledger -- approve   --id <of the write-off> --by <name>

--by     your name, in plain letters
--reason is shown on the player's receipt
--key    idempotency key of an adjustment
--url    the server (http://127.0.0.1 and PORT); other machines need https

Runs on the server; if no server is running, opens the database in this process.
`;

const OPTIONS = {
  player: { type: "string" },
  amount: { type: "string" },
  currency: { type: "string" },
  reason: { type: "string" },
  key: { type: "string" },
  id: { type: "string" },
  by: { type: "string" },
  url: { type: "string" },
} as const;

export type Command = OperationCommand<Operation>;

/** Parses a staff command; an adjustment without a key gets `newKey`. @throws UsageError */
export function readCommand(args: string[], newKey: string): Command {
  const { url, rest, ...values } = readOptions(args, OPTIONS);
  const command = values.command?.replace("-", "_");
  const defaults = command === "credit" || command === "debit" ? { key: newKey } : {};
  return { operation: checkOptions(OperationSchema, { ...defaults, ...rest, command }), url };
}

export interface CommandDeps {
  server: AdminServer;
  /** Opens the database in this process and runs the work there, for when no server runs. */
  runLocally: (work: (operate: Operate) => Promise<Outcome>) => Promise<Outcome>;
}

/** Runs the command on the server, or locally if none runs. @throws Error with a message for the staff member */
export async function runCommand(
  { operation, url }: Command,
  { server, runLocally }: CommandDeps,
): Promise<Outcome> {
  try {
    return v.parse(OutcomeSchema, await callServer(server, "/operator/ledger", operation));
  } catch (error) {
    if (!(error instanceof NoServer) || url !== undefined) throw error;
  }
  try {
    return await runLocally((operate) => operate(operation));
  } catch (error) {
    throw error instanceof RequestError ? new Error(describeRejection(error.errors)) : error;
  }
}
