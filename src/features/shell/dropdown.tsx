import { type ReactNode, useEffect, useRef } from "react";
import styles from "./top-nav.module.css";

interface DropdownProps {
  label: ReactNode;
  /** Opens upwards, for the bottom of the page. */
  up?: boolean;
  children: ReactNode;
}

/**
 * A menu that opens without script; with script it also closes on Escape, on an outside tap and after a
 * choice.
 */
export function Dropdown({ label, up, children }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const close = (focus: boolean) => {
      if (!element.open) return;
      element.open = false;
      if (focus) element.querySelector("summary")?.focus();
    };
    const onPointer = (event: Event) => {
      if (!element.contains(event.target as Node)) close(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") close(true);
    };
    const onClick = (event: Event) => {
      if ((event.target as Element).closest("a")) close(false);
    };
    document.addEventListener("pointerdown", onPointer);
    document.addEventListener("keydown", onKey);
    element.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("pointerdown", onPointer);
      document.removeEventListener("keydown", onKey);
      element.removeEventListener("click", onClick);
    };
  }, []);
  return (
    <details ref={details} className={styles.more}>
      <summary>{label}</summary>
      <div className={`${styles.menu} ${up ? styles.up : ""}`}>{children}</div>
    </details>
  );
}
