import type { Banner, CmsFile, Page, Snippet } from "../../../src/contract/cms.ts";
import { BANNERS, type BannerEntry, type BannerKey } from "./cms/banner-list.ts";
import { FILES, type FileKey } from "./cms/file-list.ts";
import { CMS_LOCALES, type CmsLocales } from "./cms/locales.ts";
import { PAGES, type PagePath } from "./cms/page-list.ts";
import { SNIPPETS, type SnippetKey } from "./cms/snippet-list.ts";
import type { BannerText, CmsTranslation } from "./cms/texts.ts";

interface Localised {
  locale: string;
}

export type SeedPage = Localised &
  Pick<Page, "id" | "path" | "title" | "categories" | "hidden" | "content"> & {
    blocks: Omit<Page["blocks"], "content-main">;
  };
export type SeedSnippet = Localised & Snippet;
export type SeedFile = Localised & CmsFile;
export type SeedBanner = Localised & Banner;

export interface Cms {
  pages: SeedPage[];
  snippets: SeedSnippet[];
  files: SeedFile[];
  banners: SeedBanner[];
}

/**
 * Content rows of every locale. English has every row; another locale has a row for each text it translates, so
 * that a reader of rows falls back to English by path, identifier or id.
 */
export function makeCms(locales: CmsLocales = CMS_LOCALES): Cms {
  const cms: Cms = { pages: [], snippets: [], files: [], banners: [] };
  for (const [locale, texts] of Object.entries(locales)) {
    cms.pages.push(...pagesOf(locale, texts));
    cms.snippets.push(...snippetsOf(locale, texts));
    cms.files.push(...filesOf(locale, texts));
    cms.banners.push(...bannersOf(locale, texts));
  }
  return cms;
}

function pagesOf(locale: string, { pages = {} }: CmsTranslation): SeedPage[] {
  return translatedRows<PagePath, SeedPage>(PAGES, (path) => {
    const text = pages[path];
    if (!text) return null;
    const { title, description, keywords, content } = text;
    const entry = PAGES[path];
    return {
      locale,
      id: entry.id,
      path,
      title,
      content: content.trim(),
      blocks: { title: `${title} | Apogee`, description, keywords, json: null },
      categories: [...entry.categories],
      hidden: "hidden" in entry,
    };
  });
}

function snippetsOf(locale: string, { snippets = {} }: CmsTranslation): SeedSnippet[] {
  return translatedRows<SnippetKey, SeedSnippet>(SNIPPETS, (identifier) => {
    const content = snippets[identifier];
    if (content === undefined) return null;
    const { id, categories } = SNIPPETS[identifier];
    return { locale, id, identifier, categories: [...categories], content: content.trim() };
  });
}

function filesOf(locale: string, { files = {} }: CmsTranslation): SeedFile[] {
  return translatedRows<FileKey, SeedFile>(FILES, (key) => {
    const title = files[key];
    if (title === undefined) return null;
    const entry = FILES[key];
    return {
      locale,
      id: entry.id,
      categories: [...entry.categories],
      frontend_identifier: key,
      image: `/art/logos/${locale}/${key}.svg`,
      title,
      url: "url" in entry ? entry.url : null,
      groups: [],
      liveTime: "liveTime" in entry ? entry.liveTime : null,
    };
  });
}

function bannersOf(locale: string, { banners = {} }: CmsTranslation): SeedBanner[] {
  return translatedRows<BannerKey, SeedBanner>(BANNERS, (scene) => {
    const text = banners[scene];
    return text ? { locale, ...banner(scene, BANNERS[scene], text) } : null;
  });
}

function banner(scene: BannerKey, entry: BannerEntry, text: BannerText): Banner {
  return {
    id: entry.id,
    title: { text: text.title },
    description: { text: text.description },
    categories: [...entry.categories],
    groupIds: [...(entry.groupIds ?? [])],
    registered: entry.registered ?? null,
    fiat: entry.fiat ?? null,
    size: entry.size,
    gradient: [...entry.gradient],
    labels: text.labels,
    button: entry.url && text.button ? buttonOf(scene, text.button, entry.url) : null,
    secondButton: entry.popup && text.secondButton ? { name: text.secondButton, popup: entry.popup } : null,
    timer: entry.timer ?? null,
    variables: text.variables ?? { EUR: {} },
    image: `/art/banners/${scene}`,
    order: { ...entry.order },
    tournamentLink: null,
    isTournament: entry.isTournament ?? false,
  };
}

function buttonOf(scene: BannerKey, name: string, url: string): NonNullable<Banner["button"]> {
  return { name, url, type: "internal", frontendIdentifier: `banner-${scene}`, attrs: {} };
}

function translatedRows<Key extends string, Row>(
  list: Record<Key, unknown>,
  rowOf: (key: Key) => Row | null,
): Row[] {
  return (Object.keys(list) as Key[]).map(rowOf).filter((row) => row !== null);
}
