import * as v from "valibot";
import type { CurrencyConfig } from "../../../src/contract/config.ts";
import { minorUnits } from "../../../src/rules/money/minor-units.ts";
import { rebuildBalances, verifyLedger } from "../../core/ledger/verify.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { StaffNameSchema as by, type Outcome, textUpTo as text } from "../../http/operations.ts";
import type { Adjust } from "./adjustments.ts";
import type { ClearedDebt, NegativeBalances } from "./negative-balances.ts";

const currency = v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{3,4}$/, "invalid_format"));

/** A staff command on the ledger. */
export const OperationSchema = v.variant("command", [
  v.strictObject({ command: v.literal("verify") }),
  v.strictObject({ command: v.literal("rebuild") }),
  v.strictObject({
    command: v.picklist(["credit", "debit"]),
    /** A player id, or the email address of a confirmed player. */
    player: text(254),
    /** A decimal with a point, such as `123.45`. */
    amount: text(40),
    currency,
    reason: text(200),
    key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, "invalid_format")),
  }),
  v.strictObject({ command: v.literal("settle"), player: text(254), currency }),
  v.strictObject({
    command: v.literal("write_off"),
    player: text(254),
    currency,
    reason: text(200),
    by,
  }),
  v.strictObject({ command: v.literal("approve"), id: v.pipe(v.string(), v.uuid("unknown")), by }),
]);
export type Operation = v.InferOutput<typeof OperationSchema>;

export interface OperationsDeps {
  db: Db;
  adjust: Adjust;
  debts: NegativeBalances;
  /** @returns violated invariants of the other modules, one sentence each */
  verifyOtherModules: () => Promise<string[]>;
  /** Finds a player by id or email address. */
  findPlayer: (idOrEmail: string) => Promise<number | undefined>;
  currencies: () => Promise<CurrencyConfig["currencies"]>;
}

function reject(field: string, code: string): never {
  throw new RequestError("validation_failed", { errors: { [field]: [code] } });
}

const clearedLine = ({ entryId, cleared, remaining }: ClearedDebt) =>
  `Entry ${entryId}: ${cleared} minor units of debt cleared, ${remaining} left`;

/** Runs staff commands on the ledger. */
export function createOperations(deps: OperationsDeps) {
  const { db, adjust, debts, verifyOtherModules, findPlayer, currencies } = deps;
  return async (operation: Operation): Promise<Outcome> => {
    if (operation.command === "verify") {
      const { players, entries, digest, problems: ledgerProblems } = await verifyLedger(db);
      const problems = [...ledgerProblems, ...(await verifyOtherModules())];
      const verdict = problems.length === 0 ? "no problems" : `${problems.length} problems`;
      const summary = `${entries} entries of ${players} players: ${verdict}`;
      return { ok: problems.length === 0, lines: [...problems, summary, `Digest of this state: ${digest}`] };
    }
    if (operation.command === "rebuild") {
      const changed = await rebuildBalances(db);
      return {
        ok: true,
        lines: [`${changed} accounts corrected`],
      };
    }
    if (operation.command === "approve")
      return { ok: true, lines: [clearedLine(await debts.approveWriteOff(operation.id, operation.by))] };
    const { player, currency } = operation;
    const playerId = (await findPlayer(player)) ?? reject("player", "unknown");
    if (operation.command === "settle")
      return { ok: true, lines: [clearedLine(await debts.settle(playerId, currency))] };
    if (operation.command === "write_off") {
      const { reason, by } = operation;
      const { id, amount } = await debts.requestWriteOff(playerId, currency, reason, by);
      return {
        ok: true,
        lines: [`${amount} minor units of ${currency} to be written off: approve --id ${id}`],
      };
    }
    const { amount, reason, key } = operation;
    const all = await currencies();
    if (!Object.hasOwn(all, currency)) reject("currency", "unknown");
    const { subunits_to_unit } = all[currency]!;
    const minor = minorUnits(amount, subunits_to_unit) ?? reject("amount", "invalid_format");
    const signed = operation.command === "credit" ? minor : -minor;
    const { entryId, balance } = await adjust({ playerId, currency, amount: signed, reason, key });
    return { ok: true, lines: [`Entry ${entryId}: ${player} has ${balance} minor units of ${currency}`] };
  };
}

export type Operate = ReturnType<typeof createOperations>;
