import styles from "./tile-skeleton.module.css";

/** The boxes of a game tile before the game is known: the same height, so that nothing moves when it comes. */
export function TileSkeleton() {
  return (
    <div aria-hidden>
      <div className={styles.art} />
      <div className={styles.line} />
      <div className={styles.line} />
    </div>
  );
}
