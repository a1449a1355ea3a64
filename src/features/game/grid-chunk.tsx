import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./game-grid.module.css";

interface BlockProps {
  /** On the first screen, where skipping what cannot be seen would cost a second layout. */
  first: boolean;
  /** Has all its rows. While some are to come it is never skipped: the browser would go by its height of before. */
  full: boolean;
  /** Take the content out while the block is far from the screen. */
  windowed: boolean;
  children: ReactNode;
}

/** Some rows of a wall. Far from the screen a full block is an empty box of the same height. */
export function Block({ first, full, windowed, children }: BlockProps) {
  const box = useRef<HTMLDivElement>(null);
  const [far, setFar] = useState(windowed);
  useEffect(() => {
    if (!windowed) {
      setFar(false);
      return;
    }
    const observer = new IntersectionObserver(
      // A busy page hears of several changes at once; the last one is how things are.
      (entries) => setFar(!entries.at(-1)?.isIntersecting),
      { rootMargin: "1200px 0px" },
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [windowed]);
  return (
    <div ref={box} className={far ? styles.far : full && !first ? styles.block : styles.whole}>
      {far ? null : (
        <div className={styles.grid} data-grid>
          {children}
        </div>
      )}
    </div>
  );
}
