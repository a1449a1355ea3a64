import { useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { changePlayer, countriesQuery, playerFieldsQuery, reportProblems } from "../../api/account.ts";
import type { Player } from "../../contract/player.ts";
import type { FieldContext, PlayerField } from "../../contract/player-fields.ts";
import { now } from "../../lib/time.ts";
import { type Fields, useFields, type Values } from "../../lib/use-fields.ts";
import { useLocale } from "../../lib/use-locale.ts";
import { formatTag } from "../../rules/locales.ts";
import { fieldProblems } from "../../rules/player-form.ts";
import { STATES } from "../../rules/states.ts";
import { DateField, Form, SelectField, TextField, type TextFieldProps } from "../../ui/field.tsx";

const todayOf = () => new Date(now()).toISOString().slice(0, 10);

/** How a phone's keyboard and the browser's memory help with a field. */
const HELP: Partial<Record<PlayerField["name"], Partial<TextFieldProps>>> = {
  nickname: { autoComplete: "nickname", maxLength: 15 },
  first_name: { autoComplete: "given-name", autoCapitalize: "words" },
  last_name: { autoComplete: "family-name", autoCapitalize: "words" },
  city: { autoComplete: "address-level2", autoCapitalize: "words" },
  address: { autoComplete: "street-address", autoCapitalize: "words" },
  postal_code: { autoComplete: "postal-code", autoCapitalize: "characters" },
  mobile_phone: { autoComplete: "tel", type: "tel", inputMode: "tel" },
  profession: { autoComplete: "organization-title" },
  personal_id: { autoComplete: "off", autoCapitalize: "characters" },
};

function useLabels(): Record<PlayerField["name"], string> {
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
    receive_promos: t`Offers by e-mail`,
    receive_sms_promos: t`Offers by text message`,
  };
}

interface InputProps {
  asked: PlayerField;
  fields: Fields;
  player: Player;
}

function Input({ asked, fields, player }: InputProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const labels = useLabels();
  const countries = useQuery(countriesQuery).data ?? [];
  const { name } = asked;
  const field = fields.field(name);
  const common = { field, label: labels[name] };
  const proven = player.verified && (name === "first_name" || name === "last_name");
  if (name === "date_of_birth") {
    const tooYoung = t`You must be ${i18n.number(asked.min_age ?? 18)} or older.`;
    return (
      <DateField
        {...common}
        birthday
        disabled={player.date_of_birth !== null}
        problemText={field.problem === "too_young" ? tooYoung : undefined}
      />
    );
  }
  if (name === "country") {
    const names = new Intl.DisplayNames(formatTag(locale), { type: "region" });
    const choices = countries.map(({ code }) => ({ value: code, label: names.of(code) ?? code }));
    choices.sort((a, b) => a.label.localeCompare(b.label, formatTag(locale)));
    return (
      <SelectField {...common} autoComplete="country" choices={choices} disabled={player.country !== null} />
    );
  }
  if (name === "state") {
    const choices = Object.entries(STATES[player.country ?? ""] ?? {}).map(([value, label]) => ({
      value,
      label,
    }));
    return <SelectField {...common} autoComplete="address-level1" choices={choices} />;
  }
  if (name === "gender") {
    const choices = [
      { value: "female", label: t`Female` },
      { value: "male", label: t`Male` },
      { value: "other", label: t`Other` },
    ];
    return <SelectField {...common} autoComplete="sex" choices={choices} />;
  }
  return (
    <TextField
      {...common}
      {...HELP[name]}
      disabled={proven || (name === "personal_id" && player.personal_id !== null)}
    />
  );
}

interface PlayerFormProps {
  player: Player;
  context: FieldContext;
  submit: ReactNode;
  onDone: () => void;
}

/** The fields that the server asks for in a context, with what the player has said of them. */
export function PlayerForm({ player, context, submit, onDone }: PlayerFormProps) {
  const asked = useQuery(playerFieldsQuery(player.country ?? "")).data?.[context];
  return asked ? (
    <AskedForm asked={asked} player={player} context={context} submit={submit} onDone={onDone} />
  ) : null;
}

function AskedForm({ asked, player, context, submit, onDone }: PlayerFormProps & { asked: PlayerField[] }) {
  const client = useQueryClient();
  const own = player as unknown as Record<string, string | null>;
  const initial: Values = Object.fromEntries(asked.map(({ name }) => [name, own[name] ?? ""]));
  const fields = useFields({
    initial,
    check: (values) =>
      fieldProblems(asked, values, {
        country: String(values.country ?? "") || player.country,
        today: todayOf(),
      }) as Record<string, string>,
    onRefused: (side, problems) => reportProblems(client, context, side, problems),
    send: async (values) => {
      const changed = Object.entries(values).filter(([name, value]) => value !== (own[name] ?? ""));
      await changePlayer(client, Object.fromEntries(changed));
      onDone();
    },
  });
  return (
    <Form fields={fields} submit={submit}>
      {asked.map((one) => (
        <Input key={one.name} asked={one} fields={fields} player={player} />
      ))}
    </Form>
  );
}
