import * as v from "valibot";
import type { Endpoint } from "./endpoint.ts";

/** Forms that collect player data. */
export const FIELD_CONTEXTS = ["registration", "deposit", "cashout", "edition"] as const;
export const FieldContextSchema = v.picklist(FIELD_CONTEXTS);
export type FieldContext = v.InferOutput<typeof FieldContextSchema>;

/** In display order. */
export const PLAYER_FIELDS = [
  "email",
  "password",
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
  "personal_id",
  "profession",
  "currency",
  "terms_acceptance",
  "receive_promos",
  "receive_sms_promos",
] as const;
export const PlayerFieldNameSchema = v.picklist(PLAYER_FIELDS);
export type PlayerFieldName = v.InferOutput<typeof PlayerFieldNameSchema>;

export const PlayerFieldSchema = v.object({
  name: PlayerFieldNameSchema,
  type: v.picklist(["text", "email", "password", "date", "select", "tel", "checkbox"]),
  required: v.boolean(),
  english_only: v.boolean(),
  /** Legal age at the place of residence, for a date of birth. */
  min_age: v.nullable(v.number()),
});
export type PlayerField = v.InferOutput<typeof PlayerFieldSchema>;

const fields = v.array(PlayerFieldSchema);
/** Fields of each form. */
export const PlayerFieldsSchema = v.object({
  registration: fields,
  deposit: fields,
  cashout: fields,
  edition: fields,
} satisfies Record<FieldContext, typeof fields>);
export type PlayerFields = v.InferOutput<typeof PlayerFieldsSchema>;

export const playerFieldsEndpoints = {
  "GET /api/info/player_fields": {
    summary: "Fields of each player form, by country of residence",
    query: v.object({ country: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
    response: PlayerFieldsSchema,
  },
} as const satisfies Record<string, Endpoint>;
