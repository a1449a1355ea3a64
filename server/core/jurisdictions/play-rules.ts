import type { Jurisdictions, Licence } from "../../../src/contract/jurisdictions.ts";
import { marketOf } from "./jurisdictions.ts";

export type PlayRule = Pick<Licence, "autoplay" | "parallel_play" | "min_round_seconds">;

/** Game rules: the licence's, or stricter ones of the country (the player's or, in a demo, the visitor's). */
export function playRuleOf(jurisdictions: Jurisdictions, licence: string, country: string | null): PlayRule {
  const { autoplay, parallel_play, min_round_seconds: min } = jurisdictions.licences[licence]!;
  const marketRule = marketOf(jurisdictions, country).play;
  if (!marketRule) return { autoplay, parallel_play, min_round_seconds: min };
  return {
    autoplay: autoplay && marketRule.autoplay,
    parallel_play: parallel_play && marketRule.parallel_play,
    min_round_seconds: {
      slots: Math.max(min.slots, marketRule.min_round_seconds.slots),
      other: Math.max(min.other, marketRule.min_round_seconds.other),
    },
  };
}
