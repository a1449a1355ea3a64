import { hash } from "../rules/web/hash.ts";
import styles from "./provider-mark.module.css";

const STYLES = 5;

/** A provider's wordmark: its name in one of a few lettering styles of the site's two faces; its first word has a colour of its own. */
export function ProviderMark({ slug, title }: { slug: string; title: string }) {
  const seed = hash(`mark ${slug}`);
  const [first = "", ...rest] = title.split(" ");
  return (
    <span className={styles.mark} data-tone={seed % 36} data-style={Math.floor(seed / 36) % STYLES}>
      {first}
      {rest.length > 0 ? <b> {rest.join(" ")}</b> : null}
    </span>
  );
}
