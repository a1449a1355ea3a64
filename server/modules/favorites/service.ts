import type { CurrencyConfig } from "../../../src/contract/config.ts";
import type { FieldCode } from "../../../src/contract/field-codes.ts";
import type { Game } from "../../../src/contract/games.ts";
import { MAX_FAVORITES } from "../../../src/contract/pagination.ts";
import { playedCurrency } from "../../../src/rules/games/variants.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { createFavoritesStore } from "./store.ts";

export interface FavoritesDeps {
  db: Db;
  now: () => number;
  games: {
    byVariant: (id: number) => Promise<Game | undefined>;
    /** Known games in the given order. */
    byIdentifiers: (identifiers: string[]) => Promise<Game[]>;
  };
  /** Currency of the player's current account. */
  currencyOf: (playerId: number) => Promise<string | undefined>;
  /** All known currencies by code. */
  currencies: () => Promise<CurrencyConfig["currencies"]>;
}

/** Id of the variant that a game is played in. */
function variantFor(game: Game, currency: string, currencies: CurrencyConfig["currencies"]) {
  const code = playedCurrency(game, currency, currencies);
  return code === undefined ? undefined : game.real[code]!.id;
}

function reject(code: FieldCode): never {
  throw new RequestError("validation_failed", { errors: { id: [code] } });
}

/** Players' favourites, stored by identifier so that they survive a change of currency. */
export function createFavoritesService({ db, now, games, currencyOf, currencies }: FavoritesDeps) {
  const store = createFavoritesStore(db, now);

  /** Maps games to the variant this player plays. */
  async function variantsOf(playerId: number): Promise<(game: Game) => number | undefined> {
    const [currency, currencyConfigs] = await Promise.all([currencyOf(playerId), currencies()]);
    if (currency === undefined) throw new RequestError("unauthorized");
    return (game) => variantFor(game, currency, currencyConfigs);
  }

  /** Newest first, including games that can't be played in the current currency. */
  async function list(playerId: number, withoutProviders: string[]): Promise<Game[]> {
    const favorites = await games.byIdentifiers(await store.of(playerId));
    return favorites.filter(({ provider }) => !withoutProviders.includes(provider));
  }

  return {
    list,

    async ids(playerId: number, withoutProviders: string[]): Promise<number[]> {
      const [favorites, variantOf] = await Promise.all([
        list(playerId, withoutProviders),
        variantsOf(playerId),
      ]);
      return favorites.flatMap((game) => variantOf(game) ?? []);
    },

    /** @param variant any variant of the game */
    async add(playerId: number, variant: number, withoutProviders: string[]): Promise<void> {
      const [game, variantOf] = await Promise.all([games.byVariant(variant), variantsOf(playerId)]);
      if (!game || withoutProviders.includes(game.provider)) reject("unknown");
      if (variantOf(game) === undefined) throw new RequestError("forbidden");
      if (!(await store.add(playerId, game.identifier, MAX_FAVORITES))) reject("too_big");
    },

    /** Idempotent; unknown games are ignored. @param variant any variant of the game */
    async remove(playerId: number, variant: number): Promise<void> {
      const game = await games.byVariant(variant);
      if (game) await store.remove(playerId, game.identifier);
    },
  };
}

export type FavoritesService = ReturnType<typeof createFavoritesService>;
