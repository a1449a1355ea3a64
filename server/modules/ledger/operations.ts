import * as v from "valibot";
import type { CurrencyConfig } from "../../../src/contract/config.ts";
import { minorUnits } from "../../../src/rules/money/minor-units.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { StaffNameSchema as by, type Outcome, textUpTo as text } from "../../http/operations.ts";
import type { Adjust } from "./adjustments.ts";
import type { Cleared, Debts } from "./negative-balances.ts";
import { rebuildBalances, verifyLedger } from "./verify.ts";

const currency = v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{3,4}$/, "invalid_format"));

/** What an operator's command asks for. */
export const OperationSchema = v.variant("does", [
  v.strictObject({ does: v.literal("verify") }),
  v.strictObject({ does: v.literal("rebuild") }),
  v.strictObject({
    does: v.picklist(["credit", "debit"]),
    /** An id, or the address of a confirmed player. */
    player: text(254),
    /** As people write it, with a point: `123.45`. */
    amount: text(40),
    currency,
    reason: text(200),
    key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, "invalid_format")),
  }),
  v.strictObject({ does: v.literal("settle"), player: text(254), currency }),
  v.strictObject({
    does: v.literal("write_off"),
    player: text(254),
    currency,
    reason: text(200),
    by,
  }),
  v.strictObject({ does: v.literal("approve"), id: v.pipe(v.string(), v.uuid("unknown")), by }),
]);
export type Operation = v.InferOutput<typeof OperationSchema>;

export interface OperationsDeps {
  db: Db;
  adjust: Adjust;
  debts: Debts;
  /** What does not hold in books beside the ledger's own, each as a sentence. */
  verifyOthers: () => Promise<string[]>;
  /** By id or by address. */
  findPlayer: (name: string) => Promise<number | undefined>;
  currencies: () => Promise<CurrencyConfig["currencies"]>;
}

function refuse(field: string, code: string): never {
  throw new RequestError("validation_failed", { errors: { [field]: [code] } });
}

const clearedLine = ({ entryId, cleared, left }: Cleared) =>
  `Entry ${entryId}: ${cleared} minor units are owed no more, ${left} still are`;

/** Does what an operator asks of the ledger. */
export function createOperations(deps: OperationsDeps) {
  const { db, adjust, debts, verifyOthers, findPlayer, currencies } = deps;
  return async (operation: Operation): Promise<Outcome> => {
    if (operation.does === "verify") {
      const { players, entries, digest, problems: own } = await verifyLedger(db);
      const problems = [...own, ...(await verifyOthers())];
      const found = problems.length === 0 ? "all is well" : `${problems.length} problems`;
      const said = `${entries} entries of ${players} players: ${found}`;
      return { ok: problems.length === 0, lines: [...problems, said, `Digest of this state: ${digest}`] };
    }
    if (operation.does === "rebuild") {
      const changed = await rebuildBalances(db);
      return {
        ok: true,
        lines: [`${changed} accounts had another balance than their entries, and have it no more`],
      };
    }
    if (operation.does === "approve")
      return { ok: true, lines: [clearedLine(await debts.approveWriteOff(operation.id, operation.by))] };
    const { player, currency } = operation;
    const playerId = (await findPlayer(player)) ?? refuse("player", "unknown");
    if (operation.does === "settle")
      return { ok: true, lines: [clearedLine(await debts.settle(playerId, currency))] };
    if (operation.does === "write_off") {
      const { reason, by } = operation;
      const { id, amount } = await debts.askWriteOff(playerId, currency, reason, by);
      return {
        ok: true,
        lines: [`${amount} minor units of ${currency} to be written off: approve --id ${id}`],
      };
    }
    const { amount, reason, key } = operation;
    const all = await currencies();
    if (!Object.hasOwn(all, currency)) refuse("currency", "unknown");
    const { subunits_to_unit } = all[currency]!;
    const minor = minorUnits(amount, subunits_to_unit) ?? refuse("amount", "invalid_format");
    const signed = operation.does === "credit" ? minor : -minor;
    const { entryId, balance } = await adjust({ playerId, currency, amount: signed, reason, key });
    return { ok: true, lines: [`Entry ${entryId}: ${player} has ${balance} minor units of ${currency}`] };
  };
}

export type Operate = ReturnType<typeof createOperations>;
