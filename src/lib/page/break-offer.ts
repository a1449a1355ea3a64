import { LIMIT_PERIODS, type LimitPeriod } from "../../contract/jurisdictions.ts";
import type { LimitRules } from "../../contract/limits.ts";
import type { BreakType } from "../../rules/limits/limits.ts";
import { hasSession, PRIVATE_PREFIX } from "../session/session.ts";
import { local } from "../storage/storage.ts";

/** The breaks that a player can take: kept with the session, so that they can be taken without network. */
export interface BreakOffer {
  playerId: number;
  panic: boolean;
  periods: Record<BreakType, readonly LimitPeriod[]>;
}

const KEY = `${PRIVATE_PREFIX}breaks`;

export function offerOf(
  playerId: number,
  { offered, panic_button, excluded_until }: Pick<LimitRules, "offered" | "panic_button" | "excluded_until">,
): BreakOffer {
  const of = (type: BreakType) => offered.find((one) => one.type === type)?.periods ?? [];
  return {
    playerId,
    // Whoever is away has stopped.
    panic: panic_button && excluded_until === null,
    periods: { coolingoff: of("coolingoff"), selfexclusion: of("selfexclusion") },
  };
}

export function keepOffer(offer: BreakOffer): void {
  local.write(KEY, JSON.stringify(offer));
}

const periodsIn = (value: unknown): LimitPeriod[] =>
  Array.isArray(value) ? LIMIT_PERIODS.filter((period) => value.includes(period)) : [];

/** What was kept for the player of this session; null where nothing was, or nobody is signed in. */
export function keptOffer(): BreakOffer | null {
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
