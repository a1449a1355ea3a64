import { useHydrated } from "../lib/hydration/hydration.ts";
import { hash } from "../rules/web/hash.ts";
import emblem from "./provider-emblem.module.css";
import { emblemOf } from "./provider-emblems.ts";
import styles from "./provider-mark.module.css";

/** Corner radii of what an emblem stands on; without one, it stands alone and fills its place. */
const PLATES = [undefined, 12, 6];

/** Decoration, left out by the server: the outlines would take a twentieth of the lobby's bytes. */
function Emblem({ seed }: { seed: number }) {
  const [front, back] = emblemOf(seed);
  const plate = PLATES[Math.floor(seed / 3240) % PLATES.length];
  if (!useHydrated()) return null;
  return (
    <svg className={emblem.emblem} viewBox="0 0 24 24" aria-hidden>
      {plate ? <rect width="24" height="24" rx={plate} /> : null}
      <g transform={plate ? "translate(4.6 4.6) scale(.62)" : undefined}>
        <path d={front} />
        {back ? <path d={back} /> : null}
      </g>
    </svg>
  );
}

/**
 * A provider's emblem, in a colour of its own, beside its name.
 */
export function ProviderMark({ slug, title }: { slug: string; title: string }) {
  const seed = hash(`mark ${slug}`);
  return (
    <span className={styles.mark} data-tone={seed % 36}>
      <Emblem seed={seed} />
      {title}
    </span>
  );
}
