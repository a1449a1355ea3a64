import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const tokens = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const fieldStyles = readFileSync(new URL("field.module.css", import.meta.url), "utf8");
const strengthStyles = readFileSync(new URL("password-strength.module.css", import.meta.url), "utf8");

/** Relative luminance of a token's first value, as WCAG defines it. */
function luminanceOf(token: string): number {
  const colour = new RegExp(`--${token}: #([0-9a-f]{6});`).exec(tokens)![1]!;
  const [red, green, blue] = [0, 2, 4].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

it.each(["s0", "s1", "s2", "s3"])("fields have an edge with a contrast of 3:1 against %s", (surface) => {
  expect(tokens).toContain("--field: var(--faint);");
  expect((luminanceOf("faint") + 0.05) / (luminanceOf(surface) + 0.05)).toBeGreaterThanOrEqual(3);
  expect(fieldStyles.match(/border: 1px solid var\(--field\)/g)).toHaveLength(2);
  expect(strengthStyles).toMatch(/\.bars i \{\s*border: 1px solid var\(--field\)/);
});
