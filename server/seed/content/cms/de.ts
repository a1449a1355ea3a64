import { BANNER_TEXTS } from "./de/banners.ts";
import { FILE_TITLES } from "./de/files.ts";
import { GUIDE_PAGES } from "./de/guide-pages.ts";
import { HELP_PAGES } from "./de/help-pages.ts";
import { POLICY_PAGES } from "./de/policy-pages.ts";
import { SAFETY_PAGES } from "./de/safety-pages.ts";
import { SNIPPET_TEXTS } from "./de/snippets.ts";
import { TERMS_PAGES } from "./de/terms-pages.ts";
import type { CmsTranslation } from "./texts.ts";

/** The content in German. */
export const DE: CmsTranslation = {
  pages: { ...TERMS_PAGES, ...POLICY_PAGES, ...SAFETY_PAGES, ...HELP_PAGES, ...GUIDE_PAGES },
  snippets: SNIPPET_TEXTS,
  files: FILE_TITLES,
  banners: BANNER_TEXTS,
};
