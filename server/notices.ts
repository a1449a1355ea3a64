import type { Context, Hono } from "hono";
import type { CurrencyConfig } from "../src/contract/config.ts";
import { createLedger } from "./core/ledger/ledger.ts";
import { isExcluded, type PlayerRow, type PlayersStore } from "./core/players/store.ts";
import type { SessionsStore } from "./core/sessions/sessions-store.ts";
import { createLookup } from "./db/batches.ts";
import type { Db } from "./db/client.ts";
import type { AppEnv } from "./http/env.ts";
import { operatorKey } from "./http/operator-key.ts";
import { createPersistentRateLimit } from "./http/persistent-rate-limit.ts";
import { digestOf } from "./http/secret-token.ts";
import { readSessionCookie } from "./http/session-cookie.ts";
import { jackpotWinsRoutes } from "./modules/jackpots/routes.ts";
import { type Award, createJackpotWinsService, type JackpotWinsDeps } from "./modules/jackpots/service.ts";
import { notificationsRoutes } from "./modules/notifications/routes.ts";
import { createNotificationsService } from "./modules/notifications/service.ts";
import { fill, type Texts } from "./modules/notifications/texts.ts";
import { operatorRoutes } from "./modules/operator/routes.ts";
import { createPushHosts } from "./modules/push/hosts.ts";
import { pushRoutes } from "./modules/push/routes.ts";
import { createSender, type Wait } from "./modules/push/sender.ts";
import { createPushService } from "./modules/push/service.ts";
import type { Vapid } from "./modules/push/vapid.ts";
import { createNotify, type Message, type NotifyResult } from "./notify.ts";
import { createOperatorNotifier } from "./operator.ts";

export interface NoticesOptions {
  /** VAPID keys, which sign pushes. */
  vapid: Vapid;
  /** Push service hosts besides the browsers' own. */
  pushHosts?: readonly string[];
  /** Allows push services on this machine, for tests. */
  pushLoopback?: boolean;
  /** Waits between attempts; timers by default. */
  waitToPush?: Wait;
}

export interface NoticesDeps extends NoticesOptions {
  db: Db;
  now: () => number;
  secret: string;
  players: PlayersStore;
  sessions: SessionsStore;
  /** Default time zone of a player. */
  timeZoneOf: (player: PlayerRow) => string;
  currencyConfig: () => Promise<CurrencyConfig>;
  exchange: JackpotWinsDeps["exchange"];
  /** The site's public origin. */
  originOf: (c: Context<AppEnv>) => string;
  logError: (message: string, error: unknown) => void;
}

/** How long the bell shows a win, even if a page claimed it without showing it; milliseconds. */
const WIN_LIFETIME = 7 * 24 * 3_600_000;
/** How long a push service may keep a win, milliseconds. */
const WIN_PUSH_LIFETIME = 3_600_000;

type WinTitle = Pick<Award, "identifier" | "title" | "level">;

function winMessage(id: string, { identifier, title: jackpot, level }: WinTitle): Message {
  const texts = ({ jackpot_win: { text, ...rest } }: Texts) => ({
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

/** Wires up notifications, pushes and jackpot wins. */
export function createNotices(deps: NoticesDeps) {
  const { db, now, players, sessions, vapid, exchange, logError } = deps;
  const notifications = createNotificationsService({ db, now });
  const wins = createJackpotWinsService({ db, now, exchange, ledger: createLedger({ now }) });
  const forPlayer = async <T>(id: number, read: (player: PlayerRow) => T, fallback: T): Promise<T> => {
    const player = await players.byId(id);
    return player ? read(player) : fallback;
  };
  const subscriptionLimit = createPersistentRateLimit(db, "push-subscription", {
    points: 30,
    seconds: 3_600,
  });
  const hosts = createPushHosts({
    additionalHosts: deps.pushHosts ?? [],
    loopback: deps.pushLoopback ?? false,
  });
  const sender = createSender({
    vapid,
    now,
    wait: deps.waitToPush,
    forget: (subscription) => push.forget(subscription),
    logError,
  });
  const push = createPushService({
    db,
    now,
    sender,
    normalizeEndpoint: hosts,
    publicKey: vapid.publicKey,
    sessionsOf: async (id) => {
      const player = await players.byId(id);
      if (!player || isExcluded(player, now())) return [];
      return (await sessions.of(player)).map(({ digest }) => digest);
    },
    timeZoneOf: (id) => forPlayer(id, deps.timeZoneOf, "UTC"),
    unread: notifications.unread,
    countSubscription: subscriptionLimit.count,
  });
  const notify = createNotify({
    now,
    playerOf: createLookup(players.byIds),
    notifications,
    push: push.push,
    currencies: async () =>
      Object.values((await deps.currencyConfig()).currencies).flatMap(({ code, symbol, display }) => [
        code,
        symbol,
        display.label,
      ]),
    logError,
  });

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

  /** Pays an award by staff and notifies the winner. Idempotent. */
  async function awardJackpot(
    playerId: number,
    award: Award,
  ): Promise<(NotifyResult & { win: string }) | undefined> {
    if (!(await players.byId(playerId))) return undefined;
    const win = await wins.award(playerId, award);
    return { ...(await notifyWinner(win)), win };
  }

  return {
    notify,
    awardJackpot,
    jackpotWins: wins,
    notifyWinner,
    /** Notifies winners that were missed because a process ended. */
    notifyLateWinners: async () => {
      for (const id of await wins.allUnnotified()) await notifyWinner(id);
    },
    /** Waits for running pushes (`settled`), or stops them before the database closes (`close`). */
    pushes: { settled: sender.settled, close: sender.close },

    routes(app: Hono<AppEnv>): void {
      notificationsRoutes(app, notifications);
      jackpotWinsRoutes(app, wins);
      const sessionOf = (c: Context<AppEnv>) => digestOf(readSessionCookie(c) ?? "");
      pushRoutes(app, { push, now, sessionOf, originOf: deps.originOf });
      operatorRoutes(app, {
        key: operatorKey(deps.secret),
        now,
        send: createOperatorNotifier({
          findPlayer: async (name) => (await players.byName(name))?.id,
          currencies: async () => (await deps.currencyConfig()).currencies,
          findJackpot: wins.find,
          notify,
          awardJackpot,
        }),
      });
    },
  };
}
