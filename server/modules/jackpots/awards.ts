import {
  fill,
  type Message,
  type NotificationTexts,
  type Notify,
  type NotifyResult,
} from "../notifications/api.ts";
import type { Award } from "./api.ts";
import type { JackpotWinsService } from "./service.ts";

/** How long the bell shows a win, even if a page claimed it without showing it; milliseconds. */
const WIN_LIFETIME = 7 * 24 * 3_600_000;
/** How long a push service may keep a win, milliseconds. */
const WIN_PUSH_LIFETIME = 3_600_000;

type WinTitle = Pick<Award, "identifier" | "title" | "level">;

function winMessage(id: string, { identifier, title: jackpot, level }: WinTitle): Message {
  const texts = ({ jackpot_win: { text, ...rest } }: NotificationTexts) => ({
    ...rest,
    text: fill(text, { jackpot, level }),
  });
  return {
    type: "personal",
    topic: "jackpots",
    icon: "jackpot",
    texts,
    target: { path: `/${identifier}` },
    lifetime: WIN_LIFETIME,
    push: { event: { kind: "jackpot_win", id }, urgency: "high", lifetime: WIN_PUSH_LIFETIME },
  };
}

export interface AwardsDeps {
  wins: JackpotWinsService;
  players: { byId(id: number): Promise<object | undefined> };
  notify: Notify;
}

/** Awards by staff, and notifications of winners. */
export function createAwards({ wins, players, notify }: AwardsDeps) {
  /** Notifies the winner of a committed win, once. */
  async function notifyWinner(id: string): Promise<NotifyResult> {
    const win = await wins.claimNotification(id);
    try {
      const result = win && (await notify(win.playerId, winMessage(id, win)));
      return result ?? { notification: null, pushes: 0, skipReason: null };
    } catch (error) {
      await wins.releaseNotification(id);
      throw error;
    }
  }

  return {
    notifyWinner,

    /** Notifies winners that were missed because a process ended. */
    async notifyLate(): Promise<void> {
      for (const id of await wins.allUnnotified()) await notifyWinner(id);
    },

    /** Pays an award and notifies the winner; undefined for an unknown player. Idempotent. */
    async award(playerId: number, award: Award): Promise<(NotifyResult & { win: string }) | undefined> {
      if (!(await players.byId(playerId))) return undefined;
      const win = await wins.award(playerId, award);
      return { ...(await notifyWinner(win)), win };
    },
  };
}
