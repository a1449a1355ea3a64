import { queryOptions } from "@tanstack/react-query";
import type { LocaleCode } from "../contract/locale.ts";
import { call } from "./client.ts";

/** What a registration and the first deposit in the guest's country give; empty where offers aren't public. */
export const welcomeOffersQuery = (l: LocaleCode) =>
  queryOptions({
    queryKey: ["welcome-offers", l],
    queryFn: ({ client, signal }) => call(client, "GET /api/bonuses/welcome", { query: { l }, signal }),
    meta: { loader: "welcomeOffers", onError: "empty", persist: "never" },
  });
