import { useHydrated } from "../lib/hydration/hydration.ts";
import { hash } from "../rules/web/hash.ts";
import emblem from "./provider-emblem.module.css";
import { emblemOf } from "./provider-emblems.ts";
import styles from "./provider-mark.module.css";

/** Corner radii of what an emblem stands on; without one, it stands alone and fills its place. */
const PLATES = [undefined, undefined, 12, 7];

/** Decoration, left out by the server: the outlines would take a twentieth of the lobby's bytes. */
function Emblem({ slug, seed }: { slug: string; seed: number }) {
  if (!useHydrated()) return null;
  const [mark, shade] = emblemOf(slug, seed);
  const plate = PLATES[Math.floor(seed / 36) % PLATES.length];
  return (
    <svg className={emblem.emblem} viewBox="0 0 24 24" aria-hidden>
      {plate ? <rect width="24" height="24" rx={plate} /> : null}
      <g transform={plate ? "translate(4.2 4.2) scale(.65)" : undefined}>
        <path d={mark} />
        {shade ? <path d={shade} /> : null}
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
      <Emblem slug={slug} seed={seed} />
      {title}
    </span>
  );
}
