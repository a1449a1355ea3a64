import { parsePhoneNumberFromString } from "libphonenumber-js";
import type { FieldCode } from "../../../src/contract/field-codes.ts";
import type { Jurisdictions } from "../../../src/contract/jurisdictions.ts";
import type { PlayerChanges, PromoSubscription } from "../../../src/contract/player.ts";
import { PRODUCTS, PROMO_CHANNELS } from "../../../src/contract/player.ts";
import { legalAge } from "../../../src/rules/players/birthday.ts";
import { playerFieldsOf } from "../../../src/rules/players/player-fields.ts";
import { type FieldErrors, fieldErrors } from "../../../src/rules/players/player-form.ts";
import { canonicalPostalCode, stateOfPostalCode } from "../../../src/rules/players/postal-code.ts";
import { marketOf } from "../../core/jurisdictions/jurisdictions.ts";
import { checkFields } from "../../core/players/field-errors.ts";
import { TERMS_VERSION } from "../../core/players/present.ts";
import { isExcluded, type NewPlayer, type PlayerRow, type PlayersStore } from "../../core/players/store.ts";
import { RequestError } from "../../http/errors.ts";

/** Groups that players may join themselves. */
const OPEN_GROUPS = [543, 544, 1101];

export interface ProfileDeps {
  now: () => number;
  jurisdictions: Jurisdictions;
  players: PlayersStore;
  /** Audits rejected attempts, for support. */
  audit: (playerId: number, kind: string, value: unknown) => Promise<void>;
}

/** Formats a phone number internationally, with its own prefix or the country's; null if its length is impossible. */
function internationalPhone(phone: string, country: string | null): string | null {
  const parsed = parsePhoneNumberFromString(phone, country as never);
  return parsed?.isPossible() ? parsed.number : null;
}

/** Players' own profile data. */
export function createProfileService({ now, jurisdictions, players, audit }: ProfileDeps) {
  const today = () => new Date(now()).toISOString().slice(0, 10);

  /** Errors of fields that only support can change: those already set, and verified names. */
  function lockedFields(player: PlayerRow, changes: PlayerChanges): Record<string, FieldCode> {
    const isLocked = (entered: string | undefined, stored: string | null) =>
      entered !== undefined && stored !== null && entered !== stored;
    return {
      ...(isLocked(changes.country, player.country) ? { country: "locked" } : {}),
      ...(isLocked(changes.date_of_birth, player.dateOfBirth) ? { date_of_birth: "locked" } : {}),
      ...(player.verified && isLocked(changes.first_name, player.firstName) ? { first_name: "locked" } : {}),
      ...(player.verified && isLocked(changes.last_name, player.lastName) ? { last_name: "locked" } : {}),
      ...(isLocked(changes.personal_id, player.personalId) ? { personal_id: "locked" } : {}),
    };
  }

  function problemsOf(player: PlayerRow, changes: PlayerChanges): FieldErrors {
    const country = changes.country || player.country;
    const state = changes.state || player.state;
    const licence = jurisdictions.licences[player.licence]!;
    const residence = marketOf(jurisdictions, country);
    const age = legalAge(licence.ages.min, residence, state);
    // Check the age again with the new country.
    const values = { ...(changes.country && { date_of_birth: player.dateOfBirth ?? "" }), ...changes };
    // A state is accepted in addresses even where no form asks for it.
    const extraFields = [...new Set([...residence.extra_fields, "state" as const])];
    const fields = playerFieldsOf(licence, { ...residence, extra_fields: extraFields })
      .edition.filter(({ name }) => name in values)
      .map((field) => (field.min_age === null ? field : { ...field, min_age: age }));
    const isKnownCountry =
      !changes.country || jurisdictions.countries.some(({ code }) => code === changes.country);
    return {
      ...(isKnownCountry ? {} : { country: "unknown" }),
      ...(changes.personal_id && !residence.extra_fields.includes("personal_id")
        ? { personal_id: "unknown" }
        : {}),
      ...fieldErrors(fields, values, { country, today: today() }),
    };
  }

  return {
    /** Applies the given changes; an empty string clears a value. */
    async change(player: PlayerRow, changes: PlayerChanges): Promise<PlayerRow> {
      checkFields({ ...problemsOf(player, changes), ...lockedFields(player, changes) });
      const country = changes.country || player.country;
      if (country !== player.country && marketOf(jurisdictions, country).restricted !== "none")
        throw new RequestError("restricted_country");
      const phone = changes.mobile_phone ? internationalPhone(changes.mobile_phone, country) : null;
      if (changes.mobile_phone && !phone) checkFields({ mobile_phone: "invalid_format" });
      const postalCode = changes.postal_code && canonicalPostalCode(country ?? "", changes.postal_code);
      const derivedState = postalCode && !player.state ? stateOfPostalCode(country ?? "", postalCode) : null;
      const changedText = (text: string | undefined, stored: string | null) =>
        text === undefined ? stored : text || null;
      const values: Partial<NewPlayer> = {
        nickname: changedText(changes.nickname, player.nickname),
        firstName: changedText(changes.first_name, player.firstName),
        lastName: changedText(changes.last_name, player.lastName),
        dateOfBirth: changes.date_of_birth || player.dateOfBirth,
        gender: changedText(changes.gender, player.gender) as PlayerRow["gender"],
        country,
        state: changes.state === undefined ? (derivedState ?? player.state) : changes.state || derivedState,
        city: changedText(changes.city, player.city),
        address: changedText(changes.address, player.address),
        postalCode: changedText(postalCode, player.postalCode),
        mobilePhone: changes.mobile_phone === undefined ? player.mobilePhone : phone,
        personalId: changes.personal_id || player.personalId,
        profession: changedText(changes.profession, player.profession),
        termsAccepted: changes.terms_acceptance ? TERMS_VERSION : player.termsAccepted,
      };
      return (await players.update(player.id, values))!;
    },

    /** Joins open groups; rejects and audits any other. */
    async join(player: PlayerRow, groups: number[]): Promise<PlayerRow> {
      const forbidden = groups.filter((group) => !OPEN_GROUPS.includes(group));
      if (forbidden.length > 0) {
        await audit(player.id, "groups_refused", { groups: forbidden });
        throw new RequestError("forbidden");
      }
      return (await players.update(player.id, { groups: [...new Set([...player.groups, ...groups])] }))!;
    },

    subscriptions: (player: PlayerRow): PromoSubscription[] =>
      PRODUCTS.flatMap((product) =>
        PROMO_CHANNELS.map((channel) => ({
          product,
          channel,
          subscribed: player.subscriptions.includes(`${product}.${channel}`),
        })),
      ),

    /** Updates the named subscriptions only. */
    async subscribe(player: PlayerRow, updates: PromoSubscription[]): Promise<PlayerRow> {
      const subscriptions = new Set(player.subscriptions);
      // Excluded players can't subscribe.
      const isExcludedNow = isExcluded(player, now());
      for (const { product, channel, subscribed } of updates) {
        if (subscribed && !isExcludedNow) subscriptions.add(`${product}.${channel}`);
        else subscriptions.delete(`${product}.${channel}`);
      }
      return (await players.update(player.id, { subscriptions: [...subscriptions].sort() }))!;
    },
  };
}

export type ProfileService = ReturnType<typeof createProfileService>;
