import styles from "./game-thumb.module.css";

interface GameThumbProps {
  /** Address of the art without width and ending; without one there is the placeholder. */
  preview: string | null | undefined;
  tone: number | undefined;
}

/** A game's picture as a small box; what it shows is named beside it. */
export function GameThumb({ preview, tone }: GameThumbProps) {
  return (
    <span className={styles.thumb} data-tone={tone ?? 0}>
      {preview ? (
        <picture>
          <source type="image/avif" srcSet={`${preview}/160.avif`} />
          <img src={`${preview}/160.webp`} width={160} height={213} alt="" decoding="async" loading="lazy" />
        </picture>
      ) : null}
    </span>
  );
}
