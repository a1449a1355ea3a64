import { UTM_NAMES } from "../content/campaign.ts";

const PARAMETERS: readonly string[] = ["stag", ...UTM_NAMES];

interface AttributionSources {
  /** Address of the first page of the visit. */
  landing: string;
  /** Stored value of an attribution parameter. */
  storedParameter: (name: string) => string | null;
}

/**
 * The address that opens a page in another browser: unchanged, so that email links stay valid, plus the
 * visitor's stag and UTM parameters. Addresses never contain a session.
 */
export function handoffUrl(address: string, { landing, storedParameter }: AttributionSources): string {
  const url = new URL(address);
  const first = new URL(landing).searchParams;
  const missing = new URLSearchParams();
  for (const name of PARAMETERS) {
    const value = first.get(name) ?? storedParameter(name);
    if (value && !url.searchParams.has(name)) missing.set(name, value);
  }
  if (missing.size > 0) url.search += `${url.search && "&"}${missing}`;
  return url.href;
}
