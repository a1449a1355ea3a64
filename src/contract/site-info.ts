import * as v from "valibot";
import { LOCALES } from "./locale.ts";

export const LocaleSchema = v.object({ code: v.picklist(LOCALES) });

export const CountrySchema = v.object({ code: v.string() });

/** The part of a licence's rule pack that pages show. */
export const PublicLicenceSchema = v.object({
  id: v.string(),
  name: v.string(),
  authority: v.string(),
  /** 18 or 21. */
  age: v.number(),
  session_timer: v.boolean(),
  autoplay: v.boolean(),
  sections: v.array(v.string()),
  payment_logos: v.array(v.string()),
  licence_icons: v.array(v.string()),
  footer_snippet: v.string(),
  copyright_snippets: v.array(v.string()),
});
export type PublicLicence = v.InferOutput<typeof PublicLicenceSchema>;

/** What one host shows and leaves out. */
export const SiteSchema = v.object({
  host: v.string(),
  name: v.string(),
  dmca_badge: v.boolean(),
  /** Blog address by locale; a locale that is missing has no blog link. */
  blog: v.record(v.string(), v.string()),
  structured_data: v.boolean(),
  contact_email: v.string(),
  phone: v.nullable(v.string()),
  social: v.array(v.object({ name: v.string(), url: v.string(), icon: v.string() })),
  partner_url: v.nullable(v.string()),
  media_agency_url: v.nullable(v.string()),
});
export type Site = v.InferOutput<typeof SiteSchema>;

export const ProjectSchema = v.object({
  licence: PublicLicenceSchema,
  site: SiteSchema,
  /** The organisation of the structured data; null where this host has none. */
  organisation: v.nullable(
    v.object({ name: v.string(), legal_name: v.string(), same_as: v.array(v.string()) }),
  ),
  /** Feature flags by name. */
  features: v.record(v.string(), v.boolean()),
  /** A browser may choose flags for itself. */
  flag_overrides: v.boolean(),
  default_currency: v.string(),
  /** Names what this answer and the catalogue depend on; another one than before means that kept answers no longer hold. */
  market: v.string(),
  /** Path prefixes that the visitor's market does not allow. */
  blocked_routes: v.array(v.string()),
  /** Changes whenever games, pages, banners or settings change. */
  content_version: v.string(),
  build: v.string(),
});
export type Project = v.InferOutput<typeof ProjectSchema>;

/** What the address a visitor comes from decides. */
export const CurrentIpSchema = v.object({
  ip: v.string(),
  country: v.nullable(v.string()),
  /** As in the project's answer. */
  market: v.string(),
  /** The locale to propose; never a silent redirect. */
  locale: v.picklist(LOCALES),
  currency: v.string(),
  age: v.number(),
  restricted: v.picklist(["none", "auth", "blocked"]),
  blocked_routes: v.array(v.string()),
  /** A consent card is shown before browsing. */
  approval_card: v.boolean(),
});
export type CurrentIp = v.InferOutput<typeof CurrentIpSchema>;
