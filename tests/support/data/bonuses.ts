import type { BonusState } from "../../../src/rules/wagering/account-bonuses.ts";

/** A running bonus without caps, whose requirement no test reaches unless it says so. */
export const runningBonusOf = (overrides: Partial<BonusState> = {}): BonusState => ({
  id: "bonus",
  stage: "handle_bets",
  granted: 1_000n,
  isUnsettled: false,
  contributions: { default: 10_000, categories: {}, providers: {}, games: {} },
  maxBet: null,
  maxWin: null,
  requiredParts: 10n ** 18n,
  progressParts: 0n,
  endBalance: null,
  duration: 86_400_000,
  startedAt: 0,
  expiresAt: 86_400_000,
  isFrozen: false,
  position: null,
  version: 1,
  ...overrides,
});
