import { hash } from "../rules/web/hash.ts";
import styles from "./provider-mark.module.css";

const STYLES = 5;
/** Spaced capitals, for names that are short enough for them; longer ones get the plain style of the same face. */
const CAPITALS = 1;
const PLAIN = 4;
const MAX_CAPITALS = 12;

function styleOf(seed: number, title: string): number {
  const style = Math.floor(seed / 36) % STYLES;
  return style === CAPITALS && title.length > MAX_CAPITALS ? PLAIN : style;
}

/**
 * A provider's wordmark: its name in one of a few lettering styles of the site's two faces, all of one height on
 * one baseline; its first word has a colour of its own.
 */
export function ProviderMark({ slug, title }: { slug: string; title: string }) {
  const seed = hash(`mark ${slug}`);
  const [first = "", ...rest] = title.split(" ");
  return (
    <span className={styles.mark} data-tone={seed % 36} data-style={styleOf(seed, title)}>
      {first}
      {rest.length > 0 ? <b> {rest.join(" ")}</b> : null}
    </span>
  );
}
