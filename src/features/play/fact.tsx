import type { ReactNode } from "react";
import styles from "./play.module.css";

interface FactProps {
  name: ReactNode;
  /** `always` even while the bar is small; `bar` while its details are hidden, too. */
  shown?: "always" | "bar";
  children: ReactNode;
}

export function Fact({ name, shown, children }: FactProps) {
  return (
    <div className={styles.fact} data-shown={shown}>
      <dt>{name}</dt>
      <dd className="money">{children}</dd>
    </div>
  );
}
