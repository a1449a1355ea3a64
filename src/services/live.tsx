import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { realtimeToken, settingsQuery } from "../api/realtime.ts";
import { REALTIME_PATH } from "../contract/realtime.ts";
import { liveEffects } from "../features/index.ts";
import { onReachable } from "../lib/offline/connection.ts";
import { onResumed } from "../lib/page/on-resumed.ts";
import { applyPublication, refetchAfterGap } from "../lib/realtime/live-effects.ts";
import { openRealtime } from "../lib/realtime/realtime.ts";

/** WebSocket address of an address or path of this site. */
function socketAddress(url: string): string {
  const address = new URL(url, location.origin);
  address.protocol = address.protocol.replace("http", "ws");
  return address.href;
}

/**
 * Owns the page's realtime connection, of a player or a guest, and applies its publications to the queries.
 * The player's settings contain its address.
 */
export function Live({ playerId }: { playerId: number | null }) {
  const client = useQueryClient();
  useEffect(() => {
    let close = () => {};
    // No tokens are fetched after sign-out.
    const controller = new AbortController();
    const open = async () => {
      const url =
        playerId === null ? REALTIME_PATH : (await client.ensureQueryData(settingsQuery)).realtime.url;
      if (controller.signal.aborted) return;
      const live = openRealtime({
        url: socketAddress(url),
        getToken: playerId === null ? undefined : () => realtimeToken(client, controller.signal),
        onPublication: (message) => applyPublication(liveEffects, client, message),
        onGap: (channel) => refetchAfterGap(liveEffects, client, channel),
      });
      const reconnect = () => {
        live.restart();
        // Refetch immediately, whether or not the socket reconnects.
        if (playerId !== null) refetchAfterGap(liveEffects, client, null);
      };
      const cleanups = [onResumed(reconnect), onReachable(reconnect), live.close];
      close = () => {
        for (const cleanup of cleanups) cleanup();
      };
    };
    // Realtime is optional: everything can be fetched.
    open().catch(() => {});
    return () => {
      controller.abort();
      close();
    };
  }, [client, playerId]);
  return null;
}
