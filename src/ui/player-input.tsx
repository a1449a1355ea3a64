import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PLAYER_FIELDS, type PlayerField, type PlayerFieldName } from "../contract/player-fields.ts";
import type { FieldErrors, Fields, Values } from "../lib/page/use-fields.ts";
import { now } from "../lib/time/time.ts";
import { NICKNAME } from "../rules/players/field-rules.ts";
import { fieldErrors } from "../rules/players/player-form.ts";
import { stateOfPostalCode } from "../rules/players/postal-code.ts";
import { STATES } from "../rules/players/states.ts";
import { EmailField } from "./account-fields.tsx";
import { DateField } from "./date-field.tsx";
import {
  CheckField,
  type Choice,
  PasswordField,
  SelectField,
  TextField,
  type TextFieldProps,
} from "./field.tsx";
import type { FieldBinding } from "./field-frame.tsx";
import { usePhoneErrorText } from "./phone-error-text.ts";
import { PhoneField } from "./phone-field.tsx";
import { PostalCodeField } from "./postal-code-field.tsx";

/** Fields in display order. */
export const inFormOrder = (fields: readonly PlayerField[]): PlayerField[] =>
  fields.toSorted((a, b) => PLAYER_FIELDS.indexOf(a.name) - PLAYER_FIELDS.indexOf(b.name));

/** Errors of these fields as of today; `country` is the country of residence. */
export function playerErrors(fields: readonly PlayerField[], values: Values, country: string): FieldErrors {
  const today = new Date(now()).toISOString().slice(0, 10);
  return fieldErrors(fields, values, { country: country || null, today }) as FieldErrors;
}

/** Keyboard and autofill hints of text fields. */
const HELP: Partial<Record<PlayerFieldName, Partial<TextFieldProps>>> = {
  nickname: { autoComplete: "nickname", maxLength: NICKNAME.max },
  first_name: { autoComplete: "given-name", autoCapitalize: "words" },
  last_name: { autoComplete: "family-name", autoCapitalize: "words" },
  city: { autoComplete: "address-level2", autoCapitalize: "words" },
  address: { autoComplete: "street-address", autoCapitalize: "words" },
  profession: { autoComplete: "organization-title" },
  personal_id: { autoComplete: "off", autoCapitalize: "characters" },
};

const AUTOCOMPLETE: Partial<Record<PlayerFieldName, string>> = {
  country: "country",
  state: "address-level1",
  gender: "sex",
};

/** Labels of the fields of a player from a country; empty while unknown. */
export function useFieldLabels(country: string): Record<PlayerFieldName, ReactNode> {
  const { t } = useLingui();
  const states: Record<string, string> = { AU: t`State`, CA: t`Province` };
  return {
    email: t`Email`,
    password: t`Password`,
    nickname: t`Nickname`,
    first_name: t`First name`,
    last_name: t`Last name`,
    date_of_birth: t`Date of birth`,
    gender: t`Gender`,
    country: t`Country`,
    postal_code: t`Postal code`,
    state: states[country] ?? t`State or province`,
    city: t`City`,
    address: t`Street and number`,
    mobile_phone: t`Mobile phone`,
    personal_id: t`Personal ID`,
    profession: t`Occupation`,
    currency: t`Currency`,
    terms_acceptance: t`Terms and conditions`,
    receive_promos: <Trans>Email me offers</Trans>,
    receive_sms_promos: <Trans>Text me offers</Trans>,
  };
}

/** Choices that don't come from the server. */
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

/** Fills in the state from the postal code, unless the player has chosen another one. */
function withStateFromCode({ values, set }: Fields, field: FieldBinding, country: string): FieldBinding {
  const stateBy = (code: unknown) => stateOfPostalCode(country, String(code ?? ""));
  const isDerived = values.state === "" || values.state === stateBy(field.value);
  return {
    ...field,
    onChange: (code) => {
      field.onChange(code);
      const state = stateBy(code);
      if (state && isDerived) set("state", state);
    },
  };
}

interface PlayerInputProps {
  definition: PlayerField;
  fields: Fields;
  /** Country of residence in the form; empty while unknown. */
  country: string;
  /** Countries and currencies, if the form has them. */
  choices?: Partial<Record<PlayerFieldName, Choice[]>>;
  optional?: boolean;
  label?: ReactNode;
  /** Overrides the form's binding. */
  field?: FieldBinding;
}

export function PlayerInput({
  definition,
  fields,
  country,
  choices,
  optional,
  ...overrides
}: PlayerInputProps) {
  const { t, i18n } = useLingui();
  const labels = useFieldLabels(country);
  const ownChoices = useOwnChoices(country);
  const { name, type, min_age } = definition;
  const { field = fields.field(name), label = labels[name] } = overrides;
  const common = { field, label, optional };
  const phoneErrorText = usePhoneErrorText();
  if (type === "checkbox") return <CheckField field={field} label={label} />;
  if (type === "select") {
    const offered = choices?.[name] ?? ownChoices[name] ?? [];
    const placeholder = optional ? t`Not set` : field.value ? undefined : t`Choose one`;
    return (
      <SelectField
        {...common}
        autoComplete={AUTOCOMPLETE[name]}
        choices={offered}
        placeholder={placeholder}
      />
    );
  }
  switch (name) {
    case "email":
      return <EmailField field={field} autoComplete="email" />;
    case "password":
      return <PasswordField field={field} label={label} autoComplete="new-password" />;
    case "date_of_birth": {
      const tooYoung = t`You must be ${i18n.number(min_age ?? 18)} or older.`;
      const errorText = field.error === "too_young" ? tooYoung : undefined;
      return <DateField {...common} birthday errorText={errorText} />;
    }
    case "postal_code":
      return (
        <PostalCodeField {...common} field={withStateFromCode(fields, field, country)} country={country} />
      );
    case "mobile_phone":
      return <PhoneField {...common} country={country} errorText={phoneErrorText(field.error)} />;
    case "personal_id":
      return <TextField {...common} {...HELP[name]} inputMode={country === "EE" ? "numeric" : "text"} />;
    default:
      return <TextField {...common} {...HELP[name]} />;
  }
}
