import type { RewardRules } from "../../../src/contract/reward-rules.ts";

/** Rules that allow everything, with changes. */
export const rewardRules = (change: Partial<RewardRules> = {}): RewardRules => ({
  reward_age: 18,
  mixed_products: true,
  loss_based: "any",
  bonus: { mode: "any", max_wagering: 40, max_amount_eur_cents: null, min_days: 1, during_play: true },
  points: { on: true, shop: true, expiry_months: null },
  quests: { on: true },
  tournaments: { on: true, scoring: "all" },
  lotteries: { on: true, cash: true },
  wheel: { on: true },
  adventure: { on: true, deposit_condition: true },
  vip: { on: true, automatic: true, checks: false },
  ads: { public: true, consent: true },
  words: { free: true, urgency: false },
  ...change,
});
