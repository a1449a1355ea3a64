import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { type FrameHint, hintOf } from "./frame-hints.ts";
import styles from "./play.module.css";

interface GameFrameProps {
  url: string;
  title: string;
  /** Nothing in it can be pressed. */
  paused: boolean;
  onHint: (hint: FrameHint) => void;
}

/** The game itself: a document without origin, which can run its script, talk to its own server, and no more. */
export function GameFrame({ url, title, paused, onHint }: GameFrameProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const heard = useRef(onHint);
  heard.current = onHint;
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const hint = hintOf(event, frame.current?.contentWindow ?? null);
      if (hint) heard.current(hint);
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, []);
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
