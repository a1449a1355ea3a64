import type { Page } from "../../../../src/contract/cms.ts";

interface PageEntry {
  id: number;
  categories: Page["categories"];
  hidden?: boolean;
}

/** Pages by path, in the order of the menus. A path that ends in a licence replaces the plain one for that licence. */
export const PAGES = {
  "about-us": { id: 1, categories: ["bottom-menu"] },
  "terms-and-conditions": { id: 2, categories: ["bottom-menu"] },
  "terms-and-conditions/EE": { id: 3, categories: ["bottom-menu"] },
  "terms-and-conditions/GCB": { id: 4, categories: ["bottom-menu"] },
  "bonus-terms": { id: 5, categories: ["bottom-menu"] },
  "privacy-policy": { id: 6, categories: ["bottom-menu"] },
  "cookie-policy": { id: 7, categories: ["bottom-menu"] },
  "responsible-gaming": { id: 8, categories: ["bottom-menu", "bottom-menu-help"] },
  "responsible-gaming/EE": { id: 9, categories: ["bottom-menu", "bottom-menu-help"] },
  "kyc-policy": { id: 10, categories: ["bottom-menu"] },
  "aml-policy": { id: 11, categories: ["bottom-menu"] },
  fairness: { id: 12, categories: ["bottom-menu"] },
  affiliates: { id: 13, categories: ["bottom-menu"] },
  faq: { id: 14, categories: ["bottom-menu-help"] },
  payments: { id: 15, categories: ["bottom-menu-help"] },
  contacts: { id: 16, categories: ["bottom-menu-help"] },
  complaints: { id: 17, categories: ["bottom-menu-help"] },
  "how-to-install": { id: 18, categories: ["seo-page", "bottom-menu-help"] },
  "jackpots-guide": { id: 19, categories: ["seo-page"] },
  "crypto-guide": { id: 20, categories: ["top-menu", "page"] },
  "game-words": { id: 21, categories: ["page"] },
  "partner-notes": { id: 22, categories: ["page"], hidden: true },
  "coming-soon": { id: 23, categories: ["custom-page"] },
  "spring-quest": { id: 24, categories: ["custom-page"] },
} as const satisfies Record<string, PageEntry>;

export type PagePath = keyof typeof PAGES;
