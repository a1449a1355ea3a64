import { existsSync, readFileSync } from "node:fs";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { LOCALES } from "../../src/contract/locale.ts";
import { testApp } from "../../tests/support/app.ts";
import { compileMessages } from "../compile-messages.ts";
import { PartedResponse } from "../http/parted-response.ts";
import type { MessageCatalogs } from "../modules/messages/routes.ts";
import { contentSecurityPolicy } from "./csp.ts";
import { canonicalPath } from "./pages.ts";
import { createPageRenderer, type ServerEntry } from "./render.ts";

const dist = join(import.meta.dirname, "../../dist");
const client = join(dist, "client");

let app: Awaited<ReturnType<typeof testApp>>;
let renders = 0;

async function site(options: Parameters<typeof testApp>[0] = {}) {
  const entry = (await import(join(dist, "server/server.js"))) as ServerEntry;
  const renderPage = createPageRenderer(client, entry);
  return testApp({
    messages: (await compileMessages()) as MessageCatalogs,
    clientFolder: client,
    pages: {
      renderPage: (input) => {
        renders++;
        return renderPage(input);
      },
      shell: () => readFileSync(join(client, "index.html"), "utf8"),
    },
    ...options,
  });
}

beforeAll(async () => {
  if (!existsSync(join(dist, "build.json"))) throw new Error("these tests read the build: npm run build");
  app = await site();
});

async function page(path: string, headers: Record<string, string> = {}) {
  const response = await app.app.request(`http://localhost${path}`, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

describe("what a page begins with", () => {
  const beginningOf = (html: string) => html.slice(0, html.indexOf("<style>"));
  const preloads = (html: string) =>
    [...html.matchAll(/<link rel="preload"[^>]*as="image"[^>]*>/g)].map(([tag]) => tag);

  it("names the pictures of the lobby's first screen, before its styles", async () => {
    const { html } = await page("/");
    const named = preloads(html);
    expect(named).toEqual(preloads(beginningOf(html)));
    const eager = [
      ...html.matchAll(
        /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/><img [^>]*loading="eager"/g,
      ),
    ];
    expect(eager).toHaveLength(4);
    for (const [, srcSet, sizes] of eager)
      expect(
        named.filter(
          (tag) => tag.includes(`imageSrcSet="${srcSet}"`) && tag.includes(`imageSizes="${sizes}"`),
        ),
      ).toHaveLength(1);
    for (const tag of named) expect(tag).toMatch(/type="image\/avif".*fetchPriority="high"/);
  });

  it("is sent by itself", async () => {
    const outgoing = new PartedResponse(new IncomingMessage(new Socket()));
    const html = await (await app.app.request("http://localhost/", {}, { outgoing })).text();
    expect(beginningOf(html)).toContain("<title>");
    expect(outgoing.beginning).toBe(Buffer.byteLength(beginningOf(html)));
  });
});

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
    ["/bonus-balance", "/dashboard"],
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
    const flagged = await site({ features: { pseudo_locale: true } });
    expect((await flagged.app.request("http://localhost/en-KW")).status).toBe(200);
  });
});

describe("head", () => {
  it("I18N-12 I18N-02 names itself and its translations, and not the pseudo-locale", async () => {
    const { html } = await page("/de/pokies/all");
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<link rel="canonical" href="http://localhost/de/pokies/all"/>');
    for (const code of LOCALES.filter((locale) => locale !== "en-KW"))
      expect(html).toContain(`hrefLang="${code}"`);
    expect(html).not.toContain('hrefLang="en-KW"');
    expect((await page("/no")).html).toContain('<html lang="nb">');
  });

  it("I18N-11 AMB-LOC-07 error pages are not indexed; ordinary ones are", async () => {
    expect((await page("/nothing")).html).toContain('<meta name="robots" content="noindex"/>');
    expect((await page("/de/live/all")).html).not.toContain("noindex");
  });

  it("I18N-14 a content page fills title, description and keywords", async () => {
    const { html } = await page("/responsible-gaming");
    expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  });

  it("I18N-13 the organisation stands on the home page of certain hosts only", async () => {
    const own = await app.app.request("http://apogee.test/");
    expect(await own.text()).toContain('"@type":"Organization"');
    expect((await page("/")).html).not.toContain("application/ld+json");
  });
});

describe("delivery", () => {
  it("the policy allows what the page has inline, by hash, and no more", async () => {
    const { headers, html } = await page("/");
    const policy = headers.get("content-security-policy")!;
    expect(policy).toBe(contentSecurityPolicy(html));
    expect(policy).not.toContain("unsafe");
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    expect(html).not.toMatch(/<[^>]+\son\w+="/);
    expect(policy.match(/sha256-/g)!.length).toBeGreaterThanOrEqual(3);
  });

  it("the same page for every visitor: kept as bytes, sent again as 304, without cookies, made once", async () => {
    await page("/live/all");
    const before = renders;
    const first = await page("/live/all?utm_source=x");
    expect(renders).toBe(before);
    expect(first.headers.get("set-cookie")).toBeNull();
    expect(first.headers.get("cache-control")).toContain("s-maxage");
    expect(first.headers.get("cache-control")).not.toContain("no-store");
    const again = await page("/live/all", { "if-none-match": first.headers.get("etag")! });
    expect(again.status).toBe(304);
  });

  it("the data of a page is a document of its own, for as long as the page is rendered with it", async () => {
    const { html } = await page("/de/terms-and-conditions");
    const address = / data-state="([^"]+)"/.exec(html)![1]!;
    expect(address).toMatch(/^\/state\/de\/terms-and-conditions\?v=[\w-]{12}$/);
    expect(html.split(address)).toHaveLength(3);
    const response = await app.app.request(`http://localhost${address}`);
    const keys = ((await response.json()) as [string[], unknown][]).map(([[name]]) => name);
    expect(keys).toContain("project");
    expect(keys).toContain("page");
    expect(response.headers.get("x-build")).toBe("test");
    const old = await app.get(address.replace(/v=.*/, "v=000000000000"));
    expect(old.status).toBe(404);
    expect(old.body).toMatchObject({ code: "not_found" });
    expect((await app.get("/state/de/terms-and-conditions")).status).toBe(404);
    expect((await app.get("/state/nothing?v=1")).status).toBe(404);
  });

  it("addresses that nobody knows share one page a language, and crowd out none", async () => {
    const first = await page("/no-such-1");
    const before = renders;
    const other = await page("/games/page/123456");
    expect(renders).toBe(before + 1);
    expect(other.status).toBe(404);
    expect(other.html).toBe(first.html);
    expect(other.html).not.toContain("no-such-1");
    expect((await page("/de/no-such-1")).html).not.toBe(first.html);
    // The browser renders it for its own address.
    expect(first.html).not.toContain("$_TSR");
  });

  it("another case, port or way to write an address is no other page to keep", async () => {
    expect((await page("/categories/NEW")).status).toBe(404);
    expect((await app.get("/state//games?v=1")).status).toBe(404);
    const mirrored = await site({ origin: "https://casino.example:8443", trustProxy: true });
    const ask = async (host: string, scheme: string) => {
      const headers = { host, "x-forwarded-proto": scheme };
      return (await mirrored.app.request(`http://${host}/support`, { headers })).text();
    };
    const before = renders;
    const listed = await ask("apogee.test:1", "https");
    expect(listed).toContain('<link rel="canonical" href="https://apogee.test:8443/support"/>');
    expect(await ask("apogee.test:2", "gopher")).toBe(listed);
    const own = await ask("unlisted.example:3", "https");
    expect(own).toContain('<link rel="canonical" href="https://casino.example:8443/support"/>');
    expect(renders).toBe(before + 2);
  });

  it("data and pictures may load nothing should they be opened, and a secure site stays secure", async () => {
    const secure = await site({ origin: "https://casino.example" });
    const get = (path: string) => secure.app.request(`http://localhost${path}`);
    for (const path of ["/api/info/project", "/api/nothing", "/art/nothing"]) {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
    }
    expect((await get("/")).headers.get("strict-transport-security")).toBe("max-age=31536000");
    expect((await page("/")).headers.get("strict-transport-security")).toBeNull();
    expect((await get("/sw.js")).headers.get("content-security-policy")).toBeNull();
  });

  it("brotli where the client takes it", async () => {
    const response = await app.app.request("http://localhost/", {
      headers: { "accept-encoding": "gzip, br" },
    });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.get("vary")).toContain("accept-encoding");
  });

  it("a change of content is on the next page", async () => {
    await page("/terms-and-conditions");
    await app.db.execute(
      sql`update pages set title = 'New Terms Title' where path = 'terms-and-conditions' and locale = 'en'`,
    );
    await app.content.refresh();
    expect((await page("/terms-and-conditions")).html).toContain("New Terms Title");
    await app.db.execute(
      sql`update pages set title = 'Terms and Conditions' where path = 'terms-and-conditions' and locale = 'en'`,
    );
    await app.content.refresh();
  });

  it("LIC-06 LIC-07 a page shows only what the visitor's market allows, and is kept apart from others", async () => {
    const everywhere = (await page("/producers")).html;
    const australia = (await page("/producers", { "x-country": "AU" })).html;
    expect(everywhere).toContain("/producers/oddferry");
    expect(australia).not.toContain("/producers/oddferry");
    expect((await page("/producers/oddferry", { "x-country": "AU" })).status).toBe(404);
    const blocked = await page("/benefits-of-crypto", { "x-country": "CA" });
    expect(blocked.status).toBe(451);
    expect(blocked.html.includes("Not available in your country")).toBe(true);
    for (const path of ["/benefits-of-crypto/X", "/BENEFITS-of-crypto", "/%62enefits-of-crypto"]) {
      const { status, headers } = await page(path, { "x-country": "CA" });
      expect([status, headers.get("location")]).toEqual(
        path.endsWith("X") ? [451, null] : [308, "/benefits-of-crypto"],
      );
    }
    expect((await page("/benefits-of-crypto")).html.includes("Not available in your country")).toBe(false);
  });

  it("a missing asset is 404 and never a page; hashed ones are immutable", async () => {
    const missing = await page("/assets/index-gone.js");
    expect(missing.status).toBe(404);
    expect(missing.headers.get("content-type")).toContain("application/json");
    expect(missing.headers.get("cache-control")).toBe("no-store");
    const address = /\/assets\/[\w-]+\.js/.exec((await page("/shell.html")).html)![0];
    const asset = await page(address);
    expect(asset.headers.get("cache-control")).toContain("immutable");
    expect((await page("/sw.js")).headers.get("cache-control")).toBe("no-cache");
  });

  it("a rendering that fails still gives the shell, which the browser fills", async () => {
    const failing = await site({
      pages: {
        renderPage: () => Promise.reject(new Error("no")),
        shell: () => readFileSync(join(client, "index.html"), "utf8"),
      },
    });
    const response = await failing.app.request("http://localhost/");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root">');
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(failing.errors).toHaveLength(1);
  });
});
