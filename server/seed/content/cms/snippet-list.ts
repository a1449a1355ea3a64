interface SnippetEntry {
  id: number;
  categories: string[];
}

/** Snippets by identifier. `copyright/{licence}` overrides `copyright/group/{id}`, and both override `copyright`. */
export const SNIPPETS = {
  "footer-licence/CW": { id: 1, categories: ["footer"] },
  "footer-licence/EE": { id: 2, categories: ["footer"] },
  "footer-licence/GCB": { id: 3, categories: ["footer"] },
  "footer-licence/REG": { id: 4, categories: ["footer"] },
  copyright: { id: 5, categories: ["footer", "copyright"] },
  "copyright/EE": { id: 6, categories: ["footer", "copyright"] },
  "copyright/GCB": { id: 7, categories: ["footer", "copyright"] },
  "copyright/group/258": { id: 8, categories: ["footer", "copyright"] },
  "age-notice/CW": { id: 9, categories: ["notice"] },
  "age-notice/EE": { id: 10, categories: ["notice"] },
  "age-notice/GCB": { id: 11, categories: ["notice"] },
  "age-notice/REG": { id: 12, categories: ["notice"] },
  "seo-home": { id: 13, categories: ["home"] },
  "support-hours": { id: 14, categories: ["support"] },
  "cookie-notice": { id: 15, categories: ["notice"] },
  "reality-check": { id: 16, categories: ["notice"] },
  "approval-card": { id: 17, categories: ["notice"] },
  "restricted-notice": { id: 18, categories: ["notice"] },
} as const satisfies Record<string, SnippetEntry>;

export type SnippetKey = keyof typeof SNIPPETS;
