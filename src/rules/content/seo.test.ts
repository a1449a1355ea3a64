import { expect, it } from "vitest";
import { isIndexed } from "./seo.ts";

it.each([
  ["/", true],
  ["/a/b/c", true],
  ["/a/b/c/d", true],
  ["/a/b/c/d/", true],
  ["/a/b/c/d/e", false],
  ["/a/b/c/d/e/f", false],
])("I18N-11 only paths of up to 4 segments are indexed: %s %s", (path, indexed) => {
  expect(isIndexed(path)).toBe(indexed);
});
