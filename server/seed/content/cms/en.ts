import { BANNER_TEXTS } from "./en/banners.ts";
import { FILE_TITLES } from "./en/files.ts";
import { GUIDE_PAGES } from "./en/guide-pages.ts";
import { HELP_PAGES } from "./en/help-pages.ts";
import { POLICY_PAGES } from "./en/policy-pages.ts";
import { SAFETY_PAGES } from "./en/safety-pages.ts";
import { SNIPPET_TEXTS } from "./en/snippets.ts";
import { TERMS_PAGES } from "./en/terms-pages.ts";
import type { CmsTexts } from "./texts.ts";

/** Every text of the content in English: the complete set that translations follow. */
export const EN: CmsTexts = {
  pages: { ...TERMS_PAGES, ...POLICY_PAGES, ...SAFETY_PAGES, ...HELP_PAGES, ...GUIDE_PAGES },
  snippets: SNIPPET_TEXTS,
  files: FILE_TITLES,
  banners: BANNER_TEXTS,
};
