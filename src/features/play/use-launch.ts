import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { accountsQuery } from "../../api/account.ts";
import { launch, leaveGame, playSessionQuery } from "../../api/play.ts";
import type { Game } from "../../contract/games.ts";
import type { Launched, PlayMode } from "../../contract/launch.ts";
import { isUnanswered } from "../../lib/http/http.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { isUnreachable, onReachable } from "../../lib/offline/connection.ts";
import { hasSession } from "../../lib/session/session.ts";
import { abandonedGame, lockGame } from "../../lib/session/tab-game-lock.ts";

export type LaunchState =
  | { state: "launching" }
  | { state: "launched"; launched: Launched }
  | { state: "rejected"; error: unknown };

/**
 * Launches a game, relaunches it on request, and leaves it on unmount. While offline, waits for the connection.
 * `currency` is the account's.
 */
export function useLaunch(game: Game, mode: PlayMode, currency: string) {
  const client = useQueryClient();
  const router = useRouter();
  const locale = useLocale();
  const [attempt, setAttempt] = useState({ number: 0, replace: false });
  const [launching, setLaunching] = useState<LaunchState>({ state: "launching" });
  const relaunch = useCallback(
    (replace = false) => setAttempt(({ number }) => ({ number: number + 1, replace })),
    [],
  );
  const launchRef = useRef<() => Promise<Launched>>(null);
  launchRef.current = async () => {
    const from = router.latestLocation.pathname;
    const replacesSession = mode === "real" ? await abandonedGame() : undefined;
    return launch(client, { game, mode, currency, locale, from, replace: attempt.replace, replacesSession });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is another launch
  useEffect(() => {
    let isUnmounted = false;
    let session: string | null = null;
    let unlock = () => {};
    const leaveSession = () => {
      // After a sign-out nothing is left to do, because it has ended the game client session.
      if (session && hasSession()) leaveGame(client, session).catch(() => {});
    };
    setLaunching({ state: "launching" });
    launchRef
      .current?.()
      .then((launched) => {
        session = launched.session;
        if (isUnmounted) return leaveSession();
        if (session) unlock = lockGame(session);
        setLaunching({ state: "launched", launched });
        if (mode === "real") void client.invalidateQueries({ queryKey: playSessionQuery.queryKey });
      })
      .catch((error: unknown) => {
        if (!isUnmounted) setLaunching({ state: "rejected", error });
      });
    return () => {
      isUnmounted = true;
      unlock();
      leaveSession();
      // After real-money play the balance is refetched once more.
      if (mode === "real") void client.invalidateQueries({ queryKey: accountsQuery.queryKey });
    };
  }, [client, game.id, mode, currency, attempt]);

  const isWaiting = launching.state === "rejected" && isUnanswered(launching.error);
  useEffect(() => {
    if (isWaiting && isUnreachable()) return onReachable(() => relaunch());
  }, [isWaiting, relaunch]);

  return { launching, relaunch };
}
