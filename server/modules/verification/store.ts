import { and, asc, eq, sql } from "drizzle-orm";
import {
  type DocumentKind,
  REQUIRED_KINDS,
  type RejectionReason,
} from "../../../src/contract/verification.ts";
import { createAudit } from "../../db/audit.ts";
import type { Db } from "../../db/client.ts";
import { verificationDocuments as documents, players } from "../../db/player-schema.ts";

export type NewDocument = Pick<
  typeof documents.$inferInsert,
  "id" | "playerId" | "kind" | "contentType" | "size" | "content"
>;
export type Decision = { status: "approved" } | { status: "rejected"; reason: RejectionReason };

/** Everything but the content, which few need and which is large. */
const columns = {
  id: documents.id,
  playerId: documents.playerId,
  kind: documents.kind,
  status: documents.status,
  reason: documents.reason,
  contentType: documents.contentType,
  size: documents.size,
  createdAt: documents.createdAt,
};

export type DocumentRow = Pick<typeof documents.$inferSelect, keyof typeof columns>;

const isRequired = (kind: DocumentKind) => REQUIRED_KINDS.some((required) => required === kind);

export function createVerificationStore(db: Db, now: () => number) {
  return {
    of: (playerId: number): Promise<DocumentRow[]> =>
      db
        .select(columns)
        .from(documents)
        .where(eq(documents.playerId, playerId))
        .orderBy(asc(documents.createdAt)),

    async flagsOf(playerId: number): Promise<{ verified: boolean; sumsubVerified: boolean } | undefined> {
      const { verified, sumsubVerified } = players;
      const [row] = await db
        .select({ verified, sumsubVerified })
        .from(players)
        .where(eq(players.id, playerId));
      return row;
    },

    /** Keeps a document, in the place of a rejected one of its kind; false when there is any other one. */
    async put(document: NewDocument): Promise<boolean> {
      const values = {
        ...document,
        status: "pending",
        reason: null,
        createdAt: new Date(now()),
        decidedAt: null,
      } as const;
      const kept = await db
        .insert(documents)
        .values(values)
        .onConflictDoUpdate({
          target: [documents.playerId, documents.kind],
          // Not sent a second time.
          set: { ...values, content: sql`excluded.content` },
          setWhere: eq(documents.status, "rejected"),
        })
        .returning({ id: documents.id });
      return kept.length > 0;
    },

    /** Those that wait for a decision, oldest first. */
    pending: (): Promise<DocumentRow[]> =>
      db
        .select(columns)
        .from(documents)
        .where(eq(documents.status, "pending"))
        .orderBy(asc(documents.createdAt)),

    /** A document with its sealed content, and who its player says to be; noted with who looked at it. */
    show: (id: string, by: string) =>
      db.transaction(async (tx) => {
        const { firstName, lastName, dateOfBirth, address, postalCode, city, country } = players;
        const [row] = await tx
          .select({
            ...columns,
            content: documents.content,
            player: { firstName, lastName, dateOfBirth, address, postalCode, city, country },
          })
          .from(documents)
          .innerJoin(players, eq(players.id, documents.playerId))
          .where(eq(documents.id, id));
        if (row)
          await createAudit(tx, now)(row.playerId, "verification_shown", {
            document: id,
            kind: row.kind,
            by,
          });
        return row;
      }),

    /**
     * Decides on a document, whatever was decided before, and with it on the player's `verified`: true once every
     * required kind is approved, false again when one of those is taken back. Undefined when there is no such document.
     */
    decide: (id: string, decision: Decision, by: string) =>
      db.transaction(async (tx) => {
        const [found] = await tx.select(columns).from(documents).where(eq(documents.id, id));
        if (!found) return undefined;
        const { playerId, kind } = found;
        // Two who decide at once would not see each other's approval.
        const own = eq(players.id, playerId);
        await tx.select({ id: players.id }).from(players).where(own).for("no key update");
        const [before] = await tx
          .select({ status: documents.status })
          .from(documents)
          .where(eq(documents.id, id))
          .for("update");
        if (!before) return undefined;
        const reason = decision.status === "rejected" ? decision.reason : null;
        await tx
          .update(documents)
          .set({ status: decision.status, reason, decidedAt: new Date(now()) })
          .where(eq(documents.id, id));
        const approved = await tx
          .select({ kind: documents.kind })
          .from(documents)
          .where(and(eq(documents.playerId, playerId), eq(documents.status, "approved")));
        const complete = REQUIRED_KINDS.every((required) => approved.some((one) => one.kind === required));
        const isTakenBack = reason !== null && before.status === "approved" && isRequired(kind);
        if (complete || isTakenBack) await tx.update(players).set({ verified: complete }).where(own);
        const noted = { document: id, kind, reason, by };
        await createAudit(tx, now)(playerId, `verification_${decision.status}`, noted);
        const [player] = await tx.select({ verified: players.verified }).from(players).where(own);
        return { playerId, kind, verified: player!.verified };
      }),
  };
}

export type VerificationStore = ReturnType<typeof createVerificationStore>;
