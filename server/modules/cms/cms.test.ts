import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Banner, CmsFile, Page, PageSummary, Snippet } from "../../../src/contract/cms.ts";
import { splitLocale } from "../../../src/rules/locales/locales.ts";
import { TEST_NOW, testApp } from "../../../tests/support/server/app.ts";
import { register, visit } from "../../../tests/support/server/visitor.ts";
import { players } from "../../core/players/tables.ts";
import { localizeLinks } from "./localize-links.ts";
import { sanitize } from "./sanitize.ts";

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});

describe("content pages", () => {
  it("PLT-24 NAV-20 lists pages with their categories and without content", async () => {
    const { body } = await app.get("/api/cms/pages?l=en");
    const pages = body as PageSummary[];
    expect(pages.map((page) => page.path)).toContain("terms-and-conditions");
    expect(pages.some((page) => page.path.includes("/EE"))).toBe(false);
    expect(pages[0]).not.toHaveProperty("content");
  });

  it("PLT-22 PLT-24 I18N-14 gives a page with content, blocks and meta", async () => {
    const { body } = await app.get("/api/cms/pages/terms-and-conditions?l=en");
    const page = body as Page;
    expect(page.meta.mainContent).toBe(page.blocks["content-main"]);
    expect(page.blocks.description.length).toBeGreaterThan(10);
  });

  it("NAV-19 LIC-02 serves the page variant of the visitor's licence under the plain path", async () => {
    const read = async (licence: string) =>
      ((await (await testApp({ licence })).get("/api/cms/pages/terms-and-conditions?l=en")).body as Page)
        .content;
    const textByLicence = {
      CW: "rules of Curaçao",
      EE: "Estonian Gambling Act",
      GCB: "a gaming control board as an example",
    };
    for (const licence of Object.keys(textByLicence)) {
      const content = await read(licence);
      const found = Object.entries(textByLicence).filter(([, text]) => content.includes(text));
      expect(found.map(([name]) => name)).toEqual([licence]);
    }
  });

  it("VIP-26 shows a disabled promotion only to testers and doesn't cache it", async () => {
    const path = "/api/cms/pages/spring-quest?l=de";
    expect((await app.get(path)).status).toBe(404);
    const { client, player } = await register(app);
    expect((await client.get(path)).status).toBe(404);
    await app.db
      .update(players)
      .set({ groups: [21] })
      .where(eq(players.id, player.id));
    const answer = await client.get(path);
    expect(answer.body).toMatchObject({ path: "spring-quest" });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect((await visit(app).get(path)).status).toBe(404);
  });

  it("VIP-26 shows an enabled promotion to every visitor", async () => {
    const change = (on: boolean) =>
      app.db.execute(
        sql`update configs set value = value || ${JSON.stringify({ "spring-quest": on })}::jsonb where name = 'manage-promotion-pages'`,
      );
    await change(true);
    await app.content.refresh();
    expect((await app.get("/api/cms/pages/spring-quest?l=en")).status).toBe(200);
    await change(false);
    await app.content.refresh();
    expect((await app.get("/api/cms/pages/spring-quest?l=en")).status).toBe(404);
  });

  it("PLT-24 serves a translation where one exists and English otherwise", async () => {
    const german = (await app.get("/api/cms/pages/terms-and-conditions?l=de")).body as Page;
    const english = (await app.get("/api/cms/pages/terms-and-conditions?l=en")).body as Page;
    const australian = (await app.get("/api/cms/pages/terms-and-conditions?l=en-AU")).body as Page;
    const text = (page: Page) => page.content.replace(/<[^>]*>/g, "");
    expect(text(german)).not.toBe(text(english));
    expect(text(australian)).toBe(text(english));
  });

  it("PLT-49 answers 404 for an unknown page and 422 for an unknown language, never 500", async () => {
    expect(await app.get("/api/cms/pages/none?l=en")).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
    expect(await app.get("/api/cms/pages?l=xx")).toMatchObject({
      status: 422,
      body: { errors: { l: ["unknown_locale"] } },
    });
    expect((await app.get(`/api/cms/pages/${"a/".repeat(60)}b?l=en`)).status).toBe(404);
    expect((await app.get("/api/cms/pages/..%2f..%2fetc?l=en")).status).toBe(404);
    expect(app.errors).toEqual([]);
  });

  it("never sends a script in a page's body to the browser", async () => {
    const bad = `<p onclick="x()">a</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x">b</a><iframe src="https://e.test"></iframe><svg onload=x>`;
    await app.db.execute(sql`insert into pages (id, locale, path, title, content, blocks, categories, hidden)
      values (9999, 'en', 'evil', 'Evil', ${bad}, '{"title":"Evil","description":"","keywords":"","json":null}', '{page}', false)`);
    await app.content.refresh();
    const { content } = (await app.get("/api/cms/pages/evil?l=en")).body as Page;
    expect(content).not.toMatch(/script|onerror|onclick|onload|javascript:|iframe|svg/i);
    expect(content).toContain("<p>a</p>");
    await app.db.execute(sql`delete from pages where path = 'evil'`);
    await app.content.refresh();
  });

  it.each([
    ["<style>*{display:none}</style>ok", "ok"],
    ['<a href="//evil.test">x</a>', "<a>x</a>"],
    ['<a href="data:text/html,x">x</a>', "<a>x</a>"],
    ['<p style="position:fixed">x</p>', "<p>x</p>"],
    ["<h1>Big</h1>", "<h2>Big</h2>"],
    ['<a href="/pokies/all">x</a>', '<a href="/pokies/all">x</a>'],
  ])("sanitises %s", (dirty, clean) => {
    expect(sanitize(dirty)).toBe(clean);
  });
});

describe("content links", () => {
  it.each([
    ["/registration", "/de/registration"],
    ["/", "/de"],
    ["/?a=/b&amp;c=1#d", "/de?a=/b&amp;c=1#d"],
    ["/pokies/all#top", "/de/pokies/all#top"],
    ["/apiary", "/de/apiary"],
    ["/de", "/de"],
    ["/de/faq", "/de/faq"],
    ["/en-NZ/faq", "/en-NZ/faq"],
    ["/en/faq", "/en/faq"],
    ["/art/logos/en/a.svg", "/art/logos/en/a.svg"],
    ["/api/info/project", "/api/info/project"],
    ["/messages/de.json", "/messages/de.json"],
    ["/assets/a", "/assets/a"],
    ["/files/terms.pdf?v=1", "/files/terms.pdf?v=1"],
    ["#top", "#top"],
    ["faq", "faq"],
    ["//other.test/a", "//other.test/a"],
    ["https://other.test/faq", "https://other.test/faq"],
    ["mailto:a@apogee.test", "mailto:a@apogee.test"],
  ])("I18N-02 %s becomes %s in German and stays the same in English", (href, german) => {
    const link = (to: string) => `<p title="/x"><a title="/y" href="${to}">/z</a></p>`;
    expect(localizeLinks(link(href), "de")).toBe(link(german));
    expect(localizeLinks(link(german), "de")).toBe(link(german));
    expect(localizeLinks(link(href), "en")).toBe(link(href));
  });

  it("I18N-02 all get the locale, and nothing else changes", () => {
    const html =
      '<a href="/a">a</a><img src="/i.svg" /> &lt;a href="/b"&gt; <a id="x">b</a><a href="/c">c</a>';
    expect(localizeLinks(html, "no")).toBe(html.replace('"/a"', '"/no/a"').replace('"/c"', '"/no/c"'));
  });

  it("I18N-02 PLT-24 PLT-25 keep the requested locale in pages and snippets, translated or not", async () => {
    const links = (html: string) => [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href!);
    for (const [tag, locale] of [
      ["en", "en"],
      ["de", "de"],
      ["en-AU", "en-AU"],
      ["nb-NO", "no"],
    ] as const) {
      const page = (await app.get(`/api/cms/pages/faq?l=${tag}`)).body as Page;
      const snippets = (await app.get(`/api/cms/snippets?l=${tag}`)).body as Snippet[];
      expect(page.meta.mainContent).toBe(page.content);
      expect(page.blocks["content-main"]).toBe(page.content);
      const html = snippets.filter(({ categories }) => !categories.includes("json"));
      const found = links([page.content, ...html.map(({ content }) => content)].join());
      expect(found.length).toBeGreaterThan(10);
      for (const href of found) expect(splitLocale(href).locale, href).toBe(locale);
    }
  });

  it("I18N-02 PLT-26 PLT-27 get no locale where the app adds it", async () => {
    const { body } = await app.get("/api/fe/config/banners-config", { headers: { locale: "de" } });
    for (const { button } of (body as { banners: Banner[] }).banners)
      if (button) expect(splitLocale(button.url).locale).toBe("en");
    const pages = (await app.get("/api/cms/pages?l=de")).body as PageSummary[];
    for (const { path } of pages) expect(splitLocale(`/${path}`).locale).toBe("en");
  });
});

describe("files, snippets and banners", () => {
  it("PLT-23 PLT-25 show files only while they are live", async () => {
    const insert = (id: number, start: string, end: string) => {
      const value = {
        id,
        categories: ["x"],
        frontend_identifier: `f${id}`,
        image: "/i.svg",
        title: `F${id}`,
        url: null,
        groups: [],
        liveTime: { start_at: start, end_at: end },
      };
      return app.db.execute(
        sql`insert into files (id, locale, value) values (${id}, 'en', ${JSON.stringify(value)}::jsonb)`,
      );
    };
    await insert(9001, "21/11/2026 11:59", "21/11/2026 12:01");
    await insert(9002, "21/11/2026 12:01", "22/11/2026 00:00");
    await insert(9003, "20/11/2026 00:00", "21/11/2026 12:00");
    expect(TEST_NOW).toBe(Date.UTC(2026, 10, 21, 12));
    const files = (await app.get("/api/cms/files?l=en")).body as CmsFile[];
    expect(files.filter((file) => file.id > 9000).map((file) => file.id)).toEqual([9001]);
    await app.db.execute(sql`delete from files where id > 9000`);
    await app.content.refresh();
  });

  it("PLT-23 every file's picture exists; unknown and misspelled addresses answer 404", async () => {
    for (const locale of ["en", "fr-CA"])
      for (const { image, title } of (await app.get(`/api/cms/files?l=${locale}`)).body as CmsFile[]) {
        const response = await app.app.request(`http://localhost${image}`);
        expect(response.status, image).toBe(200);
        expect(response.headers.get("content-type")).toBe("image/svg+xml");
        // The text is in the reader's language, like the title beside it.
        expect(await response.text()).toContain(`aria-label="${title}"`);
      }
    const [{ image }] = (await app.get("/api/cms/files?l=en")).body as [CmsFile];
    const otherSpellings = [
      image.replace(".svg", ""),
      image.replace("logos", "%6cogos"),
      image.replace("/en/", "/xx/"),
      image.replace("/en/", "/EN/"),
      `${image}.svg`,
    ];
    for (const path of ["/art/logos/en/none.svg", "/art/none", "/art", ...otherSpellings])
      expect(await app.get(path), path).toMatchObject({ status: 404, body: { code: "not_found" } });
  });

  it("PLT-25 snippets have the footer's texts for every licence", async () => {
    const { body } = await app.get("/api/cms/snippets?l=en");
    const ids = (body as { identifier: string }[]).map((row) => row.identifier);
    for (const licence of ["CW", "EE", "GCB", "REG"]) expect(ids).toContain(`footer-licence/${licence}`);
  });

  it("PLT-26 PLT-27 banners follow the locale header and have versioned pictures", async () => {
    const read = async (locale: string) =>
      (
        (await app.get("/api/fe/config/banners-config", { headers: { locale } })).body as {
          banners: Banner[];
        }
      ).banners;
    const [english, german] = [await read("en"), await read("de")];
    expect(english.length).toBeGreaterThan(5);
    expect(german.map((banner) => banner.id)).toEqual(english.map((banner) => banner.id));
    expect(german[0]!.title.text).not.toBe(english[0]!.title.text);
    expect(english[0]!.image).toMatch(/^\/art\/banners\/[\w-]+\/\w+$/);
  });

  it("PLT-26 every banner's picture exists", async () => {
    const { body } = await app.get("/api/fe/config/banners-config");
    for (const { image } of (body as { banners: Banner[] }).banners)
      expect((await app.app.request(`http://localhost${image}/480.webp`)).status, image).toBe(200);
  });
});
