import sharp from "sharp";
import { BANNER_SIZES, bannerLayers } from "./banner-scene.ts";
import type { ArtFormat } from "./formats.ts";
import { GAME_SIZES, gameLayers } from "./poster.ts";
import type { ArtOrder, BannerOrder } from "./service.ts";
import { withSprites } from "./sprites.ts";
import type { Layers } from "./stage.ts";

/** Quality per format, 1 to 100. */
export type Quality = Readonly<Record<ArtFormat, number>>;

/** Measured: a poster of width 320 has a median of about 6.4 kB in AVIF. */
export const TILE_QUALITY: Quality = { avif: 30, webp: 46 };
/** Tiles that screens with one pixel per point show: nothing hides their smears. Their median is 5.9 kB at 240 px. */
const SMALL_QUALITY: Quality = { avif: 40, webp: 52 };
const SMALL_WIDTH = 240;
/** Wide scenes have fewer pixels, and faces in them. */
const WIDE_QUALITY: Quality = { avif: 44, webp: 50 };
/** Qualities of busy tiles, one after the other until the tile is light enough. */
const LOWER_QUALITIES = [38, 34, 29, 27, 24, 20, 17];
/** Bytes per pixel of an AVIF tile: 8 kB for a poster of width 320, 5 kB for a wide scene. */
const TILE_BUDGETS = { poster: 8_000 / (320 * 426), square: 8_000 / (320 * 426), wide: 5_000 / (320 * 180) };
/** Banners are large and seen alone. */
export const BANNER_QUALITY: Quality = { avif: 44, webp: 50 };
/** Cards and panels stand beside sharp text. */
const CARD_QUALITY: Quality = { avif: 54, webp: 60 };

// One thread per picture: the queue limits how many of libuv's four threads art uses.
sharp.concurrency(1);
sharp.cache(false);

const DENSITY = 72;
/** The last step of every picture, so that it stands out from the dark page; the offset is of 255. */
const GRADE = { saturation: 1.08, contrast: 1.1, offset: -7 };
/** Makes fur, feathers and hair crisp at a tile's size: lower qualities pay for the bytes that it costs. */
const TILE_SHARPENING = { sigma: 0.7, m1: 0.5, m2: 1 };
/** The background's scale: it's out of focus anyway, and costs a sixth. */
const BACK_SCALE = 0.4;

const rasterise = async (svg: string, scale: number, width: number) =>
  sharp(Buffer.from(await withSprites(svg, width)), { density: DENSITY * scale });

interface Composition {
  layers: Layers;
  size: readonly [number, number];
  quality: Quality;
  /** Most bytes per pixel of an AVIF picture. */
  budget: number;
}

const isBanner = (order: ArtOrder): order is BannerOrder => typeof order.subject === "string";

function compose(order: ArtOrder): Composition {
  if (isBanner(order)) {
    const { subject: scene, shape = "hero" } = order;
    return {
      layers: bannerLayers({ scene }, shape),
      size: BANNER_SIZES[shape],
      quality: shape === "hero" ? BANNER_QUALITY : CARD_QUALITY,
      budget: Infinity,
    };
  }
  const { subject: game, shape = "poster" } = order;
  const picture = { layers: gameLayers(game, shape), size: GAME_SIZES[shape] };
  if (shape === "wide") return { ...picture, quality: WIDE_QUALITY, budget: TILE_BUDGETS.wide };
  if (order.width <= SMALL_WIDTH) return { ...picture, quality: SMALL_QUALITY, budget: Infinity };
  return { ...picture, quality: TILE_QUALITY, budget: TILE_BUDGETS[shape] };
}

/**
 * How much time the AVIF encoder has: `quick` for a request. `careful` takes seven times as long and saves an eighth of the
 * bytes, which pay for a higher quality.
 */
const EFFORTS = { quick: { level: 2, gain: 0 }, careful: { level: 6, gain: 5 } } as const;
export type Effort = keyof typeof EFFORTS;

/** Composes, rasterises and encodes. */
export async function render(order: ArtOrder, effort: Effort = "quick"): Promise<Buffer> {
  const { width, format } = order;
  const {
    layers: { back, front },
    size: [w, h],
    quality,
    budget,
  } = compose(order);
  const height = Math.round((width * h) / w);
  const background = await (await rasterise(back, (width / w) * BACK_SCALE, width))
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .removeAlpha()
    .raw()
    .toBuffer();
  const rasterised = (await rasterise(front, width / w, width))
    .resize(width, height, { fit: "fill" })
    .ensureAlpha();
  const foreground = await (isBanner(order) ? rasterised : rasterised.sharpen(TILE_SHARPENING))
    .raw()
    .toBuffer();
  // Sharp changes colours before it composites, whatever the order of the calls.
  const composed = await sharp(background, { raw: { width, height, channels: 3 } })
    .composite([{ input: foreground, raw: { width, height, channels: 4 } }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const image = sharp(composed, { raw: { width, height, channels: 3 } })
    .modulate({ saturation: GRADE.saturation })
    .linear(GRADE.contrast, GRADE.offset);
  if (format === "webp") return image.webp({ quality: quality.webp, effort: 5 }).toBuffer();
  const { level, gain } = EFFORTS[effort];
  const encode = (points: number) =>
    image
      .clone()
      .avif({ quality: points + gain, effort: level, chromaSubsampling: "4:2:0" })
      .toBuffer();
  const most = budget * width * height;
  let at = quality.avif;
  let bytes = await encode(at);
  while (bytes.length > most) {
    // Bytes grow with the quality: a much too heavy picture skips steps, each of which takes as long as a picture.
    const target = Math.min(at - 1, (at * most) / bytes.length + 1);
    const lower = LOWER_QUALITIES.find((quality) => quality <= target) ?? LOWER_QUALITIES.at(-1)!;
    if (lower >= at) break;
    at = lower;
    bytes = await encode(at);
  }
  return bytes;
}
