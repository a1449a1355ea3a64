import type { LocaleCode } from "../../../src/contract/locale.ts";
import { joinLocale } from "../../../src/rules/locales/locales.ts";
import type { PlayerRow, PlayersStore } from "../../core/players/store.ts";
import type { Requester } from "./request-origin.ts";
import type { TokensStore } from "./tokens-store.ts";

/** An email about a player's account. */
export interface AccountMail {
  kind:
    | "confirmation"
    | "known_address"
    | "password"
    | "password_changed"
    | "passkey_added"
    | "closing"
    | "closed"
    | "sign_in"
    | "new_device";
  /** The account; the mail is deleted with it. */
  playerId: number;
  to: string;
  locale: LocaleCode;
  /** Name of the site. */
  site: string;
  /** Absolute URL of the mail's button. */
  link: string;
  /** Values for the text's placeholders, besides the site's name. */
  values?: Readonly<Record<string, string>>;
}

export interface AccountMailsDeps {
  players: PlayersStore;
  tokens: TokensStore;
  sendMail: (mail: AccountMail) => Promise<void>;
}

export function createAccountMails({ players, tokens, sendMail }: AccountMailsDeps) {
  function send(
    kind: AccountMail["kind"],
    { id: playerId, email: to, locale }: PlayerRow,
    { origin, visitor }: Requester,
    path: string,
    values?: AccountMail["values"],
  ): Promise<void> {
    const link = origin + joinLocale(locale, path);
    return sendMail({ kind, playerId, to, locale, site: visitor.host.name, link, ...(values && { values }) });
  }

  return {
    /** Mails a confirmation link; if the address has an owner, mails the owner instead. */
    async sendConfirmation(player: PlayerRow, requester: Requester): Promise<void> {
      // Create the token in both cases, so that timing doesn't reveal whether the address has an owner.
      const token = await tokens.issue(player.id, "confirmation");
      const isOwned = await players.byConfirmedEmail(player.email);
      if (isOwned) await send("known_address", player, requester, "/sign-in");
      else await send("confirmation", player, requester, `/confirmation?confirmation_token=${token}`);
    },

    async sendPasswordReset(player: PlayerRow, requester: Requester): Promise<void> {
      const token = await tokens.issue(player.id, "password");
      await send("password", player, requester, `/new-password?reset_password_token=${token}`);
    },

    sendPasswordChanged: (player: PlayerRow, requester: Requester): Promise<void> =>
      send("password_changed", player, requester, "/profile/security"),

    sendPasskeyAdded: (player: PlayerRow, requester: Requester): Promise<void> =>
      send("passkey_added", player, requester, "/profile/security"),

    /** Mails the link that closes an account without a password. */
    async sendClosingLink(player: PlayerRow, requester: Requester): Promise<void> {
      const token = await tokens.issue(player.id, "closing");
      await send("closing", player, requester, `/profile/security?closing_token=${token}`);
    },

    /** Mails when and with what device the player signed in; a new device is one that the player hasn't used before. */
    signIn: (
      player: PlayerRow,
      requester: Requester,
      { isNewDevice, ...values }: { at: string; device: string; isNewDevice: boolean },
    ): Promise<void> =>
      send(isNewDevice ? "new_device" : "sign_in", player, requester, "/profile/security", values),

    sendClosed: (player: PlayerRow, requester: Requester): Promise<void> =>
      send("closed", player, requester, "/support"),
  };
}

export type AccountMails = ReturnType<typeof createAccountMails>;
