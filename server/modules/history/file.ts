import type { Receipt } from "../../../src/contract/statement.ts";
import { type FileFormat, jsonWithList } from "../../http/file-response.ts";
import { receiptHead, receiptRow } from "./csv.ts";

export interface FileOptions {
  /** Pages of receipts, oldest first. */
  pages: AsyncIterable<Receipt[]>;
  /** Minor units per unit, by currency. */
  subunits: Readonly<Record<string, number>>;
  from: string | null;
  to: string | null;
  currency: string | null;
  /** Milliseconds since the epoch. */
  now: number;
}

async function* csvText({ pages, subunits }: FileOptions) {
  yield receiptHead();
  for await (const page of pages)
    yield page.map((receipt) => receiptRow(receipt, subunits[receipt.currency] ?? 1)).join("");
}

function jsonText({ pages, subunits, from, to, currency, now }: FileOptions) {
  const header = {
    format: "apogee-statement-1",
    from,
    to,
    currency,
    made_at: new Date(now).toISOString(),
    subunits,
  };
  return jsonWithList(header, "receipts", pages);
}

const TEXTS = { csv: csvText, json: jsonText } as const;

/** File name with the first and last day of the period, UTC. */
export function fileName(format: FileFormat, { from, to, now }: Pick<FileOptions, "from" | "to" | "now">) {
  const day = (at: string | number) => new Date(at).toISOString().slice(0, 10);
  return `statement-${from === null ? "all" : day(from)}-${day(to ?? now)}.${format}`;
}

/** The file's text; each page is read when the previous one was taken. */
export const fileText = (format: FileFormat, options: FileOptions) => TEXTS[format](options);
