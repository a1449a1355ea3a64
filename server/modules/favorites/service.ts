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
    /** Those that there are, in the order asked for. */
    byIdentifiers: (identifiers: string[]) => Promise<Game[]>;
  };
  /** Of the account that the player plays with. */
  currencyOf: (playerId: number) => Promise<string | undefined>;
  /** Every currency that the product knows, by code. */
  currencies: () => Promise<CurrencyConfig["currencies"]>;
}

/** Id of the variant that a game is played in. */
function variantFor(game: Game, currency: string, currencies: CurrencyConfig["currencies"]) {
  const played = playedCurrency(game, currency, currencies);
  return played === undefined ? undefined : game.real[played]!.id;
}

function refuse(code: FieldCode): never {
  throw new RequestError("validation_failed", { errors: { id: [code] } });
}

/** The games that a player has marked: kept by identifier, so that they outlive a change of currency. */
export function createFavoritesService({ db, now, games, currencyOf, currencies }: FavoritesDeps) {
  const store = createFavoritesStore(db, now);

  /** How this player plays a game. */
  async function variantsOf(playerId: number): Promise<(game: Game) => number | undefined> {
    const [currency, known] = await Promise.all([currencyOf(playerId), currencies()]);
    if (currency === undefined) throw new RequestError("unauthorized");
    return (game) => variantFor(game, currency, known);
  }

  /** Newest first, also those that cannot be played in the currency of now. */
  async function list(playerId: number, withoutProviders: string[]): Promise<Game[]> {
    const listed = await games.byIdentifiers(await store.of(playerId));
    return listed.filter(({ provider }) => !withoutProviders.includes(provider));
  }

  return {
    list,

    async ids(playerId: number, withoutProviders: string[]): Promise<number[]> {
      const [listed, variantOf] = await Promise.all([list(playerId, withoutProviders), variantsOf(playerId)]);
      return listed.flatMap((game) => variantOf(game) ?? []);
    },

    /** `variant`: any of the game's. */
    async add(playerId: number, variant: number, withoutProviders: string[]): Promise<void> {
      const [game, variantOf] = await Promise.all([games.byVariant(variant), variantsOf(playerId)]);
      if (!game || withoutProviders.includes(game.provider)) refuse("unknown");
      if (variantOf(game) === undefined) throw new RequestError("forbidden");
      if (!(await store.add(playerId, game.identifier, MAX_FAVORITES))) refuse("too_big");
    },

    /** `variant`: any of the game's. A game that is not among them, or does not exist, is out of them already. */
    async remove(playerId: number, variant: number): Promise<void> {
      const game = await games.byVariant(variant);
      if (game) await store.remove(playerId, game.identifier);
    },
  };
}

export type FavoritesService = ReturnType<typeof createFavoritesService>;
