import styles from "./game-thumb.module.css";

interface GameThumbProps {
  /** Address of the image without width and extension; shows the placeholder without one. */
  preview: string | null | undefined;
  tone: number | undefined;
}

/** A game's thumbnail; decorative, since the title is beside it. */
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
