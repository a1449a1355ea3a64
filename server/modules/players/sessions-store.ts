import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, lte, ne, or } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { players, sessions } from "../../db/player-schema.ts";
import { digestOf, newToken } from "../../http/secret-token.ts";

/** How long sessions last, seconds: without use, and at most. */
export interface SessionRule {
  idle: number;
  absolute: number;
}

interface Device {
  ip: string;
  userAgent: string;
}

/** Uses are noted at most this often, milliseconds: of a session, and of the account. */
const NOTED_EVERY = { session: 60_000, account: 3_600_000 };

export interface SessionsDeps {
  db: Db;
  now: () => number;
  /** By licence. */
  ruleOf: (licence: string) => SessionRule;
}

/** Sessions by opaque tokens. */
export function createSessionsStore({ db, now, ruleOf }: SessionsDeps) {
  const isOver = (session: typeof sessions.$inferSelect, licence: string) => {
    const { idle, absolute } = ruleOf(licence);
    return (
      session.seenAt.getTime() + idle * 1_000 <= now() ||
      session.createdAt.getTime() + absolute * 1_000 <= now()
    );
  };

  async function find(token: string) {
    const [found] = await db
      .select({ session: sessions, licence: players.licence, usedAt: players.usedAt })
      .from(sessions)
      .innerJoin(players, eq(players.id, sessions.playerId))
      .where(eq(sessions.digest, digestOf(token)));
    if (!found) return null;
    const { session, licence, usedAt } = found;
    if (isOver(session, licence)) {
      await db.delete(sessions).where(eq(sessions.digest, session.digest));
      return null;
    }
    const at = new Date(now());
    if (now() - session.seenAt.getTime() > NOTED_EVERY.session)
      await db.update(sessions).set({ seenAt: at }).where(eq(sessions.digest, session.digest));
    if (now() - (usedAt ?? session.createdAt).getTime() > NOTED_EVERY.account)
      await db.update(players).set({ usedAt: at }).where(eq(players.id, session.playerId));
    return session;
  }

  return {
    /** A new session and its token, which is told this once. */
    async open(playerId: number, { ip, userAgent }: Device): Promise<string> {
      const token = newToken();
      const at = new Date(now());
      await db.insert(sessions).values({
        digest: digestOf(token),
        id: randomUUID(),
        playerId,
        createdAt: at,
        seenAt: at,
        ip,
        userAgent: userAgent.slice(0, 300),
      });
      return token;
    },

    find,

    /** Which sessions of these ids there still are. */
    async stillThere(ids: string[]): Promise<ReadonlySet<string>> {
      const rows = await db.select({ id: sessions.id }).from(sessions).where(inArray(sessions.id, ids));
      return new Set(rows.map(({ id }) => id));
    },

    async close(token: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.digest, digestOf(token)));
    },

    /** Sessions that still hold, the newest use first. */
    async of(playerId: number, licence: string): Promise<(typeof sessions.$inferSelect)[]> {
      const rows = await db
        .select()
        .from(sessions)
        .where(eq(sessions.playerId, playerId))
        .orderBy(desc(sessions.seenAt));
      return rows.filter((row) => !isOver(row, licence));
    },

    /** Ends the session of this player that is listed by `id`; false when there is none. */
    async closeListed(playerId: number, id: string): Promise<boolean> {
      const closed = await db
        .delete(sessions)
        .where(and(eq(sessions.playerId, playerId), eq(sessions.id, id)))
        .returning({ id: sessions.id });
      return closed.length > 0;
    },

    /** Ends all sessions of the player but the one with this token. */
    async closeOthers(playerId: number, token: string): Promise<void> {
      await db
        .delete(sessions)
        .where(and(eq(sessions.playerId, playerId), ne(sessions.digest, digestOf(token))));
    },

    /** Deletes those of a licence that are over. */
    async sweep(licence: string): Promise<void> {
      const { idle, absolute } = ruleOf(licence);
      const before = (seconds: number) => new Date(now() - seconds * 1_000);
      const under = db.select({ id: players.id }).from(players).where(eq(players.licence, licence));
      const isOver = or(lte(sessions.seenAt, before(idle)), lte(sessions.createdAt, before(absolute)));
      await db.delete(sessions).where(and(inArray(sessions.playerId, under), isOver));
    },

    async closeAll(playerId: number): Promise<void> {
      await db.delete(sessions).where(eq(sessions.playerId, playerId));
    },
  };
}

export type SessionsStore = ReturnType<typeof createSessionsStore>;
