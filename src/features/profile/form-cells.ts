import type { PlayerField, PlayerFieldName } from "../../contract/player-fields.ts";

/** Fields that belong together are neighbours, so that two columns have them in one row. */
const ORDER: readonly PlayerFieldName[] = [
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
  "personal_id",
  "nickname",
  "profession",
];

const placeOf = ({ name }: PlayerField) => {
  const place = ORDER.indexOf(name);
  return place === -1 ? ORDER.length : place;
};

/**
 * Fields in the order of the form, by cell of its two columns. An odd number of fields would leave a hole, so the
 * postal code then shares the cell of the state or, in countries without states, of the city.
 */
export function cellsOf(fields: readonly PlayerField[]): PlayerField[][] {
  const ordered = fields.toSorted((a, b) => placeOf(a) - placeOf(b));
  const named = (name: PlayerFieldName) => ordered.find((field) => field.name === name);
  const code = named("postal_code");
  const state = named("state");
  const city = named("city");
  if (ordered.length % 2 === 0 || !code || !(state ?? city)) return ordered.map((field) => [field]);
  return ordered
    .filter((field) => field !== code)
    .map((field) => {
      if (field === state) return [field, code];
      return field === city && !state ? [code, field] : [field];
    });
}
