import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";

export const DOCUMENT_KINDS = ["identity", "address", "payment"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Kinds that verify a player once approved; other kinds are requested individually. */
export const REQUIRED_KINDS = ["identity", "address"] as const satisfies DocumentKind[];

/** Accepted media types; detected by content, not by name. */
export const DOCUMENT_TYPES = ["image/jpeg", "image/png", "image/webp", "application/pdf"] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Bytes. */
export const MAX_DOCUMENT = 8 * 1024 * 1024;

export const DOCUMENT_STATUSES = ["pending", "approved", "rejected"] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** Reasons of a rejected document; the client has a message for each. */
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

/** Verification status of a player. */
export const VerificationSchema = v.object({
  /** `pending` from the first document until all are decided. */
  status: v.picklist(["none", ...DOCUMENT_STATUSES]),
  verified: v.boolean(),
  /** Result of the verification partner, independent of `status`. */
  sumsub_verified: v.boolean(),
  /** Kinds that the player still has to upload. */
  needed: v.array(v.picklist(DOCUMENT_KINDS)),
  documents: v.array(DocumentSchema),
  /** Usual time of a decision. */
  expected_hours: v.number(),
});
export type Verification = v.InferOutput<typeof VerificationSchema>;

export const DocumentKindSchema = v.object({ kind: v.picklist(DOCUMENT_KINDS, "unknown") });

export const verificationEndpoints = {
  "GET /api/player/verification": {
    session: true,
    summary: "The player's verification status",
    response: VerificationSchema,
  },
  "POST /api/player/verification/:kind": {
    session: true,
    summary: "Upload a document of a kind",
    params: DocumentKindSchema,
    binary: { types: DOCUMENT_TYPES, max: MAX_DOCUMENT },
    rejections: ["too_many_requests"],
    response: VerificationSchema,
  },
} as const satisfies Record<string, Endpoint>;
