import type { LicencePack, Packs } from "../../src/contract/jurisdictions.ts";
import { marketOf } from "./jurisdictions.ts";

export type PlayRule = Pick<LicencePack, "autoplay" | "parallel_play" | "min_round_seconds">;

/** What holds for games: the licence's rule, or what is stricter in the country of the player or, for a demo, the visitor. */
export function playRuleOf(packs: Packs, licence: string, country: string | null): PlayRule {
  const { autoplay, parallel_play, min_round_seconds: min } = packs.licences[licence]!;
  const own = marketOf(packs, country).play;
  if (!own) return { autoplay, parallel_play, min_round_seconds: min };
  return {
    autoplay: autoplay && own.autoplay,
    parallel_play: parallel_play && own.parallel_play,
    min_round_seconds: {
      slots: Math.max(min.slots, own.min_round_seconds.slots),
      other: Math.max(min.other, own.min_round_seconds.other),
    },
  };
}
