import { useLingui } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { BROWSER_TIMEOUT } from "../../lib/http/http.ts";
import styles from "./global-loader.module.css";

/** Loads shorter than this show nothing, in milliseconds. */
const DELAY = 150;

/** Progress line while the next page loads; hidden after the request timeout at the latest. */
export function GlobalLoader() {
  const { t } = useLingui();
  const loading = useRouterState({ select: (state) => state.isLoading });
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const show = setTimeout(() => setIsVisible(true), DELAY);
    const hide = setTimeout(() => setIsVisible(false), BROWSER_TIMEOUT);
    return () => {
      clearTimeout(show);
      clearTimeout(hide);
      setIsVisible(false);
    };
  }, [loading]);
  return isVisible ? <div className={styles.loader} role="progressbar" aria-label={t`Loading`} /> : null;
}
