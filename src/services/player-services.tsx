import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { flushQueue, hasQueuedChanges } from "../api/write-queue.ts";
import type { Player } from "../contract/player.ts";
import { partsOf } from "../features/index.ts";
import { onReachable } from "../lib/offline/connection.ts";
import { whenIdleAndHydrated } from "../lib/time/when-idle.ts";

const SERVICES = partsOf("PlayerServices");

/** Sends changes queued offline, then refetches the player's data. */
function useQueuedChanges(): void {
  const client = useQueryClient();
  useEffect(() => {
    const flush = async () => {
      if (!hasQueuedChanges()) return;
      await flushQueue(client);
      await client.invalidateQueries({ predicate: ({ meta }) => meta?.persist === "private" });
    };
    void flush();
    return onReachable(() => void flush());
  }, [client]);
}

/** Runs beside every page of a signed-in player. */
export function PlayerServices({ player }: { player: Player }) {
  useQueuedChanges();
  // Preloads popups from the precache, so that a tap opens them without delay.
  useEffect(() => {
    void whenIdleAndHydrated()
      .then(() => import("./popup.tsx"))
      .catch(() => {});
  }, []);
  return SERVICES.map(([name, Services]) => (
    <Suspense key={name}>
      <Services player={player} />
    </Suspense>
  ));
}
