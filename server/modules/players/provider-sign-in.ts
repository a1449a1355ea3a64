import type { LocaleCode } from "../../../src/contract/locale.ts";
import { emailRule } from "../../../src/rules/players/field-rules.ts";
import { WELCOME_PACK_GROUP } from "../../../src/rules/players/player-groups.ts";
import { RequestError } from "../../http/errors.ts";
import type { Attempts } from "../../http/persistent-rate-limit.ts";
import type { AccountMails } from "./account-mails.ts";
import { refuseFields } from "./field-errors.ts";
import type { IdentitiesStore, Identity } from "./identities-store.ts";
import { refuseClosed } from "./reject-closed.ts";
import type { Asker } from "./request-origin.ts";
import type { PlayerRow, PlayersStore } from "./store.ts";
import type { TwoFactorService } from "./two-factor.ts";

/** Somebody as a provider knows them. */
export interface Person extends Identity {
  email: string | null;
  /** The provider has seen that the address is theirs. */
  emailVerified: boolean;
}

export interface ProviderSignInDeps {
  now: () => number;
  players: PlayersStore;
  identities: IdentitiesStore;
  twoFactor: TwoFactorService;
  mails: AccountMails;
  /** New accounts, by address of the network. */
  registrations: Attempts;
  registrationOpen: boolean;
  /** Currencies that accounts may have, and the one for who is offered none of them by the market. */
  currencies: () => Promise<{ enabled: string[]; default: string }>;
  audit: (playerId: number, kind: string, value: unknown) => Promise<void>;
}

interface Entering {
  asker: Asker;
  /** Of a new player. */
  locale: LocaleCode;
  /** Of the second factor. */
  code?: string;
}

/** Signing in by what a provider says: an account belongs to the provider's name for the person, not to an address. */
export function createProviderSignIn(deps: ProviderSignInDeps) {
  const { now, players, identities, twoFactor, mails } = deps;

  /** An account that exists is taken for the person's only where both sides have seen that the address is theirs. */
  async function ownerOf({ email, emailVerified }: Person): Promise<PlayerRow | undefined> {
    return emailVerified && email !== null ? players.byConfirmedEmail(email.toLowerCase()) : undefined;
  }

  /** A new player, whose details are missing: see `missedFields`. */
  async function enrol({ email, emailVerified }: Person, { asker, locale }: Entering): Promise<PlayerRow> {
    if (!deps.registrationOpen) throw new RequestError("forbidden");
    if (!email || emailRule(email) !== null) return refuseFields({ email: "required" });
    const { visitor } = asker;
    await deps.registrations.count(visitor.network);
    const currencies = await deps.currencies();
    const { currency } = visitor.market;
    const player = await players.insert({
      email: email.toLowerCase(),
      currency: currencies.enabled.includes(currency) ? currency : currencies.default,
      currencyChosen: false,
      locale,
      licence: visitor.licence.id,
      groups: [WELCOME_PACK_GROUP],
      termsAccepted: 0,
      // By a provider's word, without the form.
      autoregistered: true,
      createdAt: new Date(now()),
      confirmedAt: emailVerified ? new Date(now()) : null,
    });
    if (!emailVerified) await mails.confirmation(player, asker);
    return player;
  }

  /** Whose account this person may have; null when a code of the second factor is to come first. */
  return async function signInAs(person: Person, entering: Entering): Promise<PlayerRow | null> {
    const known = await identities.playerOf(person);
    const player = known ?? (await ownerOf(person)) ?? (await enrol(person, entering));
    refuseClosed(player);
    if (player.otpSince !== null) {
      if (entering.code === undefined) return null;
      await twoFactor.check(player, entering.code);
    }
    if (!known) {
      if (!(await identities.link(player.id, person))) throw new RequestError("unavailable");
      await deps.audit(player.id, "provider_linked", { provider: person.provider });
    }
    return player;
  };
}
