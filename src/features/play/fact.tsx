import type { ReactNode } from "react";
import styles from "./play.module.css";

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className="money">{children}</dd>
    </div>
  );
}
