import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { PlayerField, PlayerFieldName } from "../../contract/player-fields.ts";
import { missingFields } from "./player-fields.ts";
import { fieldErrors, playerFormSchema } from "./player-form.ts";

const field = (name: PlayerFieldName, overrides: Partial<PlayerField> = {}): PlayerField => ({
  name,
  type: "text",
  required: false,
  english_only: false,
  min_age: null,
  ...overrides,
});
const context = { country: "DE", today: "2026-11-21" };

describe("a form's errors", () => {
  it("PROF-25 report a required field that is empty or blank, but not an empty optional one", () => {
    const fields = [field("city", { required: true }), field("nickname")];
    expect(fieldErrors(fields, { city: "  " }, context)).toEqual({ city: "required" });
    expect(fieldErrors(fields, { city: "Köln", nickname: "" }, context)).toEqual({});
  });

  it("PROF-22 require a required checkbox to be ticked, but not others", () => {
    const terms = field("terms_acceptance", { type: "checkbox", required: true });
    const promos = field("receive_promos", { type: "checkbox" });
    expect(fieldErrors([terms, promos], { terms_acceptance: false }, context)).toEqual({
      terms_acceptance: "not_accepted",
    });
    expect(fieldErrors([terms, promos], { terms_acceptance: true }, context)).toEqual({});
  });

  it("PROF-24 reject other letters in an English-only field", () => {
    expect(fieldErrors([field("city")], { city: "Köln" }, context)).toEqual({});
    expect(fieldErrors([field("city", { english_only: true })], { city: "Köln" }, context)).toEqual({
      city: "english_only",
    });
  });

  it("PROF-17 don't trim a password", () => {
    const password = field("password", { type: "password", required: true });
    expect(fieldErrors([password], { password: " secret word " }, context)).toEqual({
      password: "invalid_characters",
    });
  });

  it("LIC-11 accept the legal age from the birthday on, but not the day before", () => {
    const birthday = field("date_of_birth", { type: "date", min_age: 18 });
    const on = (date_of_birth: string) => fieldErrors([birthday], { date_of_birth }, context);
    expect(on("2008-11-21")).toEqual({});
    expect(on("2008-11-22")).toEqual({ date_of_birth: "too_young" });
    expect(on("2008-02-30")).toEqual({ date_of_birth: "not_a_date" });
  });

  it("PROF-30 are schema issues at each field's path, with its code", () => {
    const schema = playerFormSchema([field("city", { required: true }), field("postal_code")], () => context);
    const issues = v.safeParse(schema, { city: "", postal_code: "1" }).issues ?? [];
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ["city", "required"],
      ["postal_code", "invalid_format"],
    ]);
    expect(v.safeParse(schema, { city: "Bonn", postal_code: "53111" }).success).toBe(true);
    expect(v.safeParse(schema, { city: "x".repeat(255) }).issues?.[0]?.message).toBe("too_long");
  });
});

describe("missing profile fields", () => {
  it("PROF-27 are required by the form and unknown for the player", () => {
    const fields = [
      field("first_name", { required: true }),
      field("city", { required: true }),
      field("gender"),
    ];
    expect(missingFields(fields, { first_name: "Anna", city: null })).toEqual(["city"]);
  });
});

describe("the rule of each field", () => {
  it.each([
    ["email", "anna@example.com", "anna@example", "invalid_format"],
    ["nickname", "anna", "ab", "too_short"],
    ["first_name", "Anna", "<Anna>", "invalid_characters"],
    ["last_name", "Berg", "<Berg>", "invalid_characters"],
    ["city", "Köln", "<Köln>", "invalid_characters"],
    ["profession", "Nurse", "Nurse/2", "invalid_characters"],
    ["address", "Ring 1/2, #3", "<Ring>", "invalid_characters"],
    ["mobile_phone", "+49 30 123456", "phone", "invalid_characters"],
    ["postal_code", "10115", "101", "invalid_format"],
    ["personal_id", "ABCDE123456", "ABC", "too_short"],
    ["date_of_birth", "2000-01-01", "2000-13-01", "not_a_date"],
    ["gender", "other", "x", "unknown"],
    ["state", "BY", "bavaria", "unknown"],
    ["country", "DE", "de", "unknown"],
    ["currency", "USDT", "USDTX", "unknown"],
  ] as const)("PROF-30 for %s accepts %s, and %s is %s", (name, right, wrong, code) => {
    expect(fieldErrors([field(name)], { [name]: right }, context)).toEqual({});
    expect(fieldErrors([field(name)], { [name]: wrong }, context)).toEqual({ [name]: code });
  });

  it.each(["country", "currency", "state"] as const)(
    "PROF-30 limits a %s code to four characters without surrounding text",
    (name) => {
      const on = (value: string) => fieldErrors([field(name)], { [name]: value }, context)[name] ?? null;
      expect(["A", "AB", "A1", "ABCD"].map(on)).toEqual([null, null, null, null]);
      expect(["ABCDE", "?AB", "AB?", "a"].map(on)).toEqual(Array(4).fill("unknown"));
    },
  );

  it("PROF-30 accepts only a country's listed states, if it has any", () => {
    const on = (country: string | null, state: string) =>
      fieldErrors([field("state")], { state }, { ...context, country });
    expect(on("CA", "ON")).toEqual({});
    expect(on("CA", "BY")).toEqual({ state: "unknown" });
    expect(on("CA", "constructor")).toEqual({ state: "unknown" });
    expect(on("constructor", "BY")).toEqual({});
    expect(on(null, "BY")).toEqual({});
  });

  it("PROF-30 applies no country's rules while the country is unknown", () => {
    const nowhere = { ...context, country: null };
    expect(fieldErrors([field("postal_code")], { postal_code: "AB 12" }, nowhere)).toEqual({});
    expect(fieldErrors([field("personal_id")], { personal_id: "ABCDE123456" }, nowhere)).toEqual({});
    const inEstonia = { ...context, country: "EE" };
    expect(fieldErrors([field("personal_id")], { personal_id: "ABCDE123456" }, inEstonia)).toEqual({
      personal_id: "invalid_format",
    });
  });

  it("LIC-11 uses the field's minimum age, or else 18", () => {
    const on = (date_of_birth: string, min_age: number | null) =>
      fieldErrors([field("date_of_birth", { min_age })], { date_of_birth }, context);
    expect(on("2008-11-22", null)).toEqual({ date_of_birth: "too_young" });
    expect(on("2008-11-21", null)).toEqual({});
    expect(on("2008-11-21", 21)).toEqual({ date_of_birth: "too_young" });
  });

  it("PROF-22 accepts any text for checkboxes", () => {
    for (const name of ["terms_acceptance", "receive_promos", "receive_sms_promos"] as const)
      expect(fieldErrors([field(name)], { [name]: "yes" }, context)).toEqual({});
  });

  it("PROF-17 trims texts, but not passwords", () => {
    expect(fieldErrors([field("country")], { country: " DE " }, context)).toEqual({});
    const password = field("password", { type: "password" });
    expect(fieldErrors([password], { password: " secretword" }, context)).toEqual({
      password: "invalid_characters",
    });
    expect(fieldErrors([password], { password: "secretword" }, context)).toEqual({});
  });

  it("PROF-25 accepts an empty optional field of any type", () => {
    for (const name of ["date_of_birth", "gender", "state"] as const)
      expect(fieldErrors([field(name)], { [name]: "" }, context)).toEqual({});
  });

  it("PROF-30 reports an issue without a field for a value that isn't a form", () => {
    const schema = playerFormSchema([field("city", { required: true })], () => context);
    const issues = v.safeParse(schema, "text").issues ?? [];
    expect(issues.map((issue) => v.getDotPath(issue))).toEqual([null]);
    const [issue] = v.safeParse(schema, { city: "" }).issues!;
    expect(issue!.path).toMatchObject([{ type: "object", origin: "value", key: "city", value: "" }]);
  });
});
