import type { Receipt } from "../../contract/statement.ts";
import { chainText } from "./chain-text.ts";

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Hash of a receipt's contents, as the ledger computes it. */
export async function receiptHash({ number, time, kind, currency, cause, previous_hash, chain }: Receipt) {
  const text = chainText(previous_hash, {
    playerId: chain.player_id,
    accountId: chain.account_id,
    number,
    kind,
    currency,
    key: chain.key,
    reverses: chain.reverses?.id ?? null,
    cause,
    at: Date.parse(time),
    postings: chain.postings,
  });
  return hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/** Number of the first receipt with a wrong hash; null if all are right. */
export async function firstWrongHash(receipts: readonly Receipt[]): Promise<number | null> {
  const hashes = await Promise.all(receipts.map(receiptHash));
  return receipts.find(({ hash }, i) => hash !== hashes[i])?.number ?? null;
}
