import { describe, expect, it } from "vitest";
import { varyRows } from "./lobby-rows.ts";

const gamesOf = (...ids: number[]) => ids.map((id) => ({ id }));
const idsOf = (rows: { id: string; data: { id: number }[] }[], length: number) =>
  Object.fromEntries(varyRows(rows, length).map(({ id, data }) => [id, data.map((game) => game.id)]));

describe("CAT-34 a row of the lobby", () => {
  const first = { id: "top", data: gamesOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) };

  it("skips the games that a row above begins with, and keeps the order of its list", () => {
    const second = { id: "new", data: gamesOf(11, 2, 9, 12, 10, 8) };
    expect(idsOf([first, second], 4)).toEqual({ top: [1, 2, 3, 4], new: [11, 9, 12, 10] });
  });

  it("may repeat games that are only seen by scrolling the row above", () => {
    expect(idsOf([first, { id: "new", data: gamesOf(9, 10) }], 15).new).toEqual([9, 10]);
  });

  it("leaves the games of a ranking to the ranking, wherever it stands", () => {
    const ranking = { id: "top-10", data: gamesOf(1, 2, 3) };
    const rows = idsOf(
      [{ id: "top", data: gamesOf(1, 2, 3, 4, 5) }, ranking, { id: "new", data: gamesOf(3, 6) }],
      2,
    );
    expect(rows).toEqual({ top: [4, 5], "top-10": [1, 2, 3], new: [6, 3] });
  });

  it("ends with repeated games rather than short", () => {
    expect(idsOf([first, { id: "new", data: gamesOf(2, 11, 1) }], 15).new).toEqual([11, 2, 1]);
  });
});
