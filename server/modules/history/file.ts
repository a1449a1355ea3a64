import type { Receipt } from "../../../src/contract/statement.ts";
import { csvHead, csvRow } from "./csv.ts";

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
  yield csvHead();
  for await (const page of pages)
    yield page.map((receipt) => csvRow(receipt, subunits[receipt.currency] ?? 1)).join("");
}

async function* jsonText({ pages, subunits, from, to, currency, now }: FileOptions) {
  const header = {
    format: "apogee-statement-1",
    from,
    to,
    currency,
    made_at: new Date(now).toISOString(),
    subunits,
  };
  yield `${JSON.stringify(header).slice(0, -1)},"receipts":[`;
  let separator = "\n";
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield separator + page.map((receipt) => JSON.stringify(receipt)).join(",\n");
    separator = ",\n";
  }
  yield "\n]}\n";
}

export const FILES = {
  csv: { type: "text/csv; charset=utf-8", text: csvText },
  json: { type: "application/json; charset=utf-8", text: jsonText },
} as const;
export type FileFormat = keyof typeof FILES;

/** File name with the first and last day of the period, UTC. */
export function fileName(format: FileFormat, { from, to, now }: Pick<FileOptions, "from" | "to" | "now">) {
  const day = (at: string | number) => new Date(at).toISOString().slice(0, 10);
  return `statement-${from === null ? "all" : day(from)}-${day(to ?? now)}.${format}`;
}

/**
 * Streams the file: each page is read when the client has taken the previous one. Errors abort the download, so that
 * a partial file isn't taken for a complete one.
 */
export function fileStream(format: FileFormat, options: FileOptions): ReadableStream<Uint8Array> {
  const text = FILES[format].text(options);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await text.next();
        if (done) controller.close();
        else if (value !== "") controller.enqueue(encoder.encode(value));
        else await this.pull!(controller);
      },
      async cancel() {
        await text.return();
      },
    },
    { highWaterMark: 0 },
  );
}
