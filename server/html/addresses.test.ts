import { eq, sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { testSite } from "../../tests/support/server/site.ts";
import { pages } from "../modules/cms/tables.ts";
import { canonicalPath } from "./pages.ts";

const app = await testSite();
const { page } = app;

describe("pages", () => {
  /** Matches a game tile in the list or the lobby's rows. */
  const GAMES = /<article [^>]*data-game=/;
  it.each([
    ["CAT-01", "/", "Apogee casino lobby", GAMES],
    ["CAT-01 AMB-RTE-01", "/categories", "Apogee casino lobby", GAMES],
    ["CAT-01 AMB-RTE-01", "/games", "Apogee casino lobby", GAMES],
    ["CAT-02 AMB-RTE-01", "/categories/megaways", "Megaways", GAMES],
    ["CAT-03 AMB-RTE-02", "/pokies/all", "Pokies", GAMES],
    ["CAT-03", "/pokies/megaways", "Megaways", GAMES],
    ["CAT-03", "/pokies/new", "New games", GAMES],
    ["CAT-04 AMB-RTE-02", "/live/all", "Live casino", GAMES],
    ["CAT-04", "/live/roulette", "Roulette", GAMES],
    ["NAV-44", "/table/all", "Table games", GAMES],
    ["NAV-44", "/games/page/2", "All games", GAMES],
    ["CAT-05", "/producers", "Providers", /href="\/producers\/[a-z-]+"/],
    ["NAV-28", "/support", "Support", /href="mailto:support@/],
    ["NAV-32 NAV-43", "/promotions", "Promotions", /How tournaments work/],
    ["NAV-29", "/benefits-of-crypto", "Benefits of crypto", /Your own wallet/],
    ["NEW-05", "/verify", "Check a round", /What this proves/],
    ["NAV-30", "/oops", "Something went wrong", /<a class="[^"]*" href="\/support">Support<\/a>/],
    ["NAV-30", "/oops", "Something went wrong", /<a class="[^"]*" href="\/">Go to lobby<\/a>/],
    ["NAV-06", "/search", "Apogee casino lobby", GAMES],
    ["NAV-11", "/registration", "Apogee casino lobby", GAMES],
    ["NAV-11", "/login", "Apogee casino lobby", GAMES],
    ["NAV-11", "/sign-up", "Apogee casino lobby", GAMES],
    ["NAV-11", "/sign-in", "Apogee casino lobby", GAMES],
    ["NAV-12 NAV-32", "/deposit", "Apogee casino lobby", GAMES],
    ["NAV-32 NAV-43", "/terms-and-conditions", "Terms and conditions", /1\. Licence/],
    ["NAV-32 NAV-43", "/responsible-gaming", "Responsible gaming", /Where to find help/],
    ["NAV-32", "/mystic-nova", "Mystic Nova", /How it(?:'|&#x27;)s won/],
    ["NAV-39", "/coming-soon", "Coming soon", /This page isn(?:'|&#x27;)t ready yet/],
    ["CAT-01", "/de", "Casino-Lobby von Apogee", GAMES],
    ["CAT-03", "/de/pokies/all", "Slots", GAMES],
    ["CAT-04", "/en-NZ/live/all", "Live casino", GAMES],
  ] as const)("%s %s is a page about %s", async (_, path, heading, content) => {
    const { status, html } = await page(path);
    expect(status).toBe(200);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toBe(heading);
    // The footer also has links, so only the content before it counts.
    expect(html.slice(0, html.indexOf("<footer"))).toMatch(content);
    expect(app.errors).toEqual([]);
  });

  it("CAT-05 a provider's pages list only its games", async () => {
    const { body } = await app.get("/api/games/providers");
    const { slug: provider, title } = (body as { slug: string; title: string }[])[0]!;
    const { status, html } = await page(`/producers/${provider}`);
    expect(status).toBe(200);
    expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]).toBe(title);
    const links = [...html.matchAll(/<article [^>]*data-game=[^>]*><a [^>]*href="\/play\/([a-z\d-]+)\//g)];
    expect(links.length).toBeGreaterThan(0);
    expect(new Set(links.map(([, of]) => of))).toEqual(new Set([provider]));
  });

  it("NAV-18 AMB-RTE-02 fixed routes and jackpot pages take precedence over CMS pages with the same path", async () => {
    const cmsPage = (path: string) => ({
      id: 990_001,
      locale: "it",
      path,
      title: "Dal sistema",
      content: "<p>Dal sistema</p>",
      blocks: { title: "Dal sistema", description: "", keywords: "", json: null },
      categories: [],
      hidden: false,
    });
    const paths = ["support", "pokies/all", "mystic-nova", "a-page-of-the-system"];
    await app.db.insert(pages).values(paths.map(cmsPage));
    onTestFinished(async () => void (await app.db.delete(pages).where(eq(pages.id, 990_001))));
    const site = await testSite();
    const headings = [];
    for (const path of paths)
      headings.push(/<h1[^>]*>(.*?)<\/h1>/s.exec((await site.page(`/it/${path}`)).html)?.[1]);
    expect(headings).toEqual(["Assistenza", "Slot", "Mystic Nova", "Dal sistema"]);
  });

  it.each([
    ["NAV-31", "/nothing"],
    ["CAT-02 AMB-RTE-01", "/categories/nothing"],
    ["CAT-02 AMB-RTE-02", "/categories/all"],
    ["CAT-03", "/pokies/nothing"],
    ["CAT-05", "/producers/nobody"],
    ["CAT-05", "/producers/nobody/2"],
    ["NAV-44", "/games/page/0"],
    ["NAV-44", "/games/page/two"],
    ["NAV-44", "/games/page/99999"],
    ["NAV-31", "/play/nobody/nothing"],
    ["NAV-31", "/xx/pokies/all"],
    ["CAT-02", "/categories/__proto__"],
    ["NAV-31", "/%00"],
    ["NAV-31", "/%E0%A4%A"],
    ["NAV-31", `/${"a".repeat(3_000)}`],
  ] as const)("%s %s answers 404 with a page", async (_, path) => {
    const { status, html } = await page(path);
    expect(status).toBe(404);
    expect(html).toMatch(/<h1[^>]*>We couldn(?:'|&#x27;|&#39;)t find that page<\/h1>/);
    expect(app.errors).toEqual([]);
  });

  it.each([
    ["/pokies/all/", "/pokies/all"],
    ["/pokies/all/?a=1", "/pokies/all?a=1"],
    ["/de/", "/de"],
    ["/en", "/"],
    ["/en/live/all?x=1", "/live/all?x=1"],
    ["/DE/support", "/de/support"],
    ["//pokies//all", "/pokies/all"],
    ["/Pokies/all", "/pokies/all"],
    ["/de/POKIES/all", "/de/pokies/all"],
    ["/%70okies/%61ll", "/pokies/all"],
  ])("NAV-01 I18N-02 AMB-LOC-01 %s redirects permanently to %s", async (from, to) => {
    const answer = await page(from);
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe(to);
  });

  it("NAV-01 never redirects to another host", () => {
    for (const path of ["//evil.test/", "///evil.test", "/\\evil.test/"]) {
      expect(canonicalPath(path) ?? path).toMatch(/^\/(?![/\\]evil)|^\/\\evil/);
      expect(canonicalPath(path)?.startsWith("//") ?? false).toBe(false);
    }
  });

  it.each([
    ["/sport/login?redirect=%2F", "/login?redirect=%2F"],
    ["/sport/registration", "/registration"],
    ["/accounts/history", "/"],
    ["/users/password/edit?reset_password_token=a%26b", "/new-password?reset_password_token=a%26b"],
    ["/profile/password/edit?reset_password_token=x", "/new-password?reset_password_token=x"],
    ["/users/confirmation?confirmation_token=x", "/confirmation?confirmation_token=x"],
    ["/de/profile/confirmation?confirmation_token=x", "/de/confirmation?confirmation_token=x"],
    ["/users/security", "/profile/security"],
    ["/pokies?x=1", "/pokies/all?x=1"],
    ["/bonus-balance", "/profile/bonus-balance"],
    ["/rocket-mart", "/promotions"],
    ["/de/rocket-mart", "/de/promotions"],
    ["/pokies", "/pokies/all"],
  ])("NAV-13 NAV-14 NAV-15 NAV-32 AMB-RTE-03 %s redirects to %s", async (from, to) => {
    const answer = await page(from);
    expect(answer.headers.get("location")).toBe(to);
  });

  it("NAV-41 /santa-vegas redirects to the promotions, with its language and query", async () => {
    const answer = await page("/de/santa-vegas?utm_source=x");
    expect(answer.headers.get("location")).toBe("/de/promotions?utm_source=x");
    expect((await page("/santa-vegas")).headers.get("location")).toBe("/promotions");
  });

  it("NAV-42 /rocket-chance redirects to the promotions, with its language and query", async () => {
    const answer = await page("/de/rocket-chance?utm_source=x");
    expect(answer.headers.get("location")).toBe("/de/promotions?utm_source=x");
    expect((await page("/rocket-chance")).headers.get("location")).toBe("/promotions");
  });

  it.each(["/sign-in", "/remind", "/new-password", "/email-verify", "/deposit", "/accounts/5/deposit"])(
    "NAV-06 NAV-09 NAV-10 NAV-11 NAV-12 %s renders the lobby beneath its popup",
    async (path) => {
      const { status, html } = await page(path);
      expect(status).toBe(200);
      expect(html).toContain("data-game=");
    },
  );

  it.each(["/registration", "/sign-up", "/login", "/sign-in"])(
    "NAV-11 AMB-RTE-04 %s has one canonical link, to the page beneath it",
    async (path) => {
      const { html } = await page(path);
      expect(html.match(/<link rel="canonical"[^>]*>/g)).toEqual([
        '<link rel="canonical" href="http://localhost/"/>',
      ]);
    },
  );

  it.each(["/profile", "/profile/security", "/de/favorite-games"])(
    "NAV-02 %s is sent without content or indexing; the browser renders it for the player",
    async (path) => {
      const { status, html, headers } = await page(path);
      expect(status).toBe(200);
      expect(html).not.toContain("data-game=");
      expect(headers.get("x-robots-tag")).toBe("noindex");
      expect(headers.get("cache-control")).toBe("no-cache");
    },
  );

  it.each([
    ["/guest", "/"],
    ["/guest/pokies/all", "/pokies/all"],
    ["/guest/de/pokies/all?page=2", "/de/pokies/all"],
    ["/guest/profile", "/profile"],
  ])("NAV-25 %s serves the app without content, with the canonical address %s", async (path, canonical) => {
    const { status, html, headers } = await page(path);
    expect(status).toBe(200);
    expect(html).not.toContain("data-game=");
    expect(headers.get("link")).toBe(`<http://localhost${canonical}>; rel="canonical"`);
    expect(headers.get("cache-control")).toBe("no-cache");
  });

  it.each([
    ["/pokies/all?rtp=96", "/pokies/all"],
    ["/de/producers/tinderfox-games/2?utm=x&sort=new", "/de/producers/tinderfox-games/2"],
    ["/categories/megaways?volatility=low&q=x", "/categories/megaways"],
  ])(
    "ANC-68 %s is rendered by the browser; search engines are told the whole list's address %s",
    async (path, canonical) => {
      const { status, html, headers } = await page(path);
      expect(status).toBe(200);
      expect(html).not.toContain("data-game=");
      expect(headers.get("link")).toBe(`<http://localhost${canonical}>; rel="canonical"`);
      expect(headers.get("x-robots-tag")).toBe("noindex");
    },
  );

  it.each(["/pokies/all?utm_sort=new", "/pokies/all?page=2", "/?sort=new", "/promotions?rtp=96"])(
    "ANC-68 %s isn't a filtered list",
    async (path) => {
      const { headers } = await page(path);
      expect(headers.get("x-robots-tag")).toBeNull();
      expect(headers.get("cache-control")).toContain("s-maxage");
    },
  );

  it("NAV-25 guest mode also has one address per page, and no page data", async () => {
    expect((await page("/guest/")).headers.get("location")).toBe("/guest");
    expect((await page("/guest//pokies/all/")).headers.get("location")).toBe("/guest/pokies/all");
    expect((await page("/state/guest/pokies/all?v=1")).status).toBe(404);
  });

  it("NAV-27 SHL-05 redirects visitors to the betting site, with the rest of the path, when its link is on", async () => {
    const value = JSON.stringify({ enabled: true, url: "https://sport.apogee.test" });
    await app.db.execute(sql`update configs set value = ${value}::jsonb where name = 'betting-config'`);
    await app.content.refresh();
    const lobby = await page("/");
    expect((await page("/sport/football")).headers.get("location")).toBe(
      "https://sport.apogee.test/football",
    );
    expect(lobby.html).toMatch(/<a href="https:\/\/sport\.apogee\.test"[^>]*rel="noopener noreferrer"[^>]*>/);
    await app.db.execute(
      sql`update configs set value = '{"enabled":false,"url":""}'::jsonb where name = 'betting-config'`,
    );
    await app.content.refresh();
    expect((await page("/")).html).not.toContain("sport.apogee.test");
  });

  it("NAV-27 NAV-31 without a betting site, its address answers with a page that says so, and one page stands for all", async () => {
    const { status, html } = await page("/sport");
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Sports betting isn(?:'|&#x27;|&#39;)t available<\/h1>/);
    expect(html).toContain('<meta name="robots" content="noindex"');
    const other = await page("/sport/football");
    expect([other.status, other.headers.get("location")]).toEqual([307, "/sport"]);
  });

  it("AMB-LOC-04 the pseudo-locale exists only where it is enabled", async () => {
    expect((await page("/en-KW")).status).toBe(404);
    const flagged = await testSite({ features: { pseudo_locale: true } });
    const { status, html } = await flagged.page("/en-KW");
    expect(status).toBe(200);
    expect(html).toContain('<html lang="en-KW">');
  });
});
