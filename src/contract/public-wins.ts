import * as v from "valibot";
import { PublicWinSchema } from "./realtime.ts";

/** A public win with the time of its payout, ISO 8601 in UTC. */
export const RecentWinSchema = v.object({
  ...PublicWinSchema.entries,
  id: v.string(),
  at: v.string(),
});
export type RecentWin = v.InferOutput<typeof RecentWinSchema>;

/** Newest first. */
export const WinsSchema = v.array(RecentWinSchema);
