import type { PackedFacts } from "../../contract/games.ts";
import { VOLATILITIES, type Volatility } from "../../contract/list-options.ts";

/** Smallest returns to choose from, hundredths of a percent. */
const RETURNS = [9_500, 9_600, 9_700, 9_800];
/** Bets to choose from, minor units of a fiat currency. */
const BETS = [20, 100, 500, 2_000, 10_000];
/** A category that says what the volatility filter says. */
const VOLATILITY_CATEGORY = "high-volatility";

type Profile = PackedFacts["profiles"][number];

export interface Choices {
  features: string[];
  volatilities: readonly Volatility[];
  returns: readonly number[];
  bets: readonly number[];
}

/** The choices that set some of the catalogue's games apart from the others; all while the facts are unknown. */
export function offeredChoices(
  facts: Pick<PackedFacts, "profiles" | "bets"> | undefined,
  features: readonly string[],
  currency: string,
): Choices {
  const ownFeatures = features.filter((id) => id !== VOLATILITY_CATEGORY);
  if (!facts) return { features: ownFeatures, volatilities: VOLATILITIES, returns: RETURNS, bets: BETS };
  const { profiles, bets } = facts;
  const count = (matches: (profile: Profile) => boolean) => profiles.filter(matches).length;
  const separates = (matches: (profile: Profile) => boolean) => {
    const matching = count(matches);
    return matching > 0 && matching < profiles.length;
  };
  const returnsFrom = (share: number) => (profile: Profile) => (profile.rtp ?? 0) >= share;
  const takes =
    (amount: number) =>
    ({ bets: index }: Profile) => {
      const range = index === null ? undefined : bets[index]?.[currency];
      return range !== undefined && Number(range[0]) <= amount && amount <= Number(range[1]);
    };
  return {
    features: ownFeatures.filter((id) => separates(({ categories }) => categories.includes(id))),
    volatilities: VOLATILITIES.filter((level) => separates(({ volatility }) => volatility === level)),
    // Of returns with the same games, the highest.
    returns: RETURNS.filter(
      (share, i) =>
        separates(returnsFrom(share)) &&
        (RETURNS[i + 1] === undefined || count(returnsFrom(share)) > count(returnsFrom(RETURNS[i + 1]!))),
    ),
    bets: BETS.filter((amount) => separates(takes(amount))),
  };
}
