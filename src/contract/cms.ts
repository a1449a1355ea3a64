import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";

export const PAGE_CATEGORIES = [
  "bottom-menu",
  "bottom-menu-help",
  "seo-page",
  "custom-page",
  "top-menu",
  "page",
] as const;
export const PageCategorySchema = v.picklist(PAGE_CATEGORIES);

/** A page without its content, as lists and menus need it. */
export const PageSummarySchema = v.object({
  id: v.number(),
  /** Path below the locale, without the leading slash: `terms-and-conditions`. */
  path: v.string(),
  title: v.string(),
  categories: v.array(PageCategorySchema),
  hidden: v.boolean(),
});
export type PageSummary = v.InferOutput<typeof PageSummarySchema>;

export const PageSchema = v.object({
  ...PageSummarySchema.entries,
  /** Sanitised HTML. */
  content: v.string(),
  blocks: v.object({
    title: v.string(),
    description: v.string(),
    keywords: v.string(),
    json: v.nullable(v.record(v.string(), v.unknown())),
    "content-main": v.string(),
  }),
  meta: v.object({ mainContent: v.string() }),
});
export type Page = v.InferOutput<typeof PageSchema>;

export const SnippetSchema = v.object({
  id: v.number(),
  identifier: v.string(),
  categories: v.array(v.string()),
  /** Sanitised HTML, or JSON text, depending on the category. */
  content: v.string(),
});
export type Snippet = v.InferOutput<typeof SnippetSchema>;

/** Instants are `DD/MM/YYYY HH:mm` in UTC. */
export const LiveTimeSchema = v.object({ start_at: v.string(), end_at: v.string() });

export const FileSchema = v.object({
  id: v.number(),
  categories: v.array(v.string()),
  frontend_identifier: v.string(),
  image: v.string(),
  title: v.string(),
  url: v.nullable(v.string()),
  groups: v.array(v.number()),
  liveTime: v.nullable(LiveTimeSchema),
});
export type CmsFile = v.InferOutput<typeof FileSchema>;

const ButtonSchema = v.object({
  name: v.string(),
  url: v.string(),
  type: v.picklist(["internal", "external", "popup"]),
  frontendIdentifier: v.string(),
  attrs: v.record(v.string(), v.string()),
});

export const BannerSchema = v.object({
  id: v.number(),
  title: v.object({ text: v.string() }),
  description: v.object({ text: v.string() }),
  /**
   * Slots of the banner: `slider-index-top`, `slider-index-jackpots`, `promotions`, `promo-bar`,
   * `popup-new-provider`.
   */
  categories: v.array(v.string()),
  /** Visible to members of these groups; empty for everyone. */
  groupIds: v.array(v.number()),
  /** True for players only, false for guests only, null for both. */
  registered: v.optional(v.nullable(v.boolean()), null),
  /** True for fiat players only, false for crypto players only, null for both. */
  fiat: v.optional(v.nullable(v.boolean()), null),
  size: v.picklist(["full", "half"]),
  /** Four colours as `#rrggbb`. */
  gradient: v.tuple([v.string(), v.string(), v.string(), v.string()]),
  labels: v.array(v.string()),
  button: v.nullable(ButtonSchema),
  secondButton: v.nullable(v.object({ name: v.string(), popup: v.string() })),
  timer: v.nullable(LiveTimeSchema),
  /** Values for `{name}` in the texts, by currency; EUR is the fallback. */
  variables: v.record(v.string(), v.record(v.string(), v.string())),
  /** Address of the image without width and extension: `/art/banners/{scene}/{version}`. */
  image: v.string(),
  /** Position by category, ascending. */
  order: v.record(v.string(), v.number()),
  tournamentLink: v.nullable(v.string()),
  isTournament: v.boolean(),
});
export type Banner = v.InferOutput<typeof BannerSchema>;

/** Language of the content. */
export const CmsQuerySchema = v.object({ l: v.optional(v.pipe(v.string(), v.maxLength(10)), "en") });

export const cmsEndpoints = {
  "GET /api/cms/pages": {
    summary: "Content pages without content",
    query: CmsQuerySchema,
    response: v.array(PageSummarySchema),
  },
  "GET /api/cms/pages/:slug{.+}": {
    summary: "One content page",
    params: v.object({ slug: v.pipe(v.string(), v.maxLength(200)) }),
    query: CmsQuerySchema,
    response: PageSchema,
  },
  "GET /api/cms/snippets": {
    summary: "Content snippets",
    query: CmsQuerySchema,
    response: v.array(SnippetSchema),
  },
  "GET /api/cms/files": {
    summary: "Live content files",
    query: CmsQuerySchema,
    response: v.array(FileSchema),
  },
  "GET /api/fe/config/banners-config": {
    summary: "Banners in the language of the locale header",
    response: v.object({ banners: v.array(BannerSchema) }),
  },
} as const satisfies Record<string, Endpoint>;
