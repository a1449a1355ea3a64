import { expect, it } from "vitest";
import { contributionGroups } from "./contribution-groups.ts";

it("ANC-51 BON-18 games with the same contribution are one group, highest first and excluded ones last", () => {
  expect(
    contributionGroups({
      default: 10_000,
      categories: { table: 1_000, jackpots: "excluded", pokies: 10_000, live: 500 },
      providers: { nova: 1_000 },
      games: { "nova/Tides": "excluded", "nova/Calm": 0 },
    }),
  ).toEqual([
    {
      contribution: 1_000,
      members: [
        { scope: "categories", id: "table" },
        { scope: "providers", id: "nova" },
      ],
    },
    { contribution: 500, members: [{ scope: "categories", id: "live" }] },
    { contribution: 0, members: [{ scope: "games", id: "nova/Calm" }] },
    {
      contribution: "excluded",
      members: [
        { scope: "categories", id: "jackpots" },
        { scope: "games", id: "nova/Tides" },
      ],
    },
  ]);
});
