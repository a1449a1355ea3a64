import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, isNull, lt, lte, ne, or } from "drizzle-orm";
import type { InactivityRule } from "../../../src/contract/jurisdictions.ts";
import { type Inactivity, inactivityAt } from "../../../src/rules/limits/inactivity.ts";
import type { Db } from "../../db/client.ts";
import { digestOf, newToken } from "../../http/secret-token.ts";
import { players } from "../players/tables.ts";
import { inactiveSessions, sessions } from "./tables.ts";

/** Session lifetimes, seconds: without use, and absolute. */
export interface SessionRule {
  idle: number;
  absolute: number;
}

/** The player fields that session lifetimes depend on. */
interface Owner {
  licence: string;
  country: string | null;
}
type Session = typeof sessions.$inferSelect;

interface Device {
  ip: string;
  userAgent: string;
}

/** Minimum interval between updates of last use, milliseconds: of a session, and of an account. */
const UPDATE_INTERVAL = { session: 60_000, account: 3_600_000 };

export interface SessionsDeps {
  db: Db;
  now: () => number;
  /** Session lifetimes of a licence. */
  ruleOf: (licence: string) => SessionRule;
  /** The inactivity rule of a player; null for none. */
  inactivityOf: (owner: Owner) => InactivityRule | null;
}

/** Sessions with opaque tokens; only digests are stored. */
export function createSessionsStore({ db, now, ruleOf, inactivityOf }: SessionsDeps) {
  const inactivity = ({ activeAt }: Pick<Session, "activeAt">, owner: Owner): Inactivity | null => {
    const rule = inactivityOf(owner);
    return rule && inactivityAt(rule, activeAt.getTime(), now());
  };
  const isInactive = (session: Pick<Session, "activeAt">, owner: Owner) =>
    inactivity(session, owner)?.isOver ?? false;
  const isOver = (session: Session, owner: Owner) => {
    const { idle, absolute } = ruleOf(owner.licence);
    return (
      session.seenAt.getTime() + idle * 1_000 <= now() ||
      session.createdAt.getTime() + absolute * 1_000 <= now() ||
      isInactive(session, owner)
    );
  };
  const ownerColumns = { licence: players.licence, country: players.country };

  /** Ends inactive sessions and remembers them, so that the next request can say why. */
  async function endInactive(digests: string[]): Promise<void> {
    if (digests.length === 0) return;
    const ended = digests.map((digest) => ({ digest, endedAt: new Date(now()) }));
    await db.transaction(async (tx) => {
      await tx.insert(inactiveSessions).values(ended).onConflictDoNothing();
      await tx.delete(sessions).where(inArray(sessions.digest, digests));
    });
  }

  /** Reads a session with its owner, without checking whether it's over. */
  async function read(token: string) {
    const [found] = await db
      .select({ session: sessions, owner: ownerColumns, usedAt: players.usedAt })
      .from(sessions)
      .innerJoin(players, eq(players.id, sessions.playerId))
      .where(and(eq(sessions.digest, digestOf(token)), isNull(players.closedAt)));
    return found;
  }

  async function find(token: string) {
    const found = await read(token);
    if (!found) return null;
    const { session, owner, usedAt } = found;
    if (isOver(session, owner)) {
      if (isInactive(session, owner)) await endInactive([session.digest]);
      else await db.delete(sessions).where(eq(sessions.digest, session.digest));
      return null;
    }
    const at = new Date(now());
    if (now() - session.seenAt.getTime() > UPDATE_INTERVAL.session)
      await db.update(sessions).set({ seenAt: at }).where(eq(sessions.digest, session.digest));
    if (now() - (usedAt ?? session.createdAt).getTime() > UPDATE_INTERVAL.account)
      await db.update(players).set({ usedAt: at }).where(eq(players.id, session.playerId));
    return session;
  }

  return {
    /** Creates a session. @returns its token, which isn't stored */
    async open(playerId: number, { ip, userAgent }: Device): Promise<string> {
      const token = newToken();
      const at = new Date(now());
      await db.insert(sessions).values({
        digest: digestOf(token),
        id: randomUUID(),
        playerId,
        createdAt: at,
        seenAt: at,
        activeAt: at,
        ip,
        userAgent,
      });
      return token;
    },

    find,

    /** Inactivity of a session; null without a rule or session. */
    async inactivity(token: string): Promise<Inactivity | null> {
      const found = await read(token);
      return found ? inactivity(found.session, found.owner) : null;
    },

    /** Records activity of the player. */
    async recordActivity(token: string): Promise<void> {
      const at = new Date(now());
      await db
        .update(sessions)
        .set({ activeAt: at })
        .where(and(eq(sessions.digest, digestOf(token)), lt(sessions.activeAt, at)));
    },

    /** Records that the player has confirmed their identity. */
    async confirm(token: string): Promise<void> {
      await db
        .update(sessions)
        .set({ confirmedAt: new Date(now()) })
        .where(eq(sessions.digest, digestOf(token)));
    },

    /** True if the session of this token ended through inactivity. */
    async wasInactive(token: string): Promise<boolean> {
      const found = await db
        .select({ digest: inactiveSessions.digest })
        .from(inactiveSessions)
        .where(eq(inactiveSessions.digest, digestOf(token)));
      return found.length > 0;
    },

    /** @returns the ids of sessions that exist and aren't inactive; lifetimes aren't checked */
    async activeSessionIds(ids: string[]): Promise<ReadonlySet<string>> {
      const rows = await db
        .select({ id: sessions.id, activeAt: sessions.activeAt, owner: ownerColumns })
        .from(sessions)
        .innerJoin(players, eq(players.id, sessions.playerId))
        .where(and(inArray(sessions.id, ids), isNull(players.closedAt)));
      return new Set(rows.filter((row) => !isInactive(row, row.owner)).map(({ id }) => id));
    },

    /** Ends the session of a token, within `tx` if given. */
    async close(token: string, tx: Db = db): Promise<void> {
      await tx.delete(sessions).where(eq(sessions.digest, digestOf(token)));
    },

    /** Valid sessions, most recently used first. */
    async of({ id, ...owner }: Owner & { id: number }): Promise<Session[]> {
      const rows = await db
        .select()
        .from(sessions)
        .where(eq(sessions.playerId, id))
        .orderBy(desc(sessions.seenAt));
      return rows.filter((row) => !isOver(row, owner));
    },

    /** Ends a player's session by its listed id. @returns false if there is none */
    async closeListed(playerId: number, id: string): Promise<boolean> {
      const closed = await db
        .delete(sessions)
        .where(and(eq(sessions.playerId, playerId), eq(sessions.id, id)))
        .returning({ id: sessions.id });
      return closed.length > 0;
    },

    /** Ends a player's sessions except the one with this token. */
    async closeOthers(playerId: number, token: string): Promise<void> {
      await db
        .delete(sessions)
        .where(and(eq(sessions.playerId, playerId), ne(sessions.digest, digestOf(token))));
    },

    /** Deletes expired sessions of a licence. */
    async sweep(licence: string): Promise<void> {
      const { idle, absolute } = ruleOf(licence);
      const before = (seconds: number) => new Date(now() - seconds * 1_000);
      const playerIds = db.select({ id: players.id }).from(players).where(eq(players.licence, licence));
      const isExpired = or(lte(sessions.seenAt, before(idle)), lte(sessions.createdAt, before(absolute)));
      await db.delete(sessions).where(and(inArray(sessions.playerId, playerIds), isExpired));
    },

    /** Ends inactive sessions. */
    async sweepInactive(): Promise<void> {
      const owners = await db
        .selectDistinct(ownerColumns)
        .from(sessions)
        .innerJoin(players, eq(players.id, sessions.playerId));
      for (const owner of owners) {
        if (!inactivityOf(owner)) continue;
        const { licence, country } = owner;
        const rows = await db
          .select({ digest: sessions.digest, activeAt: sessions.activeAt })
          .from(sessions)
          .innerJoin(players, eq(players.id, sessions.playerId))
          .where(
            and(
              eq(players.licence, licence),
              country === null ? isNull(players.country) : eq(players.country, country),
            ),
          );
        await endInactive(rows.filter((row) => isInactive(row, owner)).map(({ digest }) => digest));
      }
    },

    /** @returns the number of ended sessions */
    async closeEveryone(): Promise<number> {
      return (await db.delete(sessions).returning({ id: sessions.id })).length;
    },

    async closeAll(playerId: number): Promise<void> {
      await db.delete(sessions).where(eq(sessions.playerId, playerId));
    },
  };
}

export type SessionsStore = ReturnType<typeof createSessionsStore>;
