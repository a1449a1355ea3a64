import type { BetRanges } from "../../../src/contract/games.ts";
import type { Volatility } from "../../../src/contract/list-options.ts";
import { slotTable } from "../../../src/rules/fair/slot-tables.ts";
import { type FairVersion, percentOf } from "../../../src/rules/fair/versions.ts";
import { rulesOf } from "../../reference-game-server/engine.ts";
import { stakesOf } from "../../reference-game-server/stakes.ts";

export interface SeedFacts {
  rtp: number;
  volatility: Volatility | null;
  topPrize: number;
  lines: number | null;
  bets: BetRanges;
}

/** Currency that every game states its bets in. */
const REFERENCE_CURRENCY = "EUR";

const hasOtherWins = ({ title, categories }: { title: string; categories: readonly string[] }) =>
  /Megaways/.test(title) || categories.includes("cluster-pays");

/** In hundredths of a percent. */
export const rtpOf = ({ returns }: FairVersion): number => Math.round(percentOf(returns.least) * 100);

/**
 * The facts of a seeded game: those of the reference game that plays it, which its frame states too. Other numbers would
 * be false.
 */
export function factsOf(game: {
  identifier: string;
  kind: string;
  title: string;
  categories: readonly string[];
  currencies: Record<string, unknown>;
}): SeedFacts {
  const rules = rulesOf(game);
  const { kind, version, top, volatility } = rules;
  const betRange = (currency: string): [number, number] => {
    const stakes = stakesOf({ ...game, kind }, currency);
    return [Number(stakes[0]), Number(stakes.at(-1))];
  };
  const codes = new Set([REFERENCE_CURRENCY, ...Object.keys(game.currencies)]);
  codes.delete("FUN");
  return {
    rtp: rtpOf(rules),
    volatility,
    topPrize: top.stakes,
    // Changing ways and clusters, which a name or a category promises, would contradict a number of lines.
    lines: kind === "slot" && !hasOtherWins(game) ? slotTable(version).lines.length : null,
    bets: Object.fromEntries([...codes].map((code) => [code, betRange(code)])),
  };
}
