import type { FieldCode } from "../../../src/contract/field-codes.ts";
import type { LicencePack, Packs } from "../../../src/contract/jurisdictions.ts";
import type { PlayerFieldName } from "../../../src/contract/player-fields.ts";
import { playerFieldsOf } from "../../../src/rules/players/player-fields.ts";
import { type FieldValues, fieldProblems } from "../../../src/rules/players/player-form.ts";
import { RequestError } from "../../http/errors.ts";
import { marketOf } from "../../jurisdictions/jurisdictions.ts";
import { checkFields } from "./field-errors.ts";

export interface RegistrationRulesDeps {
  now: () => number;
  packs: Packs;
  /** Currencies that accounts may have. */
  currencies: () => Promise<string[]>;
}

interface Registering {
  licence: LicencePack;
  /** Where the player lives. */
  country: string | null;
  /** The fields that are asked for; all of them without. */
  only?: readonly PlayerFieldName[];
  /** What is known to be wrong beside this. */
  also?: Partial<Record<PlayerFieldName, FieldCode | null>>;
}

/** Refuses what nobody may become a player with, whichever way they come. */
export function createRegistrationRules({ now, packs, currencies }: RegistrationRulesDeps) {
  const isKnown = (country: unknown) => packs.countries.some(({ code }) => code === country);

  return async function check(
    values: FieldValues,
    { licence, country, only, also }: Registering,
  ): Promise<void> {
    const residence = marketOf(packs, country);
    const fields = playerFieldsOf(licence, residence).registration.filter(
      ({ name }) => !only || only.includes(name),
    );
    const enabled = await currencies();
    checkFields({
      ...(values.country && !isKnown(values.country) ? { country: "unknown" } : {}),
      ...(values.currency && !enabled.some((code) => code === values.currency)
        ? { currency: "unknown" }
        : {}),
      ...also,
      ...fieldProblems(fields, values, { country, today: new Date(now()).toISOString().slice(0, 10) }),
    });
    if (residence.restricted !== "none") throw new RequestError("restricted_country");
  };
}

export type RegistrationRules = ReturnType<typeof createRegistrationRules>;
