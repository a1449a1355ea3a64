export type { CampaignAward, MakeThing } from "./issue.ts";
export type { FindRewardPlayer } from "./reward-players.ts";
