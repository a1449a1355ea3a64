import { expect, it } from "vitest";
import { compareSpecificity } from "./specificity.ts";

it("sorts fixed segments before parameters, and those before wildcards", () => {
  const paths = ["/api/*", "/api/cms/:slug{.+}", "/api/:area/pages", "/api/cms/:page", "/api/cms/pages", "*"];
  expect(paths.toSorted(compareSpecificity)).toEqual([
    "/api/cms/pages",
    "/api/cms/:page",
    "/api/cms/:slug{.+}",
    "/api/:area/pages",
    "/api/*",
    "*",
  ]);
  expect(compareSpecificity("/api/games/:id/launch", "/api/games/:provider/:slug")).toBeLessThan(0);
  expect(compareSpecificity("/api/games/:id", "/api/games/:other{\\d+}")).toBe(0);
});
