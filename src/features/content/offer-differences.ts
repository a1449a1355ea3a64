import type { Offer } from "../../contract/bonuses.ts";

/** What sets an offer apart from all others: the most it gives, or the least it asks for. */
export type OfferDifference = "bonus" | "spins" | "wagering" | "deposit";

type Compared = Pick<Offer, "id" | "max_amount_cents" | "freespins_total" | "wagering" | "min_deposit_cents">;

/** What a player prefers more of, as numbers; the first difference names an offer. */
const MERITS: readonly [OfferDifference, (offer: Compared) => number][] = [
  ["bonus", ({ max_amount_cents }) => Number(max_amount_cents ?? 0)],
  ["spins", ({ freespins_total }) => freespins_total],
  ["wagering", ({ wagering }) => -(wagering?.multiplier ?? 0)],
  ["deposit", ({ min_deposit_cents }) => -Number(min_deposit_cents ?? 0)],
];

/** Differences of offers of one currency by their ids; none for an offer that is first in nothing. */
export function offerDifferences(offers: readonly Compared[]): Map<string, OfferDifference> {
  const differences = new Map<string, OfferDifference>();
  if (offers.length < 2) return differences;
  for (const [difference, meritOf] of MERITS) {
    const most = Math.max(...offers.map(meritOf));
    const [best, ...equals] = offers.filter((offer) => meritOf(offer) === most);
    if (best && equals.length === 0 && !differences.has(best.id)) differences.set(best.id, difference);
  }
  return differences;
}
