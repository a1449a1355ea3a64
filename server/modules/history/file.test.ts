import { describe, expect, it } from "vitest";
import type { Receipt } from "../../../src/contract/statement.ts";
import { textCell } from "../../http/csv.ts";
import { textStream } from "../../http/file-response.ts";
import { receiptRow } from "./csv.ts";
import { fileName, fileText } from "./file.ts";

const RECEIPT: Receipt = {
  number: 7,
  time: "2026-11-21T12:00:00.000Z",
  kind: "bet",
  currency: "BTC",
  changes: [
    {
      balance_type: "real",
      amount_cents: "-9007199254740993",
      before_cents: "9007199254740993",
      after_cents: 0,
    },
    { balance_type: "reserved", amount_cents: 1, before_cents: 0, after_cents: 1 },
  ],
  total: { before_cents: "9007199254740993", after_cents: 1 },
  cause: { round: "-1+1" },
  game: null,
  round: null,
  hash: "h",
  previous_hash: "p",
  chain: { player_id: 1, account_id: 2, key: "k", reverses: { number: 3, id: 9 }, postings: [] },
};

const options = { subunits: { BTC: 100_000_000 }, from: null, to: null, currency: null, now: 0 };

describe("a text cell", () => {
  it.each([
    ["=1+1", `"'=1+1"`],
    ["+1", `"'+1"`],
    ["-1", `"'-1"`],
    ["@sum(a1)", `"'@sum(a1)"`],
    ["\t=1", `"'\t=1"`],
    ["\r=1", `"'\r=1"`],
    ["  =1", `"'  =1"`],
    ["|cmd", `"'|cmd"`],
    ['a "b", c', `"a ""b"", c"`],
    ["two\nlines", '"two\nlines"'],
    ["Book of Ra = 5", '"Book of Ra = 5"'],
    ["", '""'],
  ])("NEW-06 %j is written as %s and not as a formula", (text, cell) => {
    expect(textCell(text)).toBe(cell);
  });
});

describe("a CSV row", () => {
  it("NEW-06 has exact decimal amounts of any size, with the currency's decimals", () => {
    expect(receiptRow(RECEIPT, 100_000_000)).toBe(
      `7,2026-11-21T12:00:00.000Z,"bet","","","'-1+1",3,"BTC",-90071992.54740992,-9007199254740992,` +
        `90071992.54740993,9007199254740993,0.00000001,1,-90071992.54740993,-9007199254740993,` +
        `0.00000000,0,0.00000001,1,0.00000000,0,0.00000000,0,h,p\r\n`,
    );
  });

  it("NEW-06 has no decimal point in a currency without minor units", () => {
    expect(receiptRow({ ...RECEIPT, total: { before_cents: 5, after_cents: 3 }, changes: [] }, 1)).toContain(
      ",-2,-2,5,5,3,3,",
    );
  });
});

describe("the file name", () => {
  it("NEW-06 contains the period", () => {
    const period = { from: "2026-01-31T23:00:00.000Z", to: null, now: Date.UTC(2026, 10, 22) };
    expect(fileName("csv", period)).toBe("statement-2026-01-31-2026-11-22.csv");
  });
});

describe("the file stream", () => {
  /** Endless pages, and how many of them were read. */
  function endless() {
    const counted = { pages: 0, ended: false };
    async function* pages() {
      try {
        for (;;) {
          counted.pages++;
          yield [RECEIPT];
        }
      } finally {
        counted.ended = true;
      }
    }
    return { counted, pages: pages() };
  }

  it("NEW-06 reads a page only when the previous one was consumed, and stops when the receiver cancels", async () => {
    const { counted, pages } = endless();
    const reader = textStream(fileText("csv", { ...options, pages })).getReader();
    expect(counted.pages).toBe(0);
    for (let n = 1; n <= 5; n++) {
      await reader.read();
      expect(counted.pages).toBe(n - 1);
    }
    await reader.cancel();
    expect(counted).toEqual({ pages: 4, ended: true });
  });

  it("NEW-06 fails when a page can't be read, so the file doesn't look complete", async () => {
    async function* pages() {
      yield [RECEIPT];
      throw new Error("the database is gone");
    }
    const text = new Response(textStream(fileText("json", { ...options, pages: pages() }))).text();
    await expect(text).rejects.toThrow("the database is gone");
  });
});
