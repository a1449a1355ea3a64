import { ChevronRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./link-row.module.css";

/** Class of a list of rows. */
export const linkRows = styles.rows;
/** Class of a link that is a row. */
export const linkRow = styles.row;

interface LinkRowContentProps {
  icon: LucideIcon;
  title: ReactNode;
  /** A line about what it leads to. */
  status?: ReactNode;
}

/** Content of a link that is a row: icon, title with a line of help, and an arrow. */
export function LinkRowContent({ icon: Icon, title, status }: LinkRowContentProps) {
  return (
    <>
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      <span className={styles.text}>
        <span>{title}</span>
        {status ? <small className={styles.status}>{status}</small> : null}
      </span>
      <ChevronRight aria-hidden className={styles.arrow} />
    </>
  );
}
