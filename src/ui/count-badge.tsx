import { cappedCount } from "../rules/money/capped-count.ts";
import styles from "./count-badge.module.css";

/** A small count at the corner of a sign; what it stands in says the exact one. Nothing for none. */
export function CountBadge({ count, most }: { count: number; most: number }) {
  return count > 0 ? (
    <span className={styles.badge} aria-hidden>
      {cappedCount(count, most)}
    </span>
  ) : null;
}
