import type { CurrencyConfig } from "../../contract/config.ts";
import type { Licence, Market } from "../../contract/jurisdictions.ts";
import type { Player } from "../../contract/player.ts";
import type {
  FieldContext,
  PlayerField,
  PlayerFieldName,
  PlayerFields,
} from "../../contract/player-fields.ts";
import { legalAge } from "./birthday.ts";

const TYPES: Partial<Record<PlayerFieldName, PlayerField["type"]>> = {
  email: "email",
  password: "password",
  date_of_birth: "date",
  gender: "select",
  country: "select",
  state: "select",
  currency: "select",
  mobile_phone: "tel",
  terms_acceptance: "checkbox",
  receive_promos: "checkbox",
  receive_sms_promos: "checkbox",
};

type Names = readonly PlayerFieldName[];

/** Required before fiat money moves. */
const PERSONAL: Names = [
  "first_name",
  "last_name",
  "date_of_birth",
  "country",
  "postal_code",
  "city",
  "address",
  "mobile_phone",
];

const REQUIRED: Record<FieldContext, Names> = {
  registration: ["email", "password", "date_of_birth", "country", "currency", "terms_acceptance"],
  deposit: PERSONAL,
  cashout: PERSONAL,
  edition: [],
};
const OPTIONAL: Record<FieldContext, Names> = {
  registration: ["nickname", "receive_promos", "receive_sms_promos"],
  deposit: [],
  cashout: [],
  edition: ["nickname", ...PERSONAL, "gender", "profession"],
};

/** Fields of every form for a player with this licence and market of residence. */
export function playerFieldsOf(licence: Licence, residence: Market): PlayerFields {
  const field = (name: PlayerFieldName, required: boolean): PlayerField => ({
    name,
    type: TYPES[name] ?? "text",
    required,
    english_only: licence.english_only.includes(name),
    min_age: name === "date_of_birth" ? legalAge(licence.ages.min, residence, null) : null,
  });
  const list = (context: FieldContext): PlayerField[] => {
    const extraFields = residence.extra_fields;
    const required = REQUIRED[context];
    const isPaymentForm = context === "deposit" || context === "cashout";
    return [
      ...required.map((name) => field(name, true)),
      ...OPTIONAL[context].map((name) => field(name, false)),
      ...(context === "registration" ? [] : extraFields.map((name) => field(name, isPaymentForm))),
    ];
  };
  return {
    registration: list("registration"),
    deposit: list("deposit"),
    cashout: list("cashout"),
    edition: list("edition"),
  };
}

/** Required fields of a form that the player's data lacks. */
export function missingFields(
  fields: readonly PlayerField[],
  player: Partial<Record<PlayerFieldName, unknown>>,
): PlayerFieldName[] {
  return fields
    .filter(({ name, required }) => required && (player[name] ?? "") === "")
    .map(({ name }) => name);
}

/** True if a fiat player has to complete data before depositing; null while unknown. */
export function lacksDetails(
  player: Player | null | undefined,
  fields: readonly PlayerField[] | undefined,
  currencies: CurrencyConfig | undefined,
): boolean | null {
  if (!player || !fields || !currencies) return null;
  return currencies.currencies[player.currency]?.fiat === true && missingFields(fields, player).length > 0;
}
