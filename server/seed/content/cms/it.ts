import { BANNER_TEXTS } from "./it/banners.ts";
import { FILE_TITLES } from "./it/files.ts";
import { GUIDE_PAGES } from "./it/guide-pages.ts";
import { HELP_PAGES } from "./it/help-pages.ts";
import { POLICY_PAGES } from "./it/policy-pages.ts";
import { SAFETY_PAGES } from "./it/safety-pages.ts";
import { SNIPPET_TEXTS } from "./it/snippets.ts";
import { TERMS_PAGES } from "./it/terms-pages.ts";
import type { CmsTranslation } from "./texts.ts";

/** Every text of the content in Italian. */
export const IT: CmsTranslation = {
  pages: { ...TERMS_PAGES, ...POLICY_PAGES, ...SAFETY_PAGES, ...HELP_PAGES, ...GUIDE_PAGES },
  snippets: SNIPPET_TEXTS,
  files: FILE_TITLES,
  banners: BANNER_TEXTS,
};
