import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, ChevronDown, ChevronUp, Maximize, Minimize, Plus } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useBalance } from "../../../api/balance.ts";
import type { Conversion, PlayMode } from "../../../contract/launch.ts";
import type { PlaySession } from "../../../contract/play-sessions.ts";
import { hoursMinutesSeconds } from "../../../rules/limits/elapsed.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { PopupLink } from "../../../ui/popup-link.tsx";
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
  /** Goes to another game. */
  nextGame: ReactNode;
  isRunning: boolean;
  onExit: () => void;
}

/** Screens on which a running round makes the bar small: see play.module.css. */
const PHONE = "(max-width: 767px), (max-height: 480px)";

const focusButton = (box: HTMLElement | null) => box?.querySelector("button")?.focus();

/**
 * The bar has one row, and the rest in details. On phones a round makes it a strip with what must always be visible, until
 * the player opens it; with a panic button, which must stay, it doesn't get smaller.
 */
function useBarSize(isRunning: boolean) {
  const panicRef = useRef<HTMLDivElement>(null);
  const [isSmall, setIsSmall] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    setIsOpen(false);
    if (matchMedia(PHONE).matches && !panicRef.current?.hasChildNodes()) setIsSmall(true);
  }, [isRunning]);
  const handle = useRef<HTMLSpanElement>(null);
  // The browser drops the focus of a hidden control only with the next frame.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isInBar = handle.current?.closest("header")?.contains(activeElement);
    if ((isSmall || !isOpen) && isInBar && !activeElement?.checkVisibility()) focusButton(handle.current);
  }, [isSmall, isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      // In a dialog over the game, the key is the dialog's.
      if (key !== "Escape" || defaultPrevented || (target as Element).closest("[role$=dialog]")) return;
      setIsOpen(false);
      focusButton(handle.current);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOpen]);
  const toggle = () => {
    if (isSmall) setIsSmall(false);
    else setIsOpen(!isOpen);
  };
  return { panicRef, handle, isSmall, isOpen, toggle };
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
    nextGame,
    isRunning,
    onExit,
  } = props;
  const { t } = useLingui();
  const balance = useBalance();
  const show = useShowMoney(playSession);
  const { panicRef, handle, isSmall, isOpen, toggle } = useBarSize(isRunning);
  return (
    <header className={styles.bar} data-small={isSmall || undefined} data-open={isOpen || undefined}>
      <Button size="icon" aria-label={t`Leave game`} onClick={onExit}>
        <ArrowLeft aria-hidden />
      </Button>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.quick}>
        {mode === "real" ? (
          <PopupLink popup="deposit" label={t`Deposit`} className={buttonClass({ size: "icon" })}>
            <Plus aria-hidden />
          </PopupLink>
        ) : null}
        <span ref={handle} className={styles.handle}>
          <Button
            size="icon"
            aria-expanded={isOpen}
            aria-label={isSmall ? t`Show game bar` : t`Game details`}
            onClick={toggle}
          >
            {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          </Button>
        </span>
      </div>
      <div className={styles.tools}>
        {info}
        {favoriteButton}
        <FullScreen />
        {nextGame}
      </div>
      <dl className={styles.facts}>
        {mode === "real" ? (
          <>
            <Fact name={<Trans>Balance</Trans>} shown="bar">
              {balance?.common ?? "–"}
            </Fact>
            {bonusFacts}
            <Fact name={<Trans>Net position</Trans>} shown="always">
              <span data-sign={Math.sign(Number(playSession?.net_cents ?? 0))}>
                {playSession ? show(playSession.net_cents, true) : "–"}
              </span>
              <PlannedBudget playSession={playSession} />
            </Fact>
          </>
        ) : (
          <Fact name={<Trans>Demo</Trans>} shown="always">
            <Trans>Play money</Trans>
          </Fact>
        )}
        {conversion ? <ExchangeRate currency={currency} conversion={conversion} /> : null}
        {facts}
        <Fact name={<Trans>Time played</Trans>} shown="always">
          <span role="timer">{elapsed === null ? "–" : hoursMinutesSeconds(elapsed)}</span>
          <PlannedTime playSession={playSession} />
        </Fact>
      </dl>
      <div className={styles.controls}>
        {hasDemo ? <Modes path={path} mode={mode} /> : null}
        <div ref={panicRef} className={styles.panic}>
          {panic}
        </div>
      </div>
    </header>
  );
}
