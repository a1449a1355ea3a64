import type { JackpotWin, PublicJackpotWin } from "../../../src/contract/jackpots.ts";
import { maskedName } from "../../../src/rules/players/masked-name.ts";
import type { Db } from "../../db/client.ts";
import { retrying } from "../../db/retrying.ts";
import { RequestError } from "../../http/errors.ts";
import type { Award } from "./api.ts";
import type { JackpotWon } from "./events.ts";
import { createPayout, type Ledger } from "./payout.ts";
import { createJackpotWinsStore, type WinRow } from "./store.ts";

/** Wins per response; the client asks again after showing them. */
const MAX_UNCLAIMED = 50;

/** A win as its notification describes it. */
export type NotifiedWin = Pick<JackpotWon, "win" | "playerId" | "identifier" | "title" | "level">;

export interface JackpotWinsDeps {
  db: Db;
  ledger: Ledger;
  /** Emits a win in its paying transaction. */
  emit: (tx: Db, won: JackpotWon) => Promise<void>;
  now: () => number;
  /** Converts minor units between currencies; undefined without a rate. */
  exchange: () => Promise<(amount: bigint, from: string, to: string) => bigint | undefined>;
}

/** Never thrown: `retrying` needs an error class, but here only database conflicts are retried. */
class KeyUsed extends Error {}

function present({ id, identifier, title, level, currency, amount, wonAt }: WinRow): JackpotWin {
  return {
    id,
    identifier,
    title,
    level,
    currency,
    amount_cents: Number(amount),
    won_at: wonAt.toISOString(),
  };
}

function presentPublic({ win, name }: { win: WinRow; name: string }): PublicJackpotWin {
  return {
    jackpot_identifier: win.identifier,
    jackpot_title: win.title,
    jackpot_level_name: win.level,
    user_name: maskedName(name),
    currency: win.currency,
    amount_cents: Number(win.amount),
    jackpot_original_currency: win.originalCurrency,
    jackpot_original_amount_cents: Number(win.originalAmount),
    created_at: win.wonAt.toISOString(),
  };
}

/** Jackpot wins: paid, and unclaimed until a client has shown them. */
export function createJackpotWinsService({ db, ledger, emit, now, exchange }: JackpotWinsDeps) {
  const store = createJackpotWinsStore(db, now);
  const pay = createPayout({ ledger, store, emit, now });

  return {
    /** Titles of a jackpot and one of its levels; undefined if there is no such level. */
    async find(identifier: string, level: string): Promise<Pick<Award, "title" | "level"> | undefined> {
      const jackpot = await store.jackpot(identifier);
      const found = jackpot?.levels.find(({ identifier, name }) => identifier === level || name === level);
      return jackpot && found && { title: jackpot.title, level: found.name };
    },

    of: async (playerId: number): Promise<JackpotWin[]> =>
      (await store.unclaimed(playerId, MAX_UNCLAIMED)).map(present),

    /** @returns true for the first client that claims the win and shows it */
    async claim(playerId: number, id: string): Promise<boolean> {
      const claimed = await store.claim(playerId, id);
      if (claimed === undefined) throw new RequestError("not_found");
      return claimed;
    },

    /** Newest or largest wins, with masked names. */
    winners: async (sort: "latest" | "biggest", identifier: string | undefined, limit: number) =>
      (await store.winners(sort, identifier, limit)).map(presentPublic),

    /**
     * Pays an award. Repeating the key returns the same win; the same key with other data is rejected.
     * @throws RangeError if the amount isn't a safe number
     */
    async award(playerId: number, award: Award): Promise<{ won: NotifiedWin; isNew: boolean }> {
      const { identifier, title, level, currency, amount, key } = award;
      const toEuros = await exchange();
      return retrying(KeyUsed, () =>
        db.transaction(async (tx) => {
          const wallet = await ledger.lockForUpdate(tx, playerId);
          const earlier = await store.byKey(tx, key);
          if (earlier) {
            const isSame =
              earlier.playerId === playerId &&
              earlier.identifier === identifier &&
              earlier.level === level &&
              earlier.currency === currency &&
              earlier.amount === amount;
            if (!isSame) throw new RequestError("validation_failed", { errors: { "win.key": ["taken"] } });
            return { won: { ...earlier, win: earlier.id }, isNew: false };
          }
          const won = await pay(tx, wallet, {
            accountId: await store.accountOf(tx, playerId, currency),
            identifier,
            title,
            level,
            currency,
            amount,
            original: { currency, amount },
            worth: toEuros(amount, currency, "EUR") ?? 0n,
            source: { key },
            game: null,
            cause: { award: key },
          });
          return { won, isNew: true };
        }),
      );
    },

    pay,
  };
}

export type JackpotWinsService = ReturnType<typeof createJackpotWinsService>;
