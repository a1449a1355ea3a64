import sharp from "sharp";
import { BANNER_SIZE, bannerSvg } from "./banner-scene.ts";
import type { ArtFormat } from "./formats.ts";
import { GAME_SIZE, gameSvg } from "./game-scene.ts";
import type { ArtOrder } from "./service.ts";

/** Quality per format, 1 to 100. */
export type Quality = Readonly<Record<ArtFormat, number>>;

/** Measured: a tile of width 320 is 4.4 kB in AVIF and 6.2 kB in WebP on average. */
export const TILE_QUALITY: Quality = { avif: 29, webp: 27 };
/** Banners are large and seen alone. */
export const BANNER_QUALITY: Quality = { avif: 44, webp: 50 };

// One thread per picture: the queue limits how many of libuv's four threads art uses.
sharp.concurrency(1);
sharp.cache(false);

const DENSITY = 72;

/** Composes, rasterises and encodes. AVIF effort 3 instead of 2 saves a tenth of the bytes but takes twice the time. */
export async function render({ subject, width, format }: ArtOrder): Promise<Buffer> {
  const isGame = typeof subject === "object";
  const svg = isGame ? gameSvg(subject) : bannerSvg({ scene: subject });
  const [w, h] = isGame ? GAME_SIZE : BANNER_SIZE;
  const quality = (isGame ? TILE_QUALITY : BANNER_QUALITY)[format];
  const image = sharp(Buffer.from(svg), { density: (DENSITY * width) / w })
    .resize(width, Math.round((width * h) / w), { fit: "fill" })
    .removeAlpha();
  return format === "avif"
    ? image.avif({ quality, effort: 2, chromaSubsampling: "4:2:0" }).toBuffer()
    : image.webp({ quality, effort: 5 }).toBuffer();
}
