import { preload } from "react-dom";

const WIDTHS = [160, 240, 320, 480];

/** One WebP for the few browsers without AVIF: as many again of these would weigh on every page. */
function srcSet(preview: string): string {
  return WIDTHS.map((width) => `${preview}/${width}.avif ${width}w`).join(",");
}

/** Width of a tile on screen: two and a half a phone's row, fixed on larger screens. */
const SIZES = "(min-width:1024px) 170px,(min-width:768px) 160px,40vw";

/** A game's picture in its fixed box; what it shows is named by the title beside it. */
export function Art({ preview, eager, sizes = SIZES }: { preview: string; eager: boolean; sizes?: string }) {
  // Said in the head of a rendered page, so that the pictures of the first screen travel while the page is parsed.
  if (import.meta.env.SSR && eager)
    preload(`${preview}/320.avif`, {
      as: "image",
      type: "image/avif",
      imageSrcSet: srcSet(preview),
      imageSizes: sizes,
      fetchPriority: "high",
    });
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
