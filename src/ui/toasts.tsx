import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { dismissToast, useToasts } from "../lib/toasts.ts";
import { Button } from "./button.tsx";
import styles from "./toasts.module.css";

/** The messages on screen; read out as they come. */
export function Toasts() {
  const { t } = useLingui();
  const toasts = useToasts();
  return (
    <div className={styles.toasts} aria-live="polite">
      {toasts.map(({ id, text, kind, action }) => (
        <div
          key={id}
          className={`${styles.toast} ${kind === "error" ? styles.error : ""}`}
          role={kind === "error" ? "alert" : undefined}
        >
          <span className={styles.text}>{text}</span>
          {action ? (
            <Button size="small" onClick={action.run}>
              {action.label}
            </Button>
          ) : null}
          <Button size="icon" aria-label={t`Close`} onClick={() => dismissToast(id)}>
            <X aria-hidden />
          </Button>
        </div>
      ))}
    </div>
  );
}
