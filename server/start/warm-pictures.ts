import { ROW_SHAPES } from "../../src/rules/games/row-shapes.ts";
import type { Db } from "../db/client.ts";
import { BANNER_THEMES } from "../modules/art/banner-themes.ts";
import { CARD_WIDTHS, FORM_WIDTH } from "../modules/art/formats.ts";
import { type ArtPicture, bannerPicture, gamePicture } from "../modules/art/service.ts";
import { type GamesStore, ROW_HEAD, readLobbyRows } from "../modules/games/lobby-rows.ts";
import { createGamesStore } from "../modules/games/store.ts";

/** Widths that phones and desktops load, by shape of a banner. */
const BANNER_WIDTHS = { hero: [480, 800], tall: CARD_WIDTHS, square: CARD_WIDTHS };
/** Banners of a player's own promotions. */
const PLAYER_SCENES = ["deposit-bonuses", "vip"];
/** Banners beside forms. */
const FORM_SCENES = ["new-studio", "mystic-zenith", "mystic-nova"];
/** The same of a tile. */
const WIDTHS = { poster: [240, 320, 480], square: [240, 320, 480], wide: [480, 640] };

/** Lists that the lobby's chips and the menu lead to: an empty category is the list of all games. */
const LISTS = ["pokies", "live", "", "jackpots", "megaways", "table", "crash"];
/** Tiles of a list that a phone shows after a swipe. */
const LIST_TILES = 18;

interface TileList {
  tiles: { id: number }[];
  shape: keyof typeof WIDTHS;
}

/** What each row of the lobby begins with, from the top. */
async function lobbyRows(games: GamesStore): Promise<TileList[]> {
  const rows = await readLobbyRows(games, { providers: [], categories: [] });
  return rows.map(({ id, data }) => {
    const form = ROW_SHAPES[id];
    const shape = form === undefined || form === "ranked" ? "poster" : form;
    return { tiles: data.slice(0, ROW_HEAD), shape };
  });
}

const firstOfLists = (games: GamesStore): Promise<TileList[]> =>
  Promise.all(
    LISTS.map(async (id) => ({
      tiles: await games.page(id ? { categories: [id] } : {}, 1, LIST_TILES),
      shape: id === "live" ? "wide" : "poster",
    })),
  );

/** The banners of registration, promotions, jackpots, levels and gifts. */
function* bannerPictures(dataDir: string): Generator<ArtPicture> {
  for (const scene of Object.keys(BANNER_THEMES))
    for (const shape of ["hero", "tall", "square"] as const)
      for (const width of BANNER_WIDTHS[shape]) yield bannerPicture(dataDir, scene, width, "avif", shape);
  for (const scene of PLAYER_SCENES)
    for (const width of BANNER_WIDTHS.hero) yield bannerPicture(dataDir, scene, width, "avif", "wide");
  for (const scene of FORM_SCENES) yield bannerPicture(dataDir, scene, FORM_WIDTH, "avif", "panel");
}

/** The pictures to draw after the start, each once, in the order in which a first visitor reaches them. */
export async function warmPictures(db: Db, dataDir: string): Promise<ArtPicture[]> {
  const games = createGamesStore(db);
  const drawn = new Map((await games.index()).map((game) => [game.id, game]));
  const tilePictures = (lists: TileList[]) =>
    lists.flatMap(({ tiles, shape }) =>
      tiles.flatMap(({ id }) => {
        const game = drawn.get(id);
        return game ? WIDTHS[shape].map((width) => gamePicture(dataDir, id, game, width, "avif", shape)) : [];
      }),
    );
  const pictures = [
    ...tilePictures(await lobbyRows(games)),
    ...bannerPictures(dataDir),
    ...tilePictures(await firstOfLists(games)),
  ];
  return [...new Map(pictures.map((picture) => [picture.file, picture])).values()];
}
