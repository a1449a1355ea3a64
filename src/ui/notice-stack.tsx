import type { ReactNode } from "react";
import styles from "./notice-stack.module.css";
import { Toasts } from "./toasts.tsx";

/** Where what is asked stands. */
export const ASKED = "asked";

/** The stack at the page's foot: messages, what else is said, and below them what is asked, so that nothing covers another. */
export function Foot({ children }: { children: ReactNode }) {
  return (
    <div className={styles.foot} data-foot="">
      <Toasts />
      {children}
      <div id={ASKED} />
    </div>
  );
}
