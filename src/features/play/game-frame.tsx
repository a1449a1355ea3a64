import { useLingui } from "@lingui/react/macro";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { isGameSoundOn, storeGameSound } from "../../lib/storage/game-sound.ts";
import { type FrameHint, hintOf } from "./frame-hints.ts";
import styles from "./play.module.css";

interface GameFrameProps {
  url: string;
  title: string;
  /** Blocks all input. */
  paused: boolean;
  /** Decimal; undefined if unknown or in a demo. */
  balance: string | undefined;
  onMessage: (hint: FrameHint) => void;
  /** The demo on this device: the worker serves only documents of the app's own origin. */
  isLocal?: boolean;
}

/** The game: a sandboxed document that can only run its script and talk to its own server. */
export function GameFrame({
  url,
  title,
  paused,
  balance,
  onMessage: onHint,
  isLocal = false,
}: GameFrameProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const callback = useRef(onHint);
  callback.current = onHint;
  // Listens from the moment that the frame is in the document: its first message may come before the next paint.
  useLayoutEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const hint = hintOf(event, frame.current?.contentWindow ?? null, isLocal ? location.origin : undefined);
      if (hint?.type === "ready") setReady(true);
      if (hint?.type === "sound") storeGameSound(hint.on);
      if (hint) callback.current(hint);
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, [isLocal]);
  useEffect(() => {
    if (!isReady) return;
    // A frame without origin has no storage of its own.
    frame.current?.contentWindow?.postMessage({ app: { type: "sound", on: isGameSoundOn() } }, "*");
  }, [isReady]);
  useEffect(() => {
    if (!isReady || balance === undefined) return;
    // An opaque origin needs "*". Any document in this frame may see the balance: the game server knows it anyway.
    frame.current?.contentWindow?.postMessage({ app: { type: "balance", balance } }, "*");
  }, [isReady, balance]);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={url}
      title={t`${title} game`}
      // With the origin that the demo on this device needs, a sandbox would be none.
      sandbox={isLocal ? undefined : "allow-scripts"}
      referrerPolicy="no-referrer"
      inert={paused}
    />
  );
}
