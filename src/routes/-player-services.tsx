import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { jackpotWinsQuery } from "../api/jackpot-wins.ts";
import { limitRulesQuery } from "../api/limits.ts";
import { followReading, notificationsQuery } from "../api/notifications.ts";
import { resyncPush } from "../api/push.ts";
import { flushQueue, hasQueued } from "../api/write-queue.ts";
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
import { onReached } from "../lib/offline/connection.ts";
import type { PopupName } from "../lib/page/popups.ts";
import { lastCashboxStep } from "../lib/payments/cashbox-step.ts";
import { useConsent } from "../lib/session/consent.ts";
import { usePlayLock } from "../lib/session/play-lock.ts";
import { goCalmly } from "../lib/tabs/navigate-when-idle.ts";
import { whenQuiet } from "../lib/time/when-idle.ts";
import { redirectTarget } from "../rules/addresses/redirect-target.ts";
import { JackpotWins } from "./-jackpot-wins.tsx";

/** How often an open page looks for what no push has told it of, milliseconds. */
const EVERY = 60_000;
/** Whoever has not touched the page for so long is not there: looking on would keep the session from ending. */
const ABSENT = 5 * EVERY;

/** Looks for what is new, as long as somebody is there. */
function useLooking(): void {
  const client = useQueryClient();
  useEffect(() => {
    // By a clock that is never set.
    let touched = performance.now();
    const touch = () => {
      touched = performance.now();
    };
    const events = ["pointerdown", "keydown", "scroll"];
    for (const event of events) addEventListener(event, touch, { passive: true, capture: true });
    const looking = setInterval(() => {
      if (document.visibilityState === "visible" && performance.now() - touched < ABSENT) refresh(client);
    }, EVERY);
    return () => {
      clearInterval(looking);
      for (const event of events) removeEventListener(event, touch, { capture: true });
    };
  }, [client]);
}

function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: notificationsQuery.queryKey });
  void client.invalidateQueries({ queryKey: jackpotWinsQuery.queryKey });
}

/** Popups that show a step of the cashbox: a player who looks at payments isn't told of them. */
const PAYING: readonly PopupName[] = ["deposit", "deposit-bonus", "deposit-fast", "withdraw"];
const isPaying = (popup: PopupName | undefined): boolean =>
  popup !== undefined && (PAYING.includes(popup) || (popup === "cashbox" && lastCashboxStep() !== null));

function Payments() {
  const popup = useCurrentPopup()?.name;
  const isListed = useRouterState({
    select: ({ location }) => location.pathname.startsWith("/profile/payments"),
  });
  return <PaymentsWatch isQuiet={isListed || isPaying(popup)} />;
}

/** Pages without promotions: games, limits and help with gambling. */
const UNPROMOTED = /^\/(?:play|profile\/limits|responsible-gaming)(?:\/|$)/;

/** A promotion, unless the player takes a break or looks at a page that has none. */
function Promotion({ player }: { player: Player }) {
  const isQuiet = useRouterState({ select: ({ location }) => UNPROMOTED.test(location.pathname) });
  const isOnBreak = usePlayLock(player.id).length > 0;
  const rules = useQuery(limitRulesQuery).data;
  const mayShow = !isQuiet && !isOnBreak && rules?.excluded_until === null;
  return mayShow ? <PromoBanner /> : null;
}

/** What is watched for a signed-in player: the worker's pushes, the app's badge, what has been won. */
export function PlayerWatch({ player }: { player: Player }) {
  const client = useQueryClient();
  const router = useRouter();
  useLooking();
  const consent = useConsent();
  const unread = useQuery(notificationsQuery).data?.unread;

  useEffect(() => {
    if (unread !== undefined) void showBadge(unread);
  }, [unread]);

  useEffect(() => followReading(client), [client]);

  // A tap on the cashbox is to show it, and not to begin with it: the parts come from what the worker keeps.
  useEffect(() => {
    void whenQuiet()
      .then(() => Promise.all([import("./-popup.tsx"), import("./-cashbox.tsx")]))
      .catch(() => {});
  }, []);

  useEffect(() => {
    resyncPush(client).catch((error: unknown) => logError("RESYNC_PUSH_ERROR", error, "warn"));
  }, [client]);

  // What was changed without network is sent once there is some, and then asked for.
  useEffect(() => {
    const flush = async () => {
      if (!hasQueued()) return;
      await flushQueue(client);
      await client.invalidateQueries({ predicate: ({ meta }) => meta?.persist === "private" });
    };
    void flush();
    return onReached(() => void flush());
  }, [client]);

  useEffect(
    () =>
      onWorkerMessage((message: FromWorker) => {
        // A hint and no more: what there is, the server says.
        refresh(client);
        if (message.type === "OPEN")
          goCalmly(() => void router.navigate({ href: redirectTarget(message.path) }));
      }),
    [client, router],
  );

  return (
    <>
      {/* Known before the texts are there: what is asked by law comes before anything else shows. */}
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
