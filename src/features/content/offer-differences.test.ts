import { expect, it } from "vitest";
import { offer, wageringTerms } from "../../../tests/support/data/gifts.ts";
import { offerDifferences } from "./offer-differences.ts";

const wagering = (multiplier: number) => wageringTerms({ multiplier });
const differencesOf = (...offers: Parameters<typeof offer>[0][]) => {
  const all = offers.map((changes, index) => offer({ ...changes, id: String(index) }));
  const differences = offerDifferences(all);
  return all.map(({ id }) => differences.get(id));
};

it("NAV-43 BON-06 names an offer by what sets it apart from all others", () => {
  const large = { max_amount_cents: 15_000, wagering: wagering(10) };
  const easy = { max_amount_cents: 7_500, wagering: wagering(8) };
  expect(differencesOf(large, easy)).toEqual(["bonus", "wagering"]);
  expect(differencesOf(easy, large)).toEqual(["wagering", "bonus"]);
  expect(differencesOf(large, easy, { ...easy, min_deposit_cents: 1_000 })).toEqual([
    "bonus",
    undefined,
    "deposit",
  ]);
  expect(differencesOf(large, { max_amount_cents: null, freespins_total: 20, wagering: null })).toEqual([
    "bonus",
    "spins",
  ]);
});

it("NAV-43 BON-06 names no offer that differs in nothing, nor one alone", () => {
  expect(differencesOf({}, {})).toEqual([undefined, undefined]);
  expect(differencesOf({})).toEqual([undefined]);
  // The first is better in everything: it has one name, the other none.
  expect(
    differencesOf({ max_amount_cents: 20_000, wagering: wagering(5) }, { wagering: wagering(20) }),
  ).toEqual(["bonus", undefined]);
});
