import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { UtmMetrics } from "../contract/attribution.ts";
import { readConsent } from "../lib/session/consent.ts";
import { dropCookie, readCookie, writeCookie } from "../lib/storage/cookies.ts";
import {
  type Affiliate,
  affiliateOf,
  asksConsent,
  type Landing,
  UTM_NAMES,
  utmOf,
} from "../rules/content/campaign.ts";
import { call } from "./client.ts";

/** Days that marks are kept. */
const LIFE = 30;

export const stagsQuery = queryOptions({
  queryKey: ["stags"],
  queryFn: ({ client, signal }) => call(client, "GET /api/fe/config/stag-by-referrer-name", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { loader: "stags", persist: "never" },
});

/** A document is come to once. */
let done = false;

/** How this document was come to; where the app went since then does not count. */
function landing(): Landing {
  const [first] = performance.getEntriesByType("navigation");
  return { address: first?.name ?? location.href, referrer: document.referrer };
}

function keptAffiliate(): Affiliate | null {
  const affb_id = readCookie("affb_id");
  return affb_id === null ? null : { stag: readCookie("stag"), affb_id };
}

function keptUtm(): UtmMetrics | undefined {
  const kept = UTM_NAMES.flatMap((name) => {
    const mark = readCookie(name);
    return mark ? [[name, mark]] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/**
 * Keeps the marks that this document's link and referrer leave, in cookies for 30 days, and tells the server. Where the
 * law asks for consent nothing is kept without it: the landing is still known when it is given.
 */
export async function keepMarks(client: QueryClient, country: string | null): Promise<void> {
  if (asksConsent(country) && readConsent() !== "all") return;
  if (done) return;
  done = true;
  const here = landing();
  const utm = utmOf(here);
  if (utm) {
    for (const name of UTM_NAMES) {
      if (utm[name]) writeCookie(name, utm[name], LIFE);
      else dropCookie(name);
    }
    await call(client, "POST /log_utm_set", { body: { utmMetrics: utm } });
  }
  const affiliate = affiliateOf(here, await client.ensureQueryData(stagsQuery), keptAffiliate());
  if (!affiliate) return;
  const { stag, affb_id } = affiliate;
  writeCookie("affb_id", affb_id, LIFE);
  if (stag === null) dropCookie("stag");
  else writeCookie("stag", stag, LIFE);
  await call(client, "GET /api/info/locales", { query: stag === null ? { affb_id } : { stag, affb_id } });
}

/** Ties the kept marks of a campaign to the signed-in player, and forgets them. */
export async function sendMarks(client: QueryClient): Promise<void> {
  const utmMetrics = keptUtm();
  if (!utmMetrics) return;
  await call(client, "POST /log_utm_send", { body: { utmMetrics } });
  for (const name of UTM_NAMES) dropCookie(name);
}
