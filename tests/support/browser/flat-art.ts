import sharp from "sharp";
import type { Draw } from "../../../server/modules/art/service.ts";
import type { Studio } from "../../../server/modules/art/studio.ts";

/** Height per width of a picture: tiles are upright, banners are wide. */
const RATIO = { tile: 4 / 3, banner: 0.5 };
const GRAIN = { type: "gaussian", mean: 128, sigma: 20 } as const;

/**
 * Fakes the drawing process: one grainy picture for each size and format, with more bytes the wider it is.
 * Drawing itself is tested in `server/modules/art`.
 */
export function flatArt(): Studio {
  const pictures = new Map<string, Promise<Buffer>>();
  const draw: Draw = ({ subject, width, format }) => {
    const shape = typeof subject === "string" ? "banner" : "tile";
    const key = `${shape} ${width} ${format}`;
    const height = Math.round(width * RATIO[shape]);
    const make = () =>
      sharp({ create: { width, height, channels: 3, background: "#456", noise: GRAIN } })
        .toFormat(format, { quality: 30, effort: 0 })
        .toBuffer();
    const picture = pictures.get(key) ?? make();
    pictures.set(key, picture);
    return picture;
  };
  return { draw, isOpen: () => false, close: () => {} };
}
