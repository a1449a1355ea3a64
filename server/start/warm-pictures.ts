import { ROW_SHAPES } from "../../src/rules/games/row-shapes.ts";
import type { Db } from "../db/client.ts";
import { BANNER_THEMES } from "../modules/art/banner-themes.ts";
import { CARD_WIDTHS } from "../modules/art/formats.ts";
import { type ArtPicture, bannerPicture, gamePicture } from "../modules/art/service.ts";
import { createGamesStore } from "../modules/games/store.ts";

/** Tiles of a row that the widest screens show before it's scrolled. */
const ROW_TILES = 8;
/** Widths that phones and desktops load, by shape of a banner. */
const BANNER_WIDTHS = { hero: [480, 800], tall: CARD_WIDTHS, square: CARD_WIDTHS };
/** The same of a tile. */
const WIDTHS = { poster: [240, 320, 480], square: [240, 320, 480], wide: [480, 640] };

/** The pictures of the lobby's rows, from the top. */
async function lobbyPictures(db: Db, dataDir: string): Promise<ArtPicture[]> {
  const games = createGamesStore(db);
  const drawn = new Map((await games.index()).map((game) => [game.id, game]));
  const pictures: ArtPicture[] = [];
  for (const { id, onLobby } of await games.collections()) {
    if (!onLobby) continue;
    const form = ROW_SHAPES[id];
    const shape = form === undefined || form === "ranked" ? "poster" : form;
    const row = await games.page({ collections: [id] }, 1, ROW_TILES);
    for (const game of row.flatMap((tile) => drawn.get(tile.id) ?? []))
      pictures.push(
        ...WIDTHS[shape].map((width) => gamePicture(dataDir, game.id, game, width, "avif", shape)),
      );
  }
  return pictures;
}

/** The banners of promotions, jackpots, levels and gifts. */
function* bannerPictures(dataDir: string): Generator<ArtPicture> {
  for (const scene of Object.keys(BANNER_THEMES))
    for (const shape of ["hero", "tall", "square"] as const)
      for (const width of BANNER_WIDTHS[shape]) yield bannerPicture(dataDir, scene, width, "avif", shape);
}

/** The pictures to draw after the start, in the order in which a first visitor reaches them. */
export const warmPictures = async (db: Db, dataDir: string): Promise<ArtPicture[]> => [
  ...(await lobbyPictures(db, dataDir)),
  ...bannerPictures(dataDir),
];
