import type { FieldCode } from "../../../src/contract/field-codes.ts";
import type { Jurisdictions, Licence } from "../../../src/contract/jurisdictions.ts";
import type { PlayerFieldName } from "../../../src/contract/player-fields.ts";
import { playerFieldsOf } from "../../../src/rules/players/player-fields.ts";
import { type FieldValues, fieldErrors } from "../../../src/rules/players/player-form.ts";
import { marketOf } from "../../core/jurisdictions/jurisdictions.ts";
import { checkFields } from "../../core/players/field-errors.ts";
import { RequestError } from "../../http/errors.ts";

export interface RegistrationRulesDeps {
  now: () => number;
  jurisdictions: Jurisdictions;
  /** Enabled currencies. */
  currencies: () => Promise<string[]>;
}

interface CheckOptions {
  licence: Licence;
  /** Country of residence. */
  country: string | null;
  /** Fields to check; all by default. */
  only?: readonly PlayerFieldName[];
  /** Errors that the caller has found, reported along with those found here. */
  extraErrors?: Partial<Record<PlayerFieldName, FieldCode | null>>;
}

/** Checks the rules that apply to every new player, however they register. @throws RequestError */
export function createRegistrationRules({ now, jurisdictions, currencies }: RegistrationRulesDeps) {
  const isKnown = (country: unknown) => jurisdictions.countries.some(({ code }) => code === country);

  return async function check(
    values: FieldValues,
    { licence, country, only, extraErrors }: CheckOptions,
  ): Promise<void> {
    const residence = marketOf(jurisdictions, country);
    const fields = playerFieldsOf(licence, residence).registration.filter(
      ({ name }) => !only || only.includes(name),
    );
    const enabled = await currencies();
    checkFields({
      ...(values.country && !isKnown(values.country) ? { country: "unknown" } : {}),
      ...(values.currency && !enabled.some((code) => code === values.currency)
        ? { currency: "unknown" }
        : {}),
      ...extraErrors,
      ...fieldErrors(fields, values, { country, today: new Date(now()).toISOString().slice(0, 10) }),
    });
    if (residence.restricted !== "none") throw new RequestError("restricted_country");
  };
}

export type RegistrationRules = ReturnType<typeof createRegistrationRules>;
