import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the document's skeleton has no tiles in the account", () => {
  const html = readFileSync(new URL("../../index.html", import.meta.url), "utf8");
  const code = /<script>(\s+if\([\s\S]+?)setTimeout/.exec(html)![1]!;
  const skeletonOf = (pathname: string) => {
    const grid = { outerHTML: "tiles" };
    new Function("document", "location", code)({ querySelector: () => grid }, { pathname });
    return grid.outerHTML;
  };
  expect(skeletonOf("/it/profile/security")).toContain("boot-hero");
  expect(skeletonOf("/profile")).toContain("boot-hero");
  expect(skeletonOf("/it/pokies/all")).toBe("tiles");
});
