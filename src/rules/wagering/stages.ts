import type { BonusStage } from "../../contract/bonuses.ts";

/** The allowed changes of a bonus's stage; a database trigger has the same table. */
export const STAGE_CHANGES: Readonly<Record<BonusStage, readonly BonusStage[]>> = {
  issued: ["handle_bets", "wait", "canceled", "expired"],
  wait: ["handle_bets", "canceled"],
  handle_bets: ["wager_done", "lost", "canceled", "expired"],
  wager_done: ["finished"],
  // A win or stake that comes back before its time is over revives a lost bonus.
  lost: ["handle_bets", "wait"],
  finished: [],
  canceled: [],
  expired: [],
};

export const canChangeStage = (from: BonusStage, to: BonusStage): boolean => STAGE_CHANGES[from].includes(to);
