import { describe, expect, it } from "vitest";
import { checkRound } from "./check.ts";
import {
  EMPTY_FIELDS,
  fieldsOfRound,
  matchesRound,
  parseClaim,
  readFields,
  withSeed,
  writeFields,
} from "./claim-fields.ts";

const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const fields = {
  ...EMPTY_FIELDS,
  game: "dice",
  secret: SECRET,
  commitment: COMMITMENT,
  client: "a & b = #1",
  nonce: "7",
};

describe("the fields of a round check", () => {
  it("NEW-05 survive a trip through the address, whatever their content", () => {
    expect(readFields(writeFields(fields))).toEqual(fields);
    // An all-digit value must stay a string.
    const digits = { ...fields, secret: "1".repeat(64), client: "1e5" };
    expect(readFields(writeFields(digits))).toEqual(digits);
    expect(readFields("game=dice&secret=")).toEqual({ ...EMPTY_FIELDS, game: "dice" });
    for (const other of ["", "chat", "game=dice", "sport_live"]) expect(readFields(other)).toBeNull();
  });

  it("NEW-05 make a claim that can be checked", async () => {
    const { errors, parsed } = parseClaim({
      ...fields,
      secret: ` ${SECRET.toUpperCase()} `,
      win: "0.00",
    });
    expect(errors).toEqual({});
    expect(parsed).toMatchObject({
      paid: 0n,
      subunits: 100,
      claim: { secret: SECRET, stake: 100n, nonce: 7, choice: { chances: 4_950, over: false } },
    });
    expect((await checkRound(parsed!.rules, parsed!.claim)).matchesCommitment).toBe(true);
    expect(parseClaim(fields).parsed!.paid).toBeNull();
  });

  it("NEW-05 keep typed values when a secret is inserted, unless they belong to another seed", () => {
    const seed = { kind: "dice" as const, secret: SECRET, commitment: COMMITMENT, client: "mine" };
    const typed = { ...EMPTY_FIELDS, game: "dice", nonce: "7", stake: "2.50", win: "5.00", chances: "100" };
    const { kind: _, ...seedFields } = seed;
    expect(withSeed(typed, seed)).toEqual({ ...typed, ...seedFields });
    const typedWithCommitment = { ...typed, commitment: ` ${COMMITMENT.toUpperCase()} ` };
    expect(withSeed(typedWithCommitment, seed)).toEqual({ ...typed, ...seedFields });
    expect(withSeed({ ...typed, commitment: "f".repeat(64) }, seed)).toEqual({
      ...EMPTY_FIELDS,
      ...seedFields,
      game: "dice",
    });
    expect(withSeed({ ...typed, game: "wheel" }, seed).game).toBe("dice");
  });

  it("NEW-05 belong to a round only while seed, text and number match it", () => {
    const round = { commitment: COMMITMENT, client: fields.client, nonce: 7 };
    expect(matchesRound({ ...fields, stake: "3.00" }, round)).toBe(true);
    for (const other of [{ nonce: "8" }, { client: "mine" }, { commitment: "" }])
      expect(matchesRound({ ...fields, ...other }, round)).toBe(false);
  });

  it("NEW-05 accept a decimal comma", () => {
    expect(parseClaim({ ...fields, stake: "1,50", win: "0,00" }).parsed).toMatchObject({
      claim: { stake: 150n },
      paid: 0n,
    });
    expect(parseClaim({ ...fields, stake: "1,000.00" }).errors).toEqual({ stake: "invalid_format" });
  });

  it("NEW-05 of a round contain the inputs of its draw, in its currency's decimals", () => {
    const round: Parameters<typeof fieldsOfRound>[0] = {
      kind: "wheel",
      version: 1,
      secret: null,
      commitment: COMMITMENT,
      client: "mine",
      nonce: 3,
      stake: "0.00002000",
      win: "0.00096000",
      decimals: 8,
      choice: { bet: 48 },
    };
    expect(fieldsOfRound(round)).toMatchObject({ game: "wheel", secret: "", bet: "48", decimals: "8" });
    const { parsed } = parseClaim(fieldsOfRound({ ...round, secret: SECRET }));
    expect(parsed).toMatchObject({ paid: 96_000n, claim: { stake: 2_000n, choice: { bet: 48 } } });
  });

  it.each([
    ["secret", "", "required"],
    ["secret", "abc", "invalid_format"],
    ["commitment", "abc", "invalid_format"],
    ["client", "", "required"],
    ["client", "ä", "invalid_format"],
    ["nonce", "-1", "not_integer"],
    ["nonce", "1.5", "not_integer"],
    ["stake", "0", "invalid_format"],
    ["stake", "1.001", "invalid_format"],
    ["win", "much", "invalid_format"],
    ["version", "99", "unknown"],
    ["game", "poker", "unknown"],
    ["chances", "99", "too_small"],
    ["chances", "9701", "too_big"],
    ["chances", "half", "not_integer"],
  ])("NEW-05 report the error of %s %j", (name, value, code) => {
    const { errors, parsed } = parseClaim({ ...fields, [name]: value });
    expect(errors).toEqual({ [name === "game" ? "version" : name]: code });
    expect(parsed).toBeNull();
  });

  it("NEW-05 accept only bets of the wheel", () => {
    expect(parseClaim({ ...fields, game: "wheel", bet: "5" }).errors).toEqual({ bet: "unknown" });
  });
});
