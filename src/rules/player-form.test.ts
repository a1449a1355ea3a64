import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { PlayerField, PlayerFieldName } from "../contract/player-fields.ts";
import { missingFields } from "./player-fields.ts";
import { fieldProblems, playerFormSchema } from "./player-form.ts";

const field = (name: PlayerFieldName, more: Partial<PlayerField> = {}): PlayerField => ({
  name,
  type: "text",
  required: false,
  english_only: false,
  min_age: null,
  ...more,
});
const place = { country: "DE", today: "2026-11-21" };

describe("a form's problems", () => {
  it("PROF-25 a required field is missed, blanks are nothing, and an optional one may be empty", () => {
    const fields = [field("city", { required: true }), field("nickname")];
    expect(fieldProblems(fields, { city: "  " }, place)).toEqual({ city: "required" });
    expect(fieldProblems(fields, { city: "Köln", nickname: "" }, place)).toEqual({});
  });

  it("PROF-22 a required box must be checked, another need not be", () => {
    const terms = field("terms_acceptance", { type: "checkbox", required: true });
    const promos = field("receive_promos", { type: "checkbox" });
    expect(fieldProblems([terms, promos], { terms_acceptance: false }, place)).toEqual({
      terms_acceptance: "not_accepted",
    });
    expect(fieldProblems([terms, promos], { terms_acceptance: true }, place)).toEqual({});
  });

  it("PROF-24 English letters alone, where the field says so", () => {
    expect(fieldProblems([field("city")], { city: "Köln" }, place)).toEqual({});
    expect(fieldProblems([field("city", { english_only: true })], { city: "Köln" }, place)).toEqual({
      city: "english_only",
    });
  });

  it("PROF-17 a password is taken as it is, blanks included", () => {
    const password = field("password", { type: "password", required: true });
    expect(fieldProblems([password], { password: " secret word " }, place)).toEqual({
      password: "invalid_characters",
    });
  });

  it("LIC-11 the day of the birthday is old enough, the day before is not", () => {
    const birthday = field("date_of_birth", { type: "date", min_age: 18 });
    const on = (date_of_birth: string) => fieldProblems([birthday], { date_of_birth }, place);
    expect(on("2008-11-21")).toEqual({});
    expect(on("2008-11-22")).toEqual({ date_of_birth: "too_young" });
    expect(on("2008-02-30")).toEqual({ date_of_birth: "not_a_date" });
  });

  it("PROF-30 the schema has an issue at the path of each wrong field, by its code", () => {
    const schema = playerFormSchema([field("city", { required: true }), field("postal_code")], () => place);
    const issues = v.safeParse(schema, { city: "", postal_code: "1" }).issues ?? [];
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ["city", "required"],
      ["postal_code", "invalid_format"],
    ]);
    expect(v.safeParse(schema, { city: "Bonn", postal_code: "53111" }).success).toBe(true);
    expect(v.safeParse(schema, { city: "x".repeat(255) }).issues?.[0]?.message).toBe("too_long");
  });
});

describe("what a profile lacks", () => {
  it("PROF-27 is what the form requires and the player has not said", () => {
    const fields = [
      field("first_name", { required: true }),
      field("city", { required: true }),
      field("gender"),
    ];
    expect(missingFields(fields, { first_name: "Anna", city: null })).toEqual(["city"]);
  });
});
