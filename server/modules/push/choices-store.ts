import { eq, lt, ne, or, sql } from "drizzle-orm";
import { PUSH_TOPICS, type PushChoices } from "../../../src/contract/push.ts";
import type { Db } from "../../db/client.ts";
import { pushChoices, pushCounts } from "./tables.ts";

type Row = typeof pushChoices.$inferSelect;

function present({ topicsOff, quietFrom: from, quietTo: to, timeZone, dailyCap }: Row): PushChoices {
  const topics = Object.fromEntries(PUSH_TOPICS.map((topic) => [topic, !topicsOff.includes(topic)]));
  return {
    topics: topics as PushChoices["topics"],
    quiet_hours: from !== null && to !== null ? { from, to } : null,
    time_zone: timeZone,
    daily_cap: dailyCap,
  };
}

export function createChoicesStore(db: Db) {
  return {
    /** Undefined if the player has the defaults. */
    async of(playerId: number): Promise<PushChoices | undefined> {
      const [row] = await db.select().from(pushChoices).where(eq(pushChoices.playerId, playerId));
      return row && present(row);
    },

    async save(playerId: number, choices: PushChoices): Promise<void> {
      const { topics, quiet_hours, time_zone: timeZone, daily_cap: dailyCap } = choices;
      const row = {
        topicsOff: PUSH_TOPICS.filter((topic) => !topics[topic]),
        quietFrom: quiet_hours?.from ?? null,
        quietTo: quiet_hours?.to ?? null,
        timeZone,
        dailyCap,
      };
      await db
        .insert(pushChoices)
        .values({ playerId, ...row })
        .onConflictDoUpdate({ target: pushChoices.playerId, set: row });
    },

    /** Counts a message sent on `day`. @returns false, without counting, if there were `limit` already */
    async count(playerId: number, day: string, limit: number): Promise<boolean> {
      const isToday = sql`${pushCounts.day} = excluded.day`;
      const counted = await db
        .insert(pushCounts)
        .values({ playerId, day, messages: 1 })
        .onConflictDoUpdate({
          target: pushCounts.playerId,
          set: { day, messages: sql`case when ${isToday} then ${pushCounts.messages} + 1 else 1 end` },
          setWhere: or(ne(pushCounts.day, day), lt(pushCounts.messages, limit)),
        })
        .returning({ playerId: pushCounts.playerId });
      return counted.length > 0;
    },
  };
}
