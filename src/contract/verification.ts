import * as v from "valibot";

export const DOCUMENT_KINDS = ["identity", "address", "payment"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Whoever has these two approved is verified; any other is asked for when it is needed. */
export const REQUIRED_KINDS = ["identity", "address"] as const satisfies DocumentKind[];

/** What a document may be; told by its content, not by its name. */
export const DOCUMENT_TYPES = ["image/jpeg", "image/png", "image/webp", "application/pdf"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Bytes. */
export const MAX_DOCUMENT = 8 * 1024 * 1024;

export const DOCUMENT_STATUSES = ["pending", "approved", "rejected"] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** Why a document was not taken; the client has a sentence for each. */
export const REJECTION_REASONS = ["unreadable", "expired", "mismatch", "other"] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

export const DocumentSchema = v.object({
  id: v.string(),
  kind: v.picklist(DOCUMENT_KINDS),
  status: v.picklist(DOCUMENT_STATUSES),
  /** Null unless it was rejected. */
  reason: v.nullable(v.picklist(REJECTION_REASONS)),
  created_at: v.string(),
});
export type Document = v.InferOutput<typeof DocumentSchema>;

/** How far a player has come in showing who they are. */
export const VerificationSchema = v.object({
  /** `pending` from the first document on, until all are decided. */
  status: v.picklist(["none", ...DOCUMENT_STATUSES]),
  verified: v.boolean(),
  /** What the partner found, which is a matter of its own. */
  sumsub_verified: v.boolean(),
  /** Kinds of which a document is to be sent. */
  needed: v.array(v.picklist(DOCUMENT_KINDS)),
  documents: v.array(DocumentSchema),
  /** How long a decision usually takes. */
  expected_hours: v.number(),
});
export type Verification = v.InferOutput<typeof VerificationSchema>;

export const DocumentKindSchema = v.object({ kind: v.picklist(DOCUMENT_KINDS, "unknown") });
