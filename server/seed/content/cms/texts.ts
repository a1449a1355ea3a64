import type { BannerKey } from "./banner-list.ts";
import type { FileKey } from "./file-list.ts";
import type { PagePath } from "./page-list.ts";
import type { SnippetKey } from "./snippet-list.ts";

export interface PageText {
  title: string;
  /** For search engines: what the page answers, in one or two sentences. */
  description: string;
  keywords: string;
  /**
   * HTML: h2, h3, p, ul, ol, table, a, strong. Links inside the site begin with a slash and carry no locale. The
   * ids of the questions' headings are part of their addresses, so they are the same in each language.
   */
  content: string;
}

export interface BannerText {
  title: string;
  /** May hold `{name}`, filled from `variables`. */
  description: string;
  labels: string[];
  /** Label of the button, if the banner has one. */
  button?: string;
  secondButton?: string;
  /** Values by currency and name; EUR stands in for a missing currency. */
  variables?: Record<string, Record<string, string>>;
}

/** All texts of the content of one locale. */
export interface CmsTexts {
  pages: Record<PagePath, PageText>;
  snippets: Record<SnippetKey, string>;
  /** Titles by `frontend_identifier`. */
  files: Record<FileKey, string>;
  banners: Record<BannerKey, BannerText>;
}

/** A translation: whatever it leaves out is shown in English. */
export type CmsTranslation = { [Part in keyof CmsTexts]?: Partial<CmsTexts[Part]> };
