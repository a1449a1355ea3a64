import { BANNER_TEXTS } from "./fr-CA/banners.ts";
import { FILE_TITLES } from "./fr-CA/files.ts";
import { GUIDE_PAGES } from "./fr-CA/guide-pages.ts";
import { HELP_PAGES } from "./fr-CA/help-pages.ts";
import { POLICY_PAGES } from "./fr-CA/policy-pages.ts";
import { SAFETY_PAGES } from "./fr-CA/safety-pages.ts";
import { SNIPPET_TEXTS } from "./fr-CA/snippets.ts";
import { TERMS_PAGES } from "./fr-CA/terms-pages.ts";
import type { CmsTranslation } from "./texts.ts";

/** Every text of the content in Canadian French. */
export const FR_CA: CmsTranslation = {
  pages: { ...TERMS_PAGES, ...POLICY_PAGES, ...SAFETY_PAGES, ...HELP_PAGES, ...GUIDE_PAGES },
  snippets: SNIPPET_TEXTS,
  files: FILE_TITLES,
  banners: BANNER_TEXTS,
};
