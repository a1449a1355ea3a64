import { preloadPicture } from "../../ui/preload-picture.ts";

const WIDTHS = [160, 240, 320, 480];

/** AVIF sources only: WebP would inflate every page for the few browsers that need it. */
function srcSet(preview: string): string {
  return WIDTHS.map((width) => `${preview}/${width}.avif ${width}w`).join(",");
}

/** Displayed width of a tile: 2.5 per row on phones, fixed on larger screens. */
const SIZES = "(min-width:1024px) 170px,(min-width:768px) 160px,40vw";

/** A game's image in a fixed box; decorative, since the title is beside it. */
export function Art({ preview, eager, sizes = SIZES }: { preview: string; eager: boolean; sizes?: string }) {
  if (eager) preloadPicture(`${preview}/320.avif`, srcSet(preview), sizes);
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(preview)} sizes={sizes} />
      <img
        src={`${preview}/320.webp`}
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
