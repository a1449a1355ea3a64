import * as v from "valibot";
import {
  type Banner,
  BannerSchema,
  type CmsFile,
  FileSchema,
  PAGE_CATEGORIES,
  type Page,
  type PageSummary,
  type Snippet,
} from "../../../src/contract/cms.ts";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import { isBlockedRoute } from "../../../src/rules/addresses/blocked-routes.ts";
import { matchLocale, splitLocale } from "../../../src/rules/locales/locales.ts";
import { parseInstant } from "../../../src/rules/web/instant.ts";
import type { Db } from "../../db/client.ts";
import type { ContentVersion } from "../../db/content-version.ts";
import { RequestError } from "../../http/errors.ts";
import { ResponseCache } from "../../http/responses.ts";
import { localizeLinks } from "./localize-links.ts";
import { sanitize } from "./sanitize.ts";
import { createCmsStore } from "./store.ts";

type Locales = [LocaleCode, ...LocaleCode[]];

/** Locales to look up for a requested one, preferred first. @throws RequestError for an unknown locale */
export function localeChain(tag: string): Locales {
  const locale = matchLocale(tag);
  if (!locale) throw new RequestError("validation_failed", { errors: { l: ["unknown_locale"] } });
  return locale === "en" ? ["en"] : [locale, "en"];
}

const LICENCE_SUFFIX = /^(.+)\/([A-Z]{2,4})$/;

export interface CmsServiceDeps {
  db: Db;
  content: ContentVersion;
  artVersion: string;
  now: () => number;
}

export function createCmsService({ db, content, artVersion, now }: CmsServiceDeps) {
  const store = createCmsStore(db);
  const answers = new ResponseCache(content.current);

  /** Pages by public path, with the licence's variant where there is one. */
  async function pagesFor(locales: string[], licence: string) {
    const rows = await store.pages(locales);
    const byPath = new Map(
      rows.filter((row) => !LICENCE_SUFFIX.test(row.path)).map((row) => [row.path, row]),
    );
    for (const row of rows) {
      const [, path, suffix] = LICENCE_SUFFIX.exec(row.path) ?? [];
      if (path && suffix === licence) byPath.set(path, { ...row, path });
    }
    return [...byPath.values()];
  }

  const summary = (row: Awaited<ReturnType<typeof pagesFor>>[number]): PageSummary => ({
    id: row.id,
    path: row.path,
    title: row.title,
    categories: PAGE_CATEGORIES.filter((category) => row.categories.includes(category)),
    hidden: row.hidden,
  });

  async function page(locales: Locales, licence: string, path: string): Promise<Page> {
    const row = (await pagesFor(locales, licence)).find((candidate) => candidate.path === path);
    if (!row) throw new RequestError("not_found");
    const html = localizeLinks(sanitize(row.content), locales[0]);
    return {
      ...summary(row),
      content: html,
      blocks: { ...row.blocks, "content-main": html },
      meta: { mainContent: html },
    };
  }

  function isLive(file: CmsFile): boolean {
    if (!file.liveTime) return true;
    const start = parseInstant(file.liveTime.start_at);
    const end = parseInstant(file.liveTime.end_at);
    return (start === null || start <= now()) && (end === null || now() < end);
  }

  return {
    /** Pages of a licence, without those below blocked paths. */
    pages: (tag: string, licence: string, blocked: readonly string[]) => {
      const locales = localeChain(tag);
      return answers.get(`pages ${locales} ${licence} ${blocked}`, async () => {
        const rows = await pagesFor(locales, licence);
        return rows.filter(({ path }) => !isBlockedRoute(`/${path}`, blocked)).map(summary);
      });
    },

    page: (tag: string, licence: string, path: string) => {
      const locales = localeChain(tag);
      return answers.get(`page ${locales} ${licence} ${path}`, () => page(locales, licence, path));
    },

    snippets: (tag: string) => {
      const locales = localeChain(tag);
      return answers.get(`snippets ${locales}`, async () =>
        (await store.snippets(locales)).map(
          ({ id, identifier, categories, content: text }): Snippet => ({
            id,
            identifier,
            categories,
            content: categories.includes("json") ? text : localizeLinks(sanitize(text), locales[0]),
          }),
        ),
      );
    },

    async files(tag: string): Promise<CmsFile[]> {
      const rows = await store.files(localeChain(tag));
      return rows.map((row) => v.parse(FileSchema, row.value)).filter(isLive);
    },

    /** Banners, without those that link below blocked paths. */
    banners: (tag: string, blocked: readonly string[]) => {
      const locales = localeChain(tag);
      const hasAllowedLink = ({ button }: Banner) =>
        !button || !isBlockedRoute(splitLocale(button.url).path, blocked);
      return answers.get(`banners ${locales} ${blocked}`, async (): Promise<{ banners: Banner[] }> => {
        const rows = await store.banners(locales);
        const banners = rows.map((row) => v.parse(BannerSchema, row.value)).filter(hasAllowedLink);
        return { banners: banners.map((banner) => ({ ...banner, image: `${banner.image}/${artVersion}` })) };
      });
    },
  };
}

export type CmsService = ReturnType<typeof createCmsService>;
