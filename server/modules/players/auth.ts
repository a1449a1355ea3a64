import type { Credentials, Registration } from "../../../src/contract/auth.ts";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import type { Packs } from "../../../src/contract/packs.ts";
import { withParityGroup } from "../../../src/rules/groups.ts";
import { joinLocale } from "../../../src/rules/locales.ts";
import { playerFieldsOf } from "../../../src/rules/player-fields.ts";
import { fieldProblems } from "../../../src/rules/player-form.ts";
import type { Attempts } from "../../http/attempts.ts";
import type { Visitor } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { marketOf } from "../../packs/packs.ts";
import { checkFields, refuseFields } from "./field-errors.ts";
import { hashPassword, isPassword, passwordProblem } from "./passwords.ts";
import { TERMS_VERSION } from "./present.ts";
import type { SessionsStore } from "./sessions-store.ts";
import type { PlayerRow, PlayersStore } from "./store.ts";
import type { TokensStore } from "./tokens-store.ts";
import type { TwoFactorService } from "./two-factor.ts";

/** What is written to players about their accounts. */
export interface AccountMail {
  kind: "confirmation" | "known_address" | "password" | "password_changed";
  to: string;
  locale: LocaleCode;
  /** The name of the site. */
  site: string;
  /** Where the mail's button leads: a whole address. */
  link: string;
}

export interface AuthDeps {
  now: () => number;
  packs: Packs;
  players: PlayersStore;
  sessions: SessionsStore;
  tokens: TokensStore;
  twoFactor: TwoFactorService;
  /** Whether a captcha was solved for this; each can be used once. */
  acceptCaptcha: (token: string | undefined) => Promise<boolean>;
  /** Guesses at one-time codes, by player. */
  codeAttempts: Attempts;
  sendMail: (mail: AccountMail) => Promise<void>;
  /** Currencies that accounts may have. */
  currencies: () => Promise<string[]>;
}

/** Who asks, as far as signing in is concerned. */
export interface Asker {
  visitor: Visitor;
  userAgent: string;
  /** The site's public address, for links in mails. */
  origin: string;
}

/** A player and the token of the session that was opened. */
export interface SignedIn {
  player: PlayerRow;
  token: string;
}

/** What a sign-in proves beside the password. */
export interface SignInProof {
  /** A captcha was solved for it. */
  captcha: boolean;
  /** The token of an earlier call that had the password right and lacked the one-time code. */
  pending: string | undefined;
}

/**
 * Accounts and their passwords. Nothing here says whether an address has an account: an address belongs to whoever
 * confirmed it, anybody may register with any, and only a confirmed account can be signed in to or given a new password.
 */
export function createAuthService(deps: AuthDeps) {
  const { now, packs, sessions, tokens } = deps;
  const today = () => new Date(now()).toISOString().slice(0, 10);

  function send(
    kind: AccountMail["kind"],
    player: { email: string; locale: LocaleCode },
    { origin, visitor }: Asker,
    path: string,
  ) {
    const link = origin + joinLocale(player.locale, path);
    return deps.sendMail({ kind, to: player.email, locale: player.locale, site: visitor.host.name, link });
  }

  async function sendConfirmation(player: PlayerRow, asker: Asker): Promise<void> {
    if (await deps.players.byConfirmedEmail(player.email))
      return send("known_address", player, asker, "/sign-in");
    const token = await tokens.make(player.id, "confirmation");
    return send("confirmation", player, asker, `/confirmation?confirmation_token=${token}`);
  }

  async function open(player: PlayerRow, { visitor, userAgent }: Asker): Promise<SignedIn> {
    const token = await sessions.open(player.id, { ip: visitor.ip, userAgent });
    const signedIn = await deps.players.update(player.id, {
      currentSignInAt: new Date(now()),
      lastSignInAt: player.currentSignInAt,
      groups: withParityGroup(player.id, player.groups),
    });
    return { player: signedIn!, token };
  }

  async function checkRegistration(user: Registration, { visitor }: Asker): Promise<void> {
    const residence = marketOf(packs, user.country);
    const { registration } = playerFieldsOf(visitor.licence, residence);
    const isCountry = packs.countries.some(({ code }) => code === user.country);
    const isCurrency = (await deps.currencies()).includes(user.currency);
    checkFields({
      ...(isCountry || user.country === "" ? {} : { country: "unknown" }),
      ...(isCurrency || user.currency === "" ? {} : { currency: "unknown" }),
      password: passwordProblem(user.password, user.email),
      ...fieldProblems(registration, user, { country: user.country, today: today() }),
    });
    if (residence.restricted !== "none" || visitor.market.restricted !== "none")
      throw new RequestError("restricted_country");
  }

  /** Whose address this link confirms; undefined when it is not good, or when the address has an owner by now. */
  async function unconfirmed(token: string): Promise<PlayerRow | undefined> {
    const id = await tokens.ownerOf(token, "confirmation");
    const player = id === null ? undefined : await deps.players.byId(id);
    return player && !(await deps.players.byConfirmedEmail(player.email)) ? player : undefined;
  }

  async function confirm(player: PlayerRow, token: string): Promise<void> {
    if ((await tokens.use(token, "confirmation")) !== player.id)
      return refuseFields({ confirmation_token: "expired" });
    await deps.players.update(player.id, { confirmedAt: new Date(now()) });
  }

  return {
    /** Registers and signs in. Whoever owns the address already gets a mail; the answer is the same. */
    async register(user: Registration, asker: Asker): Promise<SignedIn> {
      await checkRegistration(user, asker);
      if (!(await deps.acceptCaptcha(user.captcha))) return refuseFields({ captcha: "captcha_failed" });
      const player = await deps.players.insert({
        email: user.email,
        passwordHash: await hashPassword(user.password),
        nickname: user.nickname || null,
        country: user.country,
        currency: user.currency,
        dateOfBirth: user.date_of_birth,
        locale: user.locale,
        licence: asker.visitor.licence.id,
        groups: [],
        subscriptions: [
          ...(user.receive_promos ? ["casino.email"] : []),
          ...(user.receive_sms_promos ? ["casino.sms"] : []),
        ],
        termsAccepted: TERMS_VERSION,
        createdAt: new Date(now()),
      });
      await sendConfirmation(player, asker);
      return open(player, asker);
    },

    /**
     * Signs in to the confirmed account of the address, or with the link of a confirmation to the one that it confirms.
     * An account with two factors gets a token first, which a second call brings back along with the code.
     */
    async signIn(
      { email, password, confirmation_token, otp_attempt }: Credentials,
      asker: Asker,
      proof: SignInProof,
    ): Promise<SignedIn | { pending: string }> {
      const waiting = proof.pending ? await tokens.ownerOf(proof.pending, "otp") : null;
      if (!proof.captcha && waiting === null) return refuseFields({ captcha: "captcha_failed" });
      const player = confirmation_token
        ? await unconfirmed(confirmation_token)
        : await deps.players.byConfirmedEmail(email);
      // Also where there is no such player, so that the time says nothing.
      const matches = await isPassword(password, player?.passwordHash);
      if (!matches || !player) return refuseFields({ password: "wrong_credentials" });
      if (!proof.captcha && waiting !== player.id) return refuseFields({ captcha: "captcha_failed" });
      if (asker.visitor.market.restricted !== "none") throw new RequestError("restricted_country");
      if (player.otpSince) {
        if (!otp_attempt) return { pending: await tokens.make(player.id, "otp") };
        await deps.codeAttempts.count(String(player.id));
        if (!(await deps.twoFactor.check(player, otp_attempt)))
          return refuseFields({ otp_attempt: "wrong_code" });
        await deps.codeAttempts.forget(String(player.id));
        if (proof.pending) await tokens.use(proof.pending, "otp");
      }
      if (confirmation_token) await confirm(player, confirmation_token);
      return open(player, asker);
    },

    /** Sends a link for a new password to the owner of the address, if there is one. */
    async requestReset(email: string, asker: Asker): Promise<void> {
      const player = await deps.players.byConfirmedEmail(email);
      if (!player) return;
      const token = await tokens.make(player.id, "password");
      await send("password", player, asker, `/new-password?reset_password_token=${token}`);
    },

    /** Sets the password that a link of `requestReset` allows, and ends all sessions. */
    async setPassword(token: string, password: string, asker: Asker): Promise<void> {
      checkFields({ password: passwordProblem(password, "") });
      const passwordHash = await hashPassword(password);
      const id = await tokens.use(token, "password");
      const player = id === null ? undefined : await deps.players.update(id, { passwordHash });
      if (!player) return refuseFields({ reset_password_token: "expired" });
      await sessions.closeAll(player.id);
      await send("password_changed", player, asker, "/profile/security");
    },

    /**
     * The address of a registration is shown to be the player's own. Who follows the link without being signed in to that
     * account has to give its password: the owner of an address must not confirm an account that somebody else made with it.
     */
    async confirm(token: string, { visitor }: Asker): Promise<void> {
      const player = await unconfirmed(token);
      if (!player) return refuseFields({ confirmation_token: "expired" });
      if ((await visitor.playerId()) !== player.id) return refuseFields({ password: "required" });
      await confirm(player, token);
    },

    /** Sends the confirmation again, to everybody who waits for it under this address: nobody is told who that is. */
    async resendConfirmation(email: string, asker: Asker): Promise<void> {
      const waiting = await deps.players.unconfirmedByEmail(email, 3);
      for (const player of waiting) await sendConfirmation(player, asker);
    },
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
