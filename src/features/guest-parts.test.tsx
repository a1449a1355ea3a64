import type { QueryKey } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { clientWith, renderPart } from "../../tests/support/component/render.tsx";
import { bettingQuery, projectQuery } from "../api/config.ts";
import { bannersQuery, type FooterLogo, filesQuery, pagesQuery, snippetsQuery } from "../api/content.ts";
import { jackpotsQuery, type Tile as TileData } from "../api/games.ts";
import type { Banner, PageSummary } from "../contract/cms.ts";
import type { Project } from "../contract/site-info.ts";
import { GUEST } from "../rules/games/availability.ts";
import { Tile } from "./game/tile.tsx";
import { Hero } from "./lobby/hero.tsx";
import { Footer } from "./shell/footer.tsx";
import { TopNav } from "./shell/top-nav.tsx";

const render = (part: ReactElement, data: [QueryKey, unknown][] = []) => renderPart(part, clientWith(data));

/** True if the HTML has all texts in this order. */
const areInOrder = (html: string, texts: string[]) => {
  const places = texts.map((text) => html.indexOf(text));
  return !places.includes(-1) && places.every((place, i) => i === 0 || place > places[i - 1]!);
};

const project: Project = {
  market: "m1",
  licence: {
    id: "EE",
    name: "",
    authority: "",
    age: 21,
    session_timer: false,
    autoplay: true,
    sections: [],
    payment_logos: ["second", "first"],
    licence_icons: [],
    footer_snippet: "footer/EE",
    copyright_snippets: [],
  },
  site: {
    host: "apogee.test",
    name: "",
    dmca_badge: false,
    blog: {},
    structured_data: false,
    contact_email: "help@apogee.test",
    phone: null,
    social: [],
    partner_url: null,
    media_agency_url: null,
  },
  organisation: null,
  flag_overrides: false,
  features: {},
  default_currency: "CAD",
  public_offers: false,
  blocked_routes: [],
  content_version: "1",
  build: "test",
};

describe("a tile", () => {
  const game: TileData = {
    id: 7,
    title: "Deep Sea",
    provider: "luna",
    providerTitle: "Luna Works",
    seo: "deep-sea",
    tone: 3,
    preview: "/art/games/7/1",
    demo: true,
    badges: ["unknown", "new", "top", "jackpot"],
    currencies: "EUR USD",
  };
  const LOCKED = "This game doesn't support your currency";
  const player = (currency: string, crypto: boolean) => ({ player: { currency, crypto, groups: [] } });

  it("CAT-21 shows an unsupported currency only to fiat players without a variant", async () => {
    expect(await render(<Tile game={game} viewer={player("JPY", false)} />)).toContain(LOCKED);
    expect(await render(<Tile game={game} viewer={player("EUR", false)} />)).not.toContain(LOCKED);
    expect(await render(<Tile game={game} viewer={player("BTC", true)} />)).not.toContain(LOCKED);
    expect(await render(<Tile game={game} viewer={GUEST} />)).not.toContain(LOCKED);
  });

  it("CAT-20 CAT-33 links to the game's page without JavaScript", async () => {
    const html = await render(<Tile game={game} viewer={GUEST} />);
    expect(html).toContain('href="/play/luna/deep-sea"');
    expect(html).toContain('aria-label="Add Deep Sea to favourites"');
  });

  it("CAT-16 shows the most important known badge, or none if the row's title says it", async () => {
    const html = await render(<Tile game={game} viewer={GUEST} />);
    expect(html).toContain(">Jackpot<");
    expect(html).not.toMatch(/>New<|>Top<|unknown/);
    const implied = await render(<Tile game={game} viewer={GUEST} impliedBadge="jackpot" />);
    expect(implied).not.toMatch(/>Jackpot<|>New<|>Top</);
    const other = await render(<Tile game={game} viewer={GUEST} impliedBadge="new" />);
    expect(other).toContain(">Jackpot<");
  });

  it("I18N-16 names the game in its poster's place while the picture loads, or under it, but once", async () => {
    const row = await render(<Tile game={game} viewer={GUEST} caption={false} />);
    const list = await render(<Tile game={game} viewer={GUEST} />);
    for (const html of [row, list]) expect(html.match(/>Deep Sea</g)).toHaveLength(1);
    expect(areInOrder(row, [">Deep Sea<", "<picture"])).toBe(true);
    expect(areInOrder(list, ["<picture", ">Deep Sea<"])).toBe(true);
  });
});

describe("the hero banners", () => {
  const banner = (id: number, change: Partial<Banner>): Banner => ({
    id,
    title: { text: `Banner ${id}` },
    description: { text: "" },
    categories: ["slider-index-top"],
    groupIds: [],
    registered: null,
    fiat: null,
    size: "full",
    gradient: ["#000001", "#000002", "#000003", "#000004"],
    labels: [],
    button: null,
    secondButton: null,
    timer: null,
    variables: {},
    image: "/art/banners/x/1",
    order: { "slider-index-top": id },
    tournamentLink: null,
    isTournament: false,
    ...change,
  });
  const show = (banners: Banner[]) =>
    render(<Hero />, [
      [projectQuery.queryKey, project],
      [bannersQuery("en").queryKey, banners],
    ]);

  it("PLT-26 start with the first in order, with the visitor's currency values and the banner's colours", async () => {
    const variables = { EUR: { sum: "€100", spins: "50" }, CAD: { sum: "C$150" } };
    const html = await show([
      banner(2, { title: { text: "Second" } }),
      banner(1, { title: { text: "Up to {sum} and {spins}" }, variables }),
      banner(3, { title: { text: "Elsewhere" }, categories: ["promotions"] }),
    ]);
    expect(html).toContain("Up to C$150 and 50");
    // The others are rendered after hydration.
    expect(html).not.toContain("Second");
    expect(html.match(/<button/g)).toHaveLength(3);
    // The two dark ones stand behind the text, the light ones are in the art.
    expect(areInOrder(html, ["#000001", "#000002"])).toBe(true);
    expect(html).not.toMatch(/#00000[34]/);
  });

  it("PLT-28 leave out banners for groups, because guests are in none", async () => {
    const html = await show([banner(1, { groupIds: [7] }), banner(2, {})]);
    expect(html).toContain("Banner 2");
    expect(html).not.toContain("Banner 1");
  });

  it("NAV-40 open links to other sites in a new tab, but not those of this site", async () => {
    const button = { name: "Go", frontendIdentifier: "", attrs: {} };
    const external = { ...button, url: "https://other.test/", type: "external" as const };
    const internal = { ...button, url: "/promotions", type: "internal" as const };
    const html =
      (await show([banner(1, { button: external })])) + (await show([banner(1, { button: internal })]));
    expect(html).toMatch(/<a href="https:\/\/other\.test\/"[^>]* target="_blank" rel="noopener noreferrer"/);
    expect(html).toMatch(/<a (?![^>]*target)[^>]*href="\/promotions"/);
  });

  it("PLT-47 render nothing when there are none", async () => {
    expect(await show([])).not.toContain("Highlights");
  });
});

describe("the footer", () => {
  const show = (snippets: Record<string, string>, change: Partial<Project> = {}, files: FooterLogo[] = []) =>
    render(<Footer />, [
      [projectQuery.queryKey, { ...project, ...change }],
      [snippetsQuery("en").queryKey, snippets],
      [filesQuery("en").queryKey, files],
      [pagesQuery("en").queryKey, []],
    ]);

  it("SHL-17 shows the licence's copyright line, or else the default", async () => {
    const licence = await show({ "copyright/EE": "(c) Estonia", copyright: "(c) all" });
    expect(licence).toContain("(c) Estonia");
    expect(licence).not.toContain("(c) all");
    expect(await show({ "copyright/CW": "(c) Curaçao", copyright: "(c) all" })).toContain("(c) all");
  });

  it("LIC-03 SHL-14 shows the licence's age and text, and the contact address", async () => {
    const html = await show({ "footer/EE": "<p>Licensed</p>" });
    expect(html).toContain("21+");
    expect(html).toContain("<p>Licensed</p>");
    expect(html).toContain('href="mailto:help@apogee.test"');
  });

  it("SHL-15 shows only the licence's payment logos, in its order", async () => {
    const logo = (id: string): FooterLogo => ({
      id,
      categories: [],
      title: `Pay ${id}`,
      image: `/${id}.svg`,
    });
    const html = await show({}, {}, [logo("first"), logo("other"), logo("second")]);
    expect(areInOrder(html, ["Pay second", "Pay first"])).toBe(true);
    expect(html).not.toContain("Pay other");
  });

  it("SHL-14 SHL-16 SHL-18 shows phone, DMCA badge and blog only if the site has them", async () => {
    const bare = await show({});
    const site = {
      ...project.site,
      dmca_badge: true,
      phone: "+1 (23) 45",
      blog: { en: "https://blog.test/", de: "https://blog.test/de" },
    };
    const full = await show({}, { site });
    for (const text of ["DMCA", "tel:+12345", "https://blog.test/"]) {
      expect(full).toContain(text);
      expect(bare).not.toContain(text);
    }
    expect(full).not.toContain("https://blog.test/de");
    expect(await show({}, { site: { ...site, blog: { de: "https://blog.test/de" } } })).not.toContain(
      "blog.test",
    );
  });
});

describe("the top navigation", () => {
  const jackpot = (identifier: string, state: string) => ({ identifier, title: `${identifier} pot`, state });
  const menuPage = (path: string, change: Partial<PageSummary> = {}) => ({
    id: 1,
    path,
    title: `Page ${path}`,
    categories: ["top-menu"],
    hidden: false,
    ...change,
  });
  const show = (betting: boolean, mystic: boolean) =>
    render(<TopNav />, [
      [bettingQuery.queryKey, { enabled: betting, url: "https://sport.test/" }],
      [projectQuery.queryKey, { ...project, features: { mystic_jackpots: mystic } }],
      [jackpotsQuery.queryKey, [jackpot("luna", "active"), jackpot("nova", "stopped")]],
      [
        pagesQuery("en").queryKey,
        [
          menuPage("vip"),
          menuPage("secret", { hidden: true }),
          menuPage("help", { categories: ["bottom-menu-help"] }),
        ],
      ],
    ]);

  it("SHL-04 has lobby, pokies, live, jackpots and the top menu's pages in this order", async () => {
    const html = await show(false, true);
    expect(areInOrder(html, [">Lobby<", ">Pokies<", ">Live<", ">luna pot<", ">Page vip<"])).toBe(true);
    for (const text of ["Page secret", "Page help", "Sports"]) expect(html).not.toContain(text);
  });

  it("SHL-04 SHL-05 replaces the lobby with an external betting link after live", async () => {
    const html = await show(true, true);
    expect(html).not.toContain(">Lobby<");
    expect(areInOrder(html, [">Live<", ">Sports<", ">luna pot<"])).toBe(true);
    expect(html).toMatch(/<a href="https:\/\/sport\.test\/"[^>]*rel="noopener noreferrer"/);
  });

  it("SHL-06 JPT-04 labels active jackpots NEW, only when their flag is on", async () => {
    const html = await show(false, true);
    expect(html).toMatch(/luna pot<span[^>]*>New</);
    expect(html).not.toContain("nova pot");
    expect(await show(false, false)).not.toContain("luna pot");
  });

  it("SHL-07 shows all items and no More menu before it is measured", async () => {
    const html = await show(false, true);
    expect(html).not.toContain("data-hidden");
    expect(html).not.toContain("<details");
  });
});
