import { randomUUID } from "node:crypto";
import type { JackpotWin } from "../../../src/contract/jackpot.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { createJackpotWinsStore, type WinRow } from "./store.ts";

/** Wins in one answer, at most: the next ones come when these have been shown. */
const SHOWN = 50;

/** A win as it happens. */
export interface Award {
  /** Of the jackpot. */
  identifier: string;
  title: string;
  /** The level's name. */
  level: string;
  currency: string;
  /** Minor units, above zero. */
  amount: bigint;
}

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

/** Jackpots that players have won, until somebody has shown them. */
export function createJackpotWinsService({ db, now }: { db: Db; now: () => number }) {
  const store = createJackpotWinsStore(db, now);
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

    /** Keeps a win and gives its id. Throws for an amount that does not travel as a number. */
    async add(playerId: number, award: Award): Promise<string> {
      const { amount } = award;
      if (amount <= 0n || amount > BigInt(Number.MAX_SAFE_INTEGER))
        throw new RangeError("a jackpot's amount must be above zero and a safe number");
      const id = randomUUID();
      await store.insert({ id, playerId, ...award, wonAt: new Date(now()) });
      return id;
    },
  };
}

export type JackpotWinsService = ReturnType<typeof createJackpotWinsService>;
