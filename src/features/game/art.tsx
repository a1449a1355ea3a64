import { preloadPicture } from "../../ui/preload-picture.ts";

const WIDTHS = [160, 240, 320, 480];

/** One WebP for the few browsers without AVIF: as many again of these would weigh on every page. */
function srcSet(preview: string): string {
  return WIDTHS.map((width) => `${preview}/${width}.avif ${width}w`).join(",");
}

/** Width of a tile on screen: two and a half a phone's row, fixed on larger screens. */
const SIZES = "(min-width:1024px) 170px,(min-width:768px) 160px,40vw";

/** A game's picture in its fixed box; what it shows is named by the title beside it. */
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
