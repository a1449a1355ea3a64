import { randomUUID } from "node:crypto";
import { and, desc, eq, lt, ne } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { players, sessions } from "../../db/player-schema.ts";
import { digestOf, newToken } from "./secret-token.ts";

/** How long sessions last, seconds: without use, and at most. */
export interface SessionRule {
  idle: number;
  absolute: number;
}

interface Device {
  ip: string;
  userAgent: string;
}

/** A session's use is noted at most this often, milliseconds. */
const NOTED_EVERY = 60_000;

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
      .select({ session: sessions, licence: players.licence })
      .from(sessions)
      .innerJoin(players, eq(players.id, sessions.playerId))
      .where(eq(sessions.digest, digestOf(token)));
    if (!found) return null;
    const { session, licence } = found;
    if (isOver(session, licence)) {
      await db.delete(sessions).where(eq(sessions.digest, session.digest));
      return null;
    }
    if (now() - session.seenAt.getTime() > NOTED_EVERY)
      await db
        .update(sessions)
        .set({ seenAt: new Date(now()) })
        .where(eq(sessions.digest, session.digest));
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

    /** Deletes what nobody has used for longer than any licence allows. */
    async sweep(seconds: number): Promise<void> {
      await db.delete(sessions).where(lt(sessions.seenAt, new Date(now() - seconds * 1_000)));
    },

    async closeAll(playerId: number): Promise<void> {
      await db.delete(sessions).where(eq(sessions.playerId, playerId));
    },
  };
}

export type SessionsStore = ReturnType<typeof createSessionsStore>;
