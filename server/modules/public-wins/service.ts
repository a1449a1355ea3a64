import type { PublicWin, RecentWin } from "../../../src/contract/public-wins.ts";
import { isPublicWin } from "../../../src/rules/games/public-wins.ts";
import { maskedName } from "../../../src/rules/players/masked-name.ts";
import { isTester } from "../../../src/rules/players/player-groups.ts";
import { daysBefore } from "../../core/jobs/scheduler.ts";
import type { Db } from "../../db/client.ts";
import { type PublicWinGame, winsStore } from "./store.ts";

/** Wins in memory, and wins per response. */
const MAX_CACHED = 50;
const MAX_SHOWN = 20;
/** Cache lifetime, milliseconds; other servers add wins too. */
const CACHE_TTL = 5_000;
/** Wins of one game per response. */
const MAX_OF_GAME = 5;
/** Games whose wins are cached. */
const MAX_CACHED_GAMES = 500;
/** Retention, days. */
const RETENTION_DAYS = 7;

export interface WinsDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  artVersion: string;
  /** Public id of an entry: its number would reveal how much is played. */
  aliasOf: (entryId: number) => string;
  /** Adds a public message to the outbox, within the transaction. */
  publish: (tx: Db, message: { playerId: null; type: "wins"; data: PublicWin }) => Promise<unknown>;
  logError: (message: string, error: unknown) => void;
}

export interface PaidWin {
  /** Id of the ledger entry. */
  entryId: number;
  playerId: number;
  /** Identifier of the game. */
  game: string;
  currency: string;
  /** Real money won, and the whole round's stake; minor units. */
  won: bigint;
  staked: bigint;
}

/** Recent wins for everyone: masked names, paid wins only. */
export function createWins({ db, now, artVersion, aliasOf, publish, logError }: WinsDeps) {
  const present = (
    { id, identifier, title, provider, seoTitle, tone }: PublicWinGame,
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

  async function storeAndPublish(
    tx: Db,
    { entryId, playerId, game, currency, won }: Omit<PaidWin, "staked">,
  ): Promise<void> {
    const store = winsStore(tx);
    const subject = await store.subject(playerId, game);
    const isHidden = !subject || isTester(subject.groups) || (subject.excludedUntil?.getTime() ?? 0) > now();
    if (isHidden) return;
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
    const data = present(subject.game, { entryId, userName, currency, amount: won });
    await publish(tx, { playerId: null, type: "wins", data });
  }

  /** By game; `""` for all games. */
  const cached = new Map<string, { wins: Promise<RecentWin[]>; at: number }>();

  async function read(game: string): Promise<RecentWin[]> {
    const rows = await winsStore(db).recent(
      game ? MAX_OF_GAME : MAX_CACHED,
      new Date(now()),
      game || undefined,
    );
    return rows.map(({ win, game }) => ({ ...present(game, win), at: win.createdAt.toISOString() }));
  }

  function readCached(game: string): Promise<RecentWin[]> {
    const known = cached.get(game);
    if (known && now() - known.at < CACHE_TTL) return known.wins;
    const entry = { wins: read(game), at: now() };
    entry.wins.catch(() => {
      if (cached.get(game) === entry) cached.delete(game);
    });
    cached.delete(game);
    cached.set(game, entry);
    if (cached.size > MAX_CACHED_GAMES) cached.delete(cached.keys().next().value!);
    return entry.wins;
  }

  /** Publishes a win in its own savepoint within the paying transaction, so that a failure doesn't affect the win. */
  async function announce(tx: Db, win: Omit<PaidWin, "staked">): Promise<void> {
    if (win.won > BigInt(Number.MAX_SAFE_INTEGER)) return;
    try {
      await tx.transaction((inner) => storeAndPublish(inner, win));
    } catch (error) {
      logError(`win ${win.entryId}: publication failed`, error);
    }
  }

  return {
    announce,

    /** Publishes a win if it's large enough. */
    announceLarge: (tx: Db, win: PaidWin): Promise<void> =>
      isPublicWin(win) ? announce(tx, win) : Promise.resolve(),

    /** Newest first, without excluded providers; of one game if given. */
    async recent(withoutProviders: readonly string[], game = ""): Promise<RecentWin[]> {
      const wins = await readCached(game);
      return wins.filter(({ game }) => !withoutProviders.includes(game.provider)).slice(0, MAX_SHOWN);
    },

    sweep: () => winsStore(db).remove(daysBefore(now(), RETENTION_DAYS)),
  };
}

export type Wins = ReturnType<typeof createWins>;
