import { expect, it } from "vitest";
import { DEALER_LOOKS, dealerLook } from "./dealers.ts";

it("a first name never has two faces, and tables show all of the looks", () => {
  const names = DEALER_LOOKS.flatMap((look) => look.names);
  expect(new Set(names).size).toBe(names.length);
  const seen = new Set(Array.from({ length: 500 }, (_, table) => dealerLook(`studio/table-${table}`)));
  expect(seen.size).toBe(DEALER_LOOKS.length);
});
