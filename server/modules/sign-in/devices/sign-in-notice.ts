import { formatTag } from "../../../../src/rules/locales/locales.ts";
import { deviceName } from "../../../../src/rules/players/device-name.ts";
import type { PlayerRow } from "../../../core/players/store.ts";
import type { AccountMails } from "../account-mails.ts";
import type { Requester } from "../request-origin.ts";

export interface SignInNoticeDeps {
  mails: Pick<AccountMails, "signIn">;
  /** The player's time zone. */
  timeZoneOf: (player: PlayerRow) => string;
  /** Adds the notification to the bell. */
  notify: (playerId: number, values: { at: string; device: string }) => Promise<unknown>;
}

/** Notifies a player of the current sign-in by mail and bell: time and device, never the location. */
export function createSignInNotice({ mails, timeZoneOf, notify }: SignInNoticeDeps) {
  return async (player: PlayerRow, requester: Requester, isNewDevice: boolean): Promise<void> => {
    const timeZone = timeZoneOf(player);
    const format = new Intl.DateTimeFormat(formatTag(player.locale), {
      dateStyle: "long",
      timeStyle: "short",
      timeZone,
    });
    const at = `${format.format(player.currentSignInAt!)} (${timeZone})`;
    const values = { at, device: deviceName(player.currentSignInAgent ?? "") || "?" };
    await Promise.all([
      mails.signIn(player, requester, { ...values, isNewDevice }),
      notify(player.id, values),
    ]);
  };
}
