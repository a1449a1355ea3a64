import type { CurrencyConfig } from "../../contract/config.ts";
import type { LicencePack, Market } from "../../contract/jurisdictions.ts";
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

/** What must be there before fiat money moves. */
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

/** What every form asks of somebody under this licence who lives in this market. */
export function playerFieldsOf(licence: LicencePack, residence: Market): PlayerFields {
  const field = (name: PlayerFieldName, required: boolean): PlayerField => ({
    name,
    type: TYPES[name] ?? "text",
    required,
    english_only: licence.english_only.includes(name),
    min_age: name === "date_of_birth" ? legalAge(licence.ages.min, residence, null) : null,
  });
  const list = (context: FieldContext): PlayerField[] => {
    const asked = residence.asks_for;
    const required = REQUIRED[context];
    const money = context === "deposit" || context === "cashout";
    return [
      ...required.map((name) => field(name, true)),
      ...OPTIONAL[context].map((name) => field(name, false)),
      ...(context === "registration" ? [] : asked.map((name) => field(name, money))),
    ];
  };
  return {
    registration: list("registration"),
    deposit: list("deposit"),
    cashout: list("cashout"),
    edition: list("edition"),
  };
}

/** The fields of a form that the player's data leaves empty. */
export function missingFields(
  fields: readonly PlayerField[],
  player: Partial<Record<PlayerFieldName, unknown>>,
): PlayerFieldName[] {
  return fields
    .filter(({ name, required }) => required && (player[name] ?? "") === "")
    .map(({ name }) => name);
}

/** Whether a player with money of a state has to say more before it may move; null while that is not known. */
export function lacksDetails(
  player: Player | null | undefined,
  asked: readonly PlayerField[] | undefined,
  currencies: CurrencyConfig | undefined,
): boolean | null {
  if (!player || !asked || !currencies) return null;
  return currencies.currencies[player.currency]?.fiat === true && missingFields(asked, player).length > 0;
}
