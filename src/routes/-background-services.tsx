import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from "react";
import { accountsQuery, changePlayer, playerFieldsQuery, subscriptionsQuery } from "../api/account.ts";
import { keepMarks, sendMarks } from "../api/campaign.ts";
import { bettingQuery, currenciesQuery, currentIpQuery } from "../api/config.ts";
import { type Onlooker, usePlayer } from "../api/player.ts";
import type { Player } from "../contract/player.ts";
import { useCurrentPopup } from "../features/modals/popup-host.tsx";
import { Notices } from "../features/notices/notices.tsx";
import { LocaleProposal } from "../features/shell/locale-proposal.tsx";
import { isStandalone } from "../lib/device/install.ts";
import { isLowData } from "../lib/device/low-data.ts";
import { currentWebview } from "../lib/device/webview.ts";
import { type PopupName, popupRules } from "../lib/page/popups.ts";
import { useTurn } from "../lib/page/prompt-queue.ts";
import { keepPromoCode, promoCode } from "../lib/payments/deposit-promo.ts";
import { useIsAnythingWished, whenHurried } from "../lib/realtime/channel-subscriptions.ts";
import { useConsent } from "../lib/session/consent.ts";
import { usePlayLock } from "../lib/session/play-lock.ts";
import { LANGUAGE_CHOSEN, local } from "../lib/storage/storage.ts";
import { isBusy, onCalm } from "../lib/tabs/busy.ts";
import { untilLoaded } from "../lib/time/retry-until-loaded.ts";
import { whenLater } from "../lib/time/when-idle.ts";
import { isForPlayers } from "../rules/addresses/guards.ts";
import { hashAction } from "../rules/addresses/hash-triggers.ts";
import { joinLocale } from "../rules/locales/locales.ts";
import { lacksDetails } from "../rules/players/player-fields.ts";
import { stateOfPostalCode } from "../rules/players/postal-code.ts";
import { LiveWins } from "./-live-wins.tsx";
import { useTellViewer } from "./-tell-viewer.ts";

// None of these was asked for: without network they come later, and nothing fails with them.
const PlayerWatch = lazy(() =>
  untilLoaded(() => import("./-player-services.tsx").then(({ PlayerWatch }) => ({ default: PlayerWatch }))),
);

const PromoCode = lazy(() =>
  untilLoaded(() =>
    import("../features/cashbox/promo-code.tsx").then(({ PromoCode }) => ({ default: PromoCode })),
  ),
);

const LockScreen = lazy(() =>
  untilLoaded(() =>
    import("../features/limits/lock-screen.tsx").then(({ LockScreen }) => ({ default: LockScreen })),
  ),
);

const Live = lazy(async () => {
  await Promise.race([whenLater(), whenHurried]);
  const { Live } = await untilLoaded(() => import("./-live.tsx"));
  return { default: Live };
});
const PullToRefresh = lazy(() =>
  untilLoaded(() =>
    import("../features/shell/pull-to-refresh.tsx").then(({ PullToRefresh }) => ({ default: PullToRefresh })),
  ),
);
const SupportWidget = lazy(() =>
  untilLoaded(() =>
    import("../features/shell/support-widget.tsx").then(({ SupportWidget }) => ({ default: SupportWidget })),
  ),
);
const InstallOffer = lazy(async () => {
  await whenLater();
  const { InstallOffer } = await untilLoaded(() => import("../features/install/install-offer.tsx"));
  return { default: InstallOffer };
});
// Inside other apps; everybody else loads nothing of it.
const InWebview = lazy(async (): Promise<{ default: ComponentType }> => {
  await whenLater();
  const webview = await currentWebview();
  if (!webview) return { default: () => null };
  const { InWebview } = await untilLoaded(() => import("./-webview.tsx"));
  return { default: () => <InWebview webview={webview} /> };
});

/** Keeps what comes after it from being shown and taken away again. */
function UntilWebviewKnown() {
  useTurn("webview");
  return null;
}

/** Where a phone has no room. */
const WIDGETS = matchMedia("(min-width: 768px)");

/** Milliseconds until the chat opens, and until a hash that was understood is gone from the address. */
const CHAT_DELAY = 1_000;
const HASH_LIFE = 1_000;
const CASHBOX: readonly PopupName[] = [
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

/** What the address's hash asks for: a popup, the chat, the betting site. */
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
    const clean = () =>
      router.navigate({ to: ".", hash: "", search: (before) => before, replace: true, resetScroll: false });
    // Back from a popup must not find what opened it.
    if (action.kind === "popup") return void clean().then(() => open(action.popup));
    const chat = setTimeout(() => open("support"), CHAT_DELAY);
    const cleaning = setTimeout(clean, HASH_LIFE);
    return () => {
      clearTimeout(chat);
      clearTimeout(cleaning);
    };
  }, [hash, betting, router, open]);
}

/** Has the root route's guard decide again once a page for players turns out to be a guest's. */
function useLateGuard(): void {
  const router = useRouter();
  const isGuest = usePlayer() === null;
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => {
    // The end of a session redirects by itself.
    const stays = router.latestLocation.pathname === path;
    if (isGuest && stays && isForPlayers(path)) void router.invalidate();
  }, [router, isGuest, path]);
}

/** What is looked after once somebody is signed in. */
function usePlayerCare(): void {
  const client = useQueryClient();
  const router = useRouter();
  const open = useOpenPopup();
  const player = usePlayer();
  const popup = useCurrentPopup()?.name;
  const currencies = useQuery(currenciesQuery).data;
  const id = player?.id;

  // Everything that screens of players begin with, beside each other and behind what is shown.
  useEffect(() => {
    if (id === undefined) return;
    void client.prefetchQuery(accountsQuery);
    void client.prefetchQuery(subscriptionsQuery);
  }, [client, id]);

  // The language of the profile wins once; who then chooses another one in this browser keeps it.
  useEffect(() => {
    const { locale } = router.options.context;
    if (!player || player.locale === locale || local.read(LANGUAGE_CHOSEN) === locale) return;
    const key = `locale-of-${player.id}`;
    if (local.read(key) === player.locale) return;
    const go = () => {
      local.write(key, player.locale);
      const { pathname, searchStr } = router.latestLocation;
      location.replace(joinLocale(player.locale, pathname) + searchStr);
    };
    // A new document would take from under the player what they are in the midst of.
    if (isBusy()) return onCalm(go);
    go();
  }, [player, router]);

  useEffect(() => {
    if (!player || player.state || !player.postal_code || !player.country) return;
    const state = stateOfPostalCode(player.country, player.postal_code);
    if (state) void changePlayer(client, { state }).catch(() => {});
  }, [client, player]);

  const missed = player?.auth_fields_missed ?? [];
  const onlyTerms = missed.length === 1 && missed[0] === "terms_acceptance";
  const due = missed.length === 0 ? null : onlyTerms ? "terms" : "details";
  useEffect(() => {
    if (due && popup !== due) open(due, popup !== undefined);
  }, [due, popup, open]);

  const asked = useQuery({
    ...playerFieldsQuery(player?.country ?? ""),
    enabled: Boolean(player) && popup !== undefined && CASHBOX.includes(popup),
  }).data?.deposit;
  const lacks = lacksDetails(player, asked, currencies);
  useEffect(() => {
    if (lacks && popup && CASHBOX.includes(popup)) open("personal-info", true);
  }, [lacks, popup, open]);
}

/** Partners and campaigns learn whom they brought, as far as the visitor agrees. */
function useCampaign(): void {
  const client = useQueryClient();
  const place = useQuery(currentIpQuery).data;
  const consent = useConsent();
  const player = usePlayer()?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may be kept changes with the consent
  useEffect(() => {
    if (place) void keepMarks(client, place.country).catch(() => {});
  }, [client, place, consent]);
  useEffect(() => {
    if (player !== undefined) void sendMarks(client).catch(() => {});
  }, [client, player]);
}

/** The bonus code of a link, for a player who has come to the main page and is in the midst of nothing. */
function Promo({ player }: { player: Player }) {
  const open = useOpenPopup();
  const popup = useCurrentPopup()?.name;
  const isMain = useRouterState({ select: (state) => state.location.pathname === "/" });
  const isFree = isMain && popup === undefined && player.auth_fields_missed.length === 0;
  if (promoCode() === null) return null;
  return (
    <Suspense>
      <PromoCode player={player} isFree={isFree} onReady={() => open("deposit")} />
    </Suspense>
  );
}

/** Looks after the page beside what is shown: hashes, the player's profile, notices, who looks at the catalogue. */
export function Attendant({ onViewer }: { onViewer: (viewer: Onlooker) => void }) {
  useTellViewer(onViewer);
  useHashTriggers();
  useLateGuard();
  usePlayerCare();
  useCampaign();
  // Before anything asks whether there is one.
  useState(keepPromoCode);
  const player = usePlayer();
  const isLocked = usePlayLock(player?.id).length > 0;
  const isWished = useIsAnythingWished();
  // Known before the texts are there: what is asked by law comes before anything else shows.
  const asksNothing = useConsent() !== null;
  return (
    <>
      {player ? (
        <Suspense>
          <PlayerWatch key={player.id} player={player} />
        </Suspense>
      ) : null}
      {player || (isWished && !isLowData()) ? (
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
      {asksNothing ? <LocaleProposal /> : null}
      <Suspense fallback={<UntilWebviewKnown />}>
        <InWebview />
      </Suspense>
      {isStandalone() ? (
        <Suspense>
          <PullToRefresh />
        </Suspense>
      ) : null}
      {WIDGETS.matches ? (
        <Suspense>
          <SupportWidget />
        </Suspense>
      ) : null}
      {asksNothing ? (
        <Suspense>
          <InstallOffer />
        </Suspense>
      ) : null}
    </>
  );
}
