import { expect, it } from "vitest";
import { similarCategory } from "./similar-games.ts";

const KNOWN = Object.entries({ pokies: 4_000, "free-spins": 2_000, megaways: 300, animated: 200 }).map(
  ([id, games_count]) => ({ id, games_count }),
);

it.each([
  [["pokies", "free-spins", "megaways", "animated"], "megaways"],
  [["pokies", "unknown"], "pokies"],
  [["unknown"], "unknown"],
  [["animated"], undefined],
  [[], undefined],
])("ANC-70 games similar to one of %j are those of %s", (categories, category) => {
  expect(similarCategory(categories, KNOWN)).toBe(category);
});
