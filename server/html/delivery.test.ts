import { globSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { openEmptyDatabase } from "../../tests/support/server/database.ts";
import { readShell, testSite } from "../../tests/support/server/site.ts";
import { contentSecurityPolicy } from "./csp.ts";

const app = await testSite();
const { page, renders } = app;

describe("delivery", () => {
  it("the content security policy allows the page's inline scripts and styles by hash, and nothing more", async () => {
    const { headers, html } = await page("/");
    const policy = headers.get("content-security-policy")!;
    expect(policy).toBe(contentSecurityPolicy(html));
    expect(policy).not.toContain("unsafe");
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    expect(html).not.toMatch(/<[^>]+\son\w+="/);
    expect(policy.match(/sha256-/g)!.length).toBeGreaterThanOrEqual(3);
  });

  it("CAT-34 the page inlines the styles of all its elements, so none of them waits for a script", async () => {
    const sheets = globSync("dist/client/assets/*.css").map((file) => readFileSync(file, "utf8"));
    const has = (css: string, name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(css);
    for (const path of ["/", "/live/all", "/producers"]) {
      const { html } = await page(path);
      const inline = /<style>([\s\S]*?)<\/style>/.exec(html)![1]!;
      const names = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, list]) => list!.split(" "));
      // The class `app` is only a hook for other sheets' selectors.
      const unstyledClasses = [...new Set(names)].filter(
        (name) => /^\w+$/.test(name) && name !== "app" && !has(inline, name),
      );
      expect(
        unstyledClasses.filter((name) => sheets.some((css) => has(css, name))),
        path,
      ).toEqual([]);
    }
  });

  it("the same page for every visitor is rendered once, cached without cookies, and sent again as 304", async () => {
    await page("/live/all");
    const before = renders();
    const first = await page("/live/all?utm_source=x");
    expect(renders()).toBe(before);
    expect(first.headers.get("set-cookie")).toBeNull();
    expect(first.headers.get("cache-control")).toContain("s-maxage");
    expect(first.headers.get("cache-control")).not.toContain("no-store");
    const conditionalResponse = await page("/live/all", { "if-none-match": first.headers.get("etag")! });
    expect(conditionalResponse.status).toBe(304);
  });

  it("SHL-02 marks a player's page before the body is drawn, so that the header causes no layout shift", async () => {
    const { html } = await page("/mystic-zenith");
    const script = /<script>([^<]*signed_in[^<]*)<\/script>/.exec(html)!;
    expect(script.index).toBeLessThan(html.indexOf("<body>"));
    const datasetFor = (cookie: string) => {
      const documentElement = { dataset: {} };
      const location = { pathname: "/mystic-zenith" };
      new Function("document", "location", script[1]!)({ cookie, documentElement }, location);
      return documentElement.dataset;
    };
    expect(datasetFor("theme=dark; signed_in=1")).toEqual({ session: "" });
    expect(datasetFor("not_signed_in=1")).toEqual({});
  });

  it("a page's data is a separate document, available as long as the page that was rendered with it", async () => {
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

  it("unknown addresses share one 404 page per language, which doesn't contain the address", async () => {
    const first = await page("/no-such-1");
    const before = renders();
    const other = await page("/games/page/123456");
    expect(renders()).toBe(before + 1);
    expect(other.status).toBe(404);
    expect(other.html).toBe(first.html);
    expect(other.html).not.toContain("no-such-1");
    expect((await page("/de/no-such-1")).html).not.toBe(first.html);
    // The shared page has no router data: the browser renders it again for the address it's on.
    expect(first.html).not.toContain("$_TSR");
  });

  it("another case, port or spelling of an address adds no cached page", async () => {
    expect((await page("/categories/NEW")).status).toBe(404);
    expect((await app.get("/state//games?v=1")).status).toBe(404);
    const mirrored = await testSite({ origin: "https://casino.example:8443", trustProxy: true });
    const loadSupportPage = async (host: string, scheme: string) => {
      const headers = { host, "x-forwarded-proto": scheme };
      return (await mirrored.app.request(`http://${host}/support`, { headers })).text();
    };
    const before = mirrored.renders();
    const listedPage = await loadSupportPage("apogee.test:1", "https");
    expect(listedPage).toContain('<link rel="canonical" href="https://apogee.test:8443/support"/>');
    expect(await loadSupportPage("apogee.test:2", "gopher")).toBe(listedPage);
    const unlistedPage = await loadSupportPage("unlisted.example:3", "https");
    expect(unlistedPage).toContain('<link rel="canonical" href="https://casino.example:8443/support"/>');
    expect(mirrored.renders()).toBe(before + 2);
  });

  it("data and pictures can load nothing when opened as documents, and a secure site sends HSTS", async () => {
    const secure = await testSite({ origin: "https://casino.example" });
    const get = (path: string) => secure.app.request(`http://localhost${path}`);
    for (const path of ["/api/info/project", "/api/nothing", "/art/nothing"]) {
      const { headers } = await get(path);
      expect(headers.get("content-security-policy")).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    }
    expect((await get("/")).headers.get("strict-transport-security")).toBe(
      "max-age=31536000; includeSubDomains",
    );
    expect((await page("/")).headers.get("strict-transport-security")).toBeNull();
    // The service worker runs under its script's policy, so it needs access to the site.
    expect((await get("/sw.js")).headers.get("content-security-policy")).toBe(
      "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  it("uses brotli when the client accepts it", async () => {
    const response = await app.app.request("http://localhost/", {
      headers: { "accept-encoding": "gzip, br" },
    });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.get("vary")).toContain("accept-encoding");
  });

  it("shows changed content on the next request", async () => {
    await page("/terms-and-conditions");
    await app.db.execute(
      sql`update pages set title = 'New Terms Title' where path = 'terms-and-conditions' and locale = 'en'`,
    );
    await app.content.refresh();
    expect((await page("/terms-and-conditions")).html).toContain("New Terms Title");
    await app.db.execute(
      sql`update pages set title = 'Terms and conditions' where path = 'terms-and-conditions' and locale = 'en'`,
    );
    await app.content.refresh();
  });

  it("LIC-06 LIC-07 a page shows only what the visitor's market allows, and is cached per market", async () => {
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

  it("a missing asset is 404 and never a page; hashed assets are immutable", async () => {
    const missing = await page("/assets/index-gone.js");
    expect(missing.status).toBe(404);
    expect(missing.headers.get("content-type")).toContain("application/json");
    expect(missing.headers.get("cache-control")).toBe("no-store");
    const address = /\/assets\/[\w-]+\.js/.exec((await page("/shell.html")).html)![0];
    const asset = await page(address);
    expect(asset.headers.get("cache-control")).toContain("immutable");
    expect((await page("/sw.js")).headers.get("cache-control")).toBe("no-cache");
  });

  it.each(["/", "/shell.html"])(
    "%s shows the site's fonts from its first paint on devices that have them, and only there",
    async (path) => {
      const { html } = await page(path);
      const script = /<script>([^<]*signed_in[^<]*)<\/script>/.exec(html)![1]!;
      const run = (localStorage: Record<string, string>) => {
        const attributes: string[] = [];
        const preloaded: string[] = [];
        const document = {
          cookie: "",
          documentElement: { setAttribute: (name: string) => attributes.push(name) },
          head: {
            append: ({ rel, href }: { rel: string; href: string }) => preloaded.push(`${rel} ${href}`),
          },
          createElement: () => ({}),
        };
        new Function("document", "localStorage", "location", script)(document, localStorage, {
          pathname: "/",
        });
        return { attributes, preloaded };
      };
      expect(run({})).toEqual({ attributes: [], preloaded: [] });
      const { attributes, preloaded } = run({ "site-fonts": "1" });
      expect(attributes).toEqual(["data-site-fonts"]);
      expect(preloaded).toEqual(["preload /fonts/sora.woff2", "preload /fonts/figtree.woff2"]);
      for (const address of ["/fonts/sora.woff2", "/fonts/figtree.woff2"]) {
        const font = await page(address);
        expect(font.status).toBe(200);
        expect(font.headers.get("cache-control")).toContain("immutable");
        // The frames of games and cards have an opaque origin.
        expect(font.headers.get("access-control-allow-origin")).toBe("*");
      }
    },
  );

  it("answers with the shell, which the browser fills, when rendering fails", async () => {
    const failing = await testSite({
      pages: {
        renderPage: () => Promise.reject(new Error("no")),
        shell: readShell,
      },
    });
    const response = await failing.app.request("http://localhost/");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<div id="root">');
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(failing.errors).toHaveLength(1);
  });

  it("answers with the shell, which no cache stores, while the database has no content", async () => {
    const { db, close } = await openEmptyDatabase();
    onTestFinished(close);
    const empty = await testSite({ db });
    for (const path of ["/", "/games/page/1", "/xyz"]) {
      const { html, headers } = await empty.page(path);
      expect({ path, cache: headers.get("cache-control") }).toEqual({ path, cache: "no-store" });
      expect(html).toContain('<div id="root">');
    }
    expect(empty.errors).toHaveLength(3);
  });
});
