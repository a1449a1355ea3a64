import { join } from "node:path";
import { hash } from "../../../src/rules/hash.ts";
import { BANNER_SIZE, bannerSvg } from "./banner-scene.ts";
import { bannerScene } from "./banner-themes.ts";
import { readArt, writeArt } from "./cache.ts";
import { type ArtGame, GAME_SIZE, gameSvg } from "./game-scene.ts";
import { type Priority, Queue } from "./queue.ts";
import { type ArtFormat, BANNER_QUALITY, type RenderJob, render, TILE_QUALITY } from "./render.ts";

/** Part of every address, which is cached for ever: change it when any picture changes. */
export const ART_VERSION = "a2";

/** Two of the four threads of libuv's pool: files and passwords keep the others. */
const queue = new Queue(2);

export interface ArtPicture {
  file: string;
  job: RenderJob;
}

/** The picture of a game. Its file also carries what it shows, since a new seed may give the id to another game. */
export function gamePicture(
  dataDir: string,
  id: number,
  game: ArtGame,
  width: number,
  format: ArtFormat,
): ArtPicture {
  const shown = hash([game.identifier, game.theme, game.kind, game.provider].join("|")).toString(36);
  return {
    file: join(dataDir, "art", ART_VERSION, "games", `${id}-${shown}-${width}.${format}`),
    job: { svg: () => gameSvg(game), drawn: GAME_SIZE, width, format, quality: TILE_QUALITY },
  };
}

export function bannerPicture(dataDir: string, scene: string, width: number, format: ArtFormat): ArtPicture {
  const shown = bannerScene(scene);
  return {
    file: join(dataDir, "art", ART_VERSION, "banners", `${shown}-${width}.${format}`),
    job: {
      svg: () => bannerSvg({ scene: shown }),
      drawn: BANNER_SIZE,
      width,
      format,
      quality: BANNER_QUALITY,
    },
  };
}

/** The bytes of a picture, from the disk or drawn now; equal requests at one time draw it once. */
export async function artBytes(
  { file, job }: ArtPicture,
  priority: Priority,
  draw = render,
): Promise<Buffer> {
  const kept = await readArt(file, job.format);
  if (kept) return kept;
  return queue.add(file, priority, async () => {
    const finished = await readArt(file, job.format);
    if (finished) return finished;
    const bytes = await draw(job);
    await writeArt(file, bytes);
    return bytes;
  });
}

/**
 * Draws the AVIF tiles of these games that are not on the disk yet, one after the other, behind every request.
 * A picture that fails is left for its request to report.
 */
export async function warmArt(
  dataDir: string,
  games: Iterable<ArtGame & { id: number }>,
  width: number,
  signal?: AbortSignal,
): Promise<void> {
  for (const game of games) {
    if (signal?.aborted) return;
    await artBytes(gamePicture(dataDir, game.id, game, width, "avif"), "later").catch(() => undefined);
  }
}
