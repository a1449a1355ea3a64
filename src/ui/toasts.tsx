import { lazy, Suspense } from "react";
import { useToasts } from "../lib/page/toasts.ts";
import { retryUntilLoaded } from "../lib/time/retry-until-loaded.ts";
import styles from "./toasts.module.css";

const ToastItem = lazy(() =>
  retryUntilLoaded(() => import("./toast-item.tsx")).then(({ ToastItem }) => ({ default: ToastItem })),
);

/** The visible toasts. The live region must exist before its content to be announced. */
export function Toasts() {
  return (
    <div className={styles.toasts} aria-live="polite">
      <Suspense>
        {useToasts().map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </Suspense>
    </div>
  );
}
