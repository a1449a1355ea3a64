import { Trans } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Fragment, useRef, useState } from "react";
import { countriesQuery, formEvidence, playerFieldsQuery, reportFormErrors } from "../../api/account.ts";
import { register } from "../../api/auth.ts";
import { call } from "../../api/client.ts";
import { currenciesQuery, currentIpQuery } from "../../api/config.ts";
import type { Offer } from "../../contract/bonuses.ts";
import type { PlayerField, PlayerFieldName } from "../../contract/player-fields.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { useFields, type Values } from "../../lib/page/use-fields.ts";
import { dropForm, readForm, saveForm } from "../../lib/session/form-data.ts";
import { redirectTarget } from "../../rules/addresses/redirect-target.ts";
import { useCountryChoices, useCurrencyChoices } from "../../ui/choices.ts";
import { emailErrors, emailOf } from "../../ui/field-checks.ts";
import type { FieldBinding } from "../../ui/field-frame.tsx";
import { Form } from "../../ui/form.tsx";
import { inFormOrder, PlayerInput, playerErrors } from "../../ui/player-input.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { FormFallback } from "../../ui/query-fallback.tsx";
import { TileSkeleton } from "../../ui/tile-skeleton.tsx";
import { useIsLate } from "../../ui/use-is-late.ts";
import styles from "./account.module.css";
import { RegistrationGifts } from "./compose-registration-gifts.tsx";
import { Providers } from "./providers.tsx";
import { TermsLabel } from "./terms-label.tsx";
import { useRedirectParam } from "./use-after-sign-in.ts";
import { useRegistrationOffers } from "./use-registration-offers.ts";

/** Time that a complete form waits for what the registration gives, milliseconds. */
const OFFERS_WAIT = 500;

/** Registration form; its fields depend on the country. */
export function SignUp() {
  const ip = useQuery(currentIpQuery);
  const [country, setCountry] = useState(readForm("registration").country ?? "");
  const residence = country || ip.data?.country || "";
  const fieldsState = useQuery({
    ...playerFieldsQuery(residence),
    enabled: !ip.isPending,
    placeholderData: (old) => old,
  });
  const { offers, isLoading } = useRegistrationOffers();
  const isTooLate = useIsLate(Boolean(fieldsState.data) && isLoading, OFFERS_WAIT);
  if (!fieldsState.data) return <FormFallback queries={[ip, fieldsState]} />;
  if (isLoading && !isTooLate) return <TileSkeleton />;
  return (
    <SignUpForm
      fields={fieldsState.data.registration}
      country={residence}
      currency={ip.data?.currency ?? "EUR"}
      market={ip.data ?? null}
      offers={offers}
      onCountry={setCountry}
    />
  );
}

interface SignUpFormProps {
  fields: PlayerField[];
  country: string;
  currency: string;
  /** Country and currency that the offers are for. */
  market: { country: string | null; currency: string } | null;
  offers: readonly Offer[];
  onCountry: (country: string) => void;
}

function SignUpForm({
  fields: requiredFields,
  country,
  currency,
  market,
  offers,
  onCountry,
}: SignUpFormProps) {
  const client = useQueryClient();
  const router = useRouter();
  const locale = useLocale();
  const evidence = formEvidence(client);
  const redirectParams = useRedirectParam();
  const countries = useCountryChoices(useQuery(countriesQuery).data);
  const currencies = useQuery(currenciesQuery).data;
  // Offers that arrive later would move the fields.
  const [firstOffers] = useState(offers);
  // Prevents that a submitted form is stored again: its removal blurs a field, which stores the input.
  const isDone = useRef(false);
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const [initial] = useState<Values>(() => ({
    ...Object.fromEntries(requiredFields.map(({ name, type }) => [name, type === "checkbox" ? false : ""])),
    country,
    currency: currencies?.enabled.includes(currency) ? currency : (currencies?.default ?? "EUR"),
    ...readForm("global"),
    ...readForm("registration"),
  }));
  const fields = useFields({
    initial,
    check: (values) => playerErrors(requiredFields, values, String(values.country)),
    onRejected: (side, problems) => reportFormErrors(client, "sign-up", side, problems),
    submit: async (values) => {
      const input = { ...values, email: emailOf(values), locale };
      await register(client, { ...input, ...(await evidence.take()) });
      isDone.current = true;
      dropForm("registration");
      router.history.replace(
        router.buildLocation({
          to: "/$",
          params: { _splat: "email-verify" },
          search: redirectParams.redirect ? { redirect: redirectTarget(redirectParams.redirect) } : {},
        }).publicHref,
      );
    },
  });
  const saveInput = () => {
    if (isDone.current) return;
    saveForm("registration", fields.values);
    saveForm("global", { email: fields.values.email ?? "" });
  };
  const checkAddress = async () => {
    setSuggestion(null);
    if (emailErrors(fields.values).email) return;
    const body = { email: emailOf(fields.values) };
    const result = await call(client, "POST /check-email", { body }).catch(() => null);
    setSuggestion(result?.suggestion ?? null);
  };
  const age = requiredFields.find(({ name }) => name === "date_of_birth")?.min_age;
  const choices = {
    country: countries,
    currency: useCurrencyChoices(currencies),
  };
  const [email, countryField] = [fields.field("email"), fields.field("country")];
  const overrides: Partial<Record<PlayerFieldName, FieldBinding>> = {
    email: {
      ...email,
      onBlur: () => {
        email.onBlur();
        void checkAddress();
      },
    },
    country: {
      ...countryField,
      onChange: (value) => {
        countryField.onChange(value);
        onCountry(String(value));
      },
    },
  };
  const isForMarket =
    fields.values.country === market?.country && fields.values.currency === market?.currency;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: saves the input of any field
    <div onBlur={saveInput}>
      {isForMarket && firstOffers.length > 0 ? <RegistrationGifts offers={firstOffers} /> : null}
      <Form
        fields={fields}
        onTouch={evidence.prepare}
        submit={<Trans>Create account</Trans>}
        after={
          <>
            <div className={styles.links}>
              <span />
              <PopupLink popup="login" replace {...redirectParams}>
                <Trans>Already have an account? Log in</Trans>
              </PopupLink>
            </div>
            <Providers />
          </>
        }
      >
        {inFormOrder(requiredFields).map((definition) => (
          <Fragment key={definition.name}>
            <PlayerInput
              definition={definition}
              fields={fields}
              field={overrides[definition.name]}
              country={String(fields.values.country)}
              choices={choices}
              optional={!definition.required}
              label={definition.name === "terms_acceptance" ? <TermsLabel age={age} /> : undefined}
            />
            {definition.name === "email" && suggestion ? (
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
          </Fragment>
        ))}
      </Form>
    </div>
  );
}
