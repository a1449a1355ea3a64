import type { ReactNode } from "react";
import styles from "./notice-stack.module.css";
import { Toasts } from "./toasts.tsx";

/** Id of the prompts' container. */
export const PROMPT_CONTAINER = "prompts";

/** Stack at the bottom of the page: toasts, notices and prompts, without overlaps. */
export function NoticeStack({ children }: { children: ReactNode }) {
  return (
    <div className={styles.foot} data-notice-stack="">
      <Toasts />
      {children}
      <div id={PROMPT_CONTAINER} />
    </div>
  );
}
