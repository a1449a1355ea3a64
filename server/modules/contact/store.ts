import type { Db } from "../../db/client.ts";
import { contactMessages } from "./tables.ts";

type Message = Pick<
  typeof contactMessages.$inferInsert,
  "playerId" | "name" | "email" | "subject" | "message"
>;

export function createContactStore(db: Db, now: () => number) {
  return {
    async save(message: Message): Promise<void> {
      await db.insert(contactMessages).values({ ...message, createdAt: new Date(now()) });
    },
  };
}
