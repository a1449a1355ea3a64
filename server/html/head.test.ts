import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { LOCALES } from "../../src/contract/locale.ts";
import { joinLocale, PSEUDO_LOCALE } from "../../src/rules/locales/locales.ts";
import { testSite } from "../../tests/support/server/site.ts";
import { EarlyFlushResponse } from "../http/early-flush.ts";

const app = await testSite();
const { page } = app;

describe("the start of a page", () => {
  const beginningOf = (html: string) => html.slice(0, html.indexOf("<style>"));
  const preloads = (html: string) =>
    [...html.matchAll(/<link rel="preload"[^>]*as="image"[^>]*>/g)].map(([tag]) => tag);

  it("preloads the pictures of the lobby's first screen, before its styles", async () => {
    const { html } = await page("/");
    const preloadTags = preloads(html);
    expect(preloadTags).toEqual(preloads(beginningOf(html)));
    const eager = [
      ...html.matchAll(
        /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/><img [^>]*loading="eager"/g,
      ),
    ];
    expect(eager).toHaveLength(4);
    for (const [, srcSet, sizes] of eager)
      expect(
        preloadTags.filter(
          (tag) => tag.includes(`imageSrcSet="${srcSet}"`) && tag.includes(`imageSizes="${sizes}"`),
        ),
      ).toHaveLength(1);
    for (const tag of preloadTags) expect(tag).toMatch(/type="image\/avif".*fetchPriority="high"/);
  });

  it("is flushed separately", async () => {
    const outgoing = new EarlyFlushResponse(new IncomingMessage(new Socket()));
    const html = await (await app.app.request("http://localhost/", {}, { outgoing })).text();
    expect(beginningOf(html)).toContain("<title>");
    expect(outgoing.earlyBytes).toBe(Buffer.byteLength(beginningOf(html)));
  });
});

describe("head", () => {
  it("I18N-12 I18N-02 links itself and its translations, but not the pseudo-locale", async () => {
    const { html } = await page("/de/pokies/all");
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<link rel="canonical" href="http://localhost/de/pokies/all"/>');
    for (const code of LOCALES.filter((locale) => locale !== "en-KW"))
      expect(html).toContain(`hrefLang="${code}"`);
    expect(html).not.toContain('hrefLang="en-KW"');
  });

  const offered = LOCALES.filter((locale) => locale !== PSEUDO_LOCALE);
  it.each(offered)("I18N-01 I18N-02 a page in %s declares its language", async (locale) => {
    const { html } = await page(joinLocale(locale, "/"));
    expect(/<html lang="([^"]*)"/.exec(html)?.[1]).toBe(locale === "no" ? "nb" : locale);
  });

  it("I18N-11 AMB-LOC-07 error pages are not indexed; other pages are", async () => {
    expect((await page("/nothing")).html).toContain('<meta name="robots" content="noindex"/>');
    expect((await page("/de/live/all")).html).not.toContain("noindex");
  });

  it("I18N-14 a content page fills title, description and keywords", async () => {
    const { html } = await page("/responsible-gaming");
    expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  });

  it("I18N-13 the home page describes the organisation on certain hosts only", async () => {
    const response = await app.app.request("http://apogee.test/");
    expect(await response.text()).toContain('"@type":"Organization"');
    expect((await page("/")).html).not.toContain("application/ld+json");
  });
});
