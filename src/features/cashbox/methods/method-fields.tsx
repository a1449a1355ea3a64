import { useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import type { PaymentField } from "../../../contract/payment-fields.ts";
import type { Fields, Values } from "../../../lib/page/use-fields.ts";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { usePhoneErrorText } from "../../../ui/phone-error-text.ts";
import { CardFrame, type CardHandle } from "./card-frame.tsx";

/** Form field name of a payment field, as in the server's errors. */
export const fieldPath = (field: string): string => `fields.${field}`;

/** Submitted values by the server's field names. */
export function submittedFields(fields: readonly PaymentField[], values: Values): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, type }): [string, string][] => {
      const text = String(values[fieldPath(name)] ?? "").trim();
      return type === "card" || text === "" ? [] : [[name, text]];
    }),
  );
}

const isFieldVisible = ({ dependsOn }: PaymentField, answers: Record<string, string>) =>
  dependsOn === null || dependsOn.values.includes(answers[dependsOn.field] ?? "");

const KEYBOARDS: Partial<Record<PaymentField["type"], { type: "email" | "tel"; autoComplete: string }>> = {
  email: { type: "email", autoComplete: "email" },
  tel: { type: "tel", autoComplete: "tel" },
};
const AUTOCOMPLETE: Partial<Record<PaymentField["label"], string>> = {
  account_holder: "name",
  postal_code: "postal-code",
};

/** Entered on a numeric keyboard. */
const NUMERIC: readonly PaymentField["label"][] = ["institution_number", "transit_number", "bsb"];
/** Bank, branch, account and suffix. */
const NZ_FORMAT = "01-0902-0068389-00";

/** Always in Lithuanian, for owners of Lithuanian accounts: such payments may take longer. */
export const LITHUANIAN_NOTE =
  "Mokėjimus į Lietuvos bankų sąskaitas tikriname papildomai, todėl jie gali užtrukti ilgiau.";

interface MethodFieldsProps {
  list: readonly PaymentField[];
  fields: Fields;
  card: RefObject<CardHandle | null>;
}

/** The form that the server describes. */
export function MethodFields({ list, fields, card }: MethodFieldsProps) {
  const { t } = useLingui();
  const phoneErrorText = usePhoneErrorText();
  const labels: Record<PaymentField["label"], string> = {
    iban: t`IBAN`,
    account_holder: t`Account holder's name`,
    email: t`Email`,
    interac_email: t`Interac email`,
    phone: t`Phone`,
    voucher_code: t`Voucher code`,
    bank: t`Bank`,
    wallet_address: t`Wallet address`,
    institution_number: t`Institution number`,
    transit_number: t`Transit number`,
    bsb: t`BSB`,
    account_number: t`Account number`,
    bic: t`BIC`,
    payid: t`PayID`,
    postal_code: t`Postal code`,
    card: t`Card`,
    code: t`Code`,
  };
  const hints: Partial<Record<PaymentField["label"], string>> = {
    institution_number: t`3 digits for your bank`,
    transit_number: t`5 digits for your branch`,
    bsb: t`6 digits for your bank and branch`,
    interac_email: t`The email you use for Interac`,
    payid: t`The email or phone number registered as your PayID`,
  };
  const answers = submittedFields(list, fields.values);
  return list
    .filter((field) => isFieldVisible(field, answers))
    .map((definition) => {
      const { name, type, label, required, options, max } = definition;
      if (type === "card") return <CardFrame key={name} handle={card} />;
      const field = fields.field(fieldPath(name));
      if (type === "select")
        return (
          <SelectField
            key={name}
            field={field}
            label={labels[label]}
            optional={!required}
            choices={(options ?? []).map(({ value, title }) => ({ value, label: title }))}
          />
        );
      return (
        <TextField
          key={name}
          field={field}
          label={labels[label]}
          errorText={type === "tel" ? phoneErrorText(field.error) : undefined}
          optional={!required}
          maxLength={max ?? undefined}
          autoComplete={AUTOCOMPLETE[label] ?? "off"}
          autoCapitalize={type === "iban" ? "characters" : "none"}
          hint={
            type === "iban" && /^\s*LT\s*\d/i.test(String(fields.values[fieldPath(name)])) ? (
              <span lang="lt">{LITHUANIAN_NOTE}</span>
            ) : type === "nz_account" ? (
              NZ_FORMAT
            ) : (
              hints[label]
            )
          }
          inputMode={NUMERIC.includes(label) ? "numeric" : undefined}
          {...KEYBOARDS[type]}
        />
      );
    });
}
