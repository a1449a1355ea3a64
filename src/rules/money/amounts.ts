import type { AccountBalances, Amount } from "../../contract/accounts.ts";

/** Wire format of an amount: a number if it is a safe integer, else its digits. */
export const toAmount = (minor: bigint): Amount =>
  minor <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(minor) : String(minor);

/** Displayed balances of an account, in minor units. */
export interface BalanceView {
  currency: string;
  real: bigint;
  bonus: bigint;
  /** Real plus bonus money. */
  common: bigint;
  /** The maximum withdrawal: no other amount limits it. */
  withdrawable: bigint;
  /** Wagering requirement of the bonus money, and how much of it is met. */
  wagering: bigint;
  wagered: bigint;
}

export function balanceOf(account: AccountBalances): BalanceView {
  const real = BigInt(account.amount_cents);
  const bonus = BigInt(account.bonus_cents);
  return {
    currency: account.currency,
    real,
    bonus,
    common: real + bonus,
    withdrawable: BigInt(account.available_to_cashout_cents),
    wagering: BigInt(account.wagering_cents),
    wagered: BigInt(account.wagered_cents),
  };
}

/** Wagering progress in whole percent: 0 to 100. */
export function wageringPercent({ wagering, wagered }: Pick<BalanceView, "wagering" | "wagered">): number {
  if (wagering <= 0n || wagered >= wagering) return 100;
  return wagered > 0n ? Number((wagered * 100n) / wagering) : 0;
}

/** Wire format of an amount that may be negative. */
export const toSignedAmount = (minor: bigint): number | string =>
  minor < 0n && minor < -BigInt(Number.MAX_SAFE_INTEGER) ? String(minor) : toAmount(minor);
