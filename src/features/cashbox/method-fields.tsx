import { useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import type { PaymentField } from "../../contract/payments.ts";
import type { Fields, Values } from "../../lib/page/use-fields.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import { CardFrame, type CardHandle } from "./card-frame.tsx";

/** How a field of a payment is called in its form, and in the server's word about it. */
export const nameOf = (field: string): string => `fields.${field}`;

/** What was filled in, by the server's names. */
export function answersOf(fields: readonly PaymentField[], values: Values): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, type }): [string, string][] => {
      const text = String(values[nameOf(name)] ?? "").trim();
      return type === "card" || text === "" ? [] : [[name, text]];
    }),
  );
}

const isAsked = ({ dependsOn }: PaymentField, answers: Record<string, string>) =>
  dependsOn === null || dependsOn.values.includes(answers[dependsOn.field] ?? "");

const KEYBOARDS: Partial<Record<PaymentField["type"], { type: "email" | "tel"; autoComplete: string }>> = {
  email: { type: "email", autoComplete: "email" },
  tel: { type: "tel", autoComplete: "tel" },
};
const FILLED_BY: Partial<Record<PaymentField["label"], string>> = {
  account_holder: "name",
  postal_code: "postal-code",
};

/** In Lithuanian for everybody, because whoever has such an account reads it: such payments may take longer. */
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
  const labels: Record<PaymentField["label"], string> = {
    iban: t`IBAN`,
    account_holder: t`Name of the account’s holder`,
    email: t`E-mail`,
    phone: t`Phone`,
    voucher_code: t`Code of the voucher`,
    bank: t`Bank`,
    wallet_address: t`Address of your wallet`,
    postal_code: t`Postal code`,
    card: t`Card`,
    code: t`Code`,
  };
  const answers = answersOf(list, fields.values);
  return list
    .filter((field) => isAsked(field, answers))
    .map((one) => {
      const { name, type, label, required, options, max } = one;
      if (type === "card") return <CardFrame key={name} handle={card} />;
      const field = fields.field(nameOf(name));
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
          optional={!required}
          maxLength={max ?? undefined}
          autoComplete={FILLED_BY[label] ?? "off"}
          autoCapitalize={type === "iban" ? "characters" : "none"}
          hint={
            type === "iban" && /^\s*LT\s*\d/i.test(String(fields.values[nameOf(name)])) ? (
              <span lang="lt">{LITHUANIAN_NOTE}</span>
            ) : undefined
          }
          {...KEYBOARDS[type]}
        />
      );
    });
}
