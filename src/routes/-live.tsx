import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { realtimeToken, receive, refetchAfterGap, settingsQuery } from "../api/live.ts";
import { REALTIME_PATH } from "../contract/realtime.ts";
import { onReached } from "../lib/offline/connection.ts";
import { onResumed } from "../lib/page/on-resumed.ts";
import { openRealtime } from "../lib/realtime/realtime.ts";
import { untilLoaded } from "../lib/time/retry-until-loaded.ts";

/** An address or a path of this site as one of a WebSocket. */
function socketAddress(url: string): string {
  const address = new URL(url, location.origin);
  address.protocol = address.protocol.replace("http", "ws");
  return address.href;
}

// Where the licence asks whether somebody is there; everybody else loads nothing of it.
const InactivityWatch = lazy(() =>
  untilLoaded(() =>
    import("../features/inactivity/inactivity-watch.tsx").then(({ InactivityWatch }) => ({
      default: InactivityWatch,
    })),
  ),
);

/**
 * Keeps the page's one realtime connection, a player's or a guest's, and puts what it says into the queries. A player's
 * settings, which name it, say too whether somebody has to be there.
 */
export function Live({ playerId }: { playerId: number | null }) {
  const client = useQueryClient();
  useEffect(() => {
    let close = () => {};
    // Whoever signs out does not ask for a token any more.
    const gone = new AbortController();
    const begin = async () => {
      const url =
        playerId === null ? REALTIME_PATH : (await client.ensureQueryData(settingsQuery)).realtime.url;
      if (gone.signal.aborted) return;
      const live = openRealtime({
        url: socketAddress(url),
        getToken: playerId === null ? undefined : () => realtimeToken(client, gone.signal),
        onMessage: (message) => receive(client, message),
        onGap: (channel) => refetchAfterGap(client, channel),
      });
      const back = () => {
        live.restart();
        // Right at once, whether or not the socket comes back.
        if (playerId !== null) refetchAfterGap(client, null);
      };
      const ends = [onResumed(back), onReached(back), live.close];
      close = () => {
        for (const end of ends) end();
      };
    };
    // Nobody has asked for it, and everything that it tells can be asked for.
    begin().catch(() => {});
    return () => {
      gone.abort();
      close();
    };
  }, [client, playerId]);
  const rule = useQuery({ ...settingsQuery, enabled: playerId !== null }).data?.inactivity;
  return rule ? (
    <Suspense>
      <InactivityWatch rule={rule} />
    </Suspense>
  ) : null;
}
