import type { Credentials, Registration } from "../../../../src/contract/auth.ts";
import { WELCOME_PACK_GROUP } from "../../../../src/rules/players/player-groups.ts";
import { type HashPassword, isPassword } from "../../../core/credentials/password-hash.ts";
import { checkFields, rejectFields } from "../../../core/players/field-errors.ts";
import { TERMS_VERSION } from "../../../core/players/present.ts";
import type { PlayerRow, PlayersStore } from "../../../core/players/store.ts";
import type { SessionsStore } from "../../../core/sessions/sessions-store.ts";
import type { Db } from "../../../db/client.ts";
import type { AccountMails } from "../account-mails.ts";
import { passwordProblem } from "../passwords/passwords.ts";
import type { RegistrationRules } from "../registration-rules.ts";
import { rejectClosed } from "../reject-closed.ts";
import type { Requester } from "../request-origin.ts";
import type { TwoFactorService } from "../security/two-factor.ts";
import type { TokensStore } from "../tokens-store.ts";

export interface AuthDeps {
  now: () => number;
  hashPassword: HashPassword;
  players: PlayersStore;
  sessions: SessionsStore;
  tokens: TokensStore;
  twoFactor: TwoFactorService;
  checkRegistration: RegistrationRules;
  mails: AccountMails;
  /** Called in the transaction that confirms a player's address. */
  onRegistered: (tx: Db, player: PlayerRow) => Promise<void>;
  /** Called after its commit. */
  afterRegistration: () => Promise<void>;
  /** Consumes a captcha solution. @returns false if it's invalid or used */
  acceptCaptcha: (token: string | undefined) => Promise<boolean>;
}

/** Evidence of a sign-in besides the password. */
export interface SignInProof {
  /** True if a captcha was solved. */
  captcha: boolean;
  /** Token of an earlier call with the right password and no one-time code. */
  pending: string | undefined;
  /** Counts an attempt at the address, with or without an owner. @throws RequestError `too_many_requests` */
  countAccount: (owner: PlayerRow | undefined) => Promise<void>;
  /** Adds the account to the security log before the password is checked. */
  logAccount: (playerId: number) => void;
}

/**
 * Accounts and passwords. Responses never reveal whether an address has an account: anyone can register with any
 * address, the one who confirms it owns it, and only confirmed accounts can sign in or reset a password.
 */
export function createAuthService(deps: AuthDeps) {
  const { now, hashPassword, players, sessions, tokens, mails } = deps;

  /** The player whose address this link would confirm; undefined if the link is invalid or the address has an owner. */
  async function findUnconfirmed(token: string): Promise<PlayerRow | undefined> {
    const id = await tokens.ownerOf(token, "confirmation");
    const player = id === null ? undefined : await players.byId(id);
    return player && !(await players.byConfirmedEmail(player.email)) ? player : undefined;
  }

  async function confirm(player: PlayerRow, token: string): Promise<void> {
    if ((await tokens.consume(token, "confirmation")) !== player.id)
      return rejectFields({ confirmation_token: "expired" });
    await players.confirm(player.id, new Date(now()), deps.onRegistered);
    await deps.afterRegistration();
  }

  return {
    /**
     * Registers a player. If the address has an owner, the owner gets a mail and the response is the same.
     * @param countAccount counts the address, throws `too_many_requests`
     */
    async register(
      user: Registration,
      requester: Requester,
      countAccount: () => Promise<void>,
    ): Promise<PlayerRow> {
      const { licence } = requester.visitor;
      const extraErrors = { password: passwordProblem(user.password, user.email) };
      await deps.checkRegistration(user, { licence, country: user.country, extraErrors });
      if (!(await deps.acceptCaptcha(user.captcha))) return rejectFields({ captcha: "captcha_failed" });
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
      await mails.sendConfirmation(player, requester);
      return player;
    },

    /**
     * Signs in to the address's confirmed account, or to the one that a confirmation link belongs to. With two
     * factors, the first call returns a token for the second call with the code.
     */
    async signIn(
      { email, password, confirmation_token, otp_attempt }: Credentials,
      proof: SignInProof,
    ): Promise<PlayerRow | { pending: string }> {
      const pendingPlayerId = proof.pending ? await tokens.ownerOf(proof.pending, "otp") : null;
      if (!proof.captcha && pendingPlayerId === null) return rejectFields({ captcha: "captcha_failed" });
      const player = confirmation_token
        ? await findUnconfirmed(confirmation_token)
        : await players.byConfirmedEmail(email);
      // Checked before the password: a pending token of one account must not allow guesses at another.
      if (!proof.captcha && pendingPlayerId !== player?.id)
        return rejectFields({ captcha: "captcha_failed" });
      if (player) proof.logAccount(player.id);
      await proof.countAccount(player);
      // Verify in every case, so that timing doesn't reveal whether the player exists.
      const matches = await isPassword(password, player?.passwordHash);
      if (!matches || !player) return rejectFields({ password: "wrong_credentials" });
      rejectClosed(player);
      if (player.otpSince) {
        if (!otp_attempt) return { pending: await tokens.issue(player.id, "otp") };
        await deps.twoFactor.check(player, otp_attempt);
        if (proof.pending) await tokens.consume(proof.pending, "otp");
      }
      if (confirmation_token) await confirm(player, confirmation_token);
      return player;
    },

    /** Mails a reset link to the owner of the address, if any. */
    async requestReset(email: string, requester: Requester): Promise<void> {
      const player = await players.byConfirmedEmail(email);
      if (player) await mails.sendPasswordReset(player, requester);
    },

    /**
     * Sets a new password by a reset link and ends all sessions.
     * @returns the player's id
     */
    async setPassword(token: string, password: string, requester: Requester): Promise<number> {
      const owner = await tokens.ownerOf(token, "password");
      const email = owner === null ? "" : ((await players.byId(owner))?.email ?? "");
      checkFields({ password: passwordProblem(password, email) });
      const passwordHash = await hashPassword(password);
      const id = await tokens.consume(token, "password");
      const player = id === null ? undefined : await players.update(id, { passwordHash });
      if (!player) return rejectFields({ reset_password_token: "expired" });
      await sessions.closeAll(player.id);
      await mails.sendPasswordChanged(player, requester);
      return player.id;
    },

    /**
     * Confirms a registration's address. Without a session of that account the password is required: the address's
     * owner must not confirm an account that someone else created with it.
     */
    async confirm(token: string, { visitor }: Requester): Promise<void> {
      const player = await findUnconfirmed(token);
      if (!player) return rejectFields({ confirmation_token: "expired" });
      if ((await visitor.playerId()) !== player.id) return rejectFields({ password: "required" });
      await confirm(player, token);
    },

    /** Resends the confirmation to up to three unconfirmed accounts of the address, without revealing them. */
    async resendConfirmation(email: string, requester: Requester): Promise<void> {
      const unconfirmedPlayers = await players.unconfirmedByEmail(email, 3);
      for (const player of unconfirmedPlayers) await mails.sendConfirmation(player, requester);
    },
  };
}

export type AuthService = ReturnType<typeof createAuthService>;
