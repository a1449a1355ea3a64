import { useEffect, useState } from "react";

/** Share of the screen below whose line a section isn't being read yet. */
const LINE = 0.4;

/** Name of the last section that begins above the reading line; the first one above all of them. */
export function useTopicInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the names
  useEffect(() => {
    const measure = () => {
      const isAbove = (id: string) =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < innerHeight * LINE;
      setCurrent(ids.findLast(isAbove) ?? ids[0]);
    };
    // Called when a section crosses the line.
    const observer = new IntersectionObserver(measure, { rootMargin: `0px 0px -${(1 - LINE) * 100}% 0px` });
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
