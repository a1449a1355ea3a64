import type { ReactNode } from "react";
import styles from "./profile.module.css";

export function Card({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
