import type { Encryption } from "../../../core/encryption.ts";
import type { Db } from "../../../db/client.ts";
import type { EncryptedDocuments } from "../../verification/api.ts";
import { encryptedStore } from "./encrypted-store.ts";

/** Result of one step. */
export interface ReencryptionStep {
  otpSecrets: number;
  documents: number;
  /** Names of the values that no available secret decrypts. */
  unreadable: string[];
  /** Where the next step starts; null when done. */
  next: string | null;
}

const PAGE = 200;
/** Duration of a step, milliseconds: well below the five minutes that a command waits for a response. */
export const STEP_TIME = 10_000;
/** Cursor positions before every id. */
const FIRST_PLAYER = 0;
const FIRST_DOCUMENT = "00000000-0000-0000-0000-000000000000";

/** Start of a step: after a player or, when all players are done, after a document. */
export const CURSOR = /^(?:player:\d{1,9}|document:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

function startOf(from: string | undefined): { player: number | null; document: string } {
  const [kind, id] = from?.split(":") ?? [];
  if (kind === "document") return { player: null, document: id! };
  return { player: id === undefined ? FIRST_PLAYER : Number(id), document: FIRST_DOCUMENT };
}

export interface StepOptions {
  db: Db;
  documents: EncryptedDocuments;
  encryption: Encryption;
  /** Where to continue: `next` of the previous step. */
  from?: string | undefined;
  /** Checked after each value; true ends the step. */
  isOver: () => boolean;
}

/** Re-encrypts values of an older secret in steps, while the server runs. */
export async function reencrypt({
  db,
  documents,
  encryption,
  from,
  isOver,
}: StepOptions): Promise<ReencryptionStep> {
  const store = encryptedStore(db);
  const result: ReencryptionStep = { otpSecrets: 0, documents: 0, unreadable: [], next: null };
  const start = startOf(from);

  /** Decrypts a value; on failure records its name and returns undefined. */
  function tryDecrypt<T>(name: string, open: () => T): T | undefined {
    try {
      return open();
    } catch {
      result.unreadable.push(name);
      return undefined;
    }
  }

  for (let after = start.player; after !== null; ) {
    const rows = await store.otpSecrets(encryption.prefix, after, PAGE);
    for (const { id, encrypted } of rows) {
      after = id;
      const text = tryDecrypt(`authenticator secret of player ${id}`, () => encryption.decrypt(encrypted));
      if (text !== undefined) {
        await store.replaceOtpSecret(id, encrypted, encryption.encrypt(text));
        result.otpSecrets++;
      }
      if (isOver()) return { ...result, next: `player:${id}` };
    }
    if (rows.length < PAGE) break;
  }

  // One at a time: a document may have 8 MB.
  for (let after = start.document; ; ) {
    const row = await documents.next(encryption.header, after);
    if (!row) return result;
    after = row.id;
    const bytes = tryDecrypt(`document ${row.id}`, () => encryption.decryptBytes(row.encrypted));
    if (bytes) {
      await documents.replace(row.id, encryption.encryptBytes(bytes));
      result.documents++;
    }
    if (isOver()) return { ...result, next: `document:${row.id}` };
  }
}
