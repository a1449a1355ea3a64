import { parsePhoneNumberFromString } from "libphonenumber-js";
import type { FieldCode } from "../../../src/contract/field-codes.ts";
import type { Packs } from "../../../src/contract/jurisdictions.ts";
import type { PlayerChanges, Subscription } from "../../../src/contract/player.ts";
import { CHANNELS, PRODUCTS } from "../../../src/contract/player.ts";
import { legalAge } from "../../../src/rules/players/birthday.ts";
import { playerFieldsOf } from "../../../src/rules/players/player-fields.ts";
import { type FieldProblems, fieldProblems } from "../../../src/rules/players/player-form.ts";
import { canonicalPostalCode, stateOfPostalCode } from "../../../src/rules/players/postal-code.ts";
import { RequestError } from "../../http/errors.ts";
import { marketOf } from "../../jurisdictions/jurisdictions.ts";
import { checkFields } from "./field-errors.ts";
import { TERMS_VERSION } from "./present.ts";
import { isExcluded, type NewPlayer, type PlayerRow, type PlayersStore } from "./store.ts";

/** Groups that players may join by themselves. */
const OPEN_GROUPS = [543, 544, 1101];

export interface ProfileDeps {
  now: () => number;
  packs: Packs;
  players: PlayersStore;
  /** Notes what was tried, for support. */
  audit: (playerId: number, kind: string, value: unknown) => Promise<void>;
}

/** As it is stored: in international form. Null when it is no number of the country, or of any with its plus sign. */
function internationalPhone(phone: string, country: string | null): string | null {
  const parsed = parsePhoneNumberFromString(phone, country as never);
  return parsed?.isPossible() ? parsed.number : null;
}

/** What players say of themselves. */
export function createProfileService({ now, packs, players, audit }: ProfileDeps) {
  const today = () => new Date(now()).toISOString().slice(0, 10);

  /** What has been said once, and what documents have proved, is changed by support alone. */
  function lockedFields(player: PlayerRow, changes: PlayerChanges): Record<string, FieldCode> {
    const isLocked = (given: string | undefined, kept: string | null) =>
      given !== undefined && kept !== null && given !== kept;
    return {
      ...(isLocked(changes.country, player.country) ? { country: "locked" } : {}),
      ...(isLocked(changes.date_of_birth, player.dateOfBirth) ? { date_of_birth: "locked" } : {}),
      ...(player.verified && isLocked(changes.first_name, player.firstName) ? { first_name: "locked" } : {}),
      ...(player.verified && isLocked(changes.last_name, player.lastName) ? { last_name: "locked" } : {}),
      ...(isLocked(changes.personal_id, player.personalId) ? { personal_id: "locked" } : {}),
    };
  }

  function problemsOf(player: PlayerRow, changes: PlayerChanges): FieldProblems {
    const country = changes.country || player.country;
    const state = changes.state || player.state;
    const licence = packs.licences[player.licence]!;
    const residence = marketOf(packs, country);
    const age = legalAge(licence.ages.min, residence, state);
    // Old enough by the place that is said only now, too.
    const values = { ...(changes.country && { date_of_birth: player.dateOfBirth ?? "" }), ...changes };
    // An address may have a state where no form asks for it.
    const asks_for = [...new Set([...residence.asks_for, "state" as const])];
    const fields = playerFieldsOf(licence, { ...residence, asks_for })
      .edition.filter(({ name }) => name in values)
      .map((field) => (field.min_age === null ? field : { ...field, min_age: age }));
    const isCountry = !changes.country || packs.countries.some(({ code }) => code === changes.country);
    return {
      ...(isCountry ? {} : { country: "unknown" }),
      ...(changes.personal_id && !residence.asks_for.includes("personal_id")
        ? { personal_id: "unknown" }
        : {}),
      ...fieldProblems(fields, values, { country, today: today() }),
    };
  }

  return {
    /** Changes what is given and may be changed; an empty text takes a value away. */
    async change(player: PlayerRow, changes: PlayerChanges): Promise<PlayerRow> {
      checkFields({ ...problemsOf(player, changes), ...lockedFields(player, changes) });
      const country = changes.country || player.country;
      if (country !== player.country && marketOf(packs, country).restricted !== "none")
        throw new RequestError("restricted_country");
      const phone = changes.mobile_phone ? internationalPhone(changes.mobile_phone, country) : null;
      if (changes.mobile_phone && !phone) checkFields({ mobile_phone: "invalid_format" });
      const postalCode = changes.postal_code && canonicalPostalCode(country ?? "", changes.postal_code);
      const derived = postalCode && !player.state ? stateOfPostalCode(country ?? "", postalCode) : null;
      const kept = (text: string | undefined, stored: string | null) =>
        text === undefined ? stored : text || null;
      const values: Partial<NewPlayer> = {
        nickname: kept(changes.nickname, player.nickname),
        firstName: kept(changes.first_name, player.firstName),
        lastName: kept(changes.last_name, player.lastName),
        dateOfBirth: changes.date_of_birth || player.dateOfBirth,
        gender: kept(changes.gender, player.gender) as PlayerRow["gender"],
        country,
        state: changes.state === undefined ? (derived ?? player.state) : changes.state || derived,
        city: kept(changes.city, player.city),
        address: kept(changes.address, player.address),
        postalCode: kept(postalCode, player.postalCode),
        mobilePhone: changes.mobile_phone === undefined ? player.mobilePhone : phone,
        personalId: changes.personal_id || player.personalId,
        profession: kept(changes.profession, player.profession),
        termsAccepted: changes.terms_acceptance ? TERMS_VERSION : player.termsAccepted,
      };
      return (await players.update(player.id, values))!;
    },

    /** Joins open groups; any other is refused, and noted. */
    async join(player: PlayerRow, groups: number[]): Promise<PlayerRow> {
      const refused = groups.filter((group) => !OPEN_GROUPS.includes(group));
      if (refused.length > 0) {
        await audit(player.id, "groups_refused", { groups: refused });
        throw new RequestError("forbidden");
      }
      return (await players.update(player.id, { groups: [...new Set([...player.groups, ...groups])] }))!;
    },

    subscriptions: (player: PlayerRow): Subscription[] =>
      PRODUCTS.flatMap((product) =>
        CHANNELS.map((channel) => ({
          product,
          channel,
          subscribed: player.subscriptions.includes(`${product}.${channel}`),
        })),
      ),

    /** Those that are not named stay as they are. */
    async subscribe(player: PlayerRow, wanted: Subscription[]): Promise<PlayerRow> {
      const chosen = new Set(player.subscriptions);
      // Nothing is sent to who takes a break, whatever they would like to be sent.
      const isAway = isExcluded(player, now());
      for (const { product, channel, subscribed } of wanted) {
        if (subscribed && !isAway) chosen.add(`${product}.${channel}`);
        else chosen.delete(`${product}.${channel}`);
      }
      return (await players.update(player.id, { subscriptions: [...chosen].sort() }))!;
    },
  };
}

export type ProfileService = ReturnType<typeof createProfileService>;
