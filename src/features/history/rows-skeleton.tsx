import styles from "./history.module.css";

const ROWS = [0, 1, 2, 3, 4, 5];

export function RowsSkeleton() {
  return (
    <div className={styles.list} aria-hidden>
      {ROWS.map((row) => (
        <div key={row} className={styles.box} />
      ))}
    </div>
  );
}
