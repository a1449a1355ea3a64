import type { Credentials, Registration } from "../../../src/contract/auth.ts";
import { WELCOME_PACK_GROUP } from "../../../src/rules/players/player-groups.ts";
import type { AccountMails } from "./account-mails.ts";
import { checkFields, refuseFields } from "./field-errors.ts";
import { hashPassword, isPassword, passwordProblem } from "./passwords.ts";
import { TERMS_VERSION } from "./present.ts";
import type { RegistrationRules } from "./registration-rules.ts";
import { refuseClosed } from "./reject-closed.ts";
import type { Asker } from "./request-origin.ts";
import type { SessionsStore } from "./sessions-store.ts";
import type { PlayerRow, PlayersStore } from "./store.ts";
import type { TokensStore } from "./tokens-store.ts";
import type { TwoFactorService } from "./two-factor.ts";

export interface AuthDeps {
  now: () => number;
  players: PlayersStore;
  sessions: SessionsStore;
  tokens: TokensStore;
  twoFactor: TwoFactorService;
  checkRegistration: RegistrationRules;
  mails: AccountMails;
  /** Whether a captcha was solved for this; each can be used once. */
  acceptCaptcha: (token: string | undefined) => Promise<boolean>;
}

/** What a sign-in proves beside the password. */
export interface SignInProof {
  /** A captcha was solved for it. */
  captcha: boolean;
  /** The token of an earlier call that had the password right and lacked the one-time code. */
  pending: string | undefined;
  /** Counts a guess at the account of the address, which may have no owner; throws `too_many_requests`. */
  countAccount: (owner: PlayerRow | undefined) => Promise<void>;
  /** Learns for the log whose account it is, before the password is checked. */
  noteAccount: (playerId: number) => void;
}

/**
 * Accounts and their passwords. Nothing here says whether an address has an account: an address belongs to whoever
 * confirmed it, anybody may register with any, and only a confirmed account can be signed in to or given a new password.
 */
export function createAuthService(deps: AuthDeps) {
  const { now, players, sessions, tokens, mails } = deps;

  /** Whose address this link confirms; undefined when it is not good, or when the address has an owner by now. */
  async function unconfirmed(token: string): Promise<PlayerRow | undefined> {
    const id = await tokens.ownerOf(token, "confirmation");
    const player = id === null ? undefined : await players.byId(id);
    return player && !(await players.byConfirmedEmail(player.email)) ? player : undefined;
  }

  async function confirm(player: PlayerRow, token: string): Promise<void> {
    if ((await tokens.use(token, "confirmation")) !== player.id)
      return refuseFields({ confirmation_token: "expired" });
    await players.update(player.id, { confirmedAt: new Date(now()) });
  }

  return {
    /**
     * Registers; `countAccount` counts the address and throws `too_many_requests`. Whoever owns the address already gets a
     * mail; the answer is the same.
     */
    async register(user: Registration, asker: Asker, countAccount: () => Promise<void>): Promise<PlayerRow> {
      const { licence } = asker.visitor;
      const also = { password: passwordProblem(user.password, user.email) };
      await deps.checkRegistration(user, { licence, country: user.country, also });
      if (!(await deps.acceptCaptcha(user.captcha))) return refuseFields({ captcha: "captcha_failed" });
      await countAccount();
      const player = await players.insert({
        email: user.email,
        passwordHash: await hashPassword(user.password),
        nickname: user.nickname || null,
        country: user.country,
        currency: user.currency,
        dateOfBirth: user.date_of_birth,
        locale: user.locale,
        licence: licence.id,
        groups: [WELCOME_PACK_GROUP],
        subscriptions: [
          ...(user.receive_promos ? ["casino.email"] : []),
          ...(user.receive_sms_promos ? ["casino.sms"] : []),
        ],
        termsAccepted: TERMS_VERSION,
        createdAt: new Date(now()),
      });
      await mails.confirmation(player, asker);
      return player;
    },

    /**
     * Lets in to the confirmed account of the address, or with the link of a confirmation to the one that it confirms.
     * An account with two factors gets a token first, which a second call brings back along with the code.
     */
    async signIn(
      { email, password, confirmation_token, otp_attempt }: Credentials,
      proof: SignInProof,
    ): Promise<PlayerRow | { pending: string }> {
      const waiting = proof.pending ? await tokens.ownerOf(proof.pending, "otp") : null;
      if (!proof.captcha && waiting === null) return refuseFields({ captcha: "captcha_failed" });
      const player = confirmation_token
        ? await unconfirmed(confirmation_token)
        : await players.byConfirmedEmail(email);
      // Before the password is looked at: a token of one's own account opens no guesses at others'.
      if (!proof.captcha && waiting !== player?.id) return refuseFields({ captcha: "captcha_failed" });
      if (player) proof.noteAccount(player.id);
      await proof.countAccount(player);
      // Also where there is no such player, so that the time says nothing.
      const matches = await isPassword(password, player?.passwordHash);
      if (!matches || !player) return refuseFields({ password: "wrong_credentials" });
      refuseClosed(player);
      if (player.otpSince) {
        if (!otp_attempt) return { pending: await tokens.make(player.id, "otp") };
        await deps.twoFactor.check(player, otp_attempt);
        if (proof.pending) await tokens.use(proof.pending, "otp");
      }
      if (confirmation_token) await confirm(player, confirmation_token);
      return player;
    },

    /** Sends a link for a new password to the owner of the address, if there is one. */
    async requestReset(email: string, asker: Asker): Promise<void> {
      const player = await players.byConfirmedEmail(email);
      if (player) await mails.newPassword(player, asker);
    },

    /**
     * Sets the password that a link of `requestReset` allows, and ends all sessions.
     * @returns the player's id
     */
    async setPassword(token: string, password: string, asker: Asker): Promise<number> {
      const owner = await tokens.ownerOf(token, "password");
      const email = owner === null ? "" : ((await players.byId(owner))?.email ?? "");
      checkFields({ password: passwordProblem(password, email) });
      const passwordHash = await hashPassword(password);
      const id = await tokens.use(token, "password");
      const player = id === null ? undefined : await players.update(id, { passwordHash });
      if (!player) return refuseFields({ reset_password_token: "expired" });
      await sessions.closeAll(player.id);
      await mails.passwordChanged(player, asker);
      return player.id;
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
      const waiting = await players.unconfirmedByEmail(email, 3);
      for (const player of waiting) await mails.confirmation(player, asker);
    },
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
