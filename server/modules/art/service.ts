import { availableParallelism } from "node:os";
import { join } from "node:path";
import { hash } from "../../../src/rules/web/hash.ts";
import { bannerScene } from "./banner-themes.ts";
import { readArt, writeArt } from "./cache.ts";
import type { ArtFormat } from "./formats.ts";
import type { ArtGame } from "./game-scene.ts";
import { type Priority, Queue } from "./queue.ts";

/** Part of every address, which is cached for ever: change it when any picture changes. */
export const ART_VERSION = "a2";

/** Pictures drawn at one time: a core stays with the server. */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1));
/** Pictures that may wait: some walls of them. */
const CAPACITY = 400;
const queue = new Queue({ limit: AT_ONCE, capacity: CAPACITY });

/** A picture to be made: of a game, or of a banner's scene by its name. */
export interface ArtOrder {
  shows: ArtGame | string;
  width: number;
  format: ArtFormat;
}

export type Draw = (order: ArtOrder) => Promise<Buffer>;

export interface ArtPicture {
  file: string;
  order: ArtOrder;
}

/** The picture of a game. Its file also carries what it shows, since a new seed may give the id to another game. */
export function gamePicture(
  dataDir: string,
  id: number,
  { identifier, theme, kind, provider }: ArtGame,
  width: number,
  format: ArtFormat,
): ArtPicture {
  const shown = hash([identifier, theme, kind, provider].join("|")).toString(36);
  return {
    file: join(dataDir, "art", ART_VERSION, "games", `${id}-${shown}-${width}.${format}`),
    order: { shows: { identifier, theme, kind, provider }, width, format },
  };
}

export function bannerPicture(dataDir: string, scene: string, width: number, format: ArtFormat): ArtPicture {
  const shows = bannerScene(scene);
  return {
    file: join(dataDir, "art", ART_VERSION, "banners", `${shows}-${width}.${format}`),
    order: { shows, width, format },
  };
}

/**
 * The bytes of a picture, from the disk or drawn now; equal requests at one time draw it once. Fails with `Dropped` when
 * `signal` says that nobody waits any more, or when too many pictures wait.
 */
export async function artBytes(
  { file, order }: ArtPicture,
  priority: Priority,
  draw: Draw,
  signal?: AbortSignal,
): Promise<Buffer> {
  const kept = await readArt(file, order.format);
  if (kept) return kept;
  const make = async () => {
    const finished = await readArt(file, order.format);
    if (finished) return finished;
    const bytes = await draw(order);
    await writeArt(file, bytes);
    return bytes;
  };
  return queue.add(file, priority, make, signal);
}

/**
 * Draws the AVIF tiles of these games that are not on the disk yet, one after the other, behind every request.
 * A picture that fails is left for its request to report.
 */
export async function warmArt(
  dataDir: string,
  games: Iterable<ArtGame & { id: number }>,
  width: number,
  draw: Draw,
  signal?: AbortSignal,
): Promise<void> {
  for (const game of games) {
    if (signal?.aborted) return;
    await artBytes(gamePicture(dataDir, game.id, game, width, "avif"), "later", draw).catch(() => undefined);
  }
}
