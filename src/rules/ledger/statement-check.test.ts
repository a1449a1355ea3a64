import { describe, expect, it } from "vitest";
import type { Receipt, Statement } from "../../contract/statement.ts";
import { checkStatement, matchesStatement } from "./statement-check.ts";
import { firstWrongHash, receiptHash } from "./statement-hash.ts";

type Now = NonNullable<Statement["now"]>;

/** Receipts of one euro account as the ledger writes them, newest first. */
async function writeReceipts(...amounts: number[]): Promise<{ receipts: Receipt[]; now: Now }> {
  const receipts: Receipt[] = [];
  let [balance, hash] = [0, ""];
  for (const [i, amount] of amounts.entries()) {
    const receipt: Receipt = {
      number: i + 1,
      time: new Date(Date.UTC(2026, 10, 21, 12, i)).toISOString(),
      kind: i === 0 ? "adjustment" : "bet",
      currency: "EUR",
      changes: [
        { balance_type: "real", amount_cents: amount, before_cents: balance, after_cents: balance + amount },
      ],
      total: { before_cents: balance, after_cents: balance + amount },
      cause: { reason: "x", action: String(i) },
      game: null,
      round: null,
      hash: "",
      previous_hash: hash,
      chain: {
        player_id: 1,
        account_id: 2,
        key: `k${i}`,
        reverses: null,
        postings: [
          ["purse:real", String(amount)],
          ["house:games", String(-amount)],
        ],
      },
    };
    hash = await receiptHash(receipt);
    receipts.unshift({ ...receipt, hash });
    balance += amount;
  }
  const balances = {
    real_cents: balance,
    bonus_cents: 0,
    reserved_cents: 0,
    owed_cents: 0,
    unsettled_cents: 0,
  };
  return { receipts, now: { accounts: [{ currency: "EUR", ...balances }], number: amounts.length, hash } };
}

/** Copies the receipts with one of them changed. */
const tamperWith = (receipts: Receipt[], number: number, change: (receipt: Receipt) => void) =>
  receipts.map((receipt) => {
    if (receipt.number !== number) return receipt;
    const copy = structuredClone(receipt);
    change(copy);
    return copy;
  });

const check = (receipts: Receipt[], now: Now, isComplete = true) =>
  checkStatement(receipts, now, { isComplete });

describe("recomputing a balance", () => {
  it("NEW-06 adds the changes to the opening balance", async () => {
    const { receipts, now } = await writeReceipts(1_000, -250, 40);
    expect(check(receipts, now)).toEqual({
      matches: true,
      receipts: 3,
      accounts: [{ currency: "EUR", opening: 0n, change: 790n, closing: 790n }],
    });
    expect(check(receipts.slice(0, 2), now)).toMatchObject({
      accounts: [{ opening: 1_000n, change: -210n, closing: 790n }],
    });
  });

  it("NEW-06 matches without receipts", async () => {
    const { now } = await writeReceipts(1_000);
    expect(check([], now)).toEqual({ matches: true, receipts: 0, accounts: [] });
  });

  const change = (receipt: Receipt) => receipt.changes[0]!;
  const cases: [string, number, string, number, (receipt: Receipt) => void][] = [
    ["an amount that doesn't match its balances", 2, "sum", 2, (one) => (change(one).amount_cents = -251)],
    [
      "an amount, balances and totals that don't match the postings",
      2,
      "sum",
      2,
      (one) => {
        Object.assign(change(one), { amount_cents: -200, after_cents: 800 });
        one.total.after_cents = 800;
      },
    ],
    ["postings that don't sum to zero", 2, "sum", 2, (one) => (one.chain.postings[1]![1] = "249")],
    [
      "a balance type that doesn't match the postings",
      2,
      "sum",
      2,
      (one) => (change(one).balance_type = "bonus"),
    ],
    ["a changed closing balance", 2, "sum", 2, (one) => (change(one).after_cents = 760)],
    [
      "an opening balance that doesn't match the previous receipt",
      2,
      "carried",
      2,
      (one) => Object.assign(change(one), { before_cents: 990, after_cents: 740 }),
    ],
    [
      "an opening total that doesn't match the previous receipt",
      2,
      "carried",
      2,
      (one) => Object.assign(one.total, { before_cents: 1_001, after_cents: 751 }),
    ],
    [
      "a first receipt whose opening balance isn't zero",
      1,
      "opening",
      1,
      (one) => {
        Object.assign(change(one), { before_cents: 5, after_cents: 1_005 });
        Object.assign(one.total, { before_cents: 5, after_cents: 1_005 });
      },
    ],
    ["a changed previous hash", 3, "hash", 3, (one) => (one.previous_hash = "0")],
    ["a changed hash", 3, "hash", 3, (one) => (one.hash = "0")],
  ];
  it.each(cases)("NEW-06 detects %s", async (_, at, mismatch, number, tamper) => {
    const { receipts, now } = await writeReceipts(1_000, -250, 40);
    expect(check(tamperWith(receipts, at, tamper), now)).toEqual({ matches: false, mismatch, number });
  });

  it("NEW-06 detects a missing receipt at the newest end or between, and a duplicate", async () => {
    const { receipts, now } = await writeReceipts(1_000, -250, 40);
    const [newest, middle, first] = receipts as [Receipt, Receipt, Receipt];
    expect(check([newest, first], now)).toEqual({ matches: false, mismatch: "missing", number: 3 });
    expect(check([middle, first], now)).toEqual({ matches: false, mismatch: "missing", number: 3 });
    expect(check([newest, middle, middle, first], now)).toMatchObject({
      matches: false,
      mismatch: "missing",
    });
    // A statement of one currency may skip numbers of other currencies, but not their amounts.
    expect(check([newest, first], now, false)).toEqual({ matches: false, mismatch: "carried", number: 3 });
  });

  it("NEW-06 detects a balance that differs from its receipts, in sum or by balance type", async () => {
    const { receipts, now } = await writeReceipts(1_000, -250);
    const withBalances = (balances: object): Now => ({
      ...now,
      accounts: [{ ...now.accounts[0]!, ...balances }],
    });
    const balanceMismatch = { matches: false, mismatch: "balance", number: 2 };
    expect(check(receipts, withBalances({ real_cents: 751 }))).toEqual(balanceMismatch);
    expect(check(receipts, withBalances({ real_cents: 700, bonus_cents: 50 }))).toEqual(balanceMismatch);
    expect(check(receipts, withBalances({ reserved_cents: 1 }))).toEqual(balanceMismatch);
    expect(check(receipts, { ...now, accounts: [] })).toEqual(balanceMismatch);
  });
});

describe("a receipt with two balance types", () => {
  /** A stake of 30 from real and 20 from bonus money; the second entry of an account with 100 and 50. */
  const receipt = (modify: (one: Receipt) => void = () => {}): Receipt => {
    const one = {
      number: 2,
      currency: "EUR",
      changes: [
        { balance_type: "real", amount_cents: -30, before_cents: 100, after_cents: 70 },
        { balance_type: "bonus", amount_cents: -20, before_cents: 50, after_cents: 30 },
      ],
      total: { before_cents: 150, after_cents: 100 },
      chain: {
        postings: [
          ["purse:real", "-30"],
          ["purse:bonus", "-20"],
          ["house:games", "50"],
        ],
      },
    } as unknown as Receipt;
    modify(one);
    return one;
  };
  const balances = {
    currency: "EUR",
    real_cents: 70,
    bonus_cents: 30,
    reserved_cents: 0,
    owed_cents: 0,
    unsettled_cents: 0,
  };
  const now = (changes: object = {}) =>
    ({ number: 2, hash: "", accounts: [{ ...balances, ...changes }] }) as Now;
  const findMismatch = (one: Receipt, statementNow = now()) => {
    const found = check([one], statementNow, false);
    return found.matches ? null : found.mismatch;
  };

  it("NEW-06 matches only if both balances match", () => {
    expect(findMismatch(receipt())).toBeNull();
    expect(findMismatch(receipt(), now({ real_cents: 60, reserved_cents: 10 }))).toBe("balance");
    expect(findMismatch(receipt(), now({ bonus_cents: 20, reserved_cents: 10 }))).toBe("balance");
  });

  it("NEW-06 detects an extra posting, another amount and another total", () => {
    expect(
      findMismatch(receipt((one) => one.chain.postings.push(["purse:owed", "5"], ["house:games", "-5"]))),
    ).toBe("sum");
    const changePostings = (one: Receipt) => {
      one.chain.postings[1] = ["purse:bonus", "-21"];
      one.chain.postings[2] = ["house:games", "51"];
    };
    expect(findMismatch(receipt(changePostings))).toBe("sum");
    expect(findMismatch(receipt((one) => (one.total.after_cents = 101)))).toBe("sum");
  });

  it("NEW-06 detects a first receipt with a nonzero opening balance", () => {
    const first = (total: number, real: number, bonus: number) =>
      receipt((one) => {
        one.number = 1;
        Object.assign(one.total, { before_cents: total, after_cents: total - 50 });
        Object.assign(one.changes[0]!, { before_cents: real, after_cents: real - 30 });
        Object.assign(one.changes[1]!, { before_cents: bonus, after_cents: bonus - 20 });
      });
    const closingBalances = (real: number, bonus: number) => now({ real_cents: real, bonus_cents: bonus });
    expect(findMismatch(first(0, 0, 0), closingBalances(-30, -20))).toBeNull();
    expect(findMismatch(first(5, 0, 0), closingBalances(-30, -20))).toBe("opening");
    expect(findMismatch(first(0, 0, 5), closingBalances(-30, -15))).toBe("opening");
    expect(findMismatch(first(0, 5, 0), closingBalances(-25, -20))).toBe("opening");
  });

  it("NEW-06 is compared with the account in its currency", () => {
    const dollars = { ...balances, currency: "USD", real_cents: 1 };
    expect(findMismatch(receipt(), { ...now(), accounts: [dollars, balances] } as Now)).toBeNull();
    expect(findMismatch(receipt(), { ...now(), accounts: [{ ...balances, currency: "USD" }] } as Now)).toBe(
      "balance",
    );
  });
});

describe("a statement of one currency", () => {
  it("NEW-06 may skip numbers and hashes, but must be in order", async () => {
    const { receipts, now } = await writeReceipts(1_000, -250, 40);
    const renumbered = receipts.map((one) => ({ ...one, number: one.number * 10, previous_hash: "other" }));
    expect(check(renumbered, now, false)).toMatchObject({ matches: true, receipts: 3 });
    const [newest, middle, first] = renumbered as [Receipt, Receipt, Receipt];
    const twice = { ...newest, number: middle.number };
    expect(check([twice, middle, first], now, false)).toMatchObject({
      matches: false,
      mismatch: "missing",
      number: 20,
    });
    expect(check(renumbered, { ...now, number: 99, hash: "other" }, false)).toMatchObject({ matches: true });
  });
});

describe("balances on other screens", () => {
  const now = {
    number: 3,
    accounts: [
      {
        currency: "EUR",
        real_cents: 10,
        bonus_cents: 20,
        reserved_cents: 30,
        owed_cents: 0,
        unsettled_cents: 0,
      },
    ],
  };
  const account = {
    currency: "EUR",
    version: 3,
    amount_cents: 10,
    bonus_cents: 20,
    reserved_cents: 30,
    unsettled_cents: 0,
  };
  const matchesWith = (overrides: object) => matchesStatement([{ ...account, ...overrides } as never], now);

  it("NEW-06 match in each balance type", () => {
    expect(matchesWith({})).toBe(true);
    expect(matchesWith({ amount_cents: "10" })).toBe(true);
    for (const field of ["amount_cents", "bonus_cents", "reserved_cents", "unsettled_cents"])
      expect(matchesWith({ [field]: 11 }), field).toBe(false);
  });

  it("NEW-06 are ignored at another version, or without an account in the statement", () => {
    expect(matchesWith({ amount_cents: 11, version: 2 })).toBe(true);
    expect(matchesWith({ amount_cents: 11, version: 4 })).toBe(true);
    expect(matchesWith({ amount_cents: 11, currency: "USD" })).toBe(true);
  });

  it("NEW-06 mismatch when one of several accounts does", () => {
    const wrongAccount = { ...account, bonus_cents: 0 };
    expect(matchesStatement([account, wrongAccount] as never[], now)).toBe(false);
    expect(matchesStatement([], now)).toBe(true);
  });
});

describe("recomputing hashes", () => {
  it("NEW-06 detects changes that leave the sums intact", async () => {
    const { receipts } = await writeReceipts(1_000, -250, 40);
    expect(await firstWrongHash(receipts)).toBeNull();
    const tampers: ((one: Receipt) => void)[] = [
      (one) => (one.cause.reason = "y"),
      (one) => (one.time = "2026-11-21T12:00:00.001Z"),
      (one) => (one.kind = "win"),
      (one) => (one.chain.key = "other"),
      (one) => (one.chain.reverses = { number: 1, id: 1 }),
      (one) => (one.chain.player_id = 2),
      (one) => (one.chain.account_id = 3),
    ];
    for (const tamper of tampers) expect(await firstWrongHash(tamperWith(receipts, 2, tamper))).toBe(2);
  });
});
