import { useHydrated } from "../lib/hydration/hydration.ts";

/** Outlines on a 24 px grid, by name in the site's settings. */
const OUTLINES: Record<string, string> = {
  instagram:
    "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zm4 4.7a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM17 7h.01",
  x: "M4 4h4.2L20 20h-4.2zM19.5 4l-6.4 7.3M10.9 12.7 4.5 20",
  youtube:
    "M5.5 5.5h13a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zm4.7 3.6v5.8l4.9-2.9z",
  telegram: "M21 4 3 11l5.6 2.4L18 19zM8.6 13.4 21 4M8.6 13.4l.9 6.1 3.3-3.9",
};
const GLOBE = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18";

/**
 * Icon of a social network, a globe if unknown. Rendered after hydration, because it is at the bottom of the
 * page.
 */
export function SocialIcon({ name }: { name: string }) {
  const isHydrated = useHydrated();
  return (
    <svg viewBox="0 0 24 24" className="icon" width={18} height={18} aria-hidden>
      {isHydrated ? <path d={OUTLINES[name] ?? GLOBE} /> : null}
    </svg>
  );
}
