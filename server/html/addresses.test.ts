import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testSite } from "../../tests/support/server/site.ts";
import { canonicalPath } from "./pages.ts";

const app = await testSite();
const { page } = app;

describe("pages", () => {
  it.each([
    ["/", 200],
    ["/categories", 200],
    ["/games", 200],
    ["/categories/megaways", 200],
    ["/pokies/all", 200],
    ["/pokies/megaways", 200],
    ["/pokies/new", 200],
    ["/live/all", 200],
    ["/live/roulette", 200],
    ["/table/all", 200],
    ["/games/page/2", 200],
    ["/producers", 200],
    ["/support", 200],
    ["/promotions", 200],
    ["/benefits-of-crypto", 200],
    ["/verify", 200],
    ["/oops", 200],
    ["/search", 200],
    ["/registration", 200],
    ["/login", 200],
    ["/sign-up", 200],
    ["/sign-in", 200],
    ["/terms-and-conditions", 200],
    ["/responsible-gaming", 200],
    ["/mystic-nova", 200],
    ["/coming-soon", 200],
    ["/de", 200],
    ["/de/pokies/all", 200],
    ["/en-NZ/live/all", 200],
    ["/nothing", 404],
    ["/categories/nothing", 404],
    ["/categories/all", 404],
    ["/pokies/nothing", 404],
    ["/producers/nobody", 404],
    ["/producers/nobody/2", 404],
    ["/games/page/0", 404],
    ["/games/page/two", 404],
    ["/games/page/99999", 404],
    ["/play/nobody/nothing", 404],
    ["/sport", 404],
    ["/xx/pokies/all", 404],
    ["/categories/__proto__", 404],
    ["/%00", 404],
    ["/%E0%A4%A", 404],
    [`/${"a".repeat(3_000)}`, 404],
  ] as const)(
    "CAT-01 CAT-02 CAT-03 CAT-04 CAT-05 NAV-18 NAV-28 NAV-29 NAV-30 NAV-31 NAV-32 NAV-39 NAV-44 AMB-RTE-01 %s answers %i with a page",
    async (path, status) => {
      const answer = await page(path);
      expect(answer.status).toBe(status);
      expect(answer.html).toContain("<h1");
      expect(app.errors).toEqual([]);
    },
  );

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
  ])("NAV-01 I18N-02 AMB-LOC-01 %s moves for good to %s", async (from, to) => {
    const answer = await page(from);
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe(to);
  });

  it("NAV-01 never sends to another host", () => {
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
  ])("NAV-13 NAV-14 NAV-15 NAV-32 AMB-RTE-03 %s leads to %s", async (from, to) => {
    const answer = await page(from);
    expect(answer.headers.get("location")).toBe(to);
  });

  it.each(["/sign-in", "/remind", "/new-password", "/email-verify", "/deposit", "/accounts/5/deposit"])(
    "NAV-06 NAV-09 NAV-10 NAV-11 NAV-12 %s is the lobby, below its popup",
    async (path) => {
      const { status, html } = await page(path);
      expect(status).toBe(200);
      expect(html).toContain("data-game=");
    },
  );

  it.each(["/profile", "/profile/security", "/de/favorite-games"])(
    "NAV-02 %s has nothing for guests, nor for search engines: the browser knows who is there",
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
  ])("NAV-25 %s is the same app, which search engines know as %s", async (path, canonical) => {
    const { status, html, headers } = await page(path);
    expect(status).toBe(200);
    expect(html).not.toContain("data-game=");
    expect(headers.get("link")).toBe(`<http://localhost${canonical}>; rel="canonical"`);
    expect(headers.get("cache-control")).toBe("no-cache");
  });

  it("NAV-25 guest mode has one address a page as well, and none for data", async () => {
    expect((await page("/guest/")).headers.get("location")).toBe("/guest");
    expect((await page("/guest//pokies/all/")).headers.get("location")).toBe("/guest/pokies/all");
    expect((await page("/state/guest/pokies/all?v=1")).status).toBe(404);
  });

  it("NAV-27 SHL-05 the betting site gets its visitors, with the rest of the path, when its link is on", async () => {
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

  it("AMB-LOC-04 the pseudo-locale exists only where it is switched on", async () => {
    expect((await page("/en-KW")).status).toBe(404);
    const flagged = await testSite({ features: { pseudo_locale: true } });
    const { status, html } = await flagged.page("/en-KW");
    expect(status).toBe(200);
    expect(html).toContain('<html lang="en-KW">');
  });
});
