import type { Tile } from "../../api/games.ts";

/** The art's version, from a tile's picture `/art/games/{id}/{version}`. */
export const artVersionOf = (tile: Pick<Tile, "preview"> | undefined): string | undefined =>
  tile?.preview.split("/")[4];
