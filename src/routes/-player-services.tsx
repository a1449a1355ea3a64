import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { jackpotWinsQuery } from "../api/jackpot-wins.ts";
import { limitRulesQuery } from "../api/limits.ts";
import { followReads, notificationsQuery } from "../api/notifications.ts";
import { resyncPush } from "../api/push.ts";
import { flushQueue, hasQueuedChanges } from "../api/write-queue.ts";
import type { Player } from "../contract/player.ts";
import type { FromWorker } from "../contract/sw-messages.ts";
import { AccountReview } from "../features/account-review/account-review.tsx";
import { PaymentsWatch } from "../features/cashbox/payments-watch.tsx";
import { LimitWarning } from "../features/limits/limit-warning.tsx";
import { useCurrentPopup } from "../features/modals/popup-host.tsx";
import { PlanSummary } from "../features/session-plan/plan-summary.tsx";
import { HeaderNotice } from "../features/shell/header-notice.tsx";
import { PromoBanner } from "../features/shell/promo-banner.tsx";
import { onWorkerMessage, showBadge } from "../lib/device/push.ts";
import { logError } from "../lib/http/log.ts";
import { onReachable } from "../lib/offline/connection.ts";
import { navigateWhenIdle } from "../lib/page/navigate-when-idle.ts";
import type { PopupName } from "../lib/page/popups.ts";
import { lastCashboxStep } from "../lib/payments/cashbox-step.ts";
import { useConsent } from "../lib/session/consent.ts";
import { usePlayLock } from "../lib/session/play-lock.ts";
import { whenIdleAndHydrated } from "../lib/time/when-idle.ts";
import { redirectTarget } from "../rules/addresses/redirect-target.ts";
import { JackpotWins } from "./-jackpot-wins.tsx";

/** Polling interval of an open page for updates without a push, in milliseconds. */
const POLL_INTERVAL = 60_000;
/** Time without input until polling stops, which would keep the session alive; milliseconds. */
const IDLE_AFTER = 5 * POLL_INTERVAL;

/** Polls for updates while the player is active. */
function usePolling(): void {
  const client = useQueryClient();
  useEffect(() => {
    // Monotonic clock.
    let lastInput = performance.now();
    const onInput = () => {
      lastInput = performance.now();
    };
    const events = ["pointerdown", "keydown", "scroll"];
    for (const event of events) addEventListener(event, onInput, { passive: true, capture: true });
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && performance.now() - lastInput < IDLE_AFTER)
        refresh(client);
    }, POLL_INTERVAL);
    return () => {
      clearInterval(timer);
      for (const event of events) removeEventListener(event, onInput, { capture: true });
    };
  }, [client]);
}

function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
  void client.invalidateQueries({ queryKey: jackpotWinsQuery.queryKey });
}

/** Popups that show payments themselves, so that payment notifications are redundant. */
const PAYMENT_POPUPS: readonly PopupName[] = ["deposit", "deposit-bonus", "deposit-fast", "withdraw"];
const isPaying = (popup: PopupName | undefined): boolean =>
  popup !== undefined &&
  (PAYMENT_POPUPS.includes(popup) || (popup === "cashbox" && lastCashboxStep() !== null));

function Payments() {
  const popup = useCurrentPopup()?.name;
  const isListed = useRouterState({
    select: ({ location }) => location.pathname.startsWith("/profile/payments"),
  });
  return <PaymentsWatch isQuiet={isListed || isPaying(popup)} />;
}

/** Pages without promotions: games, limits and help with gambling. */
const NO_PROMOTIONS = /^\/(?:play|profile\/limits|responsible-gaming)(?:\/|$)/;

/** A promotion, except during a break and on pages without promotions. */
function Promotion({ player }: { player: Player }) {
  const isQuiet = useRouterState({ select: ({ location }) => NO_PROMOTIONS.test(location.pathname) });
  const isOnBreak = usePlayLock(player.id).length > 0;
  const rules = useQuery(limitRulesQuery).data;
  const mayShow = !isQuiet && !isOnBreak && rules?.excluded_until === null;
  return mayShow ? <PromoBanner /> : null;
}

/** Services of a signed-in player: worker messages, badge, wins and notifications. */
export function PlayerServices({ player }: { player: Player }) {
  const client = useQueryClient();
  const router = useRouter();
  usePolling();
  const consent = useConsent();
  const unread = useQuery(notificationsQuery).data?.unread;

  useEffect(() => {
    if (unread !== undefined) void showBadge(unread);
  }, [unread]);

  useEffect(() => followReads(client), [client]);

  // Preloads the cashbox from the precache, so that a tap opens it without delay.
  useEffect(() => {
    void whenIdleAndHydrated()
      .then(() => Promise.all([import("./-popup.tsx"), import("./-cashbox.tsx")]))
      .catch(() => {});
  }, []);

  useEffect(() => {
    resyncPush(client).catch((error: unknown) => logError("RESYNC_PUSH_ERROR", error, "warn"));
  }, [client]);

  // Sends changes queued offline, then refetches the player's data.
  useEffect(() => {
    const flush = async () => {
      if (!hasQueuedChanges()) return;
      await flushQueue(client);
      await client.invalidateQueries({ predicate: ({ meta }) => meta?.persist === "private" });
    };
    void flush();
    return onReachable(() => void flush());
  }, [client]);

  useEffect(
    () =>
      onWorkerMessage((message: FromWorker) => {
        // Messages are only hints; the server has the data.
        refresh(client);
        if (message.type === "OPEN")
          navigateWhenIdle(() => void router.navigate({ href: redirectTarget(message.path) }));
      }),
    [client, router],
  );

  return (
    <>
      {/* The consent is known before the cookie card has its texts: legal prompts come before all others. */}
      {consent === null ? null : (
        <>
          <HeaderNotice player={player} />
          <AccountReview />
        </>
      )}
      <JackpotWins />
      <LimitWarning />
      <PlanSummary />
      <Payments />
      <Promotion player={player} />
    </>
  );
}
