import { ROW_SHAPES } from "../../src/rules/games/row-shapes.ts";
import type { Db } from "../db/client.ts";
import { type ArtPicture, gamePicture } from "../modules/art/service.ts";
import { createGamesStore } from "../modules/games/store.ts";

/** Tiles of a row that the widest screens show before it's scrolled. */
const ROW_TILES = 8;
/** Widths that phones and desktops load, by shape. */
const WIDTHS = { poster: [240, 320, 480], square: [240, 320, 480], wide: [480, 640] };

/** The pictures of the lobby's rows, from the top. */
export async function lobbyPictures(db: Db, dataDir: string): Promise<ArtPicture[]> {
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
