import { useQuery } from "@tanstack/react-query";
import { projectQuery } from "../../api/config.ts";
import { registrationOffersQuery } from "../../api/registration-offers.ts";
import type { Offer } from "../../contract/bonuses.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { isBlockedRoute } from "../../rules/addresses/blocked-routes.ts";

const NONE: readonly Offer[] = [];

/** What a registration gives: none where promotions are closed, offline, or after a failure. */
export function useRegistrationOffers(): { offers: readonly Offer[]; isLoading: boolean } {
  const blocked = useQuery(projectQuery).data?.blocked_routes ?? [];
  const { data, isLoading } = useQuery({
    ...registrationOffersQuery(useLocale()),
    enabled: !isBlockedRoute("/promotions", blocked),
  });
  return { offers: data ?? NONE, isLoading };
}
