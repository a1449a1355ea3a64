import type { Details } from "../../../src/contract/auth-providers.ts";
import type { FieldCode } from "../../../src/contract/field-codes.ts";
import type { Packs } from "../../../src/contract/jurisdictions.ts";
import type { PlayerFieldName } from "../../../src/contract/player-fields.ts";
import { missedFields, TERMS_VERSION } from "./present.ts";
import type { RegistrationRules } from "./registration-rules.ts";
import type { PlayerRow, PlayersStore } from "./store.ts";

export interface DetailsDeps {
  packs: Packs;
  players: PlayersStore;
  checkRegistration: RegistrationRules;
}

/** Completes what somebody who came by a provider has not said, under the rules of a registration. */
export function createDetails({ packs, players, checkRegistration }: DetailsDeps) {
  return async function complete(player: PlayerRow, user: Details): Promise<PlayerRow> {
    const missed = missedFields(player);
    const said = { country: player.country, currency: player.currency, date_of_birth: player.dateOfBirth };
    const also: Partial<Record<PlayerFieldName, FieldCode>> = {};
    for (const name of ["country", "currency", "date_of_birth"] as const)
      if (!missed.includes(name) && (user[name] ?? said[name]) !== said[name]) also[name] = "locked";
    const country = user.country ?? player.country;
    const licence = packs.licences[player.licence]!;
    // Old enough by the place that is said only now, too.
    const values = { ...user, date_of_birth: user.date_of_birth ?? player.dateOfBirth ?? "" };
    const only = missed.includes("country") ? [...missed, "date_of_birth" as const] : missed;
    await checkRegistration(values, { licence, country, only, also });
    return players.complete(player, {
      country,
      currency: user.currency ?? player.currency,
      currencyChosen: true,
      dateOfBirth: user.date_of_birth ?? player.dateOfBirth,
      termsAccepted: TERMS_VERSION,
    });
  };
}
