import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");
/**
 * Few sizes and weights, because the first use of each in a page costs a cheap phone about five milliseconds of
 * layout. Fluid
 * sizes (`clamp`, `max`, `min`) are for headings, the banner, the bottom bar and fields.
 */
const SIZES = ["0.66rem", "0.75rem", "0.875rem", "1rem", "1.125rem", "1.25rem", "inherit"];
const WEIGHTS = ["400", "600", "700"];

const rules = globSync("**/*.css", { cwd: SRC }).flatMap((file) => {
  const text = readFileSync(join(SRC, file), "utf8").replace(/@font-face \{[^}]*\}/g, "");
  return [...text.matchAll(/(font-size|font-weight): ([^;]+);/g)].map(([, name, value]) => ({
    file,
    name: name!,
    value: value!,
  }));
});

describe("type scale", () => {
  it("finds the sizes and weights in the styles", () => {
    expect(rules.length).toBeGreaterThan(60);
  });

  it("uses only sizes of the scale or fluid ones", () => {
    const others = rules.filter(
      ({ name, value }) =>
        name === "font-size" && !SIZES.includes(value) && !/^(clamp|max|min)\(/.test(value),
    );
    expect(others).toEqual([]);
  });

  it("uses only weights of the scale", () => {
    const others = rules.filter(({ name, value }) => name === "font-weight" && !WEIGHTS.includes(value));
    expect(others).toEqual([]);
  });
});
