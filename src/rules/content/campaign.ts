import type { UtmMetrics } from "../../contract/attribution.ts";
import type { StagByReferrerName } from "../../contract/config.ts";

/** Whose visitors decide before anything is kept of them that the product does not need. */
const CONSENT_FIRST: readonly string[] = [
  ...[
    "AT",
    "BE",
    "BG",
    "CY",
    "CZ",
    "DE",
    "DK",
    "EE",
    "ES",
    "FI",
    "FR",
    "GR",
    "HR",
    "HU",
    "IE",
    "IT",
    "LT",
    "LU",
  ],
  ...["LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK", "IS", "LI", "NO", "GB", "CH", "BR"],
];

/** Whether marks wait for consent in a country, null for one that is not known. */
export const asksConsent = (country: string | null): boolean =>
  country === null || CONSENT_FIRST.includes(country);

/** Names of the marks in a link and of the cookies that keep them. */
export const UTM_NAMES = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
  "sub_id",
] as const satisfies (keyof UtmMetrics)[];

/** Characters of a mark. */
const MOST = 200;

/** How somebody came to the site. */
export interface Landing {
  /** Address of the first page. */
  address: string;
  /** Address of the page that the visitor comes from, empty when it is not told. */
  referrer: string;
}

/** Which partner somebody comes from; the second mark is there for everybody. */
export interface Affiliate {
  stag: string | null;
  affb_id: string;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : "";
}

const markOf = (params: URLSearchParams, name: string): string | null =>
  params.get(name)?.trim().slice(0, MOST).toWellFormed() || null;

/**
 * The partner's marks that this landing leaves, or null where those that are kept stay: the first that brought somebody
 * is the one, until another brings a mark of its own.
 */
export function affiliateOf(
  { address, referrer }: Landing,
  config: StagByReferrerName,
  kept: Affiliate | null,
): Affiliate | null {
  const from = hostOf(referrer);
  const site = from === hostOf(address) ? "" : from;
  const named = Object.hasOwn(config.stags, site) ? config.stags[site]! : null;
  const stag = markOf(new URL(address).searchParams, "stag") ?? named;
  if (kept && (stag === null || stag === kept.stag)) return null;
  const labels = new Set([site, ...site.split(".")]);
  const searched = config.search_engines.some((engine) => labels.has(engine));
  return { stag, affb_id: searched ? config.search_engine_affb_id : config.default_affb_id };
}

/** What the link of a landing says of its campaign; undefined when it says nothing. */
export function utmOf({ address }: Landing): UtmMetrics | undefined {
  const params = new URL(address).searchParams;
  const said = UTM_NAMES.flatMap((name) => {
    const mark = markOf(params, name);
    return mark ? [[name, mark]] : [];
  });
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}
