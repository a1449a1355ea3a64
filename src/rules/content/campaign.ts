import type { UtmMetrics } from "../../contract/attribution.ts";
import type { StagByReferrerName } from "../../contract/config.ts";

/** Countries whose visitors must consent before non-essential data is stored. */
const CONSENT_COUNTRIES: readonly string[] = [
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

/** True if attribution waits for consent in a country; also for an unknown one (null). */
export const requiresConsent = (country: string | null): boolean =>
  country === null || CONSENT_COUNTRIES.includes(country);

/** Names of the UTM parameters in links and cookies. */
export const UTM_NAMES = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
  "sub_id",
] as const satisfies (keyof UtmMetrics)[];

/** Characters of a parameter. */
const MAX_LENGTH = 200;

/** The landing of a visit. */
export interface Landing {
  /** Address of the first page. */
  address: string;
  /** Address of the referring page; empty if unknown. */
  referrer: string;
}

/** Affiliate parameters of a visitor; `affb_id` is always set. */
export interface Affiliate {
  stag: string | null;
  affb_id: string;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : "";
}

const parameterOf = (params: URLSearchParams, name: string): string | null =>
  params.get(name)?.trim().slice(0, MAX_LENGTH).toWellFormed() || null;

/**
 * Affiliate parameters of a landing.
 * @returns null if the stored ones stay valid: the first affiliate keeps the visitor until another stag
 * arrives.
 */
export function affiliateOf(
  { address, referrer }: Landing,
  config: StagByReferrerName,
  stored: Affiliate | null,
): Affiliate | null {
  const referrerHost = hostOf(referrer);
  const site = referrerHost === hostOf(address) ? "" : referrerHost;
  const stagByReferrer = Object.hasOwn(config.stags, site) ? config.stags[site]! : null;
  const stag = parameterOf(new URL(address).searchParams, "stag") ?? stagByReferrer;
  if (stored && (stag === null || stag === stored.stag)) return null;
  const labels = new Set([site, ...site.split(".")]);
  const isSearchEngine = config.search_engines.some((engine) => labels.has(engine));
  return { stag, affb_id: isSearchEngine ? config.search_engine_affb_id : config.default_affb_id };
}

/** UTM parameters of a landing; undefined if it has none. */
export function utmOf({ address }: Landing): UtmMetrics | undefined {
  const params = new URL(address).searchParams;
  const parameters = UTM_NAMES.flatMap((name) => {
    const value = parameterOf(params, name);
    return value ? [[name, value]] : [];
  });
  return parameters.length > 0 ? Object.fromEntries(parameters) : undefined;
}
