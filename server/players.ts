import type { Context, Hono } from "hono";
import type { Jurisdictions } from "../src/contract/jurisdictions.ts";
import type { Player } from "../src/contract/player.ts";
import { WEALTH_REMINDER_LEAD } from "../src/rules/players/source-of-wealth.ts";
import { createEncryption } from "./core/encryption.ts";
import { inactivityRuleOf } from "./core/jurisdictions/inactivity-rules.ts";
import { hostOf, marketOf } from "./core/jurisdictions/jurisdictions.ts";
import { limitsRuleOf } from "./core/jurisdictions/limit-rules.ts";
import { reviewRuleOf } from "./core/jurisdictions/review-rules.ts";
import { createLedger } from "./core/ledger/ledger.ts";
import { presentPlayer } from "./core/players/present.ts";
import { createPlayersStore, type NewPlayer, type PlayerRow } from "./core/players/store.ts";
import { createSessionsStore } from "./core/sessions/sessions-store.ts";
import { createAudit } from "./db/audit.ts";
import { daysBefore } from "./db/cleanup.ts";
import type { Db } from "./db/client.ts";
import type { AppEnv, Visitor } from "./http/env.ts";
import { RequestError } from "./http/errors.ts";
import { createPersistentRateLimit } from "./http/persistent-rate-limit.ts";
import { publicOrigin } from "./http/public-origin.ts";
import { forfeitBonuses } from "./lose-bonuses.ts";
import { reviewsRoutes } from "./modules/account-reviews/routes.ts";
import { createReviews } from "./modules/account-reviews/service.ts";
import { accountsRoutes } from "./modules/accounts/routes.ts";
import { createAccountsService } from "./modules/accounts/service.ts";
import { captchaRoutes } from "./modules/captcha/routes.ts";
import { createCaptchaService } from "./modules/captcha/service.ts";
import { chatRoutes } from "./modules/chat/routes.ts";
import { readConfig } from "./modules/config/store.ts";
import { contactRoutes } from "./modules/contact/routes.ts";
import { favoritesRoutes } from "./modules/favorites/routes.ts";
import { createFavoritesService, type FavoritesDeps } from "./modules/favorites/service.ts";
import { limitsRoutes } from "./modules/limits/routes.ts";
import { createLimits } from "./modules/limits/service.ts";
import { limitsStore } from "./modules/limits/store.ts";
import { createLimitEnforcement } from "./modules/limits/use.ts";
import { createMailOperations } from "./modules/mail/operations.ts";
import { mailsOperatorRoutes } from "./modules/mail/operator-routes.ts";
import { outboxRoutes } from "./modules/mail/outbox.ts";
import { createMailService, type Transport } from "./modules/mail/service.ts";
import { fill } from "./modules/notifications/texts.ts";
import { activityRoutes } from "./modules/players/activity-routes.ts";
import { createProfileService } from "./modules/players/profile.ts";
import { playersRoutes } from "./modules/players/routes.ts";
import { createWealthReminders } from "./modules/players/wealth-reminders.ts";
import { createCodesStore } from "./modules/sign-in/codes-store.ts";
import { createAccountOperations } from "./modules/sign-in/operations.ts";
import { accountsOperatorRoutes } from "./modules/sign-in/operator-routes.ts";
import { reencrypt, STEP_TIME } from "./modules/sign-in/reencrypt.ts";
import { createTokensStore } from "./modules/sign-in/tokens-store.ts";
import { verificationRoutes } from "./modules/verification/routes.ts";
import { createVerificationService } from "./modules/verification/service.ts";
import { managersRoutes } from "./modules/vip-managers/routes.ts";
import { managerOf } from "./modules/vip-managers/service.ts";
import { createNotices, type NoticesDeps, type NoticesOptions } from "./notices.ts";
import type { Message } from "./notify.ts";
import { type SignInOptions, signInRoutes } from "./sign-in.ts";

export interface PlayersDeps extends SignInOptions, NoticesOptions {
  db: Db;
  jurisdictions: Jurisdictions;
  features: Record<string, boolean>;
  /** Milliseconds since the epoch. */
  now: () => number;
  secret: string;
  /** Previous secret, for decryption. */
  previousSecret?: string;
  /** The part of the catalogue that favourites need. */
  games: FavoritesDeps["games"];
  exchange: NoticesDeps["exchange"];
  captchaCost?: number;
  sendMail?: Transport;
  /** Cancels a player's open deposits. */
  endDeposits: (playerId: number) => Promise<void>;
  /** Origin of links in mails that jobs send, which have no request to take it from. */
  siteAddress?: string;
  /** Called after a player has closed the account. */
  onClosed: (playerId: number) => Promise<void>;
  logError: (message: string, error: unknown) => void;
}

/** Age from which unused, unconfirmed accounts are removed, days. */
const ABANDONED_DAYS = 30;

const wealthMessage = (values: { date: string }): Message => ({
  type: "personal",
  topic: "account",
  icon: "shield",
  texts: ({ source_of_wealth: { text, ...rest } }) => ({ ...rest, text: fill(text, values) }),
  target: { path: "/profile" },
  lifetime: WEALTH_REMINDER_LEAD,
});

/** Wires up everything that belongs to a player. */
export function createPlayers(deps: PlayersDeps) {
  const { db, jurisdictions, now, logError } = deps;
  const players = createPlayersStore(db);
  const sessionRule = (licence: string) => {
    const { idle_seconds, absolute_seconds } = jurisdictions.licences[licence]!.session;
    return { idle: idle_seconds, absolute: absolute_seconds };
  };
  const sessions = createSessionsStore({
    db,
    now,
    ruleOf: sessionRule,
    inactivityOf: ({ licence, country }) => inactivityRuleOf(jurisdictions, licence, country),
  });
  const mail = createMailService({ db, now, transport: deps.sendMail, logError });
  const captcha = createCaptchaService({ db, now, secret: deps.secret, cost: deps.captchaCost });
  const audit = createAudit(db, now);
  const box = createEncryption(deps.secret, deps.previousSecret);
  const limitLinks = createPersistentRateLimit(db, "limit-link", {
    points: deps.visitorsShareAddress ? 3_000 : 30,
    seconds: 3_600,
  });
  const currencyConfig = () => readConfig(db, "GET /api/fe/config/currency-config");
  const accounts = createAccountsService({ db, now, enabled: async () => (await currencyConfig()).enabled });
  const profile = createProfileService({ now, jurisdictions, players, audit });
  const present = (player: PlayerRow) =>
    presentPlayer(player, {
      phonePrefix: marketOf(jurisdictions, player.country).phone_prefix,
      manager: managerOf(player.groups),
    });
  const originOf = (c: Context<AppEnv>) =>
    publicOrigin(c, c.get("visitor"), { origin: deps.origin, trustProxy: deps.trustProxy ?? false });
  const limitEnforcement = createLimitEnforcement({
    db,
    now,
    exchange: deps.exchange,
    licences: jurisdictions.licences,
  });
  const limits = createLimits({
    db,
    now,
    enforcement: limitEnforcement,
    exchange: deps.exchange,
    ruleOf: ({ licence, country }) => limitsRuleOf(jurisdictions, licence, country),
    signOut: sessions.closeAll,
    endDeposits: deps.endDeposits,
    countMail: (tx, id) =>
      createPersistentRateLimit(tx, "limit-mail", { points: 5, seconds: 3_600 }).count(String(id)),
  });
  const timeZoneOf = ({ licence }: PlayerRow) => jurisdictions.licences[licence]?.limits.time_zone ?? "UTC";
  const notices = createNotices({
    ...deps,
    players,
    sessions,
    timeZoneOf,
    currencyConfig,
    originOf,
  });
  return {
    notify: notices.notify,
    awardJackpot: notices.awardJackpot,
    jackpotWins: notices.jackpotWins,
    notifyWinner: notices.notifyWinner,
    pushes: notices.pushes,
    accountsOf: accounts.of,
    originOf,
    /** Updates a player and returns them as the API presents them. */
    change: async (id: number, values: Partial<NewPlayer>): Promise<Player> => {
      const player = await players.update(id, values);
      if (!player) throw new RequestError("unauthorized");
      return present(player);
    },
    /** Limit checks and usage. */
    limits: limitEnforcement,

    /** The player of a session token, or null. */
    playerIdForToken: async (token: string): Promise<number | null> =>
      (await sessions.find(token))?.playerId ?? null,

    /** The login id of a session token (the id alone grants nothing), and which login ids are still valid. */
    loginIdOf: async (token: string): Promise<string | null> => (await sessions.find(token))?.id ?? null,
    activeLogins: sessions.activeSessionIds,
    /** True if the session of this token ended through inactivity. */
    wasInactive: sessions.wasInactive,

    /** Groups of the signed-in player; none for a guest. */
    groupsOf: async (visitor: Visitor): Promise<readonly number[]> => {
      const id = await visitor.playerId();
      return id === null ? [] : ((await players.byId(id))?.groups ?? []);
    },

    /** Runs apart from other jobs, because it waits for the mail server. */
    mailJob: { name: "send-due-mails", run: mail.sendDue },

    /** Hourly jobs. */
    hourlyJobs: [
      ...Object.keys(jurisdictions.licences).map((licence) => ({
        name: `expire-sessions-${licence}`,
        run: () => sessions.sweep(licence),
      })),
      { name: "end-inactive-sessions", run: sessions.sweepInactive },
      {
        name: "remove-unconfirmed-players",
        run: () => players.removeAbandoned(daysBefore(now(), ABANDONED_DAYS)),
      },
      {
        name: "remind-of-source-of-wealth",
        run: createWealthReminders({
          players,
          now,
          site: { name: hostOf(jurisdictions, "").name, origin: deps.siteAddress ?? "http://localhost" },
          timeZoneOf,
          sendMail: mail.send,
          notify: (id, values) => notices.notify(id, wealthMessage(values)),
        }),
      },
      { name: "notify-late-winners", run: notices.notifyLateWinners },
      { name: "expire-limit-requests", run: limits.expireRequests },
      { name: "expire-limit-usage", run: limitEnforcement.sweep },
    ],

    routes(app: Hono<AppEnv>): void {
      captchaRoutes(app, captcha);
      signInRoutes(app, {
        ...deps,
        players,
        sessions,
        sessionSeconds: (licence) => sessionRule(licence).absolute,
        box,
        present,
        sendMail: mail.send,
        acceptCaptcha: captcha.accept,
        currencyConfig,
        registrationOpen: deps.features.registration ?? false,
        audit,
        notify: notices.notify,
        timeZoneOf,
        closing: {
          lockForUpdate: limitsStore.lockForUpdate,
          endPlay: limitsStore.endPlay,
          forfeitBonuses: forfeitBonuses(createLedger({ now })),
          onClosed: deps.onClosed,
        },
      });
      playersRoutes(app, { jurisdictions, players, profile, present });
      activityRoutes(app, { sessions, now });
      accountsRoutes(app, accounts);
      favoritesRoutes(
        app,
        createFavoritesService({
          db,
          now,
          games: deps.games,
          currencyOf: async (id) => (await players.byId(id))?.currency,
          currencies: async () => (await currencyConfig()).currencies,
        }),
      );
      verificationRoutes(app, {
        verification: createVerificationService({ db, now, encryption: box }),
        uploads: createPersistentRateLimit(db, "verification", { points: 20, seconds: 24 * 3_600 }),
      });
      notices.routes(app);
      // After `notices.routes`, which registers the check of the operator key.
      mailsOperatorRoutes(app, createMailOperations({ mail, audit }));
      accountsOperatorRoutes(
        app,
        createAccountOperations({
          now,
          players,
          reseal: (from) => {
            const start = performance.now();
            return reencrypt({
              db,
              encryption: box,
              from,
              isOver: () => performance.now() - start > STEP_TIME,
            });
          },
          sessions,
          tokens: createTokensStore(db, now),
          codes: createCodesStore(db),
          audit,
        }),
      );
      limitsRoutes(app, {
        limits,
        playerOf: players.byId,
        timeZoneOf: ({ licence }) => jurisdictions.licences[licence]!.limits.time_zone,
        sendMail: mail.send,
        originOf,
        countGuess: limitLinks.count,
      });
      const reviews = createReviews({
        db,
        now,
        async playerOf(id) {
          const player = await players.byId(id);
          return player && { ...player, rule: reviewRuleOf(jurisdictions, player.licence, player.country) };
        },
      });
      reviewsRoutes(app, reviews);
      managersRoutes(app, async (id) => (await players.byId(id))?.groups ?? []);
      chatRoutes(app, {
        db,
        now,
        audit,
        playerOf: async (id) => {
          const player = await players.byId(id);
          return player ? present(player) : null;
        },
      });
      contactRoutes(app, { db, now, acceptCaptcha: captcha.accept });
      if (deps.demo) outboxRoutes(app, mail);
    },
  };
}
