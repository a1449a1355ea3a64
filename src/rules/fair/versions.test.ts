import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkRound, isSame, isSecret } from "./check.ts";
import {
  FAIR_KINDS,
  FAIR_VERSIONS,
  percentOf,
  standardVersion,
  tableText,
  versionOf,
  versionsInForce,
} from "./versions.ts";

/** Digests of published versions. Never change one: add a version instead. */
const PUBLISHED: Record<string, string> = {
  "slot 1": "28a6c3dd0936872f",
  "slot 2": "740e67a7daf8475e",
  "slot 3": "6650b821509d38aa",
  "slot 4": "cf6f8948b94c5852",
  "slot 5": "eb90cd4175097b76",
  "slot 6": "117a26d6dd89499a",
  "slot 7": "7f8dab67cc271fec",
  "wheel 1": "28fd456d81a7f0d8",
  "dice 1": "96bb48cb15105393",
};

describe("versions of the rules", () => {
  it("NEW-25 never change once they are published", () => {
    const digests = FAIR_KINDS.flatMap((kind) =>
      FAIR_VERSIONS[kind].map((one) => [
        `${kind} ${one.version}`,
        createHash("sha256").update(tableText(one)).digest("hex").slice(0, 16),
      ]),
    );
    expect(Object.fromEntries(digests)).toEqual(PUBLISHED);
  });

  it("NEW-25 are listed newest first, each with its start date", () => {
    for (const kind of FAIR_KINDS) {
      const all = FAIR_VERSIONS[kind];
      expect(all.map(({ version }) => version)).toEqual(all.map((_, i) => all.length - i));
      const days = all.map(({ since }) => since);
      expect(days).toEqual(days.toSorted().toReversed());
      for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(versionsInForce(kind)[0]).toBe(standardVersion(kind));
      for (const one of all) expect(versionOf(kind, one.version)).toBe(one);
      expect(versionOf(kind, all.length + 1)).toBeUndefined();
    }
  });

  it("ANC-22 state the return and the odds of the top prize without overstating them", () => {
    const facts = FAIR_KINDS.map((kind) => {
      const { returns, top } = standardVersion(kind);
      return [kind, percentOf(returns.least), percentOf(returns.most), top.stakes, top.oneIn];
    });
    expect(facts).toEqual([
      ["slot", 95.54, 95.54, 500, 33_750],
      ["wheel", 98, 98, 48, 50],
      ["dice", 98.99, 99, 99, 100],
    ]);
  });

  it.each([
    ["slot", [{}], [{ bet: 2 }, null, []]],
    ["wheel", [{ bet: 48 }], [{}, { bet: 5 }, { bet: "2" }, { bet: 2, more: 1 }, 2]],
    ["dice", [{ chances: 100, over: true }], [{ chances: 99, over: true }, { chances: 100 }, {}, "100"]],
  ] as const)("NEW-05 accept only valid choices of %s", (kind, right, wrong) => {
    const { isChoice } = standardVersion(kind);
    expect(right.every(isChoice)).toBe(true);
    expect(wrong.some(isChoice)).toBe(false);
  });
});

describe("checking a round", () => {
  const claim = {
    secret: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
    commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
    client: "lucky",
    nonce: 7,
    choice: { chances: 9_700, over: false },
    stake: 100n,
  };

  it("NEW-05 recomputes the outcome, the payout and each drawn number", async () => {
    const found = await checkRound(standardVersion("dice"), claim);
    const { value } = found.drawn[0]!;
    expect(found).toMatchObject({
      matchesCommitment: true,
      commitment: claim.commitment,
      drawn: [{ below: 10_000, value }],
      outcome: { roll: value, won: value < 9_700 },
      win: value < 9_700 ? 102n : 0n,
    });
  });

  it("NEW-05 reports a secret that doesn't match its commitment, and null without a commitment", async () => {
    const checkWith = (commitment: string) => checkRound(standardVersion("dice"), { ...claim, commitment });
    expect((await checkWith("0".repeat(64))).matchesCommitment).toBe(false);
    expect((await checkWith("")).matchesCommitment).toBeNull();
  });

  it("NEW-05 accepts only a secret of 32 bytes in hexadecimal", () => {
    expect(isSecret(claim.secret)).toBe(true);
    for (const other of ["", "00", `${claim.secret}0`, claim.secret.replace("0", "g")])
      expect(isSecret(other)).toBe(false);
  });

  it("NEW-05 compares outcomes regardless of property order", () => {
    expect(isSame({ a: [1, { b: 2 }], c: null }, { c: null, a: [1, { b: 2 }] })).toBe(true);
    for (const other of [{ a: [1, { b: 3 }], c: null }, { a: [1, { b: 2 }] }, { a: { 0: 1 }, c: null }, null])
      expect(isSame({ a: [1, { b: 2 }], c: null }, other)).toBe(false);
  });
});
