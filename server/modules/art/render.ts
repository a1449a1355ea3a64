import sharp from "sharp";
import { Queue } from "./queue.ts";

export const GAME_WIDTHS: readonly number[] = [160, 240, 320, 480];
export const BANNER_WIDTHS: readonly number[] = [480, 800, 1200];
export const FORMATS = ["avif", "webp"] as const;
export type ArtFormat = (typeof FORMATS)[number];

/** A picture to be made: its SVG (made only when its turn comes) and the raster that is wanted. */
export interface RenderJob {
  svg: () => string;
  /** Size the SVG is drawn in. */
  drawn: readonly [width: number, height: number];
  width: number;
  format: ArtFormat;
}

/** Two of the four threads of libuv's pool: files and passwords keep the others. */
export const renderQueue = new Queue(2);

sharp.concurrency(1);
sharp.cache(false);

const DENSITY = 72;

/** Rasterises and encodes without a queue. @returns the bytes of the file */
export async function encode({ svg, drawn, width, format }: RenderJob): Promise<Buffer> {
  const [w, h] = drawn;
  const image = sharp(Buffer.from(svg()), { density: (DENSITY * width) / w })
    .resize(width, Math.round((width * h) / w), { fit: "fill" })
    .removeAlpha();
  return format === "avif"
    ? image.avif({ quality: 44, effort: 3, chromaSubsampling: "4:2:0" }).toBuffer()
    : image.webp({ quality: 52, effort: 4, smartSubsample: false }).toBuffer();
}
