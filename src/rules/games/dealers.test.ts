import { expect, it } from "vitest";
import { DEALERS, dealerOf } from "./dealers.ts";

it("no two dealers share a name or a face, and tables show all of them", () => {
  expect(new Set(DEALERS.map(({ name }) => name)).size).toBe(DEALERS.length);
  expect(new Set(DEALERS.map(({ portrait }) => portrait)).size).toBe(DEALERS.length);
  const seen = new Set(Array.from({ length: 500 }, (_, table) => dealerOf(`studio/table-${table}`)));
  expect(seen.size).toBe(DEALERS.length);
});
