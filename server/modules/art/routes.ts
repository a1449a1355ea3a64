import type { Context, Hono } from "hono";
import { ART_VERSION } from "../../core/art-version.ts";
import { requireCanonicalPath } from "../../http/address.ts";
import type { AppEnv } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { addVary, buildResponse, setHeader } from "../../http/headers.ts";
import type { ArtGame } from "./art-game.ts";
import { bannerScene } from "./banner-themes.ts";
import {
  type ArtFormat,
  BANNER_WIDTHS,
  CARD_WIDTHS,
  FORM_WIDTH,
  FORMATS,
  GAME_WIDTHS,
  WIDE_WIDTHS,
} from "./formats.ts";
import { Dropped } from "./queue.ts";
import { type ArtPicture, artBytes, bannerPicture, type Draw, gamePicture } from "./service.ts";

export interface ArtDeps {
  /** Pictures are cached in its `art` folder. */
  dataDir: string;
  findGame: (id: number) => ArtGame | undefined;
  draw: Draw;
}

/** Widths of a banner's shapes. */
const WIDTHS_OF_BANNERS = {
  hero: BANNER_WIDTHS,
  wide: BANNER_WIDTHS,
  tall: CARD_WIDTHS,
  square: CARD_WIDTHS,
  panel: [FORM_WIDTH],
};

/** Retry delay for dropped pictures, seconds. */
const RETRY_AFTER = 5;

interface WantedFile {
  width: number;
  format: ArtFormat;
}

function wantedFile(name: string, widths: readonly number[]): WantedFile {
  const [, digits, extension] = /^(\d{1,4})\.([a-z]+)$/.exec(name) ?? [];
  const width = widths.find((allowed) => String(allowed) === digits);
  const format = FORMATS.find((knownFormat) => knownFormat === extension);
  if (width === undefined || !format) throw new RequestError("not_found");
  return { width, format };
}

/** For clients with Save-Data, half the width or the next larger available one. */
function sentWidth(c: Context, width: number, widths: readonly number[]): number {
  addVary(c, "save-data");
  if (c.req.header("save-data")?.toLowerCase() !== "on") return width;
  return Math.min(...widths.filter((candidate) => candidate >= width / 2));
}

/** Versions that releases have had, or will have. */
const VERSION = /^a\d{1,4}$/;

/**
 * Redirects addresses of other versions to the current picture: clients of another release still ask for them.
 * @returns undefined for the current version and for what never was one
 */
function redirectVersion(c: Context): Response | undefined {
  const version = c.req.param("version") ?? "";
  if (version === ART_VERSION || !VERSION.test(version)) return undefined;
  setHeader(c, "cache-control", "no-store");
  setHeader(c, "cross-origin-resource-policy", "cross-origin");
  setHeader(c, "location", new URL(c.req.url).pathname.replace(`/${version}/`, `/${ART_VERSION}/`));
  return buildResponse(c, null, 302);
}

/** Serves `/art/games/{id}/{version}/[{wide|square}/]{width}.{avif|webp}` and `/art/banners/{scene}/{version}/[{tall|square|panel}/]{file}`. */
export function artRoutes(app: Hono<AppEnv>, { dataDir, findGame, draw }: ArtDeps): void {
  async function sendPicture(c: Context, picture: ArtPicture): Promise<Response> {
    const bytes = await artBytes(picture, "now", draw, c.req.raw.signal).catch((error) => {
      throw error instanceof Dropped ? new RequestError("unavailable", { retryAfter: RETRY_AFTER }) : error;
    });
    setHeader(c, "content-type", `image/${picture.order.format}`);
    setHeader(c, "content-length", String(bytes.length));
    setHeader(c, "cache-control", "public, max-age=31536000, immutable");
    // A game's frame, which has an opaque origin, shows its game's scene.
    setHeader(c, "cross-origin-resource-policy", "cross-origin");
    return buildResponse(c, bytes);
  }

  for (const kind of ["games", "banners"])
    app.get(`/art/${kind}/:name/:version/*`, async (c, next) => redirectVersion(c) ?? next());

  for (const shape of ["poster", "wide", "square"] as const) {
    const folder = shape === "poster" ? "" : `${shape}/`;
    const widths = shape === "wide" ? WIDE_WIDTHS : GAME_WIDTHS;
    app.get(`/art/games/:id/:version/${folder}:file`, (c) => {
      const { width, format } = wantedFile(c.req.param("file") ?? "", widths);
      const id = Number(c.req.param("id"));
      requireCanonicalPath(c, `/art/games/${id}/${ART_VERSION}/${folder}${width}.${format}`);
      const game = findGame(id);
      if (!game) throw new RequestError("not_found");
      return sendPicture(c, gamePicture(dataDir, id, game, sentWidth(c, width, widths), format, shape));
    });
  }

  for (const shape of ["hero", "wide", "tall", "square", "panel"] as const) {
    const folder = shape === "hero" ? "" : `${shape}/`;
    const widths = WIDTHS_OF_BANNERS[shape];
    app.get(`/art/banners/:scene/:version/${folder}:file`, (c) => {
      const { width, format } = wantedFile(c.req.param("file") ?? "", widths);
      const scene = bannerScene(c.req.param("scene"));
      requireCanonicalPath(c, `/art/banners/${scene}/${ART_VERSION}/${folder}${width}.${format}`);
      return sendPicture(c, bannerPicture(dataDir, scene, sentWidth(c, width, widths), format, shape));
    });
  }
}
