import type { LocaleCode } from "../../../../src/contract/locale.ts";
import { emailRule } from "../../../../src/rules/players/field-rules.ts";
import { WELCOME_PACK_GROUP } from "../../../../src/rules/players/player-groups.ts";
import { rejectFields } from "../../../core/players/field-errors.ts";
import type { PlayerRow, PlayersStore } from "../../../core/players/store.ts";
import { RequestError } from "../../../http/errors.ts";
import type { RateLimit } from "../../../http/persistent-rate-limit.ts";
import type { AccountMails } from "../account-mails.ts";
import { rejectClosed } from "../reject-closed.ts";
import type { Requester } from "../request-origin.ts";
import type { TwoFactorService } from "../security/two-factor.ts";
import type { IdentitiesStore, Identity } from "./identities-store.ts";

/** A person as an OAuth provider describes them. */
export interface Person extends Identity {
  email: string | null;
  /** True if the provider has verified the address. */
  emailVerified: boolean;
}

export interface ProviderSignInDeps {
  now: () => number;
  players: PlayersStore;
  identities: IdentitiesStore;
  twoFactor: TwoFactorService;
  mails: AccountMails;
  /** Rate limit of new accounts, by network address. */
  registrations: RateLimit;
  registrationOpen: boolean;
  /** Enabled currencies, and the fallback if the market's currency isn't enabled. */
  currencies: () => Promise<{ enabled: string[]; default: string }>;
  audit: (playerId: number, kind: string, value: unknown) => Promise<void>;
}

interface SignInRequest {
  requester: Requester;
  /** Locale of a new player. */
  locale: LocaleCode;
  /** One-time code. */
  code?: string;
}

/** Sign-in by OAuth provider: accounts are linked to the provider's subject, not to an address. */
export function createProviderSignIn(deps: ProviderSignInDeps) {
  const { now, players, identities, twoFactor, mails } = deps;

  /** Matches an existing account only if both the provider and we have verified the address. */
  async function ownerOf({ email, emailVerified }: Person): Promise<PlayerRow | undefined> {
    return emailVerified && email !== null ? players.byConfirmedEmail(email.toLowerCase()) : undefined;
  }

  /** Creates a player with missing details; see `missingProfileFields`. */
  async function createPlayer(
    { email, emailVerified }: Person,
    { requester, locale }: SignInRequest,
  ): Promise<PlayerRow> {
    if (!deps.registrationOpen) throw new RequestError("forbidden");
    if (!email || emailRule(email) !== null) return rejectFields({ email: "required" });
    const { visitor } = requester;
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
      // Created from the provider's data, without a form.
      autoregistered: true,
      createdAt: new Date(now()),
      confirmedAt: emailVerified ? new Date(now()) : null,
    });
    if (!emailVerified) await mails.sendConfirmation(player, requester);
    return player;
  }

  /** Finds, links or creates the person's account; null if a one-time code is needed first. */
  return async function signInAs(person: Person, request: SignInRequest): Promise<PlayerRow | null> {
    const linkedPlayer = await identities.playerOf(person);
    const player = linkedPlayer ?? (await ownerOf(person)) ?? (await createPlayer(person, request));
    rejectClosed(player);
    if (player.otpSince !== null) {
      if (request.code === undefined) return null;
      await twoFactor.check(player, request.code);
    }
    if (!linkedPlayer) {
      if (!(await identities.link(player.id, person))) throw new RequestError("unavailable");
      await deps.audit(player.id, "provider_linked", { provider: person.provider });
    }
    return player;
  };
}
