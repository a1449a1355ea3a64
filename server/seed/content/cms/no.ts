import { BANNER_TEXTS } from "./no/banners.ts";
import { FILE_TITLES } from "./no/files.ts";
import { GUIDE_PAGES } from "./no/guide-pages.ts";
import { HELP_PAGES } from "./no/help-pages.ts";
import { POLICY_PAGES } from "./no/policy-pages.ts";
import { SAFETY_PAGES } from "./no/safety-pages.ts";
import { SNIPPET_TEXTS } from "./no/snippets.ts";
import { TERMS_PAGES } from "./no/terms-pages.ts";
import type { CmsTranslation } from "./texts.ts";

/** Every text of the content in Norwegian Bokmål. */
export const NO: CmsTranslation = {
  pages: { ...TERMS_PAGES, ...POLICY_PAGES, ...SAFETY_PAGES, ...HELP_PAGES, ...GUIDE_PAGES },
  snippets: SNIPPET_TEXTS,
  files: FILE_TITLES,
  banners: BANNER_TEXTS,
};
