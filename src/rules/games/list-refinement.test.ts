import { expect, it } from "vitest";
import { refine, refinementFor, refinementOf, searchOf } from "./list-refinement.ts";

const SEARCH = {
  provider: "luna,tide-9",
  feature: "megaways",
  volatility: "low,high",
  rtp: 96.5,
  bet: "500CAD",
  sort: "rtp",
};
const REFINEMENT = {
  providers: ["luna", "tide-9"],
  features: ["megaways"],
  volatility: ["low", "high"],
  min_rtp: 9650,
  bet: { currency: "CAD", amount: 500 },
  sort: "rtp",
};

it("ANC-68 an address says how its list is refined, and a refinement which address it has", () => {
  expect(refinementOf(SEARCH)).toEqual(REFINEMENT);
  expect(searchOf(refinementOf(SEARCH))).toEqual(SEARCH);
  // Other parameters stay.
  expect(Object.keys(searchOf({}))).toEqual(Object.keys(SEARCH));
});

it.each([
  {},
  { q: "x", popup: "login" },
  { provider: "", feature: ",", volatility: "wild", rtp: "all", bet: "CAD500", sort: "popular" },
  { provider: "A B", feature: { a: 1 }, volatility: null, rtp: -1, bet: 5, sort: ["new"] },
  { provider: "../x", rtp: 100.5, bet: "0500CAD", sort: "random" },
])("ANC-68 ignores what isn't valid: %j", (search) => {
  expect(refinementOf(search)).toEqual({});
});

it("ANC-68 ignores the invalid part of a list, repeated names, and the order of levels", () => {
  expect(refinementOf({ volatility: "high,wild,low,high", provider: "a,A,a,b" })).toEqual({
    volatility: ["low", "high"],
    providers: ["a", "b"],
  });
  expect(
    refinementOf({ provider: Array.from({ length: 99 }, (_, i) => `p${i}`).join() }).providers,
  ).toHaveLength(15);
});

it("ANC-68 a refined list stays within its own list", () => {
  expect(
    refine({ categories: ["pokies"], collections: ["top"] }, { features: ["megaways"], min_rtp: 9600 }),
  ).toEqual({
    categories: ["pokies", "megaways"],
    collections: ["top"],
    min_rtp: 9600,
  });
  expect(refine({ providers: ["luna"] }, {})).toEqual({ providers: ["luna"] });
  expect(refinementFor({}, { provider: "tide", rtp: 96 })).toEqual({ providers: ["tide"], min_rtp: 9600 });
  expect(refinementFor({ providers: ["luna"] }, { provider: "tide", rtp: 96 })).toEqual({ min_rtp: 9600 });
});
