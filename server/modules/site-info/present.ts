import type { Project } from "../../../src/contract/site-info.ts";
import { hasPublicOffers } from "../../core/jurisdictions/reward-rules.ts";
import type { Visitor } from "../../http/env.ts";
import { blockedRoutesFor, marketKey, minimumAgeFor } from "../../http/visitor.ts";

interface SiteSettings {
  features: Record<string, boolean>;
  flagOverrides: boolean;
  build: string;
  contentVersion: string;
}

const withoutRotation = (features: SiteSettings["features"]) =>
  features.title_rotation ? { ...features, title_rotation: false } : features;

/** Presents licence, host and flags to the page. */
export function presentProject(visitor: Visitor, settings: SiteSettings): Project {
  const { licence, host, market } = visitor;
  const { licence: _licence, logo: _logo, organisation, ...site } = host;
  return {
    licence: {
      id: licence.id,
      name: licence.name,
      authority: licence.authority,
      age: minimumAgeFor(visitor),
      session_timer: licence.session_timer,
      autoplay: licence.autoplay && market.play?.autoplay !== false,
      sections: licence.sections,
      payment_logos: licence.payment_logos,
      licence_icons: licence.licence_icons,
      footer_snippet: licence.footer_snippet,
      copyright_snippets: licence.copyright_snippets,
    },
    site,
    organisation: site.structured_data ? organisation : null,
    features: licence.title_rotation ? settings.features : withoutRotation(settings.features),
    flag_overrides: settings.flagOverrides,
    default_currency: market.currency,
    market: marketKey(visitor),
    public_offers: hasPublicOffers(licence, market),
    blocked_routes: [...blockedRoutesFor(visitor)],
    content_version: settings.contentVersion,
    build: settings.build,
  };
}
