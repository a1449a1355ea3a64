import type { ReactNode } from "react";
import styles from "./notice.module.css";

interface NoticeProps {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** Actions, such as a retry. */
  actions?: ReactNode;
  heading?: "h1" | "h2";
}

/** An empty, failed, offline or not-found state. */
export function Notice({ icon, title, children, actions, heading: Heading = "h2" }: NoticeProps) {
  return (
    // A page that has nothing else gets a short foot.
    <div className={styles.notice} data-page-notice={Heading === "h1" || undefined}>
      {icon}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
