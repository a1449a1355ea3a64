import type { Context, Hono } from "hono";
import type { CurrencyConfig } from "../src/contract/config.ts";
import { createLookup } from "./db/batches.ts";
import type { Db } from "./db/client.ts";
import type { AppEnv } from "./http/env.ts";
import { countAttempts } from "./http/persistent-rate-limit.ts";
import { digestOf } from "./http/secret-token.ts";
import { readSessionCookie } from "./http/session-cookie.ts";
import { jackpotWinsRoutes } from "./modules/jackpots/routes.ts";
import { type Award, createJackpotWinsService, type JackpotWinsDeps } from "./modules/jackpots/service.ts";
import { createLedger } from "./modules/ledger/ledger.ts";
import { notificationsRoutes } from "./modules/notifications/routes.ts";
import { createNotificationsService } from "./modules/notifications/service.ts";
import { fill, type Texts } from "./modules/notifications/texts.ts";
import { operatorKey } from "./modules/operator/key.ts";
import { operatorRoutes } from "./modules/operator/routes.ts";
import type { SessionsStore } from "./modules/players/sessions-store.ts";
import { isExcluded, type PlayerRow, type PlayersStore } from "./modules/players/store.ts";
import { createPushHosts } from "./modules/push/hosts.ts";
import { pushRoutes } from "./modules/push/routes.ts";
import { createSender, type Wait } from "./modules/push/sender.ts";
import { createPushService } from "./modules/push/service.ts";
import type { Vapid } from "./modules/push/vapid.ts";
import { createNotify, type Message, type Told } from "./notify.ts";
import { createOperator } from "./operator.ts";

export interface NoticesOptions {
  /** Signs pushes. */
  vapid: Vapid;
  /** Hosts of push services beyond those of the browsers. */
  pushHosts?: readonly string[];
  /** Pushes go to services on this machine too: for tests. */
  pushLoopback?: boolean;
  /** How a push waits for its next try; by the clock without. */
  waitToPush?: Wait;
}

export interface NoticesDeps extends NoticesOptions {
  db: Db;
  now: () => number;
  secret: string;
  players: PlayersStore;
  sessions: SessionsStore;
  /** Where a player's clock is taken to be until they have said. */
  timeZoneOf: (player: PlayerRow) => string;
  currencyConfig: () => Promise<CurrencyConfig>;
  exchange: JackpotWinsDeps["exchange"];
  /** The site's public address. */
  originOf: (c: Context<AppEnv>) => string;
  logError: (message: string, error: unknown) => void;
}

/** How long the bell shows a win, also one that a page has claimed and not shown; milliseconds. */
const WIN_LIFETIME = 7 * 24 * 3_600_000;
/** How long a push service may keep a win, milliseconds. */
const WIN_PUSH_LIFETIME = 3_600_000;

type Won = Pick<Award, "identifier" | "title" | "level">;

function winMessage(id: string, { identifier, title: jackpot, level }: Won): Message {
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

/** Everything that players are told: the bell, pushes, and the jackpots that they have won, put together. */
export function createNotices(deps: NoticesDeps) {
  const { db, now, players, sessions, vapid, exchange, logError } = deps;
  const notifications = createNotificationsService({ db, now });
  const wins = createJackpotWinsService({ db, now, exchange, ledger: createLedger({ now }) });
  const ofPlayer = async <T>(id: number, read: (player: PlayerRow) => T, none: T): Promise<T> => {
    const player = await players.byId(id);
    return player ? read(player) : none;
  };
  const subscribing = countAttempts(db, "push-subscription", { points: 30, seconds: 3_600 });
  const hosts = createPushHosts({ more: deps.pushHosts ?? [], loopback: deps.pushLoopback ?? false });
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
    hosts,
    publicKey: vapid.publicKey,
    sessionsOf: async (id) => {
      const player = await players.byId(id);
      if (!player || isExcluded(player, now())) return [];
      return (await sessions.of(player)).map(({ digest }) => digest);
    },
    timeZoneOf: (id) => ofPlayer(id, deps.timeZoneOf, "UTC"),
    unread: notifications.unread,
    countSubscription: subscribing.count,
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

  /** Tells the winner of a win that is committed, unless they were told before. */
  async function tellWinner(id: string): Promise<Told> {
    const win = await wins.toTell(id);
    try {
      const told = win && (await notify(win.playerId, winMessage(id, win)));
      return told ?? { notification: null, pushes: 0, held: null };
    } catch (error) {
      await wins.markUntold(id);
      throw error;
    }
  }

  /** Pays what an operator gives and tells its winner; the same again is the same win. */
  async function awardJackpot(playerId: number, award: Award): Promise<(Told & { win: string }) | undefined> {
    if (!(await players.byId(playerId))) return undefined;
    const win = await wins.award(playerId, award);
    return { ...(await tellWinner(win)), win };
  }

  return {
    notify,
    awardJackpot,
    jackpotWins: wins,
    tellWinner,
    /** Those who were not told when they won: the process ended at that moment. */
    tellLateWinners: async () => {
      for (const id of await wins.allUntold()) await tellWinner(id);
    },
    /** Pushes that are under way: to be waited for, and to be ended before the database is closed. */
    pushes: { settled: sender.settled, close: sender.close },

    routes(app: Hono<AppEnv>): void {
      notificationsRoutes(app, notifications);
      jackpotWinsRoutes(app, wins);
      const sessionOf = (c: Context<AppEnv>) => digestOf(readSessionCookie(c) ?? "");
      pushRoutes(app, { push, now, sessionOf, originOf: deps.originOf });
      operatorRoutes(app, {
        key: operatorKey(deps.secret),
        now,
        send: createOperator({
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
