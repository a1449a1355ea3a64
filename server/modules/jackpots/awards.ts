import { fill, type Message, type Notify, type NotifyResult } from "../notifications/api.ts";
import type { Award } from "./api.ts";
import { jackpotWon } from "./events.ts";
import type { JackpotWinsService, NotifiedWin } from "./service.ts";
import { textsOf } from "./texts.ts";

/** How long the bell shows a win, even if a page claimed it without showing it; milliseconds. */
const WIN_LIFETIME = 7 * 24 * 3_600_000;
/** How long a push service may keep a win, milliseconds. */
const WIN_PUSH_LIFETIME = 3_600_000;

function winMessage({ win, identifier, title: jackpot, level }: NotifiedWin): Message {
  const texts: Message["texts"] = (locale) => {
    const { text, ...rest } = textsOf(locale).jackpot_win;
    return { ...rest, text: fill(text, { jackpot, level }) };
  };
  return {
    type: "personal",
    topic: "jackpots",
    icon: "jackpot",
    texts,
    target: { path: `/${identifier}` },
    source: `${jackpotWon.name}:${win}`,
    lifetime: WIN_LIFETIME,
    push: { event: { kind: "jackpot_win", id: win }, urgency: "high", lifetime: WIN_PUSH_LIFETIME },
  };
}

const NOT_NOTIFIED: NotifyResult = { notification: null, pushes: 0, skipReason: null };

export interface AwardsDeps {
  wins: JackpotWinsService;
  players: { byId(id: number): Promise<object | undefined> };
  notify: Notify;
  deliverEvents: () => Promise<void>;
}

/** Awards by staff, and notifications of winners. */
export function createAwards({ wins, players, notify, deliverEvents }: AwardsDeps) {
  /** Notifies the winner of a committed win. Idempotent. */
  async function notifyWinner(won: NotifiedWin): Promise<NotifyResult> {
    const result = await notify(won.playerId, winMessage(won));
    return result ?? NOT_NOTIFIED;
  }

  return {
    notifyWinner,

    /** Pays an award and notifies the winner; undefined for an unknown player. Idempotent. */
    async award(playerId: number, award: Award): Promise<(NotifyResult & { win: string }) | undefined> {
      if (!(await players.byId(playerId))) return undefined;
      const { won, isNew } = await wins.award(playerId, award);
      // The response says what became of the notification, which a delivery doesn't report. The event's delivery
      // finds the notification, or adds it if this process ends before. A repeated key doesn't notify again, even
      // if the notification has expired since.
      const result = isNew ? await notifyWinner(won) : NOT_NOTIFIED;
      await deliverEvents();
      return { ...result, win: won.win };
    },
  };
}
