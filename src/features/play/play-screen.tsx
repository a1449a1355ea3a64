import { useNavigate, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useDecimalBalance } from "../../api/conversion.ts";
import type { Game } from "../../contract/games.ts";
import type { PlayMode } from "../../contract/play.ts";
import { ApiError } from "../../lib/http/http.ts";
import { useIsCovered } from "../../lib/page/prompt-queue.ts";
import { hurryLive } from "../../lib/realtime/channel-subscriptions.ts";
import { useBusy } from "../../lib/tabs/use-busy.ts";
import { PageHead } from "../../ui/page-head.tsx";
import type { FrameHint } from "./frame-hints.ts";
import { GameFrame } from "./game-frame.tsx";
import { LeaveSheet } from "./leave-sheet.tsx";
import { LowBalance } from "./low-balance.tsx";
import { PlanReached } from "./plan-reached.tsx";
import styles from "./play.module.css";
import { PlayBar } from "./play-bar.tsx";
import { RealityCheck } from "./reality-check.tsx";
import { Refusal } from "./rejection.tsx";
import { isSessionOver, SessionOver } from "./session-over.tsx";
import { useAfterRound } from "./use-after-round.ts";
import { useTop } from "./use-header-height.ts";
import { useShortage } from "./use-insufficient-funds.ts";
import { useLaunch } from "./use-launch.ts";
import { useHold } from "./use-navigation-blocker.ts";
import { usePlan } from "./use-plan.ts";
import { useSeconds, useSitting } from "./use-play-session.ts";

export interface PlayScreenProps {
  game: Game;
  mode: PlayMode;
  /** Of the account that is played with. */
  currency: string;
  /** The game's page, which is led back to by those who came from nowhere. */
  path: string;
  heart: ReactNode;
  info: ReactNode;
  /** More of what is said in the bar. */
  facts: ReactNode;
  /** Ends all play at once, where a licence asks for it. */
  panic: ReactNode;
  /** That there is no network: in the app it stands at the foot, where a game has its buttons. */
  connection: ReactNode;
  recommended: ReactNode;
  renderFields: (names: readonly string[], onDone: () => void) => ReactNode;
}

/** Stands on the document's root while a game fills the screen: the frame of the app gives way. */
const PLAYING = "data-playing";

/** How long a demo has been played; nothing of it is kept. */
function useDemoTime(active: boolean): number {
  const time = useSeconds(active);
  const [began] = useState(time);
  return active ? time - began : 0;
}

/** A game being played: its frame, what must be seen beside it, and the ways out. */
export function PlayScreen(props: PlayScreenProps) {
  const { game, mode, currency, path, heart, info, facts, panic, connection, recommended, renderFields } =
    props;
  const router = useRouter();
  const navigate = useNavigate();
  const [running, setRunning] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [isOver, setOver] = useState(false);
  const { launching, again } = useLaunch(game, mode, currency);
  const isOn = launching.state === "on";
  const { sitting, elapsed, isDue, changed } = useSitting(mode === "real" && isOn);
  const reached = usePlan(sitting, elapsed, running);
  const isPlanDue = reached.length > 0;
  const isCovered = useIsCovered();
  const conversion = launching.state === "on" ? launching.launched.conversion : null;
  const balance = useDecimalBalance(currency, conversion);
  const shortage = useShortage(balance);
  const { begin, end } = useAfterRound(changed);
  const demoTime = useDemoTime(mode === "demo");
  const top = useTop();
  useBusy("game", isOn);
  useBusy("bet", running);
  // Asked in the same moment as it changes.
  const held = useRef(false);
  const run = (on: boolean) => {
    held.current = on;
    setRunning(on);
  };

  useLayoutEffect(() => {
    document.documentElement.setAttribute(PLAYING, mode);
    return () => document.documentElement.removeAttribute(PLAYING);
  }, [mode]);

  useEffect(() => {
    if (mode === "real") hurryLive();
  }, [mode]);

  const isAtLimit =
    launching.state === "refused" &&
    launching.error instanceof ApiError &&
    launching.error.code === "limit_reached";
  useEffect(() => {
    if (isAtLimit) void navigate({ to: "/profile/$", params: { _splat: "limits" }, replace: true });
  }, [isAtLimit, navigate]);

  // Not from under a round, unless the player means it.
  const exit = useHold(() => held.current);

  const hear = (hint: FrameHint) => {
    if (hint.type === "exit") setLeaving(true);
    if (hint.type === "refused") {
      changed();
      shortage.refused(hint.code);
      if (isSessionOver(hint.code)) setOver(true);
    }
    if (hint.type === "verify")
      void navigate({ to: "/verify", search: (hint.round ? { round: hint.round } : {}) as never });
    if (hint.type !== "busy") return;
    run(hint.busy);
    if (mode === "demo") return;
    if (hint.busy) {
      begin();
      shortage.begin();
    } else {
      end();
      shortage.end();
    }
  };

  const go = () => {
    setLeaving(false);
    run(false);
    if (exit) return exit.leave();
    if (router.history.canGoBack()) router.history.back();
    else void navigate({ to: path, search: {}, replace: true });
  };
  // The navigation that follows isn't held back a second time.
  const openHelp = () => {
    setLeaving(false);
    run(false);
  };
  const stay = () => {
    setLeaving(false);
    exit?.stay();
  };
  const reopen = () => {
    setOver(false);
    run(false);
    again();
  };
  const stop = () => {
    run(false);
    void navigate({ to: "/", replace: true });
  };
  const time = mode === "real" ? elapsed : demoTime;

  return (
    <div className={styles.screen} data-mode={mode}>
      <PageHead title={game.title} canonical={path} description="" />
      <div ref={top}>
        <PlayBar
          title={game.title}
          path={path}
          mode={mode}
          hasDemo={game.has_demo_mode}
          elapsed={mode === "real" && !sitting ? null : time}
          sitting={sitting}
          currency={currency}
          conversion={conversion}
          heart={heart}
          info={info}
          facts={facts}
          panic={panic}
          onExit={() => (isOn ? setLeaving(true) : go())}
        />
        <div className={styles.said}>
          {connection}
          {isOver ? (
            <SessionOver onAgain={reopen} onLeave={() => setLeaving(true)} />
          ) : shortage.isShort ? (
            <LowBalance onLeave={() => setLeaving(true)} />
          ) : null}
        </div>
      </div>
      <div className={styles.stage}>
        {launching.state === "on" ? (
          <GameFrame
            key={launching.launched.url}
            url={launching.launched.url}
            title={game.title}
            paused={isDue || isPlanDue || isCovered}
            balance={balance}
            onHint={hear}
          />
        ) : launching.state === "refused" ? (
          <div className={styles.refusal}>
            <Refusal
              error={launching.error}
              path={path}
              hasDemo={game.has_demo_mode}
              again={again}
              renderFields={renderFields}
            />
          </div>
        ) : (
          <span className={styles.spinner} />
        )}
      </div>
      {sitting ? (
        <>
          <RealityCheck open={isDue} sitting={sitting} elapsed={elapsed} onStop={stop} />
          {/* One question after the other. */}
          <PlanReached
            open={isPlanDue && !isDue}
            parts={reached}
            sitting={sitting}
            elapsed={elapsed}
            onStop={stop}
          />
        </>
      ) : null}
      <LeaveSheet
        open={leaving || exit !== null}
        title={game.title}
        isRunning={running}
        sitting={sitting}
        elapsed={time}
        recommended={recommended}
        onLeave={go}
        onStay={stay}
        onHelp={openHelp}
      />
    </div>
  );
}
