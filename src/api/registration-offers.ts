import { queryOptions } from "@tanstack/react-query";
import type { LocaleCode } from "../contract/locale.ts";
import { call } from "./client.ts";

/** What a registration in the guest's country gives; empty where offers aren't public. */
export const registrationOffersQuery = (l: LocaleCode) =>
  queryOptions({
    queryKey: ["registration-offers", l],
    queryFn: ({ client, signal }) => call(client, "GET /api/bonuses/registration", { query: { l }, signal }),
    meta: { loader: "registrationOffers", onError: "empty", persist: "never" },
  });
