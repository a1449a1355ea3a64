import type { Db } from "../../db/client.ts";
import { sealedStore } from "./encrypted-store.ts";
import type { SecretBox } from "./encryption.ts";

/** What one step has done. */
export interface Resealed {
  otpSecrets: number;
  documents: number;
  /** Those that no secret at hand opens, by id. */
  unreadable: string[];
  /** Where the next step begins; null once nothing is left. */
  next: string | null;
}

const PAGE = 200;
/** Milliseconds after which a step ends: far below the five minutes that a command waits for an answer. */
export const STEP_TIME = 10_000;
/** Before every id. */
const FIRST_PLAYER = 0;
const FIRST_DOCUMENT = "00000000-0000-0000-0000-000000000000";

/** Where a step begins: behind a player, or once all players are done, behind a document. */
export const CURSOR = /^(?:player:\d{1,9}|document:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

function startOf(from: string | undefined): { player: number | null; document: string } {
  const [kind, id] = from?.split(":") ?? [];
  if (kind === "document") return { player: null, document: id! };
  return { player: id === undefined ? FIRST_PLAYER : Number(id), document: FIRST_DOCUMENT };
}

export interface StepOptions {
  db: Db;
  box: SecretBox;
  /** The end of the step before. */
  from?: string | undefined;
  /** Whether the step has taken long enough; asked after each thing that was done. */
  isOver: () => boolean;
}

/** Seals with the current secret what was sealed with an older one, one step of it, while the server runs. */
export async function reseal({ db, box, from, isOver }: StepOptions): Promise<Resealed> {
  const store = sealedStore(db);
  const done: Resealed = { otpSecrets: 0, documents: 0, unreadable: [], next: null };
  const start = startOf(from);

  /** What it holds; undefined, and noted, where nothing at hand opens it. */
  function opened<T>(name: string, open: () => T): T | undefined {
    try {
      return open();
    } catch {
      done.unreadable.push(name);
      return undefined;
    }
  }

  for (let after = start.player; after !== null; ) {
    const rows = await store.otpSecrets(box.prefix, after, PAGE);
    for (const { id, sealed } of rows) {
      after = id;
      const text = opened(`authenticator secret of player ${id}`, () => box.open(sealed));
      if (text !== undefined) {
        await store.replaceOtpSecret(id, sealed, box.seal(text));
        done.otpSecrets++;
      }
      if (isOver()) return { ...done, next: `player:${id}` };
    }
    if (rows.length < PAGE) break;
  }

  // One by one: a document may have 8 MB.
  for (let after = start.document; ; ) {
    const row = await store.nextDocument(box.header, after);
    if (!row) return done;
    after = row.id;
    const bytes = opened(`document ${row.id}`, () => box.openBytes(row.sealed));
    if (bytes) {
      await store.replaceDocument(row.id, box.sealBytes(bytes));
      done.documents++;
    }
    if (isOver()) return { ...done, next: `document:${row.id}` };
  }
}
