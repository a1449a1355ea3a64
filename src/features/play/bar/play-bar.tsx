import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, Maximize, Minimize } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useBalance } from "../../../api/balance.ts";
import type { Conversion, PlayMode } from "../../../contract/launch.ts";
import type { PlaySession } from "../../../contract/play-sessions.ts";
import { hoursMinutesSeconds } from "../../../rules/limits/elapsed.ts";
import { Button } from "../../../ui/button.tsx";
import { Fact } from "../fact.tsx";
import styles from "../play.module.css";
import { useShowMoney } from "../use-show-money.tsx";
import { ExchangeRate } from "./exchange-rate.tsx";
import { PlannedBudget, PlannedTime } from "./plan-progress.tsx";

interface PlayBarProps {
  title: string;
  /** Path of the game's page. */
  path: string;
  mode: PlayMode;
  hasDemo: boolean;
  /** Milliseconds; null while unknown. */
  elapsed: number | null;
  playSession: PlaySession | undefined;
  /** Currency of the account. */
  currency: string;
  /** Null if the game is played in the account's currency. */
  conversion: Conversion | null;
  favoriteButton: ReactNode;
  /** Opens the game's information. */
  info: ReactNode;
  /** What the next bet takes of a bonus, and its progress. */
  bonusFacts: ReactNode;
  facts: ReactNode;
  panic: ReactNode;
  onExit: () => void;
}

/** Makes the whole document full screen, so that popups and toasts stay visible. */
function FullScreen() {
  const { t } = useLingui();
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", onChange);
    return () => document.removeEventListener("fullscreenchange", onChange);
  }, []);
  // iPhones only support full-screen videos.
  if (!document.fullscreenEnabled) return null;
  const toggle = () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <Button
      size="icon"
      aria-label={isFull ? t`Exit full screen` : t`Full screen`}
      onClick={() => void toggle().catch(() => {})}
    >
      {isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
    </Button>
  );
}

function Modes({ path, mode }: Pick<PlayBarProps, "path" | "mode">) {
  const { t } = useLingui();
  const link = (target: PlayMode, text: ReactNode) => (
    <Link
      to={path}
      search={{ mode: target }}
      replace
      preload={false}
      aria-current={mode === target ? "true" : undefined}
    >
      {text}
    </Link>
  );
  return (
    <nav className={styles.modes} aria-label={t`Mode`}>
      {link("demo", <Trans>Demo</Trans>)}
      {link("real", <Trans>Real money</Trans>)}
    </nav>
  );
}

/** Required information during play, and the controls. */
export function PlayBar(props: PlayBarProps) {
  const {
    title,
    path,
    mode,
    hasDemo,
    elapsed,
    playSession,
    currency,
    conversion,
    favoriteButton,
    info,
    bonusFacts,
    facts,
    panic,
    onExit,
  } = props;
  const { t } = useLingui();
  const balance = useBalance();
  const show = useShowMoney(playSession);
  return (
    <header className={styles.bar}>
      <Button size="icon" aria-label={t`Leave game`} onClick={onExit}>
        <ArrowLeft aria-hidden />
      </Button>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.tools}>
        {info}
        {favoriteButton}
        <FullScreen />
      </div>
      <dl className={styles.facts}>
        {mode === "real" ? (
          <>
            <Fact name={<Trans>Balance</Trans>}>{balance?.common ?? "–"}</Fact>
            {bonusFacts}
            <Fact name={<Trans>Net position</Trans>}>
              <span data-sign={Math.sign(Number(playSession?.net_cents ?? 0))}>
                {playSession ? show(playSession.net_cents, true) : "–"}
              </span>
              <PlannedBudget playSession={playSession} />
            </Fact>
          </>
        ) : (
          <Fact name={<Trans>Demo</Trans>}>
            <Trans>Play money</Trans>
          </Fact>
        )}
        {conversion ? <ExchangeRate currency={currency} conversion={conversion} /> : null}
        {facts}
        <Fact name={<Trans>Time played</Trans>}>
          <span role="timer">{elapsed === null ? "–" : hoursMinutesSeconds(elapsed)}</span>
          <PlannedTime playSession={playSession} />
        </Fact>
      </dl>
      <div className={styles.controls}>
        {hasDemo ? <Modes path={path} mode={mode} /> : null}
        {panic}
      </div>
    </header>
  );
}
