import { queryOptions } from "@tanstack/react-query";
import type { LocaleCode } from "../contract/locale.ts";
import { call } from "./client.ts";

/** Terms of one version of a campaign, in a locale. A published version never changes. */
export const campaignTermsQuery = (slug: string, version: number, l: LocaleCode) =>
  queryOptions({
    queryKey: ["campaign-terms", slug, version, l],
    queryFn: ({ client, signal }) =>
      call(client, "GET /api/campaigns/:slug/terms", {
        params: { slug },
        query: { l, version: String(version) },
        signal,
      }),
    staleTime: 10 * 60_000,
    meta: { loader: "campaignTerms", onError: "throw", persist: "private" },
  });
