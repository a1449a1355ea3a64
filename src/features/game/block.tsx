import { type ReactNode, useEffect, useRef, useState } from "react";

interface BlockProps {
  className: string | undefined;
  pageClassName: string | undefined;
  /** Take the content out while the block is far from the screen. */
  windowed: boolean;
  children: ReactNode;
}

/** Some rows of a wall. Far from the screen it is an empty box of the height it had. */
export function Block({ className, pageClassName, windowed, children }: BlockProps) {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!windowed || !element) {
      setHeight(null);
      return;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.isIntersecting) setHeight(null);
        else if (entry.boundingClientRect.height > 0) setHeight(entry.boundingClientRect.height);
      },
      { rootMargin: "1200px 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [windowed]);
  return (
    <div ref={box} className={pageClassName} style={height === null ? undefined : { height }}>
      {height === null ? <div className={className}>{children}</div> : null}
    </div>
  );
}
