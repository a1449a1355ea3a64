import { type Context, Hono } from "hono";
import type { ArtGame } from "./game-scene.ts";
import { type ArtFormat, BANNER_WIDTHS, FORMATS, GAME_WIDTHS } from "./render.ts";
import { ART_VERSION, type ArtPicture, artBytes, bannerPicture, gamePicture } from "./service.ts";

export interface ArtDeps {
  /** Pictures are kept in `art` below it. */
  dataDir: string;
  findGame: (id: number) => ArtGame | undefined;
}

interface WantedFile {
  width: number;
  format: ArtFormat;
}

function wantedFile(name: string, widths: readonly number[]): WantedFile | undefined {
  const [, digits, ending] = /^(\d{1,4})\.([a-z]+)$/.exec(name) ?? [];
  const width = widths.find((allowed) => String(allowed) === digits);
  const format = FORMATS.find((known) => known === ending);
  return width !== undefined && format ? { width, format } : undefined;
}

function notFound(c: Context): Response {
  return c.json({ code: "not_found" }, 404, { "cache-control": "no-store" });
}

async function answer(c: Context, picture: ArtPicture): Promise<Response> {
  const bytes = await artBytes(picture, "now");
  return c.body(new Uint8Array(bytes), 200, {
    "content-type": `image/${picture.job.format}`,
    "content-length": String(bytes.length),
    "cache-control": "public, max-age=31536000, immutable",
  });
}

/** GET and HEAD of `/art/games/{id}/{version}/{width}.{avif|webp}` and `/art/banners/{scene}/{version}/{file}`. */
export function artRoutes({ dataDir, findGame }: ArtDeps): Hono {
  const app = new Hono();

  app.get("/art/games/:id/:version/:file", (c) => {
    const { id, version, file } = c.req.param();
    const wanted = wantedFile(file, GAME_WIDTHS);
    if (version !== ART_VERSION || !wanted || !/^\d{1,15}$/.test(id)) return notFound(c);
    const game = findGame(Number(id));
    if (!game) return notFound(c);
    return answer(c, gamePicture(dataDir, Number(id), game, wanted.width, wanted.format));
  });

  app.get("/art/banners/:scene/:version/:file", (c) => {
    const { scene, version, file } = c.req.param();
    const wanted = wantedFile(file, BANNER_WIDTHS);
    if (version !== ART_VERSION || !wanted) return notFound(c);
    return answer(c, bannerPicture(dataDir, scene, wanted.width, wanted.format));
  });

  app.notFound(notFound);
  app.onError((_error, c) => c.json({ code: "internal" }, 500, { "cache-control": "no-store" }));
  return app;
}
