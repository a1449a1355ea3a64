import { availableParallelism } from "node:os";
import { join } from "node:path";
import { hash } from "../../../src/rules/web/hash.ts";
import { ART_VERSION } from "../../core/art-version.ts";
import type { ArtGame } from "./art-game.ts";
import type { BannerShape } from "./banner-scene.ts";
import { bannerScene } from "./banner-themes.ts";
import { readArt, writeArt } from "./cache.ts";
import type { ArtFormat } from "./formats.ts";
import type { GameShape } from "./poster.ts";
import { type Priority, Queue } from "./queue.ts";

/** Pictures drawn concurrently; one core stays free for the server. */
const CONCURRENCY = Math.min(4, Math.max(1, availableParallelism() - 1));
/** Waiting pictures: a few screens of games. */
const CAPACITY = 400;
const queue = new Queue({ limit: CONCURRENCY, capacity: CAPACITY });

interface OrderOf<Subject, Shape> {
  subject: Subject;
  /** The poster or the hero by default. */
  shape?: Shape;
  width: number;
  format: ArtFormat;
}

/** A banner to draw, by the name of its scene. */
export type BannerOrder = OrderOf<string, BannerShape>;
/** A picture to draw: a game or a banner. */
export type ArtOrder = OrderOf<ArtGame, GameShape> | BannerOrder;

export type Draw = (order: ArtOrder) => Promise<Buffer>;

export interface ArtPicture {
  file: string;
  /** Where the picture is part of the project, if it belongs to the first screens. */
  bundledFile: string;
  order: ArtOrder;
}

/** Pictures of the first screens, which `npm run first-screens` draws: a new installation shows them immediately. */
export const FIRST_SCREENS = join(import.meta.dirname, "first-screens", ART_VERSION);

function filesOf(dataDir: string, kind: "games" | "banners", name: string) {
  return {
    file: join(dataDir, "art", ART_VERSION, kind, name),
    bundledFile: join(FIRST_SCREENS, kind, name),
  };
}

/** The picture of a game. Its file name includes a hash of the game, because a reseeded database may reuse the id. */
export function gamePicture(
  dataDir: string,
  id: number,
  { identifier, title, theme, kind, provider }: ArtGame,
  width: number,
  format: ArtFormat,
  shape: GameShape = "poster",
): ArtPicture {
  const contentHash = hash([identifier, title, theme, kind, provider].join("|")).toString(36);
  const name = shape === "poster" ? width : `${shape}-${width}`;
  return {
    ...filesOf(dataDir, "games", `${id}-${contentHash}-${name}.${format}`),
    order: { subject: { identifier, title, theme, kind, provider }, shape, width, format },
  };
}

export function bannerPicture(
  dataDir: string,
  scene: string,
  width: number,
  format: ArtFormat,
  shape: BannerShape = "hero",
): ArtPicture {
  const shows = bannerScene(scene);
  const name = shape === "hero" ? width : `${shape}-${width}`;
  return {
    ...filesOf(dataDir, "banners", `${shows}-${name}.${format}`),
    order: { subject: shows, shape, width, format },
  };
}

/**
 * A picture's bytes, from disk or drawn; concurrent requests share a drawing.
 * @throws Dropped when all callers' signals aborted, or when a newer picture took this one's place in a full queue
 */
export async function artBytes(
  { file, bundledFile, order }: ArtPicture,
  priority: Priority,
  draw: Draw,
  signal?: AbortSignal,
): Promise<Buffer> {
  const cached = (await readArt(file, order.format)) ?? (await readArt(bundledFile, order.format));
  if (cached) return cached;
  const make = async () => {
    const finished = await readArt(file, order.format);
    if (finished) return finished;
    const bytes = await draw(order);
    await writeArt(file, bytes);
    return bytes;
  };
  return queue.add(file, priority, make, signal);
}

/** Draws missing pictures one by one, with lower priority than requests; a failed one is drawn on request. */
export async function warmArt(
  pictures: Iterable<ArtPicture>,
  draw: Draw,
  signal?: AbortSignal,
): Promise<void> {
  for (const picture of pictures) {
    if (signal?.aborted) return;
    await artBytes(picture, "later", draw).catch(() => undefined);
  }
}
