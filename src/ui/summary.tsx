import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./summary.module.css";

/** The line that opens a `<details>`, with the app's chevron in place of the browser's triangle. */
export function Summary({ className = "", children, ...props }: ComponentProps<"summary">) {
  return (
    <summary {...props} className={`${styles.summary} ${className}`}>
      {children} <ChevronDown aria-hidden className={styles.chevron} />
    </summary>
  );
}
