import type { ArtGame } from "../modules/art/art-game.ts";
import { BANNER_WIDTHS } from "../modules/art/formats.ts";
import { type ArtPicture, bannerPicture, gamePicture } from "../modules/art/service.ts";
import { DEFAULT_GAMES, makeCatalogue } from "./content/catalogue.ts";

/** The lobby's rows on a guest's first screens. */
const ROWS = ["top", "new", "recommended"];
const ROW_TILES = 7;
/** Widths that phones and desktops load. */
const WIDTHS = [240, 320, 480];

function firstGames(): (ArtGame & { id: number })[] {
  const { games } = makeCatalogue(DEFAULT_GAMES);
  const rows = ROWS.flatMap((row) =>
    games
      .filter(({ collections }) => collections.includes(row))
      .toSorted(
        (a, b) =>
          (row === "new" ? b.released_at.localeCompare(a.released_at) : 0) || a.popularity - b.popularity,
      )
      .slice(0, ROW_TILES),
  );
  return [...new Map(rows.map((game) => [game.id, game])).values()];
}

/** The pictures of a new installation's first screens. */
export const firstScreenPictures = (): ArtPicture[] => [
  ...BANNER_WIDTHS.map((width) => bannerPicture("", "welcome", width, "avif")),
  ...firstGames().flatMap((game) => WIDTHS.map((width) => gamePicture("", game.id, game, width, "avif"))),
];
