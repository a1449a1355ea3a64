import { formatTag } from "../../../src/rules/locales/locales.ts";
import { deviceName } from "../../../src/rules/players/device-name.ts";
import type { AccountMails } from "./account-mails.ts";
import type { Asker } from "./request-origin.ts";
import type { PlayerRow } from "./store.ts";

export interface SignInNoticeDeps {
  mails: Pick<AccountMails, "signIn">;
  /** Whose clock the player's times go by. */
  timeZoneOf: (player: PlayerRow) => string;
  /** Puts it into the bell. */
  notify: (playerId: number, values: { at: string; device: string }) => Promise<unknown>;
}

/** Sends a player a notice of the current sign-in, by mail and to the bell: when and with what, never from where. */
export function createSignInNotice({ mails, timeZoneOf, notify }: SignInNoticeDeps) {
  return async (player: PlayerRow, asker: Asker, isNewDevice: boolean): Promise<void> => {
    const timeZone = timeZoneOf(player);
    const format = new Intl.DateTimeFormat(formatTag(player.locale), {
      dateStyle: "long",
      timeStyle: "short",
      timeZone,
    });
    const at = `${format.format(player.currentSignInAt!)} (${timeZone})`;
    const values = { at, device: deviceName(player.currentSignInAgent ?? "") || "?" };
    await Promise.all([mails.signIn(player, asker, { ...values, isNewDevice }), notify(player.id, values)]);
  };
}
