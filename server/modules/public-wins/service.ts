import type { RecentWin } from "../../../src/contract/public-wins.ts";
import type { PublicWin } from "../../../src/contract/realtime.ts";
import { isWorthTelling } from "../../../src/rules/games/public-wins.ts";
import { maskedName } from "../../../src/rules/players/masked-name.ts";
import { isTester } from "../../../src/rules/players/player-groups.ts";
import { daysBefore } from "../../db/cleanup.ts";
import type { Db } from "../../db/client.ts";
import { type ToldGame, winsStore } from "./store.ts";

/** How many are kept in memory, and how many one answer has of them. */
const KEPT = 50;
const SHOWN = 20;
/** They are read again when somebody asks later than this, milliseconds: other servers of the site have some too. */
const FRESH = 5_000;
/** What is older is no news, days. */
const LIFE = 7;

export interface WinsDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  artVersion: string;
  /** What everybody may know an entry by: its number would tell how much is played. */
  aliasOf: (entryId: number) => string;
  /** Writes a message for everybody into the transaction that it is about. */
  tell: (tx: Db, message: { playerId: null; type: "wins"; data: PublicWin }) => Promise<unknown>;
  logError: (message: string, error: unknown) => void;
}

export interface PaidWin {
  /** Of the ledger. */
  entryId: number;
  playerId: number;
  /** Identifier of the game. */
  game: string;
  currency: string;
  /** Real money, and what the whole round has staked: minor units. */
  won: bigint;
  staked: bigint;
}

/** What players have won lately, as everybody may see it: never whose it is, and never what was not won. */
export function createWins({ db, now, artVersion, aliasOf, tell, logError }: WinsDeps) {
  const show = (
    { id, identifier, title, provider, seoTitle, tone }: ToldGame,
    {
      entryId,
      userName,
      currency,
      amount,
    }: { entryId: number; userName: string; currency: string; amount: bigint },
  ) => ({
    id: aliasOf(entryId),
    game: {
      identifier,
      title,
      provider,
      seo_title: seoTitle,
      preview: `/art/games/${id}/${artVersion}`,
      tone,
    },
    user_name: userName,
    currency,
    amount_cents: Number(amount),
  });

  async function write(
    tx: Db,
    { entryId, playerId, game, currency, won }: Omit<PaidWin, "staked">,
  ): Promise<void> {
    const store = winsStore(tx);
    const subject = await store.subject(playerId, game);
    const isSilent = !subject || isTester(subject.groups) || (subject.excludedUntil?.getTime() ?? 0) > now();
    if (isSilent) return;
    const userName = maskedName(subject.nickname ?? subject.firstName ?? "");
    await store.add({
      entryId,
      playerId,
      userName,
      gameIdentifier: game,
      currency,
      amount: won,
      createdAt: new Date(now()),
    });
    const data = show(subject.game, { entryId, userName, currency, amount: won });
    await tell(tx, { playerId: null, type: "wins", data });
  }

  let kept: { wins: Promise<RecentWin[]>; at: number } | undefined;

  async function read(): Promise<RecentWin[]> {
    const rows = await winsStore(db).recent(KEPT, new Date(now()));
    return rows.map(({ win, game }) => ({ ...show(game, win), at: win.createdAt.toISOString() }));
  }

  /**
   * Tells everybody of a win, in the transaction that pays it. What goes wrong with that is undone by itself: no win waits
   * for it, and none fails with it.
   */
  async function announce(tx: Db, win: Omit<PaidWin, "staked">): Promise<void> {
    if (win.won > BigInt(Number.MAX_SAFE_INTEGER)) return;
    try {
      await tx.transaction((inner) => write(inner, win));
    } catch (error) {
      logError(`win ${win.entryId} could not be told`, error);
    }
  }

  return {
    announce,

    /** The same of a win in a game that is worth it. */
    announceLarge: (tx: Db, win: PaidWin): Promise<void> =>
      isWorthTelling(win) ? announce(tx, win) : Promise.resolve(),

    /** Newest first, without games of these providers. */
    async recent(withoutProviders: readonly string[]): Promise<RecentWin[]> {
      if (!kept || now() - kept.at >= FRESH) {
        const reading = { wins: read(), at: now() };
        reading.wins.catch(() => {
          if (kept === reading) kept = undefined;
        });
        kept = reading;
      }
      const wins = await kept.wins;
      return wins.filter(({ game }) => !withoutProviders.includes(game.provider)).slice(0, SHOWN);
    },

    sweep: () => winsStore(db).remove(daysBefore(now(), LIFE)),
  };
}

export type Wins = ReturnType<typeof createWins>;
