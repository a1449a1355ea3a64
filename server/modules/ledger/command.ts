import * as v from "valibot";
import {
  askServer,
  checkOptions,
  describeRejection,
  NoServer,
  type OperatedServer,
  type OperationCommand,
  readOptions,
} from "../../http/admin-client.ts";
import { RequestError } from "../../http/errors.ts";
import { type Outcome, OutcomeSchema } from "../../http/operations.ts";
import { type Operate, type Operation, OperationSchema } from "./operations.ts";

export const USAGE = `npm run ledger -- verify     reads everything again: order, hashes, sums, balances, rounds, jackpots, payments; fails where something does not hold
npm run ledger -- rebuild    sets every balance to the sum of its postings
npm run ledger -- credit --player <address or id> --amount 123.45 --currency EUR --reason <why> [--key <name>]
npm run ledger -- debit  --player <address or id> --amount 123.45 --currency EUR --reason <why> [--key <name>]
npm run ledger -- settle    --player <address or id> --currency EUR    pays what is owed from the player's own money
npm run ledger -- write-off --player <address or id> --currency EUR --reason <why> --by <name>    asks for it; then somebody else:
npm run ledger -- approve   --id <of the write-off> --by <name>

--by     who you are, in plain letters
--reason is what the player reads on the receipt
--key    names an adjustment: repeated with the same one, it is done once
--url    the server (http://127.0.0.1 and PORT); elsewhere than on this machine by https

The running server does it; where none runs, the database is opened here.
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

/** What an operator asks for. An adjustment without a key gets `newKey`. @throws UsageError */
export function readCommand(args: string[], newKey: string): Command {
  const { url, rest, ...words } = readOptions(args, OPTIONS);
  const does = words.does?.replace("-", "_");
  const named = does === "credit" || does === "debit" ? { key: newKey } : {};
  return { operation: checkOptions(OperationSchema, { ...named, ...rest, does }), url };
}

export interface CommandDeps {
  server: OperatedServer;
  /** Opens the database in this process and operates there, for where no server runs. */
  here: (work: (operate: Operate) => Promise<Outcome>) => Promise<Outcome>;
}

/** Has the server do it, or does it here; throws what is to be said when it was not done. */
export async function runCommand(
  { operation, url }: Command,
  { server, here }: CommandDeps,
): Promise<Outcome> {
  try {
    return v.parse(OutcomeSchema, await askServer(server, "/operator/ledger", operation));
  } catch (error) {
    if (!(error instanceof NoServer) || url !== undefined) throw error;
  }
  try {
    return await here((operate) => operate(operation));
  } catch (error) {
    throw error instanceof RequestError ? new Error(describeRejection(error.errors)) : error;
  }
}
