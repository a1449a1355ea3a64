export type { AwardRow } from "./awards-store.ts";
export type { CampaignAward } from "./campaign-award.ts";
export type { MakeThing } from "./issue.ts";
export type { AwardChild } from "./issue-child.ts";
export { titleOf } from "./present.ts";
export type { FindRewardPlayer } from "./reward-players.ts";
