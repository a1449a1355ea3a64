import { expect, it } from "vitest";
import type { PlayerField, PlayerFieldName } from "../../contract/player-fields.ts";
import { cellsOf } from "./form-cells.ts";

const names = (...fields: PlayerFieldName[]) =>
  cellsOf(
    fields.map(
      (name): PlayerField => ({
        name,
        type: "text",
        required: true,
        english_only: false,
        min_age: null,
      }),
    ),
  ).map((cell) => cell.map(({ name }) => name).join(" "));

it("pairs what belongs together, in an order of its own", () => {
  expect(
    names(
      "nickname",
      "first_name",
      "last_name",
      "date_of_birth",
      "gender",
      "country",
      "address",
      "city",
      "state",
      "postal_code",
      "mobile_phone",
      "profession",
    ),
  ).toEqual([
    "first_name",
    "last_name",
    "date_of_birth",
    "gender",
    "country",
    "address",
    "city",
    "state",
    "postal_code",
    "mobile_phone",
    "nickname",
    "profession",
  ]);
});

it("leaves no hole in two columns: of an odd number, the postal code shares a cell", () => {
  expect(names("country", "address", "city", "postal_code", "mobile_phone")).toEqual([
    "country",
    "address",
    "postal_code city",
    "mobile_phone",
  ]);
  expect(names("address", "city", "state", "postal_code", "mobile_phone")).toEqual([
    "address",
    "city",
    "state postal_code",
    "mobile_phone",
  ]);
  expect(names("city", "postal_code", "mobile_phone", "personal_id")).toEqual([
    "city",
    "postal_code",
    "mobile_phone",
    "personal_id",
  ]);
});

it("loses no field that it doesn't know, or whose partner is missing", () => {
  expect(names("currency", "postal_code", "first_name")).toEqual(["first_name", "postal_code", "currency"]);
  expect(names("postal_code")).toEqual(["postal_code"]);
});
