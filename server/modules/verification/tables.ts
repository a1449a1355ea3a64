import { sql } from "drizzle-orm";
import { customType, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type {
  DocumentKind,
  DocumentStatus,
  DocumentType,
  RejectionReason,
} from "../../../src/contract/verification.ts";
import { players } from "../../core/players/tables.ts";

const bytea = customType<{ data: Uint8Array }>({
  dataType: () => "bytea",
  // Sent as text: the embedded database writes 8 MB from text in a quarter of a second, and from bytes in 5 s.
  toDriver: (bytes) => sql`decode(${Buffer.from(bytes).toString("base64")}, 'base64')`,
});

/** Identity documents, one per kind; a new one replaces a rejected one. */
export const verificationDocuments = pgTable(
  "verification_documents",
  {
    id: uuid().primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    kind: text().$type<DocumentKind>().notNull(),
    status: text().$type<DocumentStatus>().notNull(),
    /** Reason of the rejection. */
    reason: text().$type<RejectionReason>(),
    contentType: text("content_type").$type<DocumentType>().notNull(),
    /** Size before encryption, bytes. */
    size: integer().notNull(),
    /** Encrypted with the server secret. */
    content: bytea().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    decidedAt: timestamp("decided_at", { withTimezone: true }),
  },
  (t) => [uniqueIndex("verification_documents_kind").on(t.playerId, t.kind)],
);
