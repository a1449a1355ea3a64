import { expect, it } from "vitest";
import { hash } from "../rules/web/hash.ts";
import { emblemOf } from "./provider-emblems.ts";

const emblems = Array.from({ length: 300 }, (_, i) => emblemOf(hash(`provider ${i}`)));

it("CAT-05 emblems of different providers differ, and a provider's is always the same", () => {
  expect(new Set(emblems.map((paths) => paths.join("|"))).size).toBeGreaterThan(240);
  expect(emblemOf(hash("provider 7"))).toEqual(emblems[7]);
});

it("CAT-05 emblems stay on their grid", () => {
  for (const paths of emblems)
    for (const [, x, y] of paths.join("").matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g))
      for (const at of [Number(x), Number(y)])
        expect(at).toSatisfy((value: number) => value >= 0 && value <= 24);
});
