import type { PushMessage } from "./payload.ts";

/** Reasons for not pushing. */
export type PushSkipReason = "topic_off" | "no_subscription" | "quiet_hours" | "daily_cap";

/** A push message whose texts are created only if it's sent. */
export interface PushRequest extends Omit<PushMessage, "title" | "body"> {
  texts: () => Promise<Pick<PushMessage, "title" | "body">>;
  /** Unread notifications, for the app's badge. */
  unread: () => Promise<number>;
}

/** How many browsers were pushed to, and why none were. */
export interface PushResult {
  pushes: number;
  skipReason: PushSkipReason | null;
}

/** Pushes to all of a player's browsers; counts as one message. */
export type Push = (playerId: number, request: PushRequest) => Promise<PushResult>;
