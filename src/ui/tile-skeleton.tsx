import styles from "./tile-skeleton.module.css";

/** Skeleton of a game tile with the same height, to prevent layout shift. */
export function TileSkeleton() {
  return (
    <div aria-hidden>
      <div className={styles.art} />
      <div className={styles.line} />
      <div className={styles.line} />
    </div>
  );
}
