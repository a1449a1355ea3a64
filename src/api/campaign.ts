import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { UtmMetrics } from "../contract/attribution.ts";
import { readConsent } from "../lib/session/consent.ts";
import { dropCookie, readCookie, writeCookie } from "../lib/storage/cookies.ts";
import {
  type Affiliate,
  affiliateOf,
  type Landing,
  requiresConsent,
  UTM_NAMES,
  utmOf,
} from "../rules/content/campaign.ts";
import { call, callAsPlayer } from "./client.ts";

/** Lifetime of attribution cookies in days. */
const LIFETIME = 30;

export const stagsQuery = queryOptions({
  queryKey: ["stags"],
  queryFn: ({ client, signal }) => call(client, "GET /api/fe/config/stag-by-referrer-name", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { loader: "stags", onError: "empty", persist: "never" },
});

/** True once this document's address was handled, which happens only once. */
let isHandled = false;

/** How this document was opened, regardless of later navigation. */
function readLanding(): Landing {
  const [first] = performance.getEntriesByType("navigation");
  return { address: first?.name ?? location.href, referrer: document.referrer };
}

function storedAffiliate(): Affiliate | null {
  const affb_id = readCookie("affb_id");
  return affb_id === null ? null : { stag: readCookie("stag"), affb_id };
}

function storedUtm(): UtmMetrics | undefined {
  const stored = UTM_NAMES.flatMap((name) => {
    const value = readCookie(name);
    return value ? [[name, value]] : [];
  });
  return stored.length > 0 ? Object.fromEntries(stored) : undefined;
}

/**
 * Stores the attribution of this document's address and referrer in cookies for 30 days and reports it. Where
 * consent is required, nothing is stored without it; a later consent still covers the landing address.
 */
export async function saveAttribution(client: QueryClient, country: string | null): Promise<void> {
  if (requiresConsent(country) && readConsent() !== "all") return;
  if (isHandled) return;
  isHandled = true;
  const landingPage = readLanding();
  const utm = utmOf(landingPage);
  if (utm) {
    for (const name of UTM_NAMES) {
      if (utm[name]) writeCookie(name, utm[name], LIFETIME);
      else dropCookie(name);
    }
    await call(client, "POST /log_utm_set", { body: { utmMetrics: utm } });
  }
  const affiliate = affiliateOf(landingPage, await client.ensureQueryData(stagsQuery), storedAffiliate());
  if (!affiliate) return;
  const { stag, affb_id } = affiliate;
  writeCookie("affb_id", affb_id, LIFETIME);
  if (stag === null) dropCookie("stag");
  else writeCookie("stag", stag, LIFETIME);
  await call(client, "GET /api/info/locales", { query: stag === null ? { affb_id } : { stag, affb_id } });
}

/** Links the stored UTM parameters to the signed-in player, then deletes them. */
export async function linkAttribution(client: QueryClient): Promise<void> {
  const utmMetrics = storedUtm();
  if (!utmMetrics) return;
  await callAsPlayer(client, "POST /log_utm_send", { body: { utmMetrics } });
  for (const name of UTM_NAMES) dropCookie(name);
}
