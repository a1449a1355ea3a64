import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { type FrameHint, hintOf } from "./frame-hints.ts";
import styles from "./play.module.css";

interface GameFrameProps {
  url: string;
  title: string;
  /** Nothing in it can be pressed. */
  paused: boolean;
  /** Decimal; missing where it is not known, or no money is played for. */
  balance: string | undefined;
  onHint: (hint: FrameHint) => void;
}

/** The game itself: a document without origin, which can run its script, talk to its own server, and no more. */
export function GameFrame({ url, title, paused, balance, onHint }: GameFrameProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const heard = useRef(onHint);
  heard.current = onHint;
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const hint = hintOf(event, frame.current?.contentWindow ?? null);
      if (hint?.type === "ready") setReady(true);
      if (hint) heard.current(hint);
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, []);
  useEffect(() => {
    if (!isReady || balance === undefined) return;
    // A frame without origin cannot be named; what is in this window may know it, and asks its own server anyway.
    frame.current?.contentWindow?.postMessage({ app: { type: "balance", balance } }, "*");
  }, [isReady, balance]);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={url}
      title={t`${title}, the game`}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      inert={paused}
    />
  );
}
