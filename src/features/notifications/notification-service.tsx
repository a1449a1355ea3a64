import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { jackpotWinsQuery } from "../../api/jackpot-wins.ts";
import { followReads, notificationsQuery } from "../../api/notifications.ts";
import { resyncPush } from "../../api/push.ts";
import type { FromWorker } from "../../contract/sw-messages.ts";
import { onWorkerMessage, showBadge } from "../../lib/device/push.ts";
import { logError } from "../../lib/http/log.ts";
import { navigateWhenIdle } from "../../lib/page/navigate-when-idle.ts";
import { redirectTarget } from "../../rules/addresses/redirect-target.ts";

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

/** Keeps bell, badge and push subscription current: by polling, other tabs and the worker's messages. */
export function NotificationService() {
  const client = useQueryClient();
  const router = useRouter();
  usePolling();
  const unread = useQuery(notificationsQuery).data?.unread;

  useEffect(() => {
    if (unread !== undefined) void showBadge(unread);
  }, [unread]);

  useEffect(() => followReads(client), [client]);

  useEffect(() => {
    resyncPush(client).catch((error: unknown) => logError("RESYNC_PUSH_ERROR", error, "warn"));
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
  return null;
}
