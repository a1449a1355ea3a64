import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./game-grid.module.css";

interface GridChunkProps {
  /** True on the first screen, where `content-visibility` would cost a second layout. */
  first: boolean;
  /**
   * True if all rows are present. Incomplete chunks always stay rendered: skipped, they would keep an outdated
   * height.
   */
  full: boolean;
  /** Removes the content while the chunk is far from the viewport. */
  windowed: boolean;
  children: ReactNode;
}

/** Rows of a grid. Far from the viewport a full chunk is an empty box of the same height. */
export function GridChunk({ first, full, windowed, children }: GridChunkProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isFar, setIsFar] = useState(windowed);
  useEffect(() => {
    if (!windowed) {
      setIsFar(false);
      return;
    }
    const observer = new IntersectionObserver(
      // After a busy moment one callback gets several entries; the last one is current.
      (entries) => setIsFar(!entries.at(-1)?.isIntersecting),
      { rootMargin: "1200px 0px" },
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [windowed]);
  return (
    <div ref={box} className={isFar ? styles.far : full && !first ? styles.block : styles.whole}>
      {isFar ? null : (
        <div className={styles.grid} data-grid>
          {children}
        </div>
      )}
    </div>
  );
}
