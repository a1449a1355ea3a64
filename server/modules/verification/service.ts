import { randomUUID } from "node:crypto";
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  REQUIRED_KINDS,
  type Verification,
} from "../../../src/contract/verification.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { fileType } from "./file-type.ts";
import { createVerificationStore, type DocumentRow, isRequired } from "./store.ts";

/** Usual time until a decision. */
const EXPECTED_HOURS = 24;

/** Content that stands in for a document that the player hasn't uploaded. */
const STAND_IN = new TextEncoder().encode("%PDF-1.4 demo");

export interface VerificationDeps {
  db: Db;
  now: () => number;
  /** Encrypts documents, so that the database alone doesn't reveal them. */
  encryption: {
    encryptBytes: (bytes: Uint8Array) => Uint8Array;
    decryptBytes: (encrypted: Uint8Array) => Uint8Array;
  };
}

function statusOf(documents: DocumentRow[], verified: boolean): Verification["status"] {
  if (verified) return "approved";
  if (documents.some(({ status }) => status === "rejected")) return "rejected";
  return documents.length > 0 ? "pending" : "none";
}

/** Kinds to upload. A payment document is uploaded only if support asks, so its kind is listed only when rejected. */
function neededKinds(documents: DocumentRow[], verified: boolean): DocumentKind[] {
  return DOCUMENT_KINDS.filter((kind) => {
    const document = documents.find((document) => document.kind === kind);
    if (document) return document.status === "rejected";
    return !verified && isRequired(kind);
  });
}

/** Identity documents; their content is for staff only. */
export function createVerificationService({ db, now, encryption }: VerificationDeps) {
  const store = createVerificationStore(db, now);

  async function of(playerId: number): Promise<Verification> {
    const flags = await store.flagsOf(playerId);
    if (!flags) throw new RequestError("unauthorized");
    const documents = await store.of(playerId);
    return {
      status: statusOf(documents, flags.verified),
      verified: flags.verified,
      sumsub_verified: flags.sumsubVerified,
      needed: neededKinds(documents, flags.verified),
      documents: documents.map(({ id, kind, status, reason, createdAt }) => ({
        id,
        kind,
        status,
        reason,
        created_at: createdAt.toISOString(),
      })),
      expected_hours: EXPECTED_HOURS,
    };
  }

  const reject = (): never => {
    throw new RequestError("validation_failed", { errors: { kind: ["locked"] } });
  };

  return {
    of,

    /** Rejects an upload if there is a document of its kind that wasn't rejected. @throws RequestError */
    async checkOpen(playerId: number, kind: DocumentKind): Promise<void> {
      const documents = await store.of(playerId);
      if (documents.some((document) => document.kind === kind && document.status !== "rejected")) reject();
    },

    /** Stores a file whose content matches `type`. @throws RequestError */
    async acceptUpload(
      playerId: number,
      kind: DocumentKind,
      type: string,
      file: Uint8Array,
    ): Promise<Verification> {
      const contentType = fileType(file);
      if (!contentType || contentType !== type) throw new RequestError("unsupported_media_type");
      const content = encryption.encryptBytes(file);
      const document = { id: randomUUID(), playerId, kind, contentType, size: file.length, content };
      if (!(await store.put(document))) reject();
      return of(playerId);
    },

    pending: store.pending,
    decide: store.decide,

    /** Approves all kinds that are required of a player, as staff would; those not uploaded get a stand-in. */
    async approveAll(playerId: number, by: string): Promise<void> {
      const content = encryption.encryptBytes(STAND_IN);
      for (const kind of REQUIRED_KINDS)
        await store.put({
          id: randomUUID(),
          playerId,
          kind,
          contentType: "application/pdf",
          size: STAND_IN.length,
          content,
        });
      for (const { id, kind, status } of await store.of(playerId))
        if (isRequired(kind) && status !== "approved") await store.decide(id, { status: "approved" }, by);
    },

    /** A decrypted document with the player's stated identity. */
    async show(id: string, by: string) {
      const row = await store.show(id, by);
      if (!row) return undefined;
      try {
        return { ...row, content: encryption.decryptBytes(row.content) };
      } catch (cause) {
        throw new Error("The document was encrypted with another SECRET, or changed since", { cause });
      }
    },
  };
}

export type VerificationService = ReturnType<typeof createVerificationService>;
