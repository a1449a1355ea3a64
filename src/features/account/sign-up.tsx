import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";
import { countriesQuery, formEvidence, playerFieldsQuery, reportFormErrors } from "../../api/account.ts";
import { register } from "../../api/auth.ts";
import { call } from "../../api/client.ts";
import { currenciesQuery, currentIpQuery } from "../../api/config.ts";
import type { Offer } from "../../contract/bonuses.ts";
import type { PlayerField, PlayerFieldName } from "../../contract/player-fields.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { type Fields, useFields, type Values } from "../../lib/page/use-fields.ts";
import { dropForm, readForm, saveForm } from "../../lib/session/form-data.ts";
import { redirectTarget } from "../../rules/addresses/redirect-target.ts";
import { Button } from "../../ui/button.tsx";
import { useCountryChoices, useCurrencyChoices } from "../../ui/choices.ts";
import { emailErrors, emailOf } from "../../ui/field-checks.ts";
import type { FieldBinding } from "../../ui/field-frame.tsx";
import { Form } from "../../ui/form.tsx";
import { NewPasswordField } from "../../ui/new-password-field.tsx";
import { inFormOrder, PlayerInput, playerErrors } from "../../ui/player-input.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { FormFallback } from "../../ui/query-fallback.tsx";
import styles from "./account.module.css";
import { checkNewPassword } from "./check-new-password.ts";
import { RegistrationGifts } from "./compose-registration-gifts.tsx";
import { DestinationWithLogin, useHasDestination } from "./destination.tsx";
import { MarketLine } from "./market-line.tsx";
import { Providers } from "./providers.tsx";
import { SignUpPicture } from "./sign-up-picture.tsx";
import { stepsOf, useStep, useStepFocus } from "./sign-up-steps.ts";
import { StepProgress } from "./step-progress.tsx";
import { TermsLabel } from "./terms-label.tsx";
import { useRedirectParam } from "./use-after-sign-in.ts";
import { useRegistrationOffers } from "./use-registration-offers.ts";

/** Registration in two steps, beside a picture. */
export const SignUp = () => <SignUpPicture form={<Registration />} />;

/** The fields depend on the country. */
function Registration() {
  const ip = useQuery(currentIpQuery);
  const [country, setCountry] = useState(readForm("registration").country ?? "");
  const residence = country || ip.data?.country || "";
  const fieldsState = useQuery({
    ...playerFieldsQuery(residence),
    enabled: !ip.isPending,
    placeholderData: (old) => old,
  });
  const { offers } = useRegistrationOffers();
  if (!fieldsState.data) return <FormFallback queries={[ip, fieldsState]} />;
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
  const { i18n } = useLingui();
  const evidence = formEvidence(client);
  const redirectParams = useRedirectParam();
  const hasDestination = useHasDestination();
  const currencies = useQuery(currenciesQuery).data;
  // Prevents that a submitted form is stored again: its removal blurs a field, which stores the input.
  const isDone = useRef(false);
  const [initial] = useState<Values>(() => ({
    ...Object.fromEntries(requiredFields.map(({ name, type }) => [name, type === "checkbox" ? false : ""])),
    country,
    currency: currencies?.enabled.includes(currency) ? currency : (currencies?.default ?? "EUR"),
    ...readForm("global"),
    ...readForm("registration"),
  }));
  const steps = stepsOf(inFormOrder(requiredFields));
  const { step, showNext, showFirst } = useStep(steps.length);
  const isLast = step === steps.length;
  const stepFields = steps[step - 1]!;
  const fields = useFields({
    initial,
    check: (values) => playerErrors(stepFields, values, String(values.country)),
    showNextStep: isLast
      ? undefined
      : async (values) => {
          await checkNewPassword(client, values);
          showNext();
        },
    onRejected: (side, problems) => {
      reportFormErrors(client, "sign-up", side, problems);
      if (step > 1 && steps[0]!.some(({ name }) => problems[name])) showFirst();
    },
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
  const heading = useStepFocus(step, fields.form);
  const saveInput = () => {
    if (isDone.current) return;
    saveForm("registration", fields.values);
    saveForm("global", { email: fields.values.email ?? "" });
  };
  const isForMarket =
    fields.values.country === market?.country && fields.values.currency === market?.currency;
  const age = ageOf(requiredFields);
  const minAge = age && i18n.number(age);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: saves the input of any field
    <div onBlur={saveInput}>
      {step === 1 ? <DestinationWithLogin /> : null}
      {isLast && isForMarket ? <Gifts offers={offers} /> : null}
      <Form
        fields={fields}
        onTouch={evidence.prepare}
        submit={isLast ? <Trans>Create account</Trans> : <Trans>Continue</Trans>}
        after={
          step > 1 ? (
            <Button onClick={showFirst}>
              <Trans>Back</Trans>
            </Button>
          ) : (
            <>
              <Providers />
              {minAge ? (
                <p className={styles.age}>
                  <Trans>For players aged {minAge} and over.</Trans>
                </p>
              ) : null}
              {hasDestination ? null : (
                <div className={styles.links}>
                  <PopupLink popup="login" replace {...redirectParams}>
                    <Trans>Already have an account? Log in</Trans>
                  </PopupLink>
                </div>
              )}
            </>
          )
        }
      >
        {steps.length > 1 ? <StepProgress steps={steps} step={step} heading={heading} /> : null}
        <StepFields key={step} definitions={stepFields} fields={fields} onCountry={onCountry} />
      </Form>
    </div>
  );
}

/** Minimum age in years, where the form asks for the date of birth. */
const ageOf = (fields: readonly PlayerField[]) =>
  fields.find(({ name }) => name === "date_of_birth")?.min_age;

/** The gifts known when they first show: those that arrive later would move the fields. */
function Gifts({ offers }: { offers: readonly Offer[] }) {
  const [firstOffers] = useState(offers);
  return firstOffers.length > 0 ? <RegistrationGifts offers={firstOffers} /> : null;
}

interface StepFieldsProps {
  definitions: PlayerField[];
  fields: Fields;
  onCountry: (country: string) => void;
}

function StepFields({ definitions, fields, onCountry }: StepFieldsProps) {
  const { t } = useLingui();
  const countries = useQuery(countriesQuery).data;
  const choices = {
    country: useCountryChoices(countries),
    currency: useCurrencyChoices(useQuery(currenciesQuery).data),
  };
  const currencyField = fields.field("currency");
  const currencyOf = (country: unknown) => countries?.find(({ code }) => code === country)?.currency;
  /** Follows the country, unless the player has chosen another currency than its own. */
  const followCountry = (country: string) => {
    const currency = currencyOf(country);
    const isOwn = fields.values.currency === (currencyOf(fields.values.country) ?? fields.values.currency);
    if (currency && isOwn && choices.currency.some(({ value }) => value === currency))
      currencyField.onChange(currency);
  };
  const age = ageOf(definitions);
  const input = (definition: PlayerField, field?: FieldBinding) => (
    <PlayerInput
      key={definition.name}
      definition={definition}
      fields={fields}
      field={field}
      country={String(fields.values.country)}
      choices={choices}
      optional={!definition.required}
      label={definition.name === "terms_acceptance" ? <TermsLabel age={age} /> : undefined}
    />
  );
  const countryField = fields.field("country");
  const marketFields = definitions.filter(({ name }) => name === "country" || name === "currency");
  const marketLine = (
    <MarketLine key="market" fields={fields} names={marketFields.map(({ name }) => name)} choices={choices}>
      {marketFields.map((definition) =>
        definition.name === "country"
          ? input(definition, {
              ...countryField,
              onChange: (value) => {
                followCountry(String(value));
                countryField.onChange(value);
                onCountry(String(value));
              },
            })
          : input(definition),
      )}
    </MarketLine>
  );
  const own: Partial<Record<PlayerFieldName, (definition: PlayerField) => ReactNode>> = {
    email: (definition) => (
      <AddressField key="email" fields={fields} input={(field) => input(definition, field)} />
    ),
    password: () => (
      <NewPasswordField
        key="password"
        field={fields.field("password")}
        label={t`Password`}
        email={String(fields.values.email)}
      />
    ),
  };
  return definitions.map((definition) => {
    if (marketFields.includes(definition)) return definition === marketFields[0] ? marketLine : null;
    return own[definition.name]?.(definition) ?? input(definition);
  });
}

interface AddressFieldProps {
  fields: Fields;
  input: (field: FieldBinding) => ReactNode;
}

/** The e-mail address, with the server's suggestion for a typing error. */
function AddressField({ fields, input }: AddressFieldProps) {
  const client = useQueryClient();
  const [checked, setChecked] = useState({ address: "", suggestion: null as string | null });
  const address = emailOf(fields.values);
  // Belongs to the address that was checked: another one has no suggestion yet, and the same one keeps its own, so
  // that the form below doesn't move while it's pressed.
  const suggestion = checked.address === address ? checked.suggestion : null;
  const checkAddress = async () => {
    if (address === checked.address || emailErrors(fields.values).email) return;
    const result = await call(client, "POST /check-email", { body: { email: address } }).catch(() => null);
    if (result) setChecked({ address, suggestion: result.suggestion });
  };
  const email = fields.field("email");
  return (
    <>
      {input({
        ...email,
        onBlur: () => {
          email.onBlur();
          void checkAddress();
        },
      })}
      {suggestion ? (
        <button type="button" className={styles.plain} onClick={() => fields.set("email", suggestion)}>
          <Trans>Did you mean {suggestion}?</Trans>
        </button>
      ) : null}
    </>
  );
}
