import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PLAYER_FIELDS, type PlayerField, type PlayerFieldName } from "../contract/player-fields.ts";
import type { Fields, Problems, Values } from "../lib/page/use-fields.ts";
import { now } from "../lib/time/time.ts";
import { NICKNAME } from "../rules/players/field-rules.ts";
import { fieldProblems } from "../rules/players/player-form.ts";
import { stateOfPostalCode } from "../rules/players/postal-code.ts";
import { STATES } from "../rules/players/states.ts";
import { EmailField, NewPasswordField } from "./account-fields.tsx";
import { DateField } from "./date-field.tsx";
import { CheckField, type Choice, SelectField, TextField, type TextFieldProps } from "./field.tsx";
import type { Bound } from "./field-frame.tsx";
import { PhoneField } from "./phone-field.tsx";
import { PostalCodeField } from "./postal-code-field.tsx";

/** What the server asks for, in the order in which forms show it. */
export const inFormOrder = (asked: readonly PlayerField[]): PlayerField[] =>
  asked.toSorted((a, b) => PLAYER_FIELDS.indexOf(a.name) - PLAYER_FIELDS.indexOf(b.name));

/** What is wrong today with these fields; `country` is where the player lives. */
export function playerProblems(asked: readonly PlayerField[], values: Values, country: string): Problems {
  const today = new Date(now()).toISOString().slice(0, 10);
  return fieldProblems(asked, values, { country: country || null, today }) as Problems;
}

/** How a phone's keyboard and the browser's memory help with a text. */
const HELP: Partial<Record<PlayerFieldName, Partial<TextFieldProps>>> = {
  nickname: { autoComplete: "nickname", maxLength: NICKNAME.max },
  first_name: { autoComplete: "given-name", autoCapitalize: "words" },
  last_name: { autoComplete: "family-name", autoCapitalize: "words" },
  city: { autoComplete: "address-level2", autoCapitalize: "words" },
  address: { autoComplete: "street-address", autoCapitalize: "words" },
  profession: { autoComplete: "organization-title" },
  personal_id: { autoComplete: "off", autoCapitalize: "characters" },
};

const REMEMBERED: Partial<Record<PlayerFieldName, string>> = {
  country: "country",
  state: "address-level1",
  gender: "sex",
};

function useLabels(): Record<PlayerFieldName, ReactNode> {
  const { t } = useLingui();
  return {
    email: t`E-mail`,
    password: t`Password`,
    nickname: t`Nickname`,
    first_name: t`First name`,
    last_name: t`Last name`,
    date_of_birth: t`Date of birth`,
    gender: t`Gender`,
    country: t`Country`,
    postal_code: t`Postal code`,
    state: t`State or province`,
    city: t`City`,
    address: t`Street and number`,
    mobile_phone: t`Mobile phone`,
    personal_id: t`Personal id`,
    profession: t`Occupation`,
    currency: t`Currency`,
    terms_acceptance: t`Terms and conditions`,
    receive_promos: <Trans>Send me offers by e-mail.</Trans>,
    receive_sms_promos: <Trans>Send me offers by text message.</Trans>,
  };
}

/** What can be chosen without asking the server. */
function useOwnChoices(country: string): Partial<Record<PlayerFieldName, Choice[]>> {
  const { t } = useLingui();
  return {
    state: Object.entries(STATES[country] ?? {}).map(([value, label]) => ({ value, label })),
    gender: [
      { value: "female", label: t`Female` },
      { value: "male", label: t`Male` },
      { value: "other", label: t`Other` },
    ],
  };
}

/** A postal code names the state as it is typed, unless somebody has chosen another one. */
function fillsState({ values, set }: Fields, field: Bound, country: string): Bound {
  const stateBy = (code: unknown) => stateOfPostalCode(country, String(code ?? ""));
  const isOurs = values.state === "" || values.state === stateBy(field.value);
  return {
    ...field,
    onChange: (code) => {
      field.onChange(code);
      const state = stateBy(code);
      if (state && isOurs) set("state", state);
    },
  };
}

interface PlayerInputProps {
  asked: PlayerField;
  fields: Fields;
  /** Where the player lives, as the form has it; empty while that is not known. */
  country: string;
  /** Countries and currencies, where the form asks for them. */
  choices?: Partial<Record<PlayerFieldName, Choice[]>>;
  optional?: boolean;
  disabled?: boolean;
  label?: ReactNode;
  /** Instead of the form's own. */
  field?: Bound;
}

/** One field of a player's, as forms ask for it. */
export function PlayerInput({
  asked,
  fields,
  country,
  choices,
  optional,
  disabled,
  ...own
}: PlayerInputProps) {
  const { t, i18n } = useLingui();
  const labels = useLabels();
  const ownChoices = useOwnChoices(country);
  const { name, type, min_age } = asked;
  const { field = fields.field(name), label = labels[name] } = own;
  const common = { field, label, optional, disabled };
  if (type === "checkbox") return <CheckField field={field} label={label} />;
  if (type === "select") {
    const offered = choices?.[name] ?? ownChoices[name] ?? [];
    return <SelectField {...common} autoComplete={REMEMBERED[name]} choices={offered} />;
  }
  switch (name) {
    case "email":
      return <EmailField field={field} autoComplete="email" />;
    case "password":
      return <NewPasswordField field={field} label={label} />;
    case "date_of_birth": {
      const tooYoung = t`You must be ${i18n.number(min_age ?? 18)} or older.`;
      const problemText = field.problem === "too_young" ? tooYoung : undefined;
      return <DateField {...common} birthday problemText={problemText} />;
    }
    case "postal_code":
      return <PostalCodeField {...common} field={fillsState(fields, field, country)} country={country} />;
    case "mobile_phone":
      return <PhoneField {...common} country={country} />;
    case "personal_id":
      return <TextField {...common} {...HELP[name]} inputMode={country === "EE" ? "numeric" : "text"} />;
    default:
      return <TextField {...common} {...HELP[name]} />;
  }
}
