import { expect, it } from "vitest";
import { clientWith } from "../../../tests/support/component/render.tsx";
import { gameFactsQuery } from "../../api/game-facts.ts";
import { gamesQuery, type Tile } from "../../api/games.ts";
import type { Refinement } from "../../rules/games/list-refinement.ts";
import { packFacts } from "../../rules/games/packed-facts.ts";
import { refineOnDevice } from "./offline-list.ts";

const game = (id: number, releasedAt: string, facts: object) => ({
  id,
  releasedAt,
  categories: ["pokies"],
  rtp: null,
  volatility: null,
  bets: null,
  ...facts,
});
const PACKED = packFacts([
  game(1, "2026-01-09", { rtp: 9550, volatility: "low", bets: { CAD: [20, 1_000] } }),
  game(2, "2026-03-01", {
    rtp: 9700,
    volatility: "high",
    bets: { CAD: [100, 5_000] },
    categories: ["pokies", "megaways"],
  }),
  game(4, "2025-07-31", { rtp: 9600, volatility: "high" }),
  game(7, "2026-02-28", {}),
]);
const tile = (id: number, title: string, provider: string) => ({ id, title, provider }) as Tile;
/** Game 9 isn't in the facts. */
const TILES = [
  tile(7, "Birch", "luna"),
  tile(2, "ash", "tide"),
  tile(4, "Cedar", "luna"),
  tile(1, "Dogwood", "tide"),
  tile(9, "Elm", "luna"),
];

const client = clientWith([
  [
    gamesQuery({ categories: ["pokies"] }).queryKey,
    { pages: [{ tiles: TILES.slice(0, 2) }, { tiles: TILES.slice(2) }], pageParams: [0, 40] },
  ],
  [gameFactsQuery.queryKey, { version: "1", ...PACKED }],
]);
const idsOf = async (refinement: Refinement) =>
  (await refineOnDevice(client, { categories: ["pokies"] }, refinement)).map(({ id }) => id);

it.each<[string, Refinement, number[]]>([
  ["provider", { providers: ["luna"] }, [7, 4]],
  ["feature", { features: ["megaways"] }, [2]],
  ["volatility", { volatility: ["high", "medium"] }, [2, 4]],
  ["return to player", { min_rtp: 9600 }, [2, 4]],
  ["bet", { bet: { currency: "CAD", amount: 100 } }, [2, 1]],
  ["bet at the end of a range", { bet: { currency: "CAD", amount: 1_001 } }, [2]],
  ["bet in a currency that no game states", { bet: { currency: "NOK", amount: 100 } }, []],
  [
    "all",
    { providers: ["tide"], volatility: ["high"], min_rtp: 9700, bet: { currency: "CAD", amount: 5_000 } },
    [2],
  ],
])("ANC-68 filters the games on the device by %s, as the server does", async (_, refinement, ids) => {
  expect(await idsOf(refinement)).toEqual(ids);
});

it.each<[NonNullable<Refinement["sort"]>, number[]]>([
  ["new", [2, 7, 1, 4]],
  ["title", [2, 7, 4, 1]],
  ["rtp", [2, 4, 1, 7]],
])("ANC-68 sorts the games on the device: %s", async (sort, ids) => {
  expect(await idsOf({ sort })).toEqual(ids);
});

it("ANC-68 finds nothing out if the list or the facts aren't on the device", async () => {
  await expect(refineOnDevice(client, { categories: ["live"] }, { sort: "new" })).rejects.toThrow(
    "no network",
  );
  const withoutFacts = clientWith([
    [gamesQuery({}).queryKey, { pages: [{ tiles: TILES }], pageParams: [0] }],
  ]);
  await expect(refineOnDevice(withoutFacts, {}, { sort: "new" })).rejects.toThrow("no network");
});
