import * as v from "valibot";
import { LOCALES } from "./locale.ts";

const optionalText = v.nullable(v.string());

/** The manager of VIP players. */
export const ManagerSchema = v.object({
  managerName: v.string(),
  /** Working hours, as they are shown. */
  time: v.string(),
  avatar: v.string(),
  whatsAppLink: v.string(),
  telegramLink: v.string(),
  email: v.string(),
});
export type Manager = v.InferOutput<typeof ManagerSchema>;

export const GENDERS = ["female", "male", "other"] as const;

/** The signed-in player, as only the player sees it. Times are ISO 8601 in UTC. */
export const PlayerSchema = v.object({
  id: v.number(),
  email: v.string(),
  nickname: optionalText,
  first_name: optionalText,
  last_name: optionalText,
  /** `YYYY-MM-DD` */
  date_of_birth: optionalText,
  gender: v.nullable(v.picklist(GENDERS)),
  country: optionalText,
  /** ISO 3166-2 without the country. */
  state: optionalText,
  city: optionalText,
  address: optionalText,
  postal_code: optionalText,
  /** In international form. */
  mobile_phone: optionalText,
  mobile_phone_without_dial_code: optionalText,
  profession: optionalText,
  receive_promos: v.boolean(),
  receive_sms_promos: v.boolean(),
  currency: v.string(),
  /** The first part of `locale`. */
  language: v.string(),
  locale: v.picklist(LOCALES),
  statuses: v.array(v.object({ id: v.string(), name: v.string() })),
  groups: v.array(v.number()),
  created_at: v.string(),
  current_sign_in_at: optionalText,
  last_sign_in_at: optionalText,
  confirmed_at: optionalText,
  deposit_bonus_code: optionalText,
  can_issue_bonuses: v.boolean(),
  autoregistered: v.boolean(),
  autologin_link: optionalText,
  verified: v.boolean(),
  sumsub_verified: v.boolean(),
  license_name: v.string(),
  sow_questionnaire_expires_at: optionalText,
  two_factor_enabled: v.boolean(),
  /** Names of what must be given before going on; `terms_acceptance` among them. */
  auth_fields_missed: v.array(v.string()),
  /** Tier of the VIP club. */
  level: v.string(),
  is_vip: v.boolean(),
  is_tester: v.boolean(),
  manager: v.nullable(ManagerSchema),
});
export type Player = v.InferOutput<typeof PlayerSchema>;
