import type { AccountParts, Amount } from "../../contract/accounts.ts";

/** An amount as it travels: a number while numbers are exact, else its digits. */
export const toAmount = (minor: bigint): Amount =>
  minor <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(minor) : String(minor);

/** The balances of one account as screens show them, in minor units. */
export interface BalanceView {
  currency: string;
  real: bigint;
  bonus: bigint;
  /** Real and bonus money together. */
  common: bigint;
  /** The only ceiling of a withdrawal. */
  availableToCashout: bigint;
  /** To be bet before bonus money is real, and how much of it has been. */
  wagering: bigint;
  wagered: bigint;
}

export function balanceOf(account: AccountParts): BalanceView {
  const real = BigInt(account.amount_cents);
  const bonus = BigInt(account.bonus_cents);
  return {
    currency: account.currency,
    real,
    bonus,
    common: real + bonus,
    availableToCashout: BigInt(account.available_to_cashout_cents),
    wagering: BigInt(account.wagering_cents),
    wagered: BigInt(account.wagered_cents),
  };
}

/** How much of what is to be wagered has been, in whole percent: 0 to 100. */
export function wageringPercent({ wagering, wagered }: Pick<BalanceView, "wagering" | "wagered">): number {
  if (wagering <= 0n || wagered >= wagering) return 100;
  return wagered > 0n ? Number((wagered * 100n) / wagering) : 0;
}

/** An amount that may be below zero, as it travels. */
export const toSignedAmount = (minor: bigint): number | string =>
  minor < 0n && minor < -BigInt(Number.MAX_SAFE_INTEGER) ? String(minor) : toAmount(minor);
