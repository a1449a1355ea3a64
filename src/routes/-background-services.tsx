import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from "react";
import { accountsQuery, changePlayer, playerFieldsQuery, subscriptionsQuery } from "../api/account.ts";
import { linkAttribution, saveAttribution } from "../api/campaign.ts";
import { bettingQuery, currenciesQuery, currentIpQuery } from "../api/config.ts";
import { usePlayer, type ViewerWithFavorites } from "../api/player.ts";
import type { Player } from "../contract/player.ts";
import { useCurrentPopup } from "../features/modals/popup-host.tsx";
import { Notices } from "../features/notices/notices.tsx";
import { LocaleProposal } from "../features/shell/locale-proposal.tsx";
import { isStandalone } from "../lib/device/install.ts";
import { isLowData } from "../lib/device/low-data.ts";
import { currentWebview } from "../lib/device/webview.ts";
import { type PopupName, popupRules } from "../lib/page/popups.ts";
import { usePromptSlot } from "../lib/page/prompt-queue.ts";
import { promoCode, savePromoCode } from "../lib/payments/deposit-promo.ts";
import { useHasSubscriptions, whenConnectionNeeded } from "../lib/realtime/channel-subscriptions.ts";
import { useConsent } from "../lib/session/consent.ts";
import { usePlayLock } from "../lib/session/play-lock.ts";
import { LANGUAGE_CHOSEN, local } from "../lib/storage/storage.ts";
import { isBusy, onIdle } from "../lib/tabs/busy.ts";
import { retryUntilLoaded } from "../lib/time/retry-until-loaded.ts";
import { whenLongIdle } from "../lib/time/when-idle.ts";
import { isForPlayers } from "../rules/addresses/guards.ts";
import { hashAction } from "../rules/addresses/hash-triggers.ts";
import { joinLocale } from "../rules/locales/locales.ts";
import { lacksDetails } from "../rules/players/player-fields.ts";
import { stateOfPostalCode } from "../rules/players/postal-code.ts";
import { LiveWins } from "./-live-wins.tsx";
import { useReportViewer } from "./-tell-viewer.ts";

// Optional services: offline they are retried, and never break the page.
const PlayerServices = lazy(() =>
  retryUntilLoaded(() =>
    import("./-player-services.tsx").then(({ PlayerServices }) => ({ default: PlayerServices })),
  ),
);

const PromoCode = lazy(() =>
  retryUntilLoaded(() =>
    import("../features/cashbox/promo-code.tsx").then(({ PromoCode }) => ({ default: PromoCode })),
  ),
);

const LockScreen = lazy(() =>
  retryUntilLoaded(() =>
    import("../features/limits/lock-screen.tsx").then(({ LockScreen }) => ({ default: LockScreen })),
  ),
);

const Live = lazy(async () => {
  await Promise.race([whenLongIdle(), whenConnectionNeeded]);
  const { Live } = await retryUntilLoaded(() => import("./-live.tsx"));
  return { default: Live };
});
const PullToRefresh = lazy(() =>
  retryUntilLoaded(() =>
    import("../features/shell/pull-to-refresh.tsx").then(({ PullToRefresh }) => ({ default: PullToRefresh })),
  ),
);
const SupportWidget = lazy(() =>
  retryUntilLoaded(() =>
    import("../features/shell/support-widget.tsx").then(({ SupportWidget }) => ({ default: SupportWidget })),
  ),
);
const InstallOffer = lazy(async () => {
  await whenLongIdle();
  const { InstallOffer } = await retryUntilLoaded(() => import("../features/install/install-offer.tsx"));
  return { default: InstallOffer };
});
// For in-app browsers only; other visitors load nothing of it.
const InWebview = lazy(async (): Promise<{ default: ComponentType }> => {
  await whenLongIdle();
  const webview = await currentWebview();
  if (!webview) return { default: () => null };
  const { InWebview } = await retryUntilLoaded(() => import("./-webview.tsx"));
  return { default: () => <InWebview webview={webview} /> };
});

/** Reserves the prompt slot until the webview check is done; otherwise others would show briefly first. */
function HoldWebviewSlot() {
  usePromptSlot("webview");
  return null;
}

/** Phones have no room for the widget. */
const WIDGET_MEDIA = matchMedia("(min-width: 768px)");

/** Delay of the chat, and of removing a handled hash from the address; milliseconds. */
const CHAT_DELAY = 1_000;
const HASH_LIFETIME = 1_000;
const CASHBOX_POPUPS: readonly PopupName[] = [
  "dashboard",
  "cashbox",
  "deposit",
  "deposit-bonus",
  "deposit-fast",
  "withdraw",
];

function useOpenPopup() {
  const router = useRouter();
  return useCallback(
    (popup: PopupName, replace = false) => {
      const { path } = popupRules(popup);
      void router.navigate({
        to: ".",
        search: (before: object) => ({ ...before, popup }),
        mask: path ? ({ to: path, unmaskOnReload: true } as never) : undefined,
        hash: "",
        replace,
        resetScroll: false,
      });
    },
    [router],
  );
}

/** Handles the address's hash: a popup, the chat or the betting site. */
function useHashTriggers(): void {
  const router = useRouter();
  const open = useOpenPopup();
  const hash = useRouterState({ select: (state) => state.location.hash });
  const betting = useQuery(bettingQuery).data;
  useEffect(() => {
    const action = hashAction(hash);
    if (!action) return;
    if (action.kind === "sport") {
      if (betting?.enabled) location.assign(betting.url.replace(/\/$/, "") + action.path);
      return;
    }
    const clearHash = () =>
      router.navigate({ to: ".", hash: "", search: (before) => before, replace: true, resetScroll: false });
    // Remove the hash first, so that Back from the popup doesn't reopen it.
    if (action.kind === "popup") return void clearHash().then(() => open(action.popup));
    const chatTimer = setTimeout(() => open("support"), CHAT_DELAY);
    const hashTimer = setTimeout(clearHash, HASH_LIFETIME);
    return () => {
      clearTimeout(chatTimer);
      clearTimeout(hashTimer);
    };
  }, [hash, betting, router, open]);
}

/** Re-runs the root route's guard if the visitor of a player page turns out to be a guest. */
function useLateGuard(): void {
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
function usePlayerUpkeep(): void {
  const client = useQueryClient();
  const router = useRouter();
  const open = useOpenPopup();
  const player = usePlayer();
  const popup = useCurrentPopup()?.name;
  const currencies = useQuery(currenciesQuery).data;
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
    if (!player || player.locale === locale || local.read(LANGUAGE_CHOSEN) === locale) return;
    const key = `locale-of-${player.id}`;
    if (local.read(key) === player.locale) return;
    const reload = () => {
      local.write(key, player.locale);
      const { pathname, searchStr } = router.latestLocation;
      location.replace(joinLocale(player.locale, pathname) + searchStr);
    };
    // Reloading would interrupt unfinished work.
    if (isBusy()) return onIdle(reload);
    reload();
  }, [player, router]);

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

  const depositFields = useQuery({
    ...playerFieldsQuery(player?.country ?? ""),
    enabled: Boolean(player) && popup !== undefined && CASHBOX_POPUPS.includes(popup),
  }).data?.deposit;
  const isIncomplete = lacksDetails(player, depositFields, currencies);
  useEffect(() => {
    if (isIncomplete && popup && CASHBOX_POPUPS.includes(popup)) open("personal-info", true);
  }, [isIncomplete, popup, open]);
}

/** Stores and reports the attribution, within the visitor's consent. */
function useAttribution(): void {
  const client = useQueryClient();
  const visitor = useQuery(currentIpQuery).data;
  const consent = useConsent();
  const player = usePlayer()?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the consent decides what is stored
  useEffect(() => {
    if (visitor) void saveAttribution(client, visitor.country).catch(() => {});
  }, [client, visitor, consent]);
  useEffect(() => {
    if (player !== undefined) void linkAttribution(client).catch(() => {});
  }, [client, player]);
}

/** Applies a link's bonus code once the player is on the main page without unfinished work. */
function Promo({ player }: { player: Player }) {
  const open = useOpenPopup();
  const popup = useCurrentPopup()?.name;
  const isMain = useRouterState({ select: (state) => state.location.pathname === "/" });
  const canPrompt = isMain && popup === undefined && player.auth_fields_missed.length === 0;
  if (promoCode() === null) return null;
  return (
    <Suspense>
      <PromoCode player={player} canPrompt={canPrompt} onReady={() => open("deposit")} />
    </Suspense>
  );
}

/** Background services of every page: hashes, the player's upkeep, prompts and the viewer. */
export function BackgroundServices({
  onViewerChange,
}: {
  onViewerChange: (viewer: ViewerWithFavorites) => void;
}) {
  useReportViewer(onViewerChange);
  useHashTriggers();
  useLateGuard();
  usePlayerUpkeep();
  useAttribution();
  // Runs in the first render, before any component reads the code.
  useState(savePromoCode);
  const player = usePlayer();
  const isLocked = usePlayLock(player?.id).length > 0;
  const hasSubscriptions = useHasSubscriptions();
  // Read here, before the prompt's texts load, because legal prompts come before all others.
  const hasAnsweredConsent = useConsent() !== null;
  return (
    <>
      {player ? (
        <Suspense>
          <PlayerServices key={player.id} player={player} />
        </Suspense>
      ) : null}
      {player || (hasSubscriptions && !isLowData()) ? (
        <Suspense>
          <Live key={player?.id ?? "guest"} playerId={player?.id ?? null} />
        </Suspense>
      ) : null}
      {isLocked ? (
        <Suspense>
          <LockScreen playerId={player?.id} />
        </Suspense>
      ) : null}
      {player && !isLocked ? <Promo player={player} /> : null}
      <Notices />
      <LiveWins />
      {hasAnsweredConsent ? <LocaleProposal /> : null}
      <Suspense fallback={<HoldWebviewSlot />}>
        <InWebview />
      </Suspense>
      {isStandalone() ? (
        <Suspense>
          <PullToRefresh />
        </Suspense>
      ) : null}
      {WIDGET_MEDIA.matches ? (
        <Suspense>
          <SupportWidget />
        </Suspense>
      ) : null}
      {hasAnsweredConsent ? (
        <Suspense>
          <InstallOffer />
        </Suspense>
      ) : null}
    </>
  );
}
