import type { Balances, Round } from "./call-state.ts";

/** Upper bound of a balance, minor units; far below the range of a database bigint. */
export const MAX_BALANCE = 10n ** 18n;
/** Upper bound of a stake, so that stake times rate stays in range. */
export const MAX_STAKE = 10n ** 12n;
export const NO_CHANGE: Balances = { real: 0n, bonus: 0n, owed: 0n, unsettled: 0n };
/** Denominator of session rates. */
const RATE_SCALE = 1_000_000n;

export const min = (a: bigint, b: bigint) => (a < b ? a : b);
export const spendable = ({ real, bonus }: Balances) => real + bonus;

/** Converts account money into the provider's minor units, rounded down. */
export const toProviderUnits = (money: bigint, rate: bigint): bigint => (money * RATE_SCALE) / rate;

// Rounding never creates money: stakes round up, wins round down, and the reported balance can always be staked in full.
export const toStake = (amount: bigint, rate: bigint): bigint =>
  (amount * rate + RATE_SCALE - 1n) / RATE_SCALE;
export const toWin = (amount: bigint, rate: bigint): bigint => (amount * rate) / RATE_SCALE;

/** Takes a stake from the first balance as far as possible, and the rest from the other one. */
export function splitStake(amount: bigint, { real, bonus }: Balances, bonusFirst: boolean): Balances {
  const fromFirst = min(amount, bonusFirst ? bonus : real);
  const rest = amount - fromFirst;
  return bonusFirst
    ? { ...NO_CHANGE, real: -rest, bonus: -fromFirst }
    : { ...NO_CHANGE, real: -fromFirst, bonus: -rest };
}

/** Splits a win in proportion to the round's stakes, rolled-back ones included; the remainder is real money. */
export function splitWin(amount: bigint, { stake }: Pick<Round, "stake">): { real: bigint; bonus: bigint } {
  const total = stake.real + stake.bonus;
  const bonus = total === 0n ? 0n : (amount * stake.bonus) / total;
  return { real: amount - bonus, bonus };
}
