import type { JackpotWin, PublicJackpotWin } from "../../../src/contract/jackpot.ts";
import { maskedName } from "../../../src/rules/players/masked-name.ts";
import type { Db } from "../../db/client.ts";
import { retrying } from "../../db/retrying.ts";
import { RequestError } from "../../http/errors.ts";
import { createPayout, type Ledger } from "./payout.ts";
import { createJackpotWinsStore, type WinRow } from "./store.ts";

/** Wins in one answer, at most: the next ones come when these have been shown. */
const SHOWN = 50;
/** After it, whoever has won and was not told will not be told by what paid it; milliseconds. */
const LATE = 60_000;

/** What an operator gives, beside the pots: they are not touched by it. */
export interface Award {
  /** The operator's own name for it: the same one again is the same award. */
  key: string;
  /** Of the jackpot. */
  identifier: string;
  title: string;
  /** The level's name. */
  level: string;
  currency: string;
  /** Minor units, above zero. */
  amount: bigint;
}

export interface JackpotWinsDeps {
  db: Db;
  ledger: Ledger;
  now: () => number;
  /** Minor units of one currency in another's; undefined where a rate is not known. */
  exchange: () => Promise<(amount: bigint, from: string, to: string) => bigint | undefined>;
}

/** Never thrown: what is tried again is what the database refuses because of another transaction. */
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

/** Jackpots that players have won: paid, and kept until somebody has shown them. */
export function createJackpotWinsService({ db, ledger, now, exchange }: JackpotWinsDeps) {
  const store = createJackpotWinsStore(db, now);
  const pay = createPayout({ ledger, store, now });

  return {
    /** The title of a jackpot and the name of one of its levels; undefined when there is none. */
    async find(identifier: string, level: string): Promise<Pick<Award, "title" | "level"> | undefined> {
      const jackpot = await store.jackpot(identifier);
      const found = jackpot?.levels.find(({ identifier, name }) => identifier === level || name === level);
      return jackpot && found && { title: jackpot.title, level: found.name };
    },

    of: async (playerId: number): Promise<JackpotWin[]> =>
      (await store.unclaimed(playerId, SHOWN)).map(present),

    /** Whether this asker is the first, who shows it. */
    async claim(playerId: number, id: string): Promise<boolean> {
      const claimed = await store.claim(playerId, id);
      if (claimed === undefined) throw new RequestError("not_found");
      return claimed;
    },

    /** The newest or the largest wins, as everybody may see them. */
    winners: async (sort: "latest" | "biggest", identifier: string | undefined, limit: number) =>
      (await store.winners(sort, identifier, limit)).map(presentPublic),

    /**
     * Gives a player what an operator says, and the win's id; the same key again is the same win, and is refused with
     * anything else. Throws for an amount that does not travel as a number.
     */
    async award(playerId: number, award: Award): Promise<string> {
      const { identifier, title, level, currency, amount, key } = award;
      const toEuros = await exchange();
      return retrying(KeyUsed, () =>
        db.transaction(async (tx) => {
          const wallet = await ledger.hold(tx, playerId);
          const before = await store.byKey(tx, key);
          if (before) {
            const same =
              before.playerId === playerId &&
              before.identifier === identifier &&
              before.level === level &&
              before.currency === currency &&
              before.amount === amount;
            if (!same) throw new RequestError("validation_failed", { errors: { "win.key": ["taken"] } });
            return before.id;
          }
          const { win } = await pay(tx, wallet, {
            accountId: await store.accountOf(tx, playerId, currency),
            identifier,
            title,
            level,
            currency,
            amount,
            original: { currency, amount },
            worth: toEuros(amount, currency, "EUR") ?? 0n,
            by: { key },
            cause: { award: key },
          });
          return win;
        }),
      );
    },

    pay,
    /** Those who have to be told of their win; see `notices.ts`. */
    toTell: store.toTell,
    allUntold: () => store.allUntold(new Date(now() - LATE)),
    markUntold: store.markUntold,
  };
}

export type JackpotWinsService = ReturnType<typeof createJackpotWinsService>;
