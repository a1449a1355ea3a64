import { expect, it } from "vitest";
import { award } from "../../../tests/support/data/gifts.ts";
import { chainsOf } from "./award-chains.ts";

it("NEW-33 groups awards by what they came from, newest first, and the children oldest first", () => {
  const [spins, cash] = [award({ id: "spins" }), award({ id: "cash" })];
  const bonuses = ["second", "first"].map((id) => award({ id, parent_id: "spins" }));
  const late = award({ id: "late", parent_id: "first" });
  expect(chainsOf([late, cash, ...bonuses, spins])).toEqual([
    { award: cash, children: [] },
    {
      award: spins,
      children: [
        { award: bonuses[1], children: [{ award: late, children: [] }] },
        { award: bonuses[0], children: [] },
      ],
    },
  ]);
});

it("NEW-33 an award whose parent isn't loaded yet begins a chain", () => {
  const child = award({ id: "child", parent_id: "elsewhere" });
  expect(chainsOf([child])).toEqual([{ award: child, children: [] }]);
});
