import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { countriesQuery, playerFieldsQuery, proofOf, reportProblems } from "../../api/account.ts";
import { register } from "../../api/auth.ts";
import { call } from "../../api/client.ts";
import { currenciesQuery, currentIpQuery } from "../../api/config.ts";
import type { PlayerField } from "../../contract/player-fields.ts";
import { keepForm, readForm } from "../../lib/form-data.ts";
import { now } from "../../lib/time.ts";
import { useFields, type Values } from "../../lib/use-fields.ts";
import { useLocale } from "../../lib/use-locale.ts";
import { emailRule } from "../../rules/field-rules.ts";
import { formatTag } from "../../rules/locales.ts";
import { fieldProblems } from "../../rules/player-form.ts";
import { redirectTarget } from "../../rules/redirect-target.ts";
import {
  CheckField,
  DateField,
  Failure,
  Form,
  PasswordField,
  SelectField,
  TextField,
} from "../../ui/field.tsx";
import { useFieldText } from "../../ui/field-text.ts";
import { PopupLink } from "../../ui/popup-link.tsx";
import { TileSkeleton } from "../../ui/tile-skeleton.tsx";
import styles from "./account.module.css";
import { useWayBack } from "./use-after-sign-in.ts";

const todayOf = () => new Date(now()).toISOString().slice(0, 10);

/** Registration; its fields are those that the server names for the country. */
export function SignUp() {
  const ip = useQuery(currentIpQuery);
  const [country, setCountry] = useState(readForm("registration").country ?? "");
  const place = country || ip.data?.country || "";
  const asked = useQuery({
    ...playerFieldsQuery(place),
    enabled: !ip.isPending,
    placeholderData: (old) => old,
  });
  if (!asked.data) return <TileSkeleton />;
  return (
    <SignUpForm
      asked={asked.data.registration}
      country={place}
      currency={ip.data?.currency ?? "EUR"}
      onCountry={setCountry}
    />
  );
}

interface SignUpFormProps {
  asked: PlayerField[];
  country: string;
  currency: string;
  onCountry: (country: string) => void;
}

function SignUpForm({ asked, country, currency, onCountry }: SignUpFormProps) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const router = useRouter();
  const locale = useLocale();
  const proof = proofOf(client);
  const wayBack = useWayBack();
  const text = useFieldText();
  const countries = useQuery(countriesQuery).data ?? [];
  const currencies = useQuery(currenciesQuery).data;
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const names = new Intl.DisplayNames(formatTag(locale), { type: "region" });
  const [initial] = useState<Values>(() => ({
    ...Object.fromEntries(asked.map(({ name, type }) => [name, type === "checkbox" ? false : ""])),
    country,
    currency: currencies?.enabled.includes(currency) ? currency : (currencies?.default ?? "EUR"),
    ...readForm("global"),
    ...readForm("registration"),
  }));
  const fields = useFields({
    initial,
    check: (values) =>
      fieldProblems(asked, values, { country: String(values.country) || null, today: todayOf() }) as Record<
        string,
        string
      >,
    onRefused: (side, problems) => reportProblems(client, "sign-up", side, problems),
    send: async (values) => {
      const typed = { ...values, email: String(values.email).trim(), locale };
      await register(client, { ...typed, ...(await proof.take()) });
      router.history.replace(
        router.buildLocation({
          to: "/$",
          params: { _splat: "email-verify" },
          search: wayBack.redirect ? { redirect: redirectTarget(wayBack.redirect) } : {},
        }).publicHref,
      );
    },
  });
  const keep = () => {
    keepForm("registration", fields.values);
    keepForm("global", { email: fields.values.email ?? "" });
  };
  const checkAddress = async () => {
    setSuggestion(null);
    const email = String(fields.values.email).trim();
    if (email === "" || emailRule(email)) return;
    const checked = await call(client, "POST /check-email", { body: { email } }).catch(() => null);
    setSuggestion(checked?.suggestion ?? null);
  };
  const age = asked.find(({ name }) => name === "date_of_birth")?.min_age ?? 18;
  const has = (name: PlayerField["name"]) => asked.some((field) => field.name === name);
  const optional = (name: PlayerField["name"]) =>
    asked.some((field) => field.name === name && !field.required);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps what was typed, wherever it was
    <div onBlur={keep}>
      <Form
        fields={fields}
        onTouch={proof.prepare}
        submit={<Trans>Create account</Trans>}
        after={
          <div className={styles.links}>
            <span />
            <PopupLink popup="login" replace {...wayBack}>
              <Trans>I have an account</Trans>
            </PopupLink>
          </div>
        }
      >
        {fields.problems.captcha ? <Failure>{text("captcha_failed")}</Failure> : null}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving the field asks about the address */}
        <div className={styles.stack} onBlur={() => void checkAddress()}>
          <TextField
            field={fields.field("email")}
            label={t`E-mail`}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
          />
        </div>
        {suggestion ? (
          <button
            type="button"
            className={styles.plain}
            onClick={() => {
              fields.set("email", suggestion);
              setSuggestion(null);
            }}
          >
            <Trans>Did you mean {suggestion}?</Trans>
          </button>
        ) : null}
        <PasswordField
          field={fields.field("password")}
          label={t`Password`}
          autoComplete="new-password"
          hint={t`8 to 72 letters, digits and symbols.`}
        />
        {has("nickname") ? (
          <TextField
            field={fields.field("nickname")}
            label={t`Nickname`}
            optional={optional("nickname")}
            autoComplete="nickname"
            maxLength={15}
          />
        ) : null}
        <DateField
          field={fields.field("date_of_birth")}
          label={t`Date of birth`}
          birthday
          problemText={
            fields.problems.date_of_birth === "too_young"
              ? t`You must be ${i18n.number(age)} or older.`
              : undefined
          }
        />
        <SelectField
          field={{
            ...fields.field("country"),
            onChange: (value) => {
              fields.set("country", value);
              onCountry(String(value));
            },
          }}
          label={t`Country`}
          autoComplete="country"
          choices={countries
            .map(({ code }) => ({ value: code, label: names.of(code) ?? code }))
            .sort((a, b) => a.label.localeCompare(b.label, formatTag(locale)))}
        />
        <SelectField
          field={fields.field("currency")}
          label={t`Currency`}
          choices={(currencies?.enabled ?? []).map((code) => ({
            value: code,
            label: `${code} ${currencies?.currencies[code]?.name ?? ""}`,
          }))}
        />
        <CheckField
          field={fields.field("terms_acceptance")}
          label={
            <Trans>
              I accept the{" "}
              <Link to="/$" params={{ _splat: "terms-and-conditions" }} target="_blank">
                terms and conditions
              </Link>{" "}
              and am {i18n.number(age)} or older.
            </Trans>
          }
        />
        {has("receive_promos") ? (
          <CheckField
            field={fields.field("receive_promos")}
            label={<Trans>Send me offers by e-mail.</Trans>}
          />
        ) : null}
        {has("receive_sms_promos") ? (
          <CheckField
            field={fields.field("receive_sms_promos")}
            label={<Trans>Send me offers by text message.</Trans>}
          />
        ) : null}
      </Form>
    </div>
  );
}
