import type { Context, Hono } from "hono";
import type { Packs } from "../src/contract/packs.ts";
import { joinLocale } from "../src/rules/locales.ts";
import { createAudit } from "./db/audit.ts";
import type { Db } from "./db/client.ts";
import { countAttempts } from "./http/attempts.ts";
import type { AppEnv } from "./http/env.ts";
import { publicOrigin } from "./http/public-origin.ts";
import { accountsRoutes } from "./modules/accounts/routes.ts";
import { createAccountsService } from "./modules/accounts/service.ts";
import { captchaRoutes } from "./modules/captcha/routes.ts";
import { createCaptchaService } from "./modules/captcha/service.ts";
import { chatRoutes } from "./modules/chat/routes.ts";
import { readConfig } from "./modules/config/store.ts";
import { contactRoutes } from "./modules/contact/routes.ts";
import { favoritesRoutes } from "./modules/favorites/routes.ts";
import { createFavoritesService, type FavoritesDeps } from "./modules/favorites/service.ts";
import { outboxRoutes } from "./modules/mail/outbox.ts";
import { createMailService, type Transport } from "./modules/mail/service.ts";
import { managersRoutes } from "./modules/managers/routes.ts";
import { managerOf } from "./modules/managers/service.ts";
import { createAuthService } from "./modules/players/auth.ts";
import { authAttempts } from "./modules/players/auth-attempts.ts";
import { authRoutes } from "./modules/players/auth-routes.ts";
import { createCodesStore } from "./modules/players/codes-store.ts";
import { presentPlayer } from "./modules/players/present.ts";
import { createProfileService } from "./modules/players/profile.ts";
import { playersRoutes } from "./modules/players/routes.ts";
import { secretBox } from "./modules/players/secret-box.ts";
import { securityRoutes } from "./modules/players/security-routes.ts";
import { createSessionsStore } from "./modules/players/sessions-store.ts";
import { createPlayersStore, type PlayerRow } from "./modules/players/store.ts";
import { createTokensStore } from "./modules/players/tokens-store.ts";
import { createTwoFactorService } from "./modules/players/two-factor.ts";
import { verificationRoutes } from "./modules/verification/routes.ts";
import { createVerificationService } from "./modules/verification/service.ts";
import { marketOf } from "./packs/packs.ts";

export interface PlayersDeps {
  db: Db;
  packs: Packs;
  features: Record<string, boolean>;
  /** Milliseconds since the epoch. */
  now: () => number;
  secret: string;
  /** The catalogue, as favourites need it. */
  games: FavoritesDeps["games"];
  captchaCost?: number;
  demo?: boolean;
  /** All visitors come from one address, so that it says nothing of who they are. */
  oneAddress?: boolean;
  origin?: string;
  trustProxy?: boolean;
  sendMail?: Transport;
  logError: (message: string, error: unknown) => void;
}

/** Everything that has to do with somebody in particular, put together. */
export function createPlayers(deps: PlayersDeps) {
  const { db, packs, now, logError } = deps;
  const players = createPlayersStore(db);
  const sessionRule = (licence: string) => {
    const { idle_seconds, absolute_seconds } = packs.licences[licence]!.session;
    return { idle: idle_seconds, absolute: absolute_seconds };
  };
  const sessions = createSessionsStore({ db, now, ruleOf: sessionRule });
  const mail = createMailService({ db, now, transport: deps.sendMail, logError });
  const captcha = createCaptchaService({ db, now, secret: deps.secret, cost: deps.captchaCost });
  const attempts = authAttempts(db, deps.oneAddress);
  const audit = createAudit(db, now);
  const box = secretBox(deps.secret);
  const twoFactor = createTwoFactorService({ now, players, codes: createCodesStore(db), box });
  const currencyConfig = () => readConfig(db, "GET /api/fe/config/currency-config");
  const currencies = async () => (await currencyConfig()).enabled;
  const accounts = createAccountsService({ db, now, enabled: currencies });
  const auth = createAuthService({
    now,
    packs,
    players,
    sessions,
    tokens: createTokensStore(db, now),
    twoFactor,
    acceptCaptcha: captcha.accept,
    codeAttempts: attempts.code.byAccount,
    sendMail: mail.send,
    currencies,
  });
  const profile = createProfileService({ now, packs, players, audit });
  const present = (player: PlayerRow) =>
    presentPlayer(player, {
      phonePrefix: marketOf(packs, player.country).phone_prefix,
      manager: managerOf(player.groups),
    });
  const originOf = (c: Context<AppEnv>) =>
    publicOrigin(c, c.get("visitor"), { origin: deps.origin, trustProxy: deps.trustProxy ?? false });

  return {
    /** The player whose session this token opens, or null. */
    whoHas: async (token: string): Promise<number | null> => (await sessions.find(token))?.playerId ?? null,

    routes(app: Hono<AppEnv>): void {
      captchaRoutes(app, captcha);
      authRoutes(app, {
        auth,
        sessions,
        present,
        attempts,
        acceptCaptcha: captcha.accept,
        registrationOpen: deps.features.registration ?? false,
        sessionSeconds: (licence) => sessionRule(licence).absolute,
        logError: (error) => logError("mail could not be written", error),
        originOf: ({ c }) => originOf(c),
      });
      playersRoutes(app, { packs, players, profile, present });
      securityRoutes(app, {
        players,
        sessions,
        twoFactor,
        attempts,
        passwordChanged: (player, c) =>
          mail.send({
            kind: "password_changed",
            to: player.email,
            locale: player.locale,
            site: c.get("visitor").host.name,
            link: originOf(c) + joinLocale(player.locale, "/profile/security"),
          }),
      });
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
        verification: createVerificationService({ db, now, box }),
        uploads: countAttempts(db, "verification", { points: 20, seconds: 24 * 3_600 }),
      });
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
