import { describe, expect, it } from "vitest";
import { SECTIONS } from "../../../src/contract/jurisdictions.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import { CATEGORIES } from "../../seed/content/categories.ts";
import { loadJurisdictions } from "./jurisdictions.ts";
import { closedSections } from "./sections.ts";

/** The site under a test licence that leaves out some sections. */
async function siteWithout(...omittedSections: string[]) {
  const jurisdictions = loadJurisdictions();
  const sections = SECTIONS.filter((section) => !omittedSections.includes(section));
  jurisdictions.licences.ZZ = { ...jurisdictions.licences.CW!, id: "ZZ", sections };
  const app = await testApp({ jurisdictions, licence: "ZZ" });
  const read = async (path: string) => (await app.get(path)).body as never;
  const games = async (filter: object) => {
    const body = JSON.stringify({ page: 1, page_size: 1, ...filter });
    const headers = { "content-type": "application/json" };
    const answer = await app.get("/api/games_filter", { method: "POST", body, headers });
    return (answer.body as { pagination: { total_count: number } }).pagination.total_count;
  };
  return { read, games, status: async (path: string) => (await app.get(path)).status };
}

describe("sections that a licence leaves out", () => {
  it("LIC-07 LIC-16 block their routes in all countries", async () => {
    const { read } = await siteWithout("crypto", "promotions");
    const expected = expect.arrayContaining(["/benefits-of-crypto", "/promotions"]);
    expect(await read("/api/info/project")).toMatchObject({ blocked_routes: expected });
    expect(await read("/api/current_ip")).toMatchObject({ blocked_routes: expected });
    const all = await siteWithout();
    expect(await all.read("/api/info/project")).toMatchObject({ blocked_routes: [] });
  });

  it("LIC-07 LIC-16 hide their games from lists", async () => {
    const [all, noLive] = [await siteWithout(), await siteWithout("live")];
    const live = { filter: { categories: ["live"] } };
    expect(await all.games(live)).toBeGreaterThan(0);
    expect(await noLive.games(live)).toBe(0);
  });

  it("LIC-07 LIC-16 hide the banners and pages that link to them", async () => {
    const [all, closed] = [await siteWithout(), await siteWithout("crypto", "promotions")];
    const banners = async ({ read }: typeof all) =>
      (
        (await read("/api/fe/config/banners-config")) as { banners: { button: { url: string } | null }[] }
      ).banners.map(({ button }) => button?.url);
    expect((await banners(all)).join(" ")).toContain("/benefits-of-crypto");
    expect((await banners(closed)).join(" ")).not.toContain("/benefits-of-crypto");
    const paths = async ({ read }: typeof all) =>
      ((await read("/api/cms/pages?l=en")) as { path: string }[]).map(({ path }) => path);
    expect(await paths(all)).toContain("crypto-guide");
    expect(await paths(closed)).not.toContain("crypto-guide");
    expect(await all.status("/api/cms/pages/crypto-guide?l=en")).toBe(200);
    expect(await closed.status("/api/cms/pages/crypto-guide?l=en")).toBe(404);
  });

  it.each([
    ["shop", ["/rocket-mart"]],
    ["wheel", ["/rocketplay-wheel", "/rocketmart-wheel", "/rocket-chance"]],
    ["adventure", ["/rocketplay-adventure"]],
    ["vip", ["/rocketplay-vipclub"]],
  ] as const)("AMB-RTE-11 %s closes the paths %j", (omittedSection, paths) => {
    const sections = SECTIONS.filter((section) => section !== omittedSection);
    expect(closedSections({ sections }).paths).toEqual(paths);
  });

  it("LIC-16 refer to existing catalogue categories", () => {
    const categories = CATEGORIES.map(({ id }) => id);
    expect(categories).toEqual(expect.arrayContaining(closedSections({ sections: [] }).categories));
  });
});

describe("the title of a hidden tab", () => {
  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])(
    "LIC-16 SHL-30 with the flag %s and the licence's permission %s rotates: %s",
    async (flag, allowed, rotates) => {
      const jurisdictions = loadJurisdictions();
      jurisdictions.licences.ZZ = { ...jurisdictions.licences.CW!, id: "ZZ", title_rotation: allowed };
      const app = await testApp({ jurisdictions, licence: "ZZ", features: { title_rotation: flag } });
      const { body } = await app.get("/api/info/project");
      expect(body).toMatchObject({ features: { title_rotation: rotates } });
    },
  );
});
