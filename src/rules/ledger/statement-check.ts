import type { AccountBalances } from "../../contract/accounts.ts";
import type { BalanceType } from "../../contract/history.ts";
import type { Balances, Receipt, Statement } from "../../contract/statement.ts";

/** Mismatch of a receipt, or of its account's current balance. */
export type Mismatch =
  /** A previous number is missing or duplicated. */
  | "missing"
  /** The change is not the difference of the balances before and after. */
  | "sum"
  /** The opening balance differs from the previous closing balance. */
  | "carried"
  /** The player's first receipt does not start at zero. */
  | "opening"
  /** The account's balance differs from its newest receipt, or a newer entry exists. */
  | "balance"
  /** Its hash or the previous receipt's hash is wrong. */
  | "hash";

/** Recomputed totals of an account: minor units over all balances. */
export interface RecomputedAccount {
  currency: string;
  opening: bigint;
  change: bigint;
  closing: bigint;
}

export type Check =
  | { matches: true; receipts: number; accounts: RecomputedAccount[] }
  | { matches: false; mismatch: Mismatch; number: number };

const BALANCE_FIELDS = {
  real: "real_cents",
  bonus: "bonus_cents",
  reserved: "reserved_cents",
  owed: "owed_cents",
  unsettled: "unsettled_cents",
} as const;
const BALANCE_TYPES = Object.keys(BALANCE_FIELDS) as BalanceType[];

/** Running state of an account while checking its receipts. */
interface Account extends RecomputedAccount {
  /** Balances that the receipts have changed, by type. */
  balances: Map<BalanceType, bigint>;
  /** Number of its latest receipt. */
  number: number;
}

/** True if the changes match the postings of their balances, and all postings sum to zero. */
function isBalanced({ changes, chain, total }: Receipt): boolean {
  const posted = chain.postings.filter(([side]) => side.startsWith("purse:"));
  const isSame =
    posted.length === changes.length &&
    changes.every(({ balance_type: balanceType, amount_cents }, i) => {
      const [side, amount] = posted[i]!;
      return side === `purse:${balanceType}` && BigInt(amount) === BigInt(amount_cents);
    });
  const postingSum = chain.postings.reduce((sum, [, amount]) => sum + BigInt(amount), 0n);
  const changeSum = changes.reduce((sum, { amount_cents }) => sum + BigInt(amount_cents), 0n);
  return isSame && postingSum === 0n && BigInt(total.before_cents) + changeSum === BigInt(total.after_cents);
}

/**
 * Applies a receipt to its account.
 * @returns the mismatch, if any.
 */
function applyReceipt(account: Account, { number, changes, total }: Receipt): Mismatch | null {
  if (account.closing !== BigInt(total.before_cents)) return "carried";
  for (const { balance_type: balanceType, amount_cents, before_cents, after_cents } of changes) {
    const before = BigInt(before_cents);
    const amount = BigInt(amount_cents);
    if ((account.balances.get(balanceType) ?? before) !== before) return "carried";
    if (before + amount !== BigInt(after_cents)) return "sum";
    account.balances.set(balanceType, before + amount);
    account.change += amount;
  }
  account.closing = account.opening + account.change;
  account.number = number;
  return null;
}

/** True if all balances of a player's first receipt start at zero. */
const startsAtZero = ({ changes, total }: Receipt) =>
  BigInt(total.before_cents) === 0n && changes.every(({ before_cents }) => BigInt(before_cents) === 0n);

function matchesBalances({ closing, balances }: Account, now: Balances | undefined): boolean {
  if (!now) return false;
  const amount = (balanceType: BalanceType) => BigInt(now[BALANCE_FIELDS[balanceType]]);
  return (
    BALANCE_TYPES.reduce((sum, balanceType) => sum + amount(balanceType), 0n) === closing &&
    [...balances].every(([balanceType, balance]) => balance === amount(balanceType))
  );
}

/**
 * Recomputes balances from receipts (newest first) and compares them with the current ones in `now`. Unless
 * `isComplete`, the receipts may skip numbers, for example those of a single currency.
 */
export function checkStatement(
  receipts: readonly Receipt[],
  now: NonNullable<Statement["now"]>,
  { isComplete }: { isComplete: boolean },
): Check {
  const accounts = new Map<string, Account>();
  const mismatch = (mismatch: Mismatch, number: number): Check => ({ matches: false, mismatch, number });
  let last: Receipt | undefined;
  for (const receipt of receipts.toReversed()) {
    const { number, currency, total } = receipt;
    if (last && (isComplete ? number !== last.number + 1 : number <= last.number))
      return mismatch("missing", number);
    if (last && isComplete && receipt.previous_hash !== last.hash) return mismatch("hash", number);
    if (!isBalanced(receipt)) return mismatch("sum", number);
    if (number === 1 && !startsAtZero(receipt)) return mismatch("opening", number);
    const opening = BigInt(total.before_cents);
    const account = accounts.get(currency) ?? {
      currency,
      opening,
      change: 0n,
      closing: opening,
      balances: new Map<BalanceType, bigint>(),
      number,
    };
    accounts.set(currency, account);
    const reason = applyReceipt(account, receipt);
    if (reason) return mismatch(reason, number);
    last = receipt;
  }
  if (last && isComplete && last.number !== now.number) return mismatch("missing", now.number);
  if (last && isComplete && last.hash !== now.hash) return mismatch("hash", last.number);
  for (const account of accounts.values())
    if (
      !matchesBalances(
        account,
        now.accounts.find(({ currency }) => currency === account.currency),
      )
    )
      return mismatch("balance", account.number);
  return {
    matches: true,
    receipts: receipts.length,
    accounts: [...accounts.values()].map(({ currency, opening, change, closing }) => ({
      currency,
      opening,
      change,
      closing,
    })),
  };
}

/** True if displayed accounts match the statement's; accounts of another version are ignored. */
export function matchesStatement(
  displayedAccounts: readonly AccountBalances[],
  now: Pick<NonNullable<Statement["now"]>, "accounts" | "number">,
): boolean {
  return displayedAccounts.every(
    ({ currency, version, amount_cents, bonus_cents, reserved_cents, unsettled_cents }) => {
      const balances = now.accounts.find((one) => one.currency === currency);
      if (!balances || version !== now.number) return true;
      const pairs = [
        [amount_cents, balances.real_cents],
        [bonus_cents, balances.bonus_cents],
        [reserved_cents, balances.reserved_cents],
        [unsettled_cents, balances.unsettled_cents],
      ] as const;
      return pairs.every(([one, other]) => BigInt(one) === BigInt(other));
    },
  );
}
