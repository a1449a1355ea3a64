import { preloadPicture } from "../../ui/preload-picture.ts";

const WIDTHS = [160, 240, 320, 480];
const WIDE_WIDTHS = [480, 640];
const SCENE_WIDTHS = [...WIDE_WIDTHS, 800, 1200];

/** Pictures of other shapes than the poster have no title. */
export type Shape = "wide" | "square";

/** Displayed width of a tile: 2.5 per row on phones, fixed on larger screens. */
const SIZES = "(min-width:1024px) 170px,(min-width:768px) 160px,40vw";
const WIDE_SIZES = "(min-width:480px) 300px,72vw";

interface ArtProps {
  preview: string;
  eager: boolean;
  shape?: Shape | undefined;
  /** Of a wide picture larger than a tile. */
  sizes?: string;
}

/** A game's image in a fixed box; decorative, since the title is beside it. */
export function Art({ preview, eager, shape, sizes: sceneSizes }: ArtProps) {
  const isWide = shape === "wide";
  const widths = sceneSizes ? SCENE_WIDTHS : isWide ? WIDE_WIDTHS : WIDTHS;
  const sizes = sceneSizes ?? (isWide ? WIDE_SIZES : SIZES);
  const smallest = isWide ? 480 : 320;
  const base = `${preview}/${shape ? `${shape}/` : ""}`;
  // AVIF sources only: WebP would inflate every page for the few browsers that need it.
  const srcSet = widths.map((width) => `${base}${width}.avif ${width}w`).join(",");
  if (eager) preloadPicture(`${base}${smallest}.avif`, srcSet, sizes);
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        src={`${base}${smallest}.webp`}
        width={320}
        height={426}
        alt=""
        decoding="async"
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
      />
    </picture>
  );
}
