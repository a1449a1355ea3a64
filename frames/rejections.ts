import type { Texts } from "./texts.ts";

/** Message keys by rejection code of the game server and wallet; a test covers all codes. */
const SENTENCES = {
  insufficient_funds: "insufficient",
  limit_reached: "limited",
  betting_paused: "paused",
  player_excluded: "excluded",
  session_expired: "sessionOver",
  client_session_expired: "sessionOver",
  unknown_session: "sessionOver",
  seed_changed: "seedChanged",
  network: "unsure",
  unsure: "unsure",
  // Nothing was staked; the player can try again.
  too_fast: "notPlayed",
  too_many_requests: "notPlayed",
  round_rejected: "notPlayed",
  round_closed: "notPlayed",
  round_conflict: "notPlayed",
  round_open: "notPlayed",
  action_conflict: "notPlayed",
  already_rolled_back: "notPlayed",
  key_conflict: "notPlayed",
  too_much: "insufficient",
} as const satisfies Record<string, keyof Texts>;

/** The embedding page asks the player itself. */
const HANDLED_BY_PAGE = "reality_check";

/** The message for a code; unknown codes mean that the frame must be reopened. */
export function sentenceOf(texts: Texts, code: string): string {
  if (code === HANDLED_BY_PAGE) return "";
  return texts[Object.hasOwn(SENTENCES, code) ? SENTENCES[code as keyof typeof SENTENCES] : "sessionOver"];
}
