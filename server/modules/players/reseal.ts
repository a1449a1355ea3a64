import type { Db } from "../../db/client.ts";
import { sealedStore } from "./sealed-store.ts";
import type { SecretBox } from "./secret-box.ts";

export interface Resealed {
  otpSecrets: number;
  documents: number;
  /** Those that no secret at hand opens, by id. */
  unreadable: string[];
}

const PAGE = 200;
/** Before every id. */
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Seals everything with the current secret that was sealed with an older one, while the server runs. */
export async function reseal(db: Db, box: SecretBox): Promise<Resealed> {
  const store = sealedStore(db);
  const done: Resealed = { otpSecrets: 0, documents: 0, unreadable: [] };

  /** What it holds; undefined, and noted, where nothing at hand opens it. */
  function opened<T>(name: string, open: () => T): T | undefined {
    try {
      return open();
    } catch {
      done.unreadable.push(name);
      return undefined;
    }
  }

  for (let after = 0; ; ) {
    const rows = await store.otpSecrets(box.prefix, after, PAGE);
    for (const { id, sealed } of rows) {
      after = id;
      const text = opened(`authenticator secret of player ${id}`, () => box.open(sealed));
      if (text === undefined) continue;
      await store.replaceOtpSecret(id, sealed, box.seal(text));
      done.otpSecrets++;
    }
    if (rows.length < PAGE) break;
  }

  // One by one: a document may have 8 MB.
  for (let after = FIRST; ; ) {
    const row = await store.nextDocument(box.header, after);
    if (!row) return done;
    after = row.id;
    const bytes = opened(`document ${row.id}`, () => box.openBytes(row.sealed));
    if (!bytes) continue;
    await store.replaceDocument(row.id, box.sealBytes(bytes));
    done.documents++;
  }
}
