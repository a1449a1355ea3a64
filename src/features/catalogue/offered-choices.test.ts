import { expect, it } from "vitest";
import type { PackedFacts } from "../../contract/games.ts";
import { offeredChoices } from "./offered-choices.ts";

const profile = (change: Partial<PackedFacts["profiles"][number]>) => ({
  categories: ["pokies"],
  rtp: 9_554,
  volatility: "medium" as const,
  bets: 0,
  ...change,
});
const FACTS = {
  bets: [{ EUR: [20, 10_000] }, { EUR: [100, 500] }] as PackedFacts["bets"],
  profiles: [
    profile({ categories: ["pokies", "megaways"] }),
    profile({ rtp: 9_899, volatility: null, bets: 1 }),
    profile({ rtp: null }),
  ],
};
const FEATURES = ["megaways", "prerelease", "high-volatility"];

it("ANC-68 offers what sets some games apart from others, once, and nothing that all or none have", () => {
  expect(offeredChoices(FACTS, FEATURES, "EUR")).toEqual({
    features: ["megaways"],
    volatilities: ["medium"],
    returns: [9_500, 9_800],
    bets: [20, 2_000, 10_000],
  });
});

it("ANC-68 offers all choices while the facts of the games are unknown", () => {
  const { features, volatilities, returns, bets } = offeredChoices(undefined, FEATURES, "EUR");
  expect(features).toEqual(["megaways", "prerelease"]);
  expect([volatilities.length, returns.length, bets.length]).toEqual([3, 4, 5]);
});
