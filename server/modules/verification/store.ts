import { and, asc, eq, sql } from "drizzle-orm";
import {
  type DocumentKind,
  REQUIRED_KINDS,
  type RejectionReason,
} from "../../../src/contract/verification.ts";
import { createAudit } from "../../core/audit/audit.ts";
import { playerChanges } from "../../core/players/player-changes-store.ts";
import { players } from "../../core/players/tables.ts";
import type { Db } from "../../db/client.ts";
import { verificationDocuments as documents } from "./tables.ts";

export type NewDocument = Pick<
  typeof documents.$inferInsert,
  "id" | "playerId" | "kind" | "contentType" | "size" | "content"
>;
export type VerificationDecision = { status: "approved" } | { status: "rejected"; reason: RejectionReason };

/** All columns but the content, which is large and rarely needed. */
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

export const isRequired = (kind: DocumentKind) => REQUIRED_KINDS.some((required) => required === kind);

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

    /** Stores a document, replacing a rejected one of its kind. @returns false if there is one that wasn't rejected */
    async put(document: NewDocument): Promise<boolean> {
      const values = {
        ...document,
        status: "pending",
        reason: null,
        createdAt: new Date(now()),
        decidedAt: null,
      } as const;
      const stored = await db
        .insert(documents)
        .values(values)
        .onConflictDoUpdate({
          target: [documents.playerId, documents.kind],
          // Refers to the inserted value instead of sending it twice.
          set: { ...values, content: sql`excluded.content` },
          setWhere: eq(documents.status, "rejected"),
        })
        .returning({ id: documents.id });
      return stored.length > 0;
    },

    /** Undecided documents, oldest first. */
    pending: (): Promise<DocumentRow[]> =>
      db
        .select(columns)
        .from(documents)
        .where(eq(documents.status, "pending"))
        .orderBy(asc(documents.createdAt)),

    /** An encrypted document with the player's stated identity; audited with the staff member's name. */
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
     * Decides on a document and updates the player's `verified`: true once all required kinds are approved, false
     * when one is revoked. @returns undefined if there is no such document
     */
    decide: (id: string, decision: VerificationDecision, by: string) =>
      db.transaction(async (tx) => {
        const [document] = await tx.select(columns).from(documents).where(eq(documents.id, id));
        if (!document) return undefined;
        const { playerId, kind } = document;
        // Lock the player: concurrent decisions wouldn't see each other.
        const isPlayer = eq(players.id, playerId);
        await tx.select({ id: players.id }).from(players).where(isPlayer).for("no key update");
        const [current] = await tx
          .select({ status: documents.status })
          .from(documents)
          .where(eq(documents.id, id))
          .for("update");
        if (!current) return undefined;
        const reason = decision.status === "rejected" ? decision.reason : null;
        await tx
          .update(documents)
          .set({ status: decision.status, reason, decidedAt: new Date(now()) })
          .where(eq(documents.id, id));
        const approved = await tx
          .select({ kind: documents.kind })
          .from(documents)
          .where(and(eq(documents.playerId, playerId), eq(documents.status, "approved")));
        const isComplete = REQUIRED_KINDS.every((required) => approved.some((one) => one.kind === required));
        const isRevoked = reason !== null && current.status === "approved" && isRequired(kind);
        if (isComplete || isRevoked) await playerChanges.setVerified(tx, playerId, isComplete);
        const auditDetails = { document: id, kind, reason, by };
        await createAudit(tx, now)(playerId, `verification_${decision.status}`, auditDetails);
        const [player] = await tx.select({ verified: players.verified }).from(players).where(isPlayer);
        return { playerId, kind, verified: player!.verified };
      }),
  };
}

export type VerificationStore = ReturnType<typeof createVerificationStore>;
