import { LIMIT_PERIODS, type LimitPeriod } from "../../contract/jurisdictions.ts";
import type { LimitRules } from "../../contract/limits.ts";
import type { BreakType } from "../../rules/limits/limits.ts";
import { hasSession, PRIVATE_PREFIX } from "../session/session.ts";
import { local } from "../storage/storage.ts";

/** Breaks that the player can start; stored with the session, so that they work offline. */
export interface BreakOffer {
  playerId: number;
  panic: boolean;
  periods: Record<BreakType, readonly LimitPeriod[]>;
}

const KEY = `${PRIVATE_PREFIX}breaks`;

export function breakOfferOf(
  playerId: number,
  { offered, panic_button, excluded_until }: Pick<LimitRules, "offered" | "panic_button" | "excluded_until">,
): BreakOffer {
  const periodsFor = (type: BreakType) => offered.find((entry) => entry.type === type)?.periods ?? [];
  return {
    playerId,
    // Excluded players don't need the button.
    panic: panic_button && excluded_until === null,
    periods: { coolingoff: periodsFor("coolingoff"), selfexclusion: periodsFor("selfexclusion") },
  };
}

export function saveBreakOffer(offer: BreakOffer): void {
  local.write(KEY, JSON.stringify(offer));
}

const periodsIn = (value: unknown): LimitPeriod[] =>
  Array.isArray(value) ? LIMIT_PERIODS.filter((period) => value.includes(period)) : [];

/** Stored offer of this session's player; null without one or without a session. */
export function storedBreakOffer(): BreakOffer | null {
  if (!hasSession()) return null;
  try {
    const { playerId, panic, periods } = JSON.parse(local.read(KEY) ?? "null") as Record<string, unknown>;
    const { coolingoff, selfexclusion } = periods as Record<string, unknown>;
    if (typeof playerId !== "number") return null;
    return {
      playerId,
      panic: panic === true,
      periods: { coolingoff: periodsIn(coolingoff), selfexclusion: periodsIn(selfexclusion) },
    };
  } catch {
    return null;
  }
}
