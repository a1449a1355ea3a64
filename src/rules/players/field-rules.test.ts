import { describe, expect, it } from "vitest";
import {
  addressRule,
  emailRule,
  englishRule,
  integerRule,
  nameRule,
  nicknameRule,
  PASSWORD_SYMBOLS,
  passwordRule,
  personalIdRule,
  phoneRule,
} from "./field-rules.ts";

describe("nickname", () => {
  it.each([
    ["ab", "too_short"],
    ["abc", null],
    ["a-b.c 1", null],
    ["Õie Müller", null],
    ["fifteen signs 1", null],
    ["sixteen signs 12", "too_long"],
    ["a_b", "invalid_characters"],
    ["<b>x</b>", "invalid_characters"],
    ["a\nbc", "invalid_characters"],
    ["    ", "too_short"],
    ["e\u0301e\u0301e\u0301", null],
  ])("PROF-15 %j is %s", (value, code) => expect(nicknameRule(value)).toBe(code));
});

describe("email", () => {
  it.each([
    ["a@b.co", null],
    ["first.last+tag@sub.example.com", null],
    ["o'hara@example.ie", null],
    ["a@b", "invalid_format"],
    ["@example.com", "invalid_format"],
    ["a@@example.com", "invalid_format"],
    [".a@example.com", "invalid_format"],
    ["a..b@example.com", "invalid_format"],
    ["a b@example.com", "invalid_format"],
    ["a@-example.com", "invalid_format"],
    ["a@example.com\nbcc: x@y.zz", "invalid_format"],
    ["a@example.com!", "invalid_format"],
    ["a@ex_mple.com", "invalid_format"],
    ["a@examp!.com", "invalid_format"],
    ["a@example.c_m", "invalid_format"],
    ["a@example.co!", "invalid_format"],
    ["a@3x4mp1e9.c0m5", null],
    [`${"a".repeat(60)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(60)}.com`, null],
    [`${"a".repeat(60)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(61)}.com`, null],
    [`${"a".repeat(64)}@example.com`, null],
    [`${"a".repeat(65)}@example.com`, "invalid_format"],
    [`${"a".repeat(60)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(62)}.com`, "too_long"],
  ])("PROF-16 %j is %s", (value, code) => expect(emailRule(value)).toBe(code));
});

describe("password", () => {
  it.each([
    ["1234567", "too_short"],
    ["12345678", null],
    [`aZ9${PASSWORD_SYMBOLS}`, null],
    ["a".repeat(72), null],
    ["a".repeat(73), "too_long"],
    ["with space", "invalid_characters"],
    ["passwört123", "invalid_characters"],
  ])("PROF-17 AMB-VAL-05 %j is %s", (value, code) => expect(passwordRule(value)).toBe(code));
});

describe("phone", () => {
  it.each([
    ["1234567", "too_short"],
    ["12345678", null],
    ["+61 (4) 1234-5678", null],
    ["--------", "too_short"],
    ["1234-567-", "too_short"],
    ["12345678x", "invalid_characters"],
    ["x12345678", "invalid_characters"],
    ["1234+5678", "invalid_format"],
    ["123456789012345", null],
    ["1234567890123456", "too_long"],
  ])("PROF-18 AMB-VAL-07 %j is %s", (value, code) => expect(phoneRule(value)).toBe(code));
});

describe("names and addresses", () => {
  it.each([
    ["D'Angelo", null],
    ["Õnne-Mari", null],
    ["Jr. 3", null],
    ["a_b", "invalid_characters"],
    ["<script>", "invalid_characters"],
    ["x".repeat(100), null],
    ["x".repeat(101), "too_long"],
  ])("PROF-19 AMB-VAL-04 the name %j is %s", (value, code) => expect(nameRule(value)).toBe(code));

  it.each([
    ["12/3 Main St., Apt. #4", null],
    ["Straße 5½", null],
    ["a\u0000b", "invalid_characters"],
    ["{a}", "invalid_characters"],
    ["x".repeat(101), "too_long"],
  ])("the address %j is %s", (value, code) => expect(addressRule(value)).toBe(code));

  it("PROF-24 the English-only rule rejects other letters", () => {
    expect(englishRule("D'Angelo 5")).toBeNull();
    expect(englishRule("Õnne")).toBe("english_only");
  });
});

describe("personal id", () => {
  it.each([
    ["CA", "1234567890", "too_short"],
    ["CA", "12345678901", null],
    ["CA", "123456789012", "too_long"],
    ["CA", "1234567890_", "invalid_characters"],
    // Computed with the published check digit algorithm.
    ["EE", "37605030299", null],
    ["EE", "37605030298", "invalid_format"],
    ["EE", "3760503029a", "invalid_format"],
    ["EE", "x7605030299", "invalid_format"],
    // The first weights give ten, so the second ones apply; if they give ten too, the digit is zero.
    ["EE", "37605030316", null],
    ["EE", "37605030317", "invalid_format"],
    ["EE", "37605030920", null],
    ["IT", "RSSMRA85M01H501Z", null],
    ["IT", "RSSMRA85M01H501", "invalid_format"],
    ["IT", "xRSSMRA85M01H501Z", "invalid_format"],
    ["IT", "RSSMRA85M01H501Zx", "invalid_format"],
    ["CA", "_1234567890", "invalid_characters"],
  ])("PROF-20 AMB-VAL-06 in %s %j is %s", (country, value, code) =>
    expect(personalIdRule(country)(value)).toBe(code),
  );
});

describe("numbers", () => {
  it.each([
    ["5", null],
    ["4", "too_small"],
    ["10", null],
    ["11", "too_big"],
    ["5.5", "not_integer"],
    ["1e3", "not_integer"],
    ["-", "not_integer"],
  ])("PROF-25 %j between 5 and 10 is %s", (value, code) =>
    expect(integerRule({ min: 5, max: 10 })(value)).toBe(code),
  );
});

it("PROF-25 an integer without bounds accepts any whole number", () => {
  expect(integerRule({})("-999999999999999")).toBeNull();
  expect(integerRule({ min: 1 })("999999999999999")).toBeNull();
  expect(integerRule({ max: 1 })("-5")).toBeNull();
});

it("PROF-25 an empty text passes every format rule, because required is a rule of its own", () => {
  const rules = [nicknameRule, emailRule, passwordRule, phoneRule, nameRule, addressRule, englishRule];
  for (const rule of [...rules, personalIdRule("EE"), integerRule({ min: 1 })]) expect(rule("")).toBeNull();
});
