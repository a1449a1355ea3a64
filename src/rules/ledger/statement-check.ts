import type { AccountParts } from "../../contract/accounts.ts";
import type { Purse } from "../../contract/history.ts";
import type { Holding, Receipt, Statement } from "../../contract/statement.ts";

/** What does not fit about a receipt, or about the balance that its account has now. */
export type Mismatch =
  /** A number is missing before it, or stands twice. */
  | "missing"
  /** What it changed is not what lies between before and after. */
  | "sum"
  /** It begins with something else than the one before it has left. */
  | "carried"
  /** The player's first does not begin with nothing. */
  | "opening"
  /** The account holds something else now than the newest of its receipts says, or there is a newer one. */
  | "balance"
  /** Its hash, or that of the one before it, is another. */
  | "hash";

/** What was recomputed of one account: minor units of all its purses. */
export interface Recomputed {
  currency: string;
  opening: bigint;
  change: bigint;
  closing: bigint;
}

export type Check =
  | { agrees: true; receipts: number; accounts: Recomputed[] }
  | { agrees: false; why: Mismatch; number: number };

const PURSE_FIELDS = {
  real: "real_cents",
  bonus: "bonus_cents",
  reserved: "reserved_cents",
  owed: "owed_cents",
} as const;
const PURSES = Object.keys(PURSE_FIELDS) as Purse[];

/** What was found of an account on the way through its receipts. */
interface Account extends Recomputed {
  /** Of purses that moved. */
  purses: Map<Purse, bigint>;
  /** The last receipt of it. */
  number: number;
}

/** Whether the changes are what the postings of its purses say, and all postings sum to zero. */
function addsUp({ changes, chain, total }: Receipt): boolean {
  const posted = chain.postings.filter(([side]) => side.startsWith("purse:"));
  const same =
    posted.length === changes.length &&
    changes.every(({ purse, amount_cents }, i) => {
      const [side, amount] = posted[i]!;
      return side === `purse:${purse}` && BigInt(amount) === BigInt(amount_cents);
    });
  const all = chain.postings.reduce((sum, [, amount]) => sum + BigInt(amount), 0n);
  const own = changes.reduce((sum, { amount_cents }) => sum + BigInt(amount_cents), 0n);
  return same && all === 0n && BigInt(total.before_cents) + own === BigInt(total.after_cents);
}

/** Goes on with a receipt of its account; gives what does not fit. */
function follow(account: Account, { number, changes, total }: Receipt): Mismatch | null {
  if (account.closing !== BigInt(total.before_cents)) return "carried";
  for (const { purse, amount_cents, before_cents, after_cents } of changes) {
    const before = BigInt(before_cents);
    const amount = BigInt(amount_cents);
    if ((account.purses.get(purse) ?? before) !== before) return "carried";
    if (before + amount !== BigInt(after_cents)) return "sum";
    account.purses.set(purse, before + amount);
    account.change += amount;
  }
  account.closing = account.opening + account.change;
  account.number = number;
  return null;
}

/** A player's first receipt begins with nothing. */
const beginsEmpty = ({ changes, total }: Receipt) =>
  BigInt(total.before_cents) === 0n && changes.every(({ before_cents }) => BigInt(before_cents) === 0n);

function holds({ closing, purses }: Account, held: Holding | undefined): boolean {
  if (!held) return false;
  const amount = (purse: Purse) => BigInt(held[PURSE_FIELDS[purse]]);
  return (
    PURSES.reduce((sum, purse) => sum + amount(purse), 0n) === closing &&
    [...purses].every(([purse, balance]) => balance === amount(purse))
  );
}

/**
 * Recomputes balances from receipts, which come newest first as the statement gives them, and compares them with what
 * there is `now`. With receipts of one currency alone (`whole` is false) numbers may be missing.
 */
export function checkStatement(
  receipts: readonly Receipt[],
  now: NonNullable<Statement["now"]>,
  { whole }: { whole: boolean },
): Check {
  const accounts = new Map<string, Account>();
  const wrong = (why: Mismatch, number: number): Check => ({ agrees: false, why, number });
  let last: Receipt | undefined;
  for (const receipt of receipts.toReversed()) {
    const { number, currency, total } = receipt;
    if (last && (whole ? number !== last.number + 1 : number <= last.number)) return wrong("missing", number);
    if (last && whole && receipt.previous_hash !== last.hash) return wrong("hash", number);
    if (!addsUp(receipt)) return wrong("sum", number);
    if (number === 1 && !beginsEmpty(receipt)) return wrong("opening", number);
    const opening = BigInt(total.before_cents);
    const account = accounts.get(currency) ?? {
      currency,
      opening,
      change: 0n,
      closing: opening,
      purses: new Map<Purse, bigint>(),
      number,
    };
    accounts.set(currency, account);
    const why = follow(account, receipt);
    if (why) return wrong(why, number);
    last = receipt;
  }
  if (last && whole && last.number !== now.number) return wrong("missing", now.number);
  if (last && whole && last.hash !== now.hash) return wrong("hash", last.number);
  for (const account of accounts.values())
    if (
      !holds(
        account,
        now.accounts.find(({ currency }) => currency === account.currency),
      )
    )
      return wrong("balance", account.number);
  return {
    agrees: true,
    receipts: receipts.length,
    accounts: [...accounts.values()].map(({ currency, opening, change, closing }) => ({
      currency,
      opening,
      change,
      closing,
    })),
  };
}

/**
 * Whether accounts as other screens show them are those of the statement; those that were read at another moment, with
 * another newest entry, say nothing.
 */
export function showsSame(
  shown: readonly AccountParts[],
  now: Pick<NonNullable<Statement["now"]>, "accounts" | "number">,
): boolean {
  return shown.every(({ currency, version, amount_cents, bonus_cents, reserved_cents }) => {
    const held = now.accounts.find((one) => one.currency === currency);
    if (!held || version !== now.number) return true;
    const pairs = [
      [amount_cents, held.real_cents],
      [bonus_cents, held.bonus_cents],
      [reserved_cents, held.reserved_cents],
    ] as const;
    return pairs.every(([one, other]) => BigInt(one) === BigInt(other));
  });
}
