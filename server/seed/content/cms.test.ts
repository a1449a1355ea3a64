import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  BannerSchema,
  FileSchema,
  PAGE_CATEGORIES,
  PageSummarySchema,
  SnippetSchema,
} from "../../../src/contract/cms.ts";
import { loadJurisdictions } from "../../core/jurisdictions/jurisdictions.ts";
import { CATEGORIES } from "./categories.ts";
import { EN } from "./cms/en.ts";
import { CMS_LOCALES } from "./cms/locales.ts";
import { makeCms } from "./cms.ts";
import { STUDIOS } from "./studios.ts";

const cms = makeCms();
const paths = cms.pages.filter((page) => page.locale === "en").map((page) => page.path);
const jurisdictions = loadJurisdictions();

/** Addresses that content may link to. */
function isKnownPath(path: string): boolean {
  const [, section = "", slug = ""] = path.split("/");
  const category = CATEGORIES.find(({ id }) => id === slug);
  if (
    [
      "/promotions",
      "/benefits-of-crypto",
      "/verify",
      "/search",
      "/support",
      "/profile/limits",
      "/deposit-bonus",
      "/profile/gifts",
      "/profile/level",
    ].includes(path)
  )
    return true;
  if (["pokies", "live", "table"].includes(section)) {
    return slug === "all" || (category?.sections as string[] | undefined)?.includes(section) === true;
  }
  if (section === "categories") return category !== undefined;
  if (section === "producers") return STUDIOS.some((studio) => studio.slug === slug);
  return paths.includes(path.slice(1));
}

const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;

/** Link texts that don't name their target. */
const VAGUE = [
  ...["read more", "learn more", "more", "here", "click here", "this", "see more"],
  ...["mehr erfahren", "mehr", "hier", "weiterlesen", "en savoir plus", "ici", "plus"],
  ...["scopri di più", "di più", "qui", "les mer", "her", "mer", "loe lähemalt", "siin", "loe edasi"],
];

describe.each(Object.keys(CMS_LOCALES))("the seeded content in %s", (locale) => {
  const [pages, snippets, files, banners] = [
    cms.pages.filter((row) => row.locale === locale),
    cms.snippets.filter((row) => row.locale === locale),
    cms.files.filter((row) => row.locale === locale),
    cms.banners.filter((row) => row.locale === locale),
  ];

  it("PLT-53 names each link's target, as search engines and screen readers need", () => {
    const html = [...pages, ...snippets].map(({ content }) => content).join("");
    const texts = [...html.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, text]) => text!.toLowerCase());
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.filter((text) => VAGUE.includes(text))).toEqual([]);
  });

  it("is deterministic, with unique ids and keys", () => {
    expect(makeCms()).toEqual(cms);
    for (const rows of [pages, snippets, files, banners])
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("PLT-22 NAV-20 has pages in the contract's shape and uses every category", () => {
    for (const page of pages) expect(v.safeParse(PageSummarySchema, page).success, page.path).toBe(true);
    expect(new Set(pages.flatMap((page) => page.categories))).toEqual(new Set(PAGE_CATEGORIES));
    for (const page of pages) expect(page.blocks.description.length, page.path).toBeGreaterThan(20);
  });

  it("has real text on every page except the intentionally empty one (NAV-39)", () => {
    for (const { path, content } of pages.filter((page) => page.path !== "coming-soon")) {
      // A promotion page is short.
      expect(words(content), path).toBeGreaterThanOrEqual(path === "spring-quest" ? 40 : 130);
      expect(words(content), path).toBeLessThanOrEqual(700);
      expect(content, path).toMatch(/<h2[ >]/);
    }
    expect(pages.find((page) => page.path === "coming-soon")?.content).toBe("");
    expect(pages.filter((page) => page.hidden)).toHaveLength(1);
  });

  it("NAV-19 has licence variants that differ from the page they replace", () => {
    const variants = pages.filter((page) => page.path.includes("/"));
    expect(variants.map((page) => page.path)).toEqual([
      "terms-and-conditions/EE",
      "terms-and-conditions/GCB",
      "responsible-gaming/EE",
    ]);
    for (const variant of variants) {
      const basePage = pages.find((page) => page.path === variant.path.split("/")[0]);
      expect(basePage?.content).toBeDefined();
      expect(variant.content).not.toBe(basePage?.content);
      expect(jurisdictions.licences).toHaveProperty(variant.path.split("/")[1]!);
    }
  });

  it("NEW-23 lists a phone number for each country on the help page", () => {
    const help = pages.find(({ path }) => path === "responsible-gaming")!.content;
    const rows = [...help.matchAll(/<tr><td>([^<]+)<\/td><td>.*?<\/td><td>(.*?)<\/td><\/tr>/g)];
    const withNumber = rows.filter(([, , contact]) => /\d{5}|(?:\d+[ -]){2,}\d+/.test(contact!));
    const countries = ["CA", "AU", "DE", "NZ", "IT", "EE", "SE", "NO", "AT", "CH"];
    const names = new Intl.DisplayNames(locale, { type: "region" });
    expect(withNumber.map(([, country]) => country!.replace(/ \(.*/, ""))).toEqual(
      countries.map((code) => names.of(code)),
    );
    expect(pages.find(({ path }) => path === "responsible-gaming/EE")!.content).toContain(" 15410.");
  });

  it("promises neither live chat nor support hours", () => {
    const text = JSON.stringify([pages, snippets, files, banners]);
    // "Achat" is French for "purchase".
    expect(text.match(/(?<!\p{L})chat.{0,20}|vestlus.{0,20}|clavard.{0,20}/giu)).toBeNull();
    const contacts = pages.find(({ path }) => path === "contacts")!.content;
    const hours = snippets.find(({ identifier }) => identifier === "support-hours")!.content;
    const contactSchemes = [...contacts.matchAll(/<li><strong>.*?href="([^":]*)/g)].map(([, href]) => href);
    expect(contactSchemes).toEqual(["mailto", "/support"]);
    expect(contacts + hours).not.toMatch(/24|\d[:.]00|\d h|any hour|rund um|døgnet|ööpäev|à toute heure/);
  });

  it("doesn't claim to check Estonia's register, and links to self-exclusion", () => {
    const page = pages.find(({ path }) => path === "responsible-gaming/EE")!.content;
    expect(page).toMatch(/\(HAMPI\)(?:(?!<\/p>).)*<a href="\/profile\/limits">/);
    const footer = snippets.find(({ identifier }) => identifier === "footer-licence/EE")!.content;
    expect(footer).not.toMatch(/regist/i);
  });

  it("links only to existing pages, or to https, mail and phone addresses", () => {
    for (const { content } of [...pages, ...snippets]) {
      for (const href of links(content)) {
        expect(href.startsWith("/") ? isKnownPath(href) : /^(https:|mailto:|tel:)/.test(href), href).toBe(
          true,
        );
      }
    }
  });

  it("PLT-25 SHL-17 has snippets in the contract's shape, with a copyright line by licence, group and default", () => {
    for (const snippet of snippets) expect(v.safeParse(SnippetSchema, snippet).success).toBe(true);
    const identifiers = snippets.map(({ identifier }) => identifier);
    expect(identifiers).toEqual(
      expect.arrayContaining(["copyright", "copyright/EE", "copyright/group/258", "seo-home"]),
    );
  });

  it("SHL-15 PLT-23 has files in the contract's shape; licences name existing files and snippets", () => {
    for (const file of files)
      expect(v.safeParse(FileSchema, file).success, file.frontend_identifier).toBe(true);
    const count = (category: string) => files.filter((file) => file.categories.includes(category)).length;
    expect([count("partners"), count("awards")]).toEqual([8, 4]);
    const identifiersIn = (category: string) =>
      files.filter((file) => file.categories.includes(category)).map((file) => file.frontend_identifier);
    const identifiers: string[] = snippets.map(({ identifier }) => identifier);
    for (const licence of Object.values(jurisdictions.licences)) {
      expect(identifiersIn("payment-logos")).toEqual(expect.arrayContaining(licence.payment_logos));
      expect(identifiersIn("licence-icons")).toEqual(expect.arrayContaining(licence.licence_icons));
      const requiredSnippets = [licence.footer_snippet, ...licence.copyright_snippets];
      expect(identifiers).toEqual(expect.arrayContaining(requiredSnippets));
    }
  });

  it("PLT-26 has banners in the contract's shape for every slot", () => {
    for (const banner of banners) {
      expect(v.safeParse(BannerSchema, banner).success, banner.image).toBe(true);
      expect(Object.keys(banner.order)).toEqual(banner.categories);
      expect(banner.image).toMatch(/^\/art\/banners\/[a-z-]+$/);
    }
    expect(new Set(banners.flatMap((banner) => banner.categories))).toEqual(
      new Set(["slider-index-top", "slider-index-jackpots", "promotions", "promo-bar", "popup-new-provider"]),
    );
  });

  it("PLT-26 has a EUR value, the fallback of all currencies, for every placeholder in a banner", () => {
    for (const { title, description, variables } of banners) {
      for (const [, name] of `${title.text} ${description.text}`.matchAll(/\{(\w+)\}/g)) {
        expect(variables.EUR).toHaveProperty(name!);
      }
    }
  });

  it("VIP-24 VIP-25 has banners for VIP groups, new players, registered players and fiat players", () => {
    const idsOf = (isWanted: (banner: (typeof banners)[number]) => boolean) =>
      banners.filter(isWanted).map(({ image }) => image.split("/").at(-1));
    expect(idsOf(({ groupIds }) => groupIds.includes(259))).toEqual(["vip"]);
    expect(idsOf(({ groupIds }) => groupIds.includes(131811))).toEqual(["welcome-pack"]);
    expect(idsOf(({ registered }) => registered === true)).toEqual(["deposit-bonuses", "spring-quest"]);
    expect(idsOf(({ fiat }) => fiat === true)).toEqual(["crypto"]);
  });

  it("I18N-15 has timers in the banner format", () => {
    const timers = banners.map((banner) => banner.timer).filter((timer) => timer !== null);
    expect(timers.length).toBeGreaterThan(0);
    for (const { start_at, end_at } of timers) {
      for (const time of [start_at, end_at]) expect(time).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/);
    }
  });

  it("NAV-40 links every banner button to an existing path", () => {
    for (const { button } of banners) if (button) expect(isKnownPath(button.url), button.url).toBe(true);
  });

  it("contains rows only for translated entries, with the original ids and addresses", () => {
    const { welcome } = EN.banners;
    const page = { ...EN.pages.faq, title: "Häufige Fragen" };
    const both = makeCms({
      en: EN,
      de: { pages: { faq: page }, banners: { welcome: { ...welcome, title: "Willkommen" } } },
    });
    const german = both.pages.filter(({ locale }) => locale === "de");
    expect(german.map(({ id, path, title }) => [id, path, title])).toEqual([[14, "faq", "Häufige Fragen"]]);
    expect(both.banners.filter(({ locale }) => locale === "de").map(({ id }) => id)).toEqual([1]);
    expect(both.snippets.every(({ locale }) => locale === "en")).toBe(true);
  });
});
