import { formatTag } from "../../../src/rules/locales/locales.ts";
import { moneyText } from "../../../src/rules/money/money-text.ts";
import { PARTS_PER_UNIT, shownProgress } from "../../../src/rules/wagering/progress.ts";
import type { PlayerRow } from "../../core/players/store.ts";
import type { Db } from "../../db/client.ts";
import { fill, type Notify } from "../notifications/api.ts";
import { type BonusRow, bonusesStore as store } from "./bonuses-store.ts";
import { textsOf } from "./texts.ts";

/** How long before its end a player is reminded of a bonus, milliseconds. */
const LEAD = 86_400_000;

interface EndRemindersDeps {
  db: Db;
  now: () => number;
  notify: Notify;
  isQuietFor: (playerId: number) => Promise<boolean>;
  playerOf: (playerId: number) => Promise<PlayerRow | undefined>;
  timeZoneOf: (player: PlayerRow) => string;
  /** Minor units per unit, by currency. */
  subunits: () => Promise<ReadonlyMap<string, number>>;
}

/**
 * Reminds players once, in the bell only, of a bonus that ends within a day, with its amounts. Within quiet hours the
 * reminder waits.
 */
export function createEndReminders(deps: EndRemindersDeps): () => Promise<void> {
  const { db, now, notify, isQuietFor, playerOf, timeZoneOf, subunits } = deps;

  async function remind(bonus: BonusRow, balance: bigint): Promise<void> {
    const player = await playerOf(bonus.playerId);
    if (!player) return;
    const tag = formatTag(player.locale);
    const units = (await subunits()).get(bonus.currency)!;
    const money = (amount: bigint) => moneyText(amount, { tag, currency: bonus.currency, subunits: units });
    const end = bonus.expiresAt!;
    const time = new Intl.DateTimeFormat(tag, {
      dateStyle: "medium",
      timeStyle: "short",
      timeZone: timeZoneOf(player),
    }).format(end);
    const { wagered } = shownProgress(bonus.progressParts, bonus.requiredParts);
    const left = money(bonus.requiredParts / PARTS_PER_UNIT - wagered);
    await notify(bonus.playerId, {
      type: "bonuses_changes",
      topic: "bonuses",
      icon: "gift",
      texts: (locale) => {
        const { text, ...rest } = textsOf(locale).ending;
        return { ...rest, text: fill(text, { time, left, bonus: money(balance) }) };
      },
      target: { path: "/profile/gifts" },
      source: `bonus.ending:${bonus.id}:${end.toISOString()}`,
      lifetime: end.getTime() - now(),
      isBellOnly: true,
    });
  }

  return async () => {
    for (const { bonus, balance } of await store.endingSoon(db, new Date(now()), new Date(now() + LEAD))) {
      if (await isQuietFor(bonus.playerId)) continue;
      await remind(bonus, balance);
      await store.markReminded(db, bonus);
    }
  };
}
