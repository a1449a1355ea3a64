import { expect, it } from "vitest";
import { clientWith, renderPart } from "../../../tests/support/component/render.tsx";
import { projectQuery, promotionPagesQuery } from "../../api/config.ts";
import { bannersQuery } from "../../api/content.ts";
import { playerQuery, ViewerContext } from "../../api/player.ts";
import type { Banner } from "../../contract/cms.ts";
import type { Player } from "../../contract/player.ts";
import { Promotions } from "./promotions.tsx";

const banner = (id: number, path: string, change: Partial<Banner> = {}) => ({
  id,
  title: { text: `Banner ${path}` },
  description: { text: "" },
  categories: ["promotions"],
  groupIds: [],
  registered: null,
  fiat: null,
  button: { name: "", url: path, type: "internal", frontendIdentifier: "", attrs: {} },
  timer: null,
  variables: {},
  image: "/art/banners/a/1",
  order: { promotions: id },
  ...change,
});

const link = (name: string, url: string) =>
  ({ name, url, type: "internal", frontendIdentifier: "", attrs: {} }) as const;
const BANNERS = [
  banner(1, "/anybody", { button: link("Read more", "/anybody") }),
  banner(2, "/gold", { groupIds: [259], button: link("See your level", "/gold") }),
  banner(3, "/quest-on"),
  banner(4, "/quest-off"),
  banner(5, "/lobby-only", { categories: ["slider-index-top"] }),
];

/** The page for a player of these groups; null is a guest. */
const pageFor = (groups: readonly number[] | null) =>
  renderPart(
    <ViewerContext value={{ player: groups && { currency: "EUR", crypto: false, groups } }}>
      <Promotions />
    </ViewerContext>,
    clientWith([
      [projectQuery.queryKey, { default_currency: "EUR" }],
      [promotionPagesQuery.queryKey, { "quest-on": true, "quest-off": false }],
      [bannersQuery("en").queryKey, BANNERS],
    ]),
  );
/** Targets of the banners in a part of the page. */
const targetsIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!);

it.each([
  ["a guest", null, ["/anybody", "/quest-on"]],
  ["a player", [1117], ["/anybody", "/quest-on"]],
  ["a Gold player", [259], ["/gold", "/anybody", "/quest-on"]],
  ["a tester", [21], ["/anybody", "/quest-on", "/quest-off"]],
] as const)(
  "NAV-43 lists for %s the promotions of their groups whose pages are enabled",
  async (_, groups, expected) => {
    expect(targetsIn(await pageFor(groups))).toEqual(expected);
  },
);

it("NAV-43 promotions of certain players stand apart, under a heading of their own", async () => {
  const [forYou, others] = (await pageFor([259])).split("Good to know");
  expect(forYou).toContain("For you");
  expect(targetsIn(forYou!)).toEqual(["/gold"]);
  expect(targetsIn(others!)).toEqual(["/anybody", "/quest-on"]);
  // Their cards say what the link does; the others only explain.
  expect(forYou).toContain("See your level");
  expect(others).not.toContain("Read more");
  // A guest's page only has their place, which shows in a session whose player is being loaded.
  expect(await pageFor(null)).toMatch(
    /<section [^>]*aria-hidden="true"><h2>For you<\/h2><div [^>]*><div [^>]*><\/div>/,
  );
});

it("NAV-43 NEW-36 lead to bonuses only players who may have them", async () => {
  const page = (changes: Partial<Player>) =>
    renderPart(
      <ViewerContext value={{ player: { currency: "EUR", crypto: false, groups: [] } }}>
        <Promotions />
      </ViewerContext>,
      clientWith([
        [projectQuery.queryKey, { default_currency: "EUR" }],
        [promotionPagesQuery.queryKey, {}],
        [playerQuery.queryKey, { id: 1, groups: [], can_issue_bonuses: true, ...changes }],
        [
          bannersQuery("en").queryKey,
          [
            banner(1, "/deposit-bonus", { registered: true }),
            banner(2, "/profile/gifts", { registered: true }),
            banner(3, "/quest", { registered: true }),
          ],
        ],
      ]),
    );
  expect(targetsIn(await page({}))).toEqual(["/deposit-bonus", "/profile/gifts", "/quest"]);
  expect(targetsIn(await page({ can_issue_bonuses: false }))).toEqual(["/quest"]);
});

it("NAV-43 the first pictures load immediately, the ones further down once they are near", async () => {
  const banners = [1, 2, 3, 4, 5, 6].map((id) => banner(id, `/page-${id}`));
  const html = await renderPart(
    <ViewerContext value={{ player: null }}>
      <Promotions />
    </ViewerContext>,
    clientWith([
      [projectQuery.queryKey, { default_currency: "EUR" }],
      [promotionPagesQuery.queryKey, {}],
      [bannersQuery("en").queryKey, banners],
    ]),
  );
  const loading = [...html.matchAll(/<img [^>]*loading="(\w+)"/g)].map(([, value]) => value);
  expect(loading).toEqual(["eager", "eager", "eager", "eager", "lazy", "lazy"]);
});
