import { stakesIn } from "../fair/stakes.ts";

/** The steps that bonus money may be used for. `maxBet`: minor units; null for no limit. */
export const stakeStepsUpTo = (currency: string, maxBet: bigint | null): bigint[] =>
  stakesIn(currency).filter((stake) => maxBet === null || stake <= maxBet);

/** The highest step that isn't above the player's usual stake; undefined if there is none. */
export const usualStep = (steps: readonly bigint[], usualStake: bigint): bigint | undefined =>
  steps.findLast((step) => step <= usualStake);
