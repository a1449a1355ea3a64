import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { accountsQuery, changePlayer, playerFieldsQuery, subscriptionsQuery } from "../../api/account.ts";
import { currenciesQuery } from "../../api/config.ts";
import { usePlayer } from "../../api/player.ts";
import { useCurrentPopup } from "../../lib/page/current-popup.ts";
import type { PopupName } from "../../lib/page/popups.ts";
import { useOpenPopup } from "../../lib/page/use-open-popup.ts";
import { useVisible } from "../../lib/page/use-visible.ts";
import { PRIVATE_PREFIX } from "../../lib/session/session.ts";
import { LANGUAGE_CHOSEN, local } from "../../lib/storage/storage.ts";
import { isBusy, onIdle } from "../../lib/tabs/busy.ts";
import { isForPlayers } from "../../rules/addresses/guards.ts";
import { joinLocale } from "../../rules/locales/locales.ts";
import { lacksDetails } from "../../rules/players/player-fields.ts";
import { stateOfPostalCode } from "../../rules/players/postal-code.ts";

const CASHBOX_POPUPS: readonly PopupName[] = [
  "dashboard",
  "cashbox",
  "deposit",
  "deposit-bonus",
  "deposit-fast",
  "withdraw",
];

/** Re-runs the root route's guard if the visitor of a player page turns out to be a guest. */
export function useLateGuard(): void {
  const router = useRouter();
  const isGuest = usePlayer() === null;
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => {
    // The end of a session has a redirect of its own.
    const isOnPage = router.latestLocation.pathname === path;
    if (isGuest && isOnPage && isForPlayers(path)) void router.invalidate();
  }, [router, isGuest, path]);
}

/** Loads a player's data, applies the profile's locale and opens required popups. */
export function usePlayerUpkeep(): void {
  const client = useQueryClient();
  const router = useRouter();
  const open = useOpenPopup();
  const player = usePlayer();
  const current = useCurrentPopup();
  const popup = current?.name;
  const currencies = useQuery(currenciesQuery).data;
  const visible = useVisible();
  const id = player?.id;

  // Prefetches data that most player screens need, in parallel.
  useEffect(() => {
    if (id === undefined) return;
    void client.prefetchQuery(accountsQuery);
    void client.prefetchQuery(subscriptionsQuery);
  }, [client, id]);

  // The profile's locale is applied once; after that the locale chosen in this browser takes precedence.
  useEffect(() => {
    const { locale } = router.options.context;
    // A background tab would use up the one time, and the tab in which the player logs in would stay as it is.
    if (!visible) return;
    if (!player || player.locale === locale || local.read(LANGUAGE_CHOSEN) === locale) return;
    // Private: logout removes it, because a shared device mustn't keep who has played on it.
    const key = `${PRIVATE_PREFIX}profile-locale`;
    if (local.read(key) === player.locale) return;
    const reload = () => {
      local.write(key, player.locale);
      const { pathname, searchStr } = router.latestLocation;
      location.replace(joinLocale(player.locale, pathname) + searchStr);
    };
    // Reloading would interrupt unfinished work.
    if (isBusy()) return onIdle(reload);
    reload();
  }, [player, router, visible]);

  useEffect(() => {
    if (!player || player.state || !player.postal_code || !player.country) return;
    const state = stateOfPostalCode(player.country, player.postal_code);
    if (state) void changePlayer(client, { state }).catch(() => {});
  }, [client, player]);

  const missingFields = player?.auth_fields_missed ?? [];
  const isOnlyTerms = missingFields.length === 1 && missingFields[0] === "terms_acceptance";
  const requiredPopup = missingFields.length === 0 ? null : isOnlyTerms ? "terms" : "details";
  useEffect(() => {
    if (requiredPopup && popup !== requiredPopup) open(requiredPopup, popup !== undefined);
  }, [requiredPopup, popup, open]);

  // Over a page, the cashbox asks for missing details itself, once an amount is submitted.
  const isCashboxRoute = current !== null && !current.isOverPage && CASHBOX_POPUPS.includes(current.name);
  const depositFields = useQuery({
    ...playerFieldsQuery(player?.country ?? ""),
    enabled: Boolean(player) && isCashboxRoute,
  }).data?.deposit;
  const isIncomplete = lacksDetails(player, depositFields, currencies);
  useEffect(() => {
    if (isIncomplete && isCashboxRoute) open("personal-info", true);
  }, [isIncomplete, isCashboxRoute, open]);
}
