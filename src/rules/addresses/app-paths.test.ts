import { expect, it } from "vitest";
import { isAppPath, STATE_PREFIX } from "./app-paths.ts";

it.each([
  ["/", true],
  ["/pokies/all", true],
  ["/play/luna/moon-2.0-gold", true],
  ["/artists", true],
  ["/art/banners/1/welcome/480.avif", false],
  ["/api/info/project", false],
  ["/messages/de.json", false],
  [`${STATE_PREFIX}/pokies/all`, false],
  ["/terms.pdf", false],
  ["/sw.js", false],
])("NAV-40 %s is an address of the app: %s", (path, expected) => {
  expect(isAppPath(path)).toBe(expected);
});
