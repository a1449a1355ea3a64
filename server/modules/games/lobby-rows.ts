import { ROW_SHAPES } from "../../../src/rules/games/row-shapes.ts";
import type { Exclusions } from "../../http/visitor.ts";
import type { createGamesStore } from "./store.ts";

export type GamesStore = ReturnType<typeof createGamesStore>;

/** Games per collection on the lobby. */
export const ROW_LENGTH = 15;
/** Games that a row shows before it's scrolled on the widest screens. */
export const ROW_HEAD = 8;

interface Row {
  id: string;
  data: { id: number }[];
}

const isRanked = ({ id }: Row) => ROW_SHAPES[id] === "ranked";

/**
 * Rows with at most `length` games, each without those that a row above begins with, and those of a ranking anywhere on
 * the page. A row that would be too short ends with such games.
 */
export function varyRows<T extends Row>(rows: readonly T[], length: number): T[] {
  const shown = new Set(rows.filter(isRanked).flatMap(({ data }) => data.map(({ id }) => id)));
  return rows.map((row) => {
    if (isRanked(row)) return row;
    const fresh = row.data.filter(({ id }) => !shown.has(id));
    const repeated = row.data.filter(({ id }) => shown.has(id));
    const data = [...fresh, ...repeated].slice(0, length);
    for (const { id } of data.slice(0, ROW_HEAD)) shown.add(id);
    return { ...row, data };
  });
}

/** The lobby's rows from the top, with the games of each. */
export async function readLobbyRows(store: GamesStore, { providers, categories }: Exclusions) {
  const collections = await store.collections();
  const onLobby = collections.filter(({ id, onLobby }) => onLobby && !categories.includes(id));
  const lists = onLobby.map(async ({ id, title }) => {
    const filter = { collections: [id], withoutProviders: providers };
    // Twice the games, so that those which are left out have others in their place.
    return { id, title, filter, data: await store.page(filter, 1, 2 * ROW_LENGTH) };
  });
  return varyRows(await Promise.all(lists), ROW_LENGTH);
}
