export type { CampaignAward, MakeThing } from "./issue.ts";
export type { AwardChild } from "./issue-child.ts";
export type { FindRewardPlayer } from "./reward-players.ts";
