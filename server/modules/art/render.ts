import sharp from "sharp";

export const GAME_WIDTHS: readonly number[] = [160, 240, 320, 480];
export const BANNER_WIDTHS: readonly number[] = [480, 800, 1200];
export const FORMATS = ["avif", "webp"] as const;
export type ArtFormat = (typeof FORMATS)[number];

/** How well to keep a picture, 1 to 100 in each format. */
export type Quality = Readonly<Record<ArtFormat, number>>;

/** Measured: a tile of width 320 is 4.4 kB in AVIF and 6.2 kB in WebP on average. */
export const TILE_QUALITY: Quality = { avif: 29, webp: 27 };
/** A banner is seen big and alone. */
export const BANNER_QUALITY: Quality = { avif: 44, webp: 50 };

/** A picture to be made; its SVG is composed only when its turn comes. */
export interface RenderJob {
  svg: () => string;
  /** Size the SVG is drawn in. */
  drawn: readonly [width: number, height: number];
  width: number;
  format: ArtFormat;
  quality: Quality;
}

// One thread a picture: the queue decides how many of libuv's four threads art may take.
sharp.concurrency(1);
sharp.cache(false);

const DENSITY = 72;

/** Rasterises and encodes, off the main thread. AVIF effort 3 saves a tenth for twice the time. */
export async function render({ svg, drawn, width, format, quality }: RenderJob): Promise<Buffer> {
  const [w, h] = drawn;
  const image = sharp(Buffer.from(svg()), { density: (DENSITY * width) / w })
    .resize(width, Math.round((width * h) / w), { fit: "fill" })
    .removeAlpha();
  return format === "avif"
    ? image.avif({ quality: quality.avif, effort: 2, chromaSubsampling: "4:2:0" }).toBuffer()
    : image.webp({ quality: quality.webp, effort: 5 }).toBuffer();
}
