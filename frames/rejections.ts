import type { Texts } from "./text-keys.ts";

/** Message keys by rejection code of the game server and wallet; a test covers all codes. */
const MESSAGE_KEYS = {
  insufficient_funds: "insufficient",
  limit_reached: "limited",
  betting_paused: "paused",
  player_excluded: "excluded",
  session_expired: "sessionOver",
  client_session_expired: "sessionOver",
  unknown_session: "sessionOver",
  seed_changed: "seedChanged",
  free_rounds_changed: "spinsChanged",
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

/** The embedding page shows what to do for these codes itself. */
const HANDLED_BY_PAGE: readonly string[] = ["reality_check", "bonus_game_excluded", "bonus_max_bet"];

/** The message for a code; unknown codes mean that the frame must be reopened. */
export function messageFor(texts: Texts, code: string): string {
  if (HANDLED_BY_PAGE.includes(code)) return "";
  return texts[
    Object.hasOwn(MESSAGE_KEYS, code) ? MESSAGE_KEYS[code as keyof typeof MESSAGE_KEYS] : "sessionOver"
  ];
}
