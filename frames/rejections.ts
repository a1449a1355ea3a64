import type { Texts } from "./texts.ts";

/**
 * The sentence for each code that the server of the games, or the casino behind it, can answer a frame with: what it is
 * about, and what can be done. A test walks the server's codes.
 */
const SENTENCES = {
  insufficient_funds: "insufficient",
  limit_reached: "limited",
  betting_paused: "paused",
  player_excluded: "excluded",
  session_expired: "sessionOver",
  seat_expired: "sessionOver",
  unknown_session: "sessionOver",
  seed_changed: "seedChanged",
  network: "unsure",
  unsure: "unsure",
  // Nothing was staked; another round can be.
  too_fast: "notPlayed",
  too_many_requests: "notPlayed",
  round_refused: "notPlayed",
  round_closed: "notPlayed",
  round_conflict: "notPlayed",
  round_open: "notPlayed",
  action_conflict: "notPlayed",
  already_rolled_back: "notPlayed",
  key_conflict: "notPlayed",
  too_much: "insufficient",
} as const satisfies Record<string, keyof Texts>;

/** The page around the frame asks, and says what can be done. */
const ASKED_BY_PAGE = "reality_check";

/** What is said about a code; what only a frame can have done wrong leaves nothing but to open it anew. */
export function sentenceOf(texts: Texts, code: string): string {
  if (code === ASKED_BY_PAGE) return "";
  return texts[Object.hasOwn(SENTENCES, code) ? SENTENCES[code as keyof typeof SENTENCES] : "sessionOver"];
}
