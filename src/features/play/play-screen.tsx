import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useDecimalBalance } from "../../api/conversion.ts";
import { stopPlay } from "../../api/play.ts";
import type { Game } from "../../contract/games.ts";
import type { PlayMode } from "../../contract/launch.ts";
import { ApiError } from "../../lib/http/http.ts";
import { useIsCovered } from "../../lib/page/prompt-queue.ts";
import { connectNow } from "../../lib/realtime/channel-subscriptions.ts";
import { useBusy } from "../../lib/tabs/use-busy.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { BonusFacts } from "./bar/bonus-facts.tsx";
import { PlayBar } from "./bar/play-bar.tsx";
import { BonusMoneyNotice } from "./dialogs/bonus-money-notice.tsx";
import { BonusRejection } from "./dialogs/bonus-rejection.tsx";
import { LeaveSheet } from "./dialogs/leave-sheet.tsx";
import { LowBalance } from "./dialogs/low-balance.tsx";
import { PlanReached } from "./dialogs/plan-reached.tsx";
import { RealityCheck } from "./dialogs/reality-check.tsx";
import { LaunchRejection } from "./dialogs/rejection.tsx";
import { isSessionOver, SessionOver } from "./dialogs/session-over.tsx";
import type { FrameHint } from "./frame-hints.ts";
import { GameFrame } from "./game-frame.tsx";
import styles from "./play.module.css";
import { useAfterRound } from "./use-after-round.ts";
import { useBonusMoney, useBonusNotice, useBonusRejection } from "./use-bonus-money.ts";
import { useHeaderHeight } from "./use-header-height.ts";
import { useInsufficientFunds } from "./use-insufficient-funds.ts";
import { useLaunch } from "./use-launch.ts";
import { useNavigationBlocker } from "./use-navigation-blocker.ts";
import { usePlan } from "./use-plan.ts";
import { usePlaySession, useSeconds } from "./use-play-session.ts";

export interface PlayScreenProps {
  game: Game;
  mode: PlayMode;
  /** Currency of the active account. */
  currency: string;
  /** Path of the game's page, the fallback of the back button. */
  path: string;
  favoriteButton: ReactNode;
  info: ReactNode;
  facts: ReactNode;
  /** Panic button, if the licence requires it. */
  panic: ReactNode;
  /** Goes to another game. */
  nextGame: ReactNode;
  /** Offline notice. On other pages it is at the bottom, where games have their buttons. */
  connection: ReactNode;
  recommended: ReactNode;
  renderFields: (names: readonly string[], onDone: () => void) => ReactNode;
}

/** Attribute of the document element while a game fills the screen; it hides the app's layout. */
const ATTRIBUTE = "data-playing";

/** Time played in a demo; not stored. */
function useDemoTime(active: boolean): number {
  const displayedTime = useSeconds(active);
  const [startedAt] = useState(displayedTime);
  return active ? displayedTime - startedAt : 0;
}

/** A running game: its frame, the play bar, and the dialogs. */
export function PlayScreen(props: PlayScreenProps) {
  const {
    game,
    mode,
    currency,
    path,
    favoriteButton,
    info,
    facts,
    panic,
    nextGame,
    connection,
    recommended,
    renderFields,
  } = props;
  const router = useRouter();
  const navigate = useNavigate();
  const [isRunning, setIsRunning] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [isOver, setOver] = useState(false);
  const { launching, relaunch } = useLaunch(game, mode, currency);
  const isLaunched = launching.state === "launched";
  const { playSession, elapsed, isDue, refetch } = usePlaySession(mode === "real" && isLaunched);
  const reachedParts = usePlan(playSession, elapsed, isRunning);
  const isPlanDue = reachedParts.length > 0;
  const isCovered = useIsCovered();
  const conversion = launching.state === "launched" ? launching.launched.conversion : null;
  const balance = useDecimalBalance(currency, conversion);
  const insufficientFunds = useInsufficientFunds(balance);
  const bonusMoney = useBonusMoney(currency, game);
  const bonusNotice = useBonusNotice(bonusMoney, playSession, isRunning);
  const bonusRejection = useBonusRejection();
  const { start, end } = useAfterRound(refetch);
  const demoTime = useDemoTime(mode === "demo");
  const headerRef = useHeaderHeight();
  useBusy("game", isLaunched);
  useBusy("bet", isRunning);
  // Read synchronously by the navigation blocker.
  const isRunningNow = useRef(false);
  const updateRunning = (roundRunning: boolean) => {
    isRunningNow.current = roundRunning;
    setIsRunning(roundRunning);
  };

  useLayoutEffect(() => {
    document.documentElement.setAttribute(ATTRIBUTE, mode);
    return () => document.documentElement.removeAttribute(ATTRIBUTE);
  }, [mode]);

  useEffect(() => {
    if (mode === "real") connectNow();
  }, [mode]);

  const isAtLimit =
    launching.state === "rejected" &&
    launching.error instanceof ApiError &&
    launching.error.code === "limit_reached";
  useEffect(() => {
    if (isAtLimit) void navigate({ to: "/profile/$", params: { _splat: "limits" }, replace: true });
  }, [isAtLimit, navigate]);

  // Running rounds block navigation until the player confirms.
  const pendingExit = useNavigationBlocker(() => isRunningNow.current);

  const onHint = (hint: FrameHint) => {
    if (hint.type === "exit") setIsLeaving(true);
    if (hint.type === "refused") {
      refetch();
      insufficientFunds.onRejected(hint.code);
      bonusRejection.onRejected(hint.code);
      if (isSessionOver(hint.code)) setOver(true);
    }
    if (hint.type === "verify")
      void navigate({ to: "/verify", search: (hint.round ? { round: hint.round } : {}) as never });
    if (hint.type !== "busy") return;
    updateRunning(hint.busy);
    if (mode === "demo") return;
    if (hint.busy) {
      start();
      insufficientFunds.start();
      bonusRejection.start();
    } else {
      end();
      insufficientFunds.end();
      bonusRejection.end();
    }
  };

  const leave = () => {
    setIsLeaving(false);
    updateRunning(false);
    if (pendingExit) return pendingExit.leave();
    if (router.history.canGoBack()) router.history.back();
    else void navigate({ to: path, search: {}, replace: true });
  };
  // The player has already confirmed leaving: don't block the navigation to the help page again.
  const openHelp = () => {
    setIsLeaving(false);
    updateRunning(false);
  };
  const onStay = () => {
    setIsLeaving(false);
    pendingExit?.stay();
  };
  const reopen = () => {
    setOver(false);
    updateRunning(false);
    relaunch(true);
  };
  const stop = () => {
    updateRunning(false);
    void navigate({ to: "/", replace: true });
  };
  const client = useQueryClient();
  /** Leaves immediately, whether or not the server can be reached. */
  const stopAtPause = () => {
    void stopPlay(client).catch(() => {});
    stop();
  };
  const displayedTime = mode === "real" ? elapsed : demoTime;

  return (
    <div className={styles.screen} data-mode={mode}>
      <PageHead title={game.title} canonical={path} description="" />
      <div ref={headerRef} className={styles.top}>
        <PlayBar
          title={game.title}
          path={path}
          mode={mode}
          hasDemo={game.has_demo_mode}
          elapsed={mode === "real" && !playSession ? null : displayedTime}
          playSession={playSession}
          currency={currency}
          conversion={conversion}
          favoriteButton={favoriteButton}
          info={info}
          bonusFacts={<BonusFacts {...bonusMoney} />}
          facts={facts}
          panic={panic}
          nextGame={nextGame}
          isRunning={isRunning}
          onExit={() => (isLaunched ? setIsLeaving(true) : leave())}
        />
        <div className={styles.message}>
          {connection}
          {isOver ? (
            <SessionOver onAgain={reopen} onLeave={() => setIsLeaving(true)} />
          ) : bonusRejection.code ? (
            <BonusRejection
              code={bonusRejection.code}
              bonus={bonusMoney.bonus}
              onLeave={() => setIsLeaving(true)}
            />
          ) : insufficientFunds.isInsufficient ? (
            <LowBalance hasBonus={bonusMoney.bonus !== undefined} onLeave={() => setIsLeaving(true)} />
          ) : null}
        </div>
      </div>
      <div className={styles.stage}>
        {launching.state === "launched" ? (
          <GameFrame
            key={launching.launched.url}
            url={launching.launched.url}
            title={game.title}
            paused={isDue || isPlanDue || bonusNotice.isDue || isCovered}
            balance={balance}
            onMessage={onHint}
          />
        ) : launching.state === "rejected" ? (
          <div className={styles.rejection}>
            <LaunchRejection
              error={launching.error}
              path={path}
              hasDemo={game.has_demo_mode}
              relaunch={relaunch}
              renderFields={renderFields}
            />
          </div>
        ) : (
          <span className={styles.spinner} />
        )}
      </div>
      {playSession ? (
        <>
          <RealityCheck open={isDue} playSession={playSession} elapsed={elapsed} onStop={stopAtPause} />
          {/* One dialog at a time. */}
          <PlanReached
            open={isPlanDue && !isDue}
            parts={reachedParts}
            playSession={playSession}
            elapsed={elapsed}
            onStop={stopAtPause}
          />
          <BonusMoneyNotice
            open={bonusNotice.isDue && !isPlanDue && !isDue}
            bonus={bonusMoney.bonus}
            onStop={stop}
            onContinue={bonusNotice.acknowledge}
          />
        </>
      ) : null}
      <LeaveSheet
        open={isLeaving || pendingExit !== null}
        title={game.title}
        isRunning={isRunning}
        playSession={playSession}
        elapsed={displayedTime}
        recommended={recommended}
        onLeave={leave}
        onStay={onStay}
        onHelp={openHelp}
      />
    </div>
  );
}
