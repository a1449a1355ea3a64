import type { Award } from "../../../src/contract/awards.ts";
import { toDecimal } from "../../../src/rules/money/decimals.ts";
import { BYTE_ORDER_MARK, csvRow, textCell } from "../../http/csv.ts";
import { type FileFormat, jsonWithList } from "../../http/file-response.ts";

interface FileOptions {
  /** Pages of awards, newest first. */
  pages: AsyncIterable<readonly Award[]>;
  /** Minor units per unit, by currency. */
  subunits: Readonly<Record<string, number>>;
  /** Milliseconds since the epoch. */
  now: number;
}

const HEAD = [
  "id",
  "created_utc",
  "kind",
  "cause",
  "came_from_id",
  "title",
  "state",
  "reason",
  "decided_utc",
  "currency",
  "amount",
  "amount_minor_units",
  "count",
  "real_money",
  "real_money_minor_units",
  "receipts",
  "terms",
  "terms_version",
  "terms_digest",
];

/** An award as CSV row; amounts are plain numbers. */
function awardRow(award: Award, subunits: Readonly<Record<string, number>>): string {
  const { amount_cents, cash_cents, currency, campaign } = award;
  const decimal = (minor: bigint) => toDecimal(minor, subunits[currency ?? ""] ?? 1);
  const amount = amount_cents === null ? null : BigInt(amount_cents);
  return csvRow([
    award.id,
    award.created_at,
    award.kind,
    award.source,
    award.parent_id ?? "",
    textCell(award.title),
    award.state,
    textCell(award.reason ?? ""),
    award.decided_at ?? "",
    textCell(currency ?? ""),
    amount === null ? "" : decimal(amount),
    amount === null ? "" : String(amount),
    award.count === null ? "" : String(award.count),
    decimal(BigInt(cash_cents)),
    String(cash_cents),
    award.receipts.join(" "),
    textCell(campaign?.slug ?? ""),
    campaign ? String(campaign.version) : "",
    campaign?.digest ?? "",
  ]);
}

async function* csvText({ pages, subunits }: FileOptions) {
  yield BYTE_ORDER_MARK + csvRow(HEAD);
  for await (const page of pages) yield page.map((award) => awardRow(award, subunits)).join("");
}

const jsonText = ({ pages, subunits, now }: FileOptions) =>
  jsonWithList(
    { format: "apogee-awards-1", made_at: new Date(now).toISOString(), subunits },
    "awards",
    pages,
  );

const TEXTS = { csv: csvText, json: jsonText } as const;

/** The player's awards as a file's text; each page is read when the previous one was taken. */
export const awardsFileText = (format: FileFormat, options: FileOptions) => TEXTS[format](options);
