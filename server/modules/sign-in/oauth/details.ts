import type { Details } from "../../../../src/contract/auth.ts";
import type { FieldCode } from "../../../../src/contract/field-codes.ts";
import type { Jurisdictions } from "../../../../src/contract/jurisdictions.ts";
import type { PlayerFieldName } from "../../../../src/contract/player-fields.ts";
import { missingProfileFields, TERMS_VERSION } from "../../../core/players/present.ts";
import type { PlayerRow, PlayersStore } from "../../../core/players/store.ts";
import type { Db } from "../../../db/client.ts";
import type { RegistrationRules } from "../registration-rules.ts";

export interface DetailsDeps {
  jurisdictions: Jurisdictions;
  players: PlayersStore;
  checkRegistration: RegistrationRules;
  /** Called in the transaction that completes a registration. */
  onRegistered: (tx: Db, player: PlayerRow) => Promise<void>;
  /** Called after its commit. */
  afterRegistration: () => Promise<void>;
}

/** Completes the details that a sign-in by a provider didn't supply, under the registration rules. */
export function createDetails(deps: DetailsDeps) {
  const { jurisdictions, players, checkRegistration, onRegistered, afterRegistration } = deps;
  return async function complete(player: PlayerRow, user: Details): Promise<PlayerRow> {
    const missingFields = missingProfileFields(player);
    const current = { country: player.country, currency: player.currency, date_of_birth: player.dateOfBirth };
    const extraErrors: Partial<Record<PlayerFieldName, FieldCode>> = {};
    for (const name of ["country", "currency", "date_of_birth"] as const)
      if (!missingFields.includes(name) && (user[name] ?? current[name]) !== current[name])
        extraErrors[name] = "locked";
    const country = user.country ?? player.country;
    const licence = jurisdictions.licences[player.licence]!;
    // Check the age again with the new country.
    const values = { ...user, date_of_birth: user.date_of_birth ?? player.dateOfBirth ?? "" };
    const checkedFields = missingFields.includes("country")
      ? [...missingFields, "date_of_birth" as const]
      : missingFields;
    await checkRegistration(values, { licence, country, only: checkedFields, extraErrors });
    // New terms are accepted long after the registration.
    const isRegistration = missingFields.some((name) => name !== "terms_acceptance");
    const completed = await players.complete(
      player,
      {
        country,
        currency: user.currency ?? player.currency,
        currencyChosen: true,
        dateOfBirth: user.date_of_birth ?? player.dateOfBirth,
        termsAccepted: TERMS_VERSION,
      },
      async (tx, row) => {
        if (isRegistration) await onRegistered(tx, row);
      },
    );
    if (isRegistration) await afterRegistration();
    return completed;
  };
}
