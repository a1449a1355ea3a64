import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SESSION_SCRIPT } from "./boot-script.ts";

it("the document's skeleton has no tiles in the account", () => {
  const html = readFileSync(new URL("../../index.html", import.meta.url), "utf8");
  const headCode = SESSION_SCRIPT.replace(/<\/?script>/g, "");
  const code = /<script>(\s+if\([\s\S]+?)setTimeout/.exec(html)![1]!;
  const skeletonOf = (pathname: string) => {
    const grid = { outerHTML: "tiles" };
    const document = { documentElement: { dataset: {} }, cookie: "", querySelector: () => grid };
    new Function("document", "localStorage", "location", headCode)(document, {}, { pathname });
    new Function("document", code)(document);
    return grid.outerHTML;
  };
  expect(skeletonOf("/it/profile/security")).toContain("boot-hero");
  expect(skeletonOf("/profile")).toContain("boot-hero");
  expect(skeletonOf("/it/pokies/all")).toBe("tiles");
});
