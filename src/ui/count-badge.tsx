import { cappedCount } from "../rules/money/capped-count.ts";
import styles from "./count-badge.module.css";

/**
 * A count badge at the corner of an icon; the parent names the exact count for screen readers. Hidden for 0.
 */
export function CountBadge({ count, max }: { count: number; max: number }) {
  return count > 0 ? (
    <span className={styles.badge} aria-hidden>
      {cappedCount(count, max)}
    </span>
  ) : null;
}
