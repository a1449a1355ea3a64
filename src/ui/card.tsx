import type { ReactNode } from "react";
import styles from "./card.module.css";

export function Card({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.card}>
      {title ? <h2>{title}</h2> : null}
      {children}
    </section>
  );
}
