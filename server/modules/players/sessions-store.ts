import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, lt, ne, or } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { players, sessions } from "../../db/schema.ts";

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

const digestOf = (token: string) => createHash("sha256").update(token).digest("base64url");

export interface SessionsDeps {
  db: Db;
  now: () => number;
  /** By licence. */
  ruleOf: (licence: string) => SessionRule;
}

/** Opaque tokens of 256 random bits; the database keeps their digests only. */
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
      const token = randomBytes(32).toString("base64url");
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

    /** Ends one of a player's sessions by its id; says whether there was one. */
    async closeOne(playerId: number, id: string): Promise<boolean> {
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.playerId, playerId), eq(sessions.id, id)))
        .returning({ id: sessions.id });
      return ended.length > 0;
    },

    /** Ends all of a player's sessions but the one of this token, where there is one. */
    async closeOthers(playerId: number, token: string | null): Promise<void> {
      const kept = token === null ? undefined : ne(sessions.digest, digestOf(token));
      await db.delete(sessions).where(and(eq(sessions.playerId, playerId), kept));
    },

    list: (playerId: number) =>
      db.select().from(sessions).where(eq(sessions.playerId, playerId)).orderBy(desc(sessions.seenAt)),

    /** Forgets sessions that no rule would let live, for a job to call. */
    async sweep(longest: SessionRule): Promise<void> {
      const before = (seconds: number) => new Date(now() - seconds * 1_000);
      await db
        .delete(sessions)
        .where(
          or(lt(sessions.seenAt, before(longest.idle)), lt(sessions.createdAt, before(longest.absolute))),
        );
    },
  };
}

export type SessionsStore = ReturnType<typeof createSessionsStore>;
