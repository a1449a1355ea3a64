import styles from "./tile-skeleton.module.css";

/** Skeleton of a game tile with the same height, to prevent layout shift. @param caption false in rows */
export function TileSkeleton({ caption = true }: { caption?: boolean }) {
  return (
    <div aria-hidden>
      <div className={styles.art} />
      {caption ? (
        <>
          <div className={styles.line} />
          <div className={styles.line} />
        </>
      ) : null}
    </div>
  );
}
