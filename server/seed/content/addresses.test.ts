import { expect, it } from "vitest";
import { testApp } from "../../../tests/support/server/app.ts";
import { seedContent } from "../seed.ts";
import { assertUniqueAddresses } from "./addresses.ts";
import { makeCms } from "./cms.ts";

it.each(["support", "pokies/all", "mystic-nova"])(
  "AMB-RTE-10 rejects content with a page at /%s, an address already in use",
  async (path) => {
    const { db } = await testApp();
    const cms = makeCms();
    cms.pages.push({ ...cms.pages[0]!, id: 990_001, path });
    await expect(seedContent(db, cms)).rejects.toThrow(`duplicate addresses: ${path}`);
  },
);

it("AMB-RTE-10 rejects a jackpot at the address of a fixed route", () => {
  expect(() => assertUniqueAddresses(["faq"], ["mystic-nova"])).not.toThrow();
  expect(() => assertUniqueAddresses(["faq"], ["promotions"])).toThrow("duplicate addresses: promotions");
});
