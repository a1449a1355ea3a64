import type { LocaleCode } from "../../../src/contract/locale.ts";
import { joinLocale } from "../../../src/rules/locales/locales.ts";
import type { Asker } from "./request-origin.ts";
import type { PlayerRow, PlayersStore } from "./store.ts";
import type { TokensStore } from "./tokens-store.ts";

/** What is written to players about their accounts. */
export interface AccountMail {
  kind:
    | "confirmation"
    | "known_address"
    | "password"
    | "password_changed"
    | "closing"
    | "closed"
    | "sign_in"
    | "new_device"
    | "source_of_wealth";
  /** Whose account it is about: it goes with that. */
  playerId: number;
  to: string;
  locale: LocaleCode;
  /** The name of the site. */
  site: string;
  /** Where the mail's button leads: a whole address. */
  link: string;
  /** What stands in the text for names in braces, beside the site. */
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
    { origin, visitor }: Asker,
    path: string,
    values?: AccountMail["values"],
  ): Promise<void> {
    const link = origin + joinLocale(locale, path);
    return sendMail({ kind, playerId, to, locale, site: visitor.host.name, link, ...(values && { values }) });
  }

  return {
    /** Asks to confirm the address; where it has an owner already, that one is told instead. */
    async confirmation(player: PlayerRow, asker: Asker): Promise<void> {
      // Made in any case: the answer, which waits for this, must not take another time where there is an owner.
      const token = await tokens.make(player.id, "confirmation");
      const isOwned = await players.byConfirmedEmail(player.email);
      if (isOwned) await send("known_address", player, asker, "/sign-in");
      else await send("confirmation", player, asker, `/confirmation?confirmation_token=${token}`);
    },

    async newPassword(player: PlayerRow, asker: Asker): Promise<void> {
      const token = await tokens.make(player.id, "password");
      await send("password", player, asker, `/new-password?reset_password_token=${token}`);
    },

    passwordChanged: (player: PlayerRow, asker: Asker): Promise<void> =>
      send("password_changed", player, asker, "/profile/security"),

    /** The link that closes the account of somebody who has no password. */
    async closing(player: PlayerRow, asker: Asker): Promise<void> {
      const token = await tokens.make(player.id, "closing");
      await send("closing", player, asker, `/profile/security?closing_token=${token}`);
    },

    /** Says when somebody signed in and with what; a new device is one that the player hasn't used before. */
    signIn: (
      player: PlayerRow,
      asker: Asker,
      { isNewDevice, ...values }: { at: string; device: string; isNewDevice: boolean },
    ): Promise<void> =>
      send(isNewDevice ? "new_device" : "sign_in", player, asker, "/profile/security", values),

    closed: (player: PlayerRow, asker: Asker): Promise<void> => send("closed", player, asker, "/support"),
  };
}

export type AccountMails = ReturnType<typeof createAccountMails>;
