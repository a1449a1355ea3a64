import type { ArtGame } from "../modules/art/art-game.ts";
import { BANNER_WIDTHS, FORM_WIDTH } from "../modules/art/formats.ts";
import { type ArtPicture, bannerPicture, gamePicture } from "../modules/art/service.ts";
import { ROW_LENGTH, varyRows } from "../modules/games/lobby-rows.ts";
import { DEFAULT_GAMES, makeCatalogue } from "./content/catalogue.ts";
import { BANNERS } from "./content/cms/banner-list.ts";

/** The lobby's rows on a guest's first screens, and those whose games aren't in them. */
const ROWS = ["top", "new", "recommended", "top-10"];
const RENDERED_ROWS = 3;
const ROW_TILES = 7;
/** Widths that phones and desktops load. */
const WIDTHS = [240, 320, 480];
/** The same of a promotion's card, which is tall on desktops. */
const PROMOTION_WIDTHS = { square: [240, 480], tall: [480] };

function firstGames(): (ArtGame & { id: number })[] {
  const { games } = makeCatalogue(DEFAULT_GAMES);
  const lists = ROWS.map((id) => ({
    id,
    data: games
      .filter(({ collections }) => collections.includes(id))
      .toSorted(
        (a, b) =>
          (id === "new" ? b.released_at.localeCompare(a.released_at) : 0) || a.popularity - b.popularity,
      ),
  }));
  const rows = varyRows(lists, ROW_LENGTH).slice(0, RENDERED_ROWS);
  const firstTiles = rows.flatMap(({ data }) => data.slice(0, ROW_TILES));
  return [...new Map(firstTiles.map((game) => [game.id, game])).values()];
}

/** The cards of the promotions' page: drawn on request, its screenful would stay dark for seconds. */
const promotionPictures = (): ArtPicture[] =>
  Object.entries(BANNERS)
    .filter(([, { categories }]) => (categories as readonly string[]).includes("promotions"))
    .flatMap(([scene]) =>
      (["square", "tall"] as const).flatMap((shape) =>
        PROMOTION_WIDTHS[shape].map((width) => bannerPicture("", scene, width, "avif", shape)),
      ),
    );

/** The pictures of a new installation's first screens. */
export const firstScreenPictures = (): ArtPicture[] => [
  ...BANNER_WIDTHS.map((width) => bannerPicture("", "welcome", width, "avif")),
  bannerPicture("", "new-studio", FORM_WIDTH, "avif", "panel"),
  ...promotionPictures(),
  ...firstGames().flatMap((game) => WIDTHS.map((width) => gamePicture("", game.id, game, width, "avif"))),
];
