import { describe, expect, it } from "vitest";
import { cardsFor, isVisible, presentGifts } from "./gift-display.ts";

const gift = (group_key: string, stage = "issued") => ({ group_key, stage, title: `Title of ${group_key}` });

describe("gifts as the operator presents them", () => {
  const overrides = {
    hidden: { hidden: true },
    second: { order: 2 },
    first: { order: 1, title: "Another title", image: "/art/banners/vip/1" },
  };

  it("BON-17 have their own title, picture and order, and the rest follows as it came", () => {
    const gifts = ["b", "second", "a", "first", "constructor"].map((key) => gift(key));
    expect(presentGifts(gifts, overrides).map(({ title, image }) => [title, image])).toEqual([
      ["Another title", "/art/banners/vip/1"],
      ["Title of second", undefined],
      ["Title of b", undefined],
      ["Title of a", undefined],
      ["Title of constructor", undefined],
    ]);
    expect(presentGifts(gifts, {}).map(({ group_key }) => group_key)).toEqual(
      gifts.map(({ group_key }) => group_key),
    );
  });

  it.each([
    ["issued", false],
    ["wait", false],
    ["finished", false],
    ["handle_bets", true],
    ["wager_done", true],
    ["activated", true],
  ])("BON-17 are hidden unless money is in them: %s", (stage, shown) => {
    expect(isVisible(gift("hidden", stage), overrides)).toBe(shown);
    expect(presentGifts([gift("hidden", stage)], overrides)).toHaveLength(shown ? 1 : 0);
  });

  it("BON-17 BON-20 come with cards for everyone and for the player's groups", () => {
    const card = (id: string, group_ids: number[]) => ({
      id,
      title: "",
      description: "",
      image: "",
      url: "/",
      group_ids,
    });
    const cards = [card("all", []), card("own", [3, 4]), card("others", [5])];
    expect(cardsFor(cards, [4]).map(({ id }) => id)).toEqual(["all", "own"]);
    expect(cardsFor(cards, []).map(({ id }) => id)).toEqual(["all"]);
  });
});
