import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";
import { LOCALES } from "./locale.ts";

export const LocaleSchema = v.object({ code: v.picklist(LOCALES) });

export const CountrySchema = v.object({
  code: v.string(),
  /** Currency of the country's market; missing in responses that an earlier release cached. */
  currency: v.optional(v.string()),
});

/** The public part of a licence. */
export const PublicLicenceSchema = v.object({
  id: v.string(),
  name: v.string(),
  authority: v.string(),
  /** Minimum age: the higher of the licence's and the country's. */
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

/** Settings of one host. */
export const SiteSchema = v.object({
  host: v.string(),
  name: v.string(),
  dmca_badge: v.boolean(),
  /** Blog address by locale; a missing locale has no blog link. */
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
  /** Organisation of the structured data; null if this host has none. */
  organisation: v.nullable(
    v.object({ name: v.string(), legal_name: v.string(), same_as: v.array(v.string()) }),
  ),
  /** Feature flags by name. */
  features: v.record(v.string(), v.boolean()),
  /** A browser may override flags locally. */
  flag_overrides: v.boolean(),
  default_currency: v.string(),
  /**
   * Key of everything that this response and the catalogue depend on; when it changes, cached responses are
   * invalid.
   */
  market: v.string(),
  /** Guests may be shown offers. */
  public_offers: v.boolean(),
  /** Path prefixes that the visitor's market blocks. */
  blocked_routes: v.array(v.string()),
  /** Changes with games, pages, banners and settings. */
  content_version: v.string(),
  build: v.string(),
});
export type Project = v.InferOutput<typeof ProjectSchema>;

/** Rules that follow from the visitor's IP address. */
export const CurrentIpSchema = v.object({
  ip: v.string(),
  country: v.nullable(v.string()),
  /** As in the project response. */
  market: v.string(),
  /** Locale to propose; never a silent redirect. */
  locale: v.picklist(LOCALES),
  currency: v.string(),
  age: v.number(),
  restricted: v.picklist(["none", "auth", "blocked"]),
  blocked_routes: v.array(v.string()),
  /** Shows a consent card before browsing. */
  approval_card: v.boolean(),
});
export type CurrentIp = v.InferOutput<typeof CurrentIpSchema>;

export const siteInfoEndpoints = {
  "GET /api/info/project": { summary: "Licence, host settings and feature flags", response: ProjectSchema },
  "GET /api/info/locales": {
    summary: "Offered locales; records the affiliate parameters",
    query: v.object({
      stag: v.optional(v.pipe(v.string(), v.maxLength(200))),
      affb_id: v.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
    rejections: ["too_many_requests"],
    response: v.array(LocaleSchema),
  },
  "GET /api/info/countries": { summary: "Countries", response: v.array(CountrySchema) },
  "GET /api/current_ip": {
    summary: "The caller's IP address, country and market",
    response: CurrentIpSchema,
  },
} as const satisfies Record<string, Endpoint>;
