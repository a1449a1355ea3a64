import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { accountsQuery } from "../../api/account.ts";
import { launch, leaveGame, sittingQuery } from "../../api/play.ts";
import type { Game } from "../../contract/games.ts";
import type { Launched, PlayMode } from "../../contract/play.ts";
import { isUnanswered } from "../../lib/http/http.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { isUnreachable, onReached } from "../../lib/offline/connection.ts";
import { hasSession } from "../../lib/session/session.ts";
import { abandonedGame, holdGame } from "../../lib/session/tab-game-lock.ts";

export type Launching =
  | { state: "wait" }
  | { state: "on"; launched: Launched }
  | { state: "refused"; error: unknown };

/**
 * Begins a game, once for each `again`, and leaves it when the screen goes. Without network it is begun as soon as
 * there is some. `currency` is that of the player's account.
 */
export function useLaunch(game: Game, mode: PlayMode, currency: string) {
  const client = useQueryClient();
  const router = useRouter();
  const locale = useLocale();
  const [attempt, setAttempt] = useState({ number: 0, replace: false });
  const [launching, setLaunching] = useState<Launching>({ state: "wait" });
  const again = useCallback(
    (replace = false) => setAttempt(({ number }) => ({ number: number + 1, replace })),
    [],
  );
  const ask = useRef<() => Promise<Launched>>(null);
  ask.current = async () => {
    const from = router.latestLocation.pathname;
    const continues = mode === "real" ? await abandonedGame() : undefined;
    return launch(client, { game, mode, currency, locale, from, replace: attempt.replace, continues });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is another launch
  useEffect(() => {
    let left = false;
    let session: string | null = null;
    let release = () => {};
    const leave = () => {
      // With the session its games are left too.
      if (session && hasSession()) leaveGame(client, session).catch(() => {});
    };
    setLaunching({ state: "wait" });
    ask
      .current?.()
      .then((launched) => {
        session = launched.session;
        if (left) return leave();
        if (session) release = holdGame(session);
        setLaunching({ state: "on", launched });
        if (mode === "real") void client.invalidateQueries({ queryKey: sittingQuery.queryKey });
      })
      .catch((error: unknown) => {
        if (!left) setLaunching({ state: "refused", error });
      });
    return () => {
      left = true;
      release();
      leave();
      // What a demo leaves behind is nothing; what was played for is asked for once more.
      if (mode === "real") void client.invalidateQueries({ queryKey: accountsQuery.queryKey });
    };
  }, [client, game.id, mode, currency, attempt]);

  const waits = launching.state === "refused" && isUnanswered(launching.error);
  useEffect(() => {
    if (waits && isUnreachable()) return onReached(() => again());
  }, [waits, again]);

  return { launching, again };
}
