import { useLingui } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { BROWSER_TIMEOUT } from "../../lib/http/http.ts";
import styles from "./global-loader.module.css";

/** Loads shorter than this show nothing, milliseconds. */
const PATIENCE = 150;

/** A line over the page while the next one loads; it never outlives the time-out of a request. */
export function GlobalLoader() {
  const { t } = useLingui();
  const loading = useRouterState({ select: (state) => state.isLoading });
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const show = setTimeout(() => setShown(true), PATIENCE);
    const hide = setTimeout(() => setShown(false), BROWSER_TIMEOUT);
    return () => {
      clearTimeout(show);
      clearTimeout(hide);
      setShown(false);
    };
  }, [loading]);
  return shown ? <div className={styles.loader} role="progressbar" aria-label={t`Loading`} /> : null;
}
