import type { AccountBalances } from "../../../src/contract/accounts.ts";
import { toAmount } from "../../../src/rules/money/amounts.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { type AccountRow, createAccountsStore } from "./store.ts";

export interface AccountsDeps {
  db: Db;
  now: () => number;
  /** Wagering of the accounts' running bonuses, by account. */
  wageringOf: (playerId: number) => Promise<ReadonlyMap<number, Wagering>>;
  /** Currencies that new accounts may use. */
  enabled: () => Promise<string[]>;
}

/** Real balance minus debt, never negative. */
const available = ({ real, owed }: AccountRow) => (real + owed > 0n ? real + owed : 0n);

/** Requirement and progress of an account's running bonus, minor units. */
interface Wagering {
  required: bigint;
  wagered: bigint;
}

function present(row: AccountRow, wagering: Wagering | undefined): AccountBalances {
  return {
    id: row.id,
    currency: row.currency,
    amount_cents: toAmount(row.real),
    available_to_cashout_cents: toAmount(available(row)),
    active: row.active,
    bonus_cents: toAmount(row.bonus),
    reserved_cents: toAmount(row.reserved),
    owed_cents: toAmount(-row.owed),
    unsettled_cents: toAmount(row.unsettled),
    wagering_cents: toAmount(wagering?.required ?? 0n),
    wagered_cents: toAmount(wagering?.wagered ?? 0n),
    version: row.version,
  };
}

/** Players' accounts and balances. */
export function createAccountsService({ db, now, enabled, wageringOf }: AccountsDeps) {
  const store = createAccountsStore(db, now);
  return {
    async of(playerId: number): Promise<AccountBalances[]> {
      const [rows, wagering] = [await store.of(playerId), await wageringOf(playerId)];
      return rows.map((row) => present(row, wagering.get(row.id)));
    },

    /** Switches to an account, opening it if the currency is enabled. @throws RequestError */
    async activate(playerId: number, currency: string): Promise<void> {
      const rows = await store.of(playerId);
      const exists = rows.some((row) => row.currency === currency);
      if (!exists && !(await enabled()).includes(currency))
        throw new RequestError("validation_failed", { errors: { currency: ["unknown"] } });
      await store.activate(playerId, currency);
    },
  };
}

export type AccountsService = ReturnType<typeof createAccountsService>;
