import type { ReactNode } from "react";
import styles from "./provably-fair.module.css";

interface CardProps {
  title: ReactNode;
  id?: string;
  children: ReactNode;
}

export function Card({ title, id, children }: CardProps) {
  return (
    <section className={styles.card} id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
