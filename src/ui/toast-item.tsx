import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { dismissToast, pauseToast, resumeToast, type Toast } from "../lib/page/toasts.ts";
import { Button } from "./button.tsx";
import styles from "./toast-item.module.css";

export function ToastItem({ toast: { id, text, kind, action, waits } }: { toast: Toast }) {
  const { t } = useLingui();
  const run = () => {
    if (action?.navigates) dismissToast(id);
    action?.run();
  };
  const pause = () => pauseToast(id);
  const resume = () => resumeToast(id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while it has the focus
    <div
      className={`${styles.toast} ${kind === "error" ? styles.error : ""}`}
      role={kind === "error" ? "alert" : undefined}
      data-waits={waits || undefined}
      onFocus={pause}
      onBlur={resume}
    >
      <span className={styles.text}>{text}</span>
      {action ? (
        <Button size="small" onClick={run}>
          {action.label}
        </Button>
      ) : null}
      <Button size="icon" aria-label={t`Close`} onClick={() => dismissToast(id)}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
