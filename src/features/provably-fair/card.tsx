import type { ReactNode } from "react";
import styles from "./provably-fair.module.css";

interface CardProps {
  title: ReactNode;
  /** Where a link leads to it. */
  id?: string;
  children: ReactNode;
}

/** A part of the page under its own heading. */
export function Card({ title, id, children }: CardProps) {
  return (
    <section className={styles.card} id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
