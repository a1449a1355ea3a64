import { BANNER_TEXTS } from "./et/banners.ts";
import { FILE_TITLES } from "./et/files.ts";
import { GUIDE_PAGES } from "./et/guide-pages.ts";
import { HELP_PAGES } from "./et/help-pages.ts";
import { POLICY_PAGES } from "./et/policy-pages.ts";
import { SAFETY_PAGES } from "./et/safety-pages.ts";
import { SNIPPET_TEXTS } from "./et/snippets.ts";
import { TERMS_PAGES } from "./et/terms-pages.ts";
import type { CmsTranslation } from "./texts.ts";

/** The content in Estonian. */
export const ET: CmsTranslation = {
  pages: { ...TERMS_PAGES, ...POLICY_PAGES, ...SAFETY_PAGES, ...HELP_PAGES, ...GUIDE_PAGES },
  snippets: SNIPPET_TEXTS,
  files: FILE_TITLES,
  banners: BANNER_TEXTS,
};
