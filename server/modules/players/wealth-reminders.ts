import type { LocaleCode } from "../../../src/contract/locale.ts";
import { formatTag, joinLocale } from "../../../src/rules/locales/locales.ts";
import { WEALTH_REMINDER_LEAD } from "../../../src/rules/players/source-of-wealth.ts";
import type { PlayerRow, PlayersStore } from "../../core/players/store.ts";

export interface WealthRemindersDeps {
  players: Pick<PlayersStore, "claimWealthReminder" | "update">;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** The site's name and origin; the job has no request to take them from. */
  site: { name: string; origin: string };
  timeZoneOf: (player: PlayerRow) => string;
  sendMail: (mail: {
    kind: "source_of_wealth";
    playerId: number;
    to: string;
    locale: LocaleCode;
    /** Name of the site. */
    site: string;
    /** Absolute URL of the mail's button. */
    link: string;
    values: { date: string };
  }) => Promise<void>;
  /** Adds the notification to the bell. */
  notify: (playerId: number, values: { date: string }) => Promise<unknown>;
}

/** Players per run; the next run continues. */
const BATCH = 500;

/** Reminds players once, by mail and bell, that their source-of-wealth answers expire soon. */
export function createWealthReminders(deps: WealthRemindersDeps) {
  const { players, now, site, timeZoneOf, sendMail, notify } = deps;

  async function remind(player: PlayerRow): Promise<void> {
    const { id, email, locale, sowQuestionnaireExpiresAt } = player;
    const format = new Intl.DateTimeFormat(formatTag(locale), {
      dateStyle: "long",
      timeZone: timeZoneOf(player),
    });
    const date = format.format(sowQuestionnaireExpiresAt!);
    await sendMail({
      kind: "source_of_wealth",
      playerId: id,
      to: email,
      locale,
      site: site.name,
      link: site.origin + joinLocale(locale, "/profile"),
      values: { date },
    });
    await notify(id, { date });
  }

  /** Reminds the players that are due, up to one batch. */
  return async (): Promise<void> => {
    for (let reminded = 0; reminded < BATCH; reminded++) {
      const player = await players.claimWealthReminder(
        new Date(now()),
        new Date(now() + WEALTH_REMINDER_LEAD),
      );
      if (!player) return;
      try {
        await remind(player);
      } catch (error) {
        await players.update(player.id, { sowRemindedAt: null });
        throw error;
      }
    }
  };
}
