import type { Context, Hono } from "hono";
import type { CurrencyConfig } from "../src/contract/config.ts";
import type { Jurisdictions } from "../src/contract/jurisdictions.ts";
import type { Player } from "../src/contract/player.ts";
import type { Encryption } from "./core/encryption.ts";
import type { PlayerRow, PlayersStore } from "./core/players/store.ts";
import type { SessionsStore } from "./core/sessions/sessions-store.ts";
import type { Db } from "./db/client.ts";
import type { AppEnv } from "./http/env.ts";
import { publicOrigin } from "./http/public-origin.ts";
import { fill } from "./modules/notifications/texts.ts";
import { type AccountClosureHooks, createAccountClosure } from "./modules/sign-in/account-closure.ts";
import { accountClosureRoutes } from "./modules/sign-in/account-closure-routes.ts";
import { type AccountMail, createAccountMails } from "./modules/sign-in/account-mails.ts";
import { createAuthService } from "./modules/sign-in/auth.ts";
import { authAttempts } from "./modules/sign-in/auth-attempts.ts";
import { authRoutes } from "./modules/sign-in/auth-routes.ts";
import { createCodesStore } from "./modules/sign-in/codes-store.ts";
import { createDetails } from "./modules/sign-in/details.ts";
import { detailsRoutes } from "./modules/sign-in/details-routes.ts";
import { createDevicesStore } from "./modules/sign-in/devices-store.ts";
import { createIdentitiesStore } from "./modules/sign-in/identities-store.ts";
import { demoProvider, demoProviderRoutes } from "./modules/sign-in/oauth/demo-provider.ts";
import { createOAuthProviders } from "./modules/sign-in/oauth/oauth.ts";
import type { ProviderConfig } from "./modules/sign-in/oauth/provider-config.ts";
import { callbackPath, providersRoutes } from "./modules/sign-in/oauth/routes.ts";
import { createPasswordCheck } from "./modules/sign-in/password-check.ts";
import { createProviderSignIn } from "./modules/sign-in/provider-sign-in.ts";
import { createRegistrationRules } from "./modules/sign-in/registration-rules.ts";
import { type Requester, requireUnrestricted } from "./modules/sign-in/request-origin.ts";
import { securityRoutes } from "./modules/sign-in/security-routes.ts";
import { createSignInNotice } from "./modules/sign-in/sign-in-notice.ts";
import { createStartSession } from "./modules/sign-in/start-session.ts";
import { createTokensStore } from "./modules/sign-in/tokens-store.ts";
import { createTwoFactorService } from "./modules/sign-in/two-factor.ts";
import type { Message, Notify } from "./notify.ts";

export interface SignInOptions {
  demo?: boolean;
  /** All visitors share one address, so it doesn't identify them. */
  visitorsShareAddress?: boolean;
  origin?: string;
  trustProxy?: boolean;
  /** OAuth providers for sign-in; the demo adds its own. */
  authProviders?: readonly ProviderConfig[];
  /** Sends requests to providers; `fetch` by default. */
  callProvider?: (request: Request) => Promise<Response>;
}

export interface SignInDeps extends SignInOptions {
  db: Db;
  jurisdictions: Jurisdictions;
  now: () => number;
  players: PlayersStore;
  sessions: SessionsStore;
  /** Absolute session lifetime of a licence, seconds. */
  sessionSeconds: (licence: string) => number;
  box: Encryption;
  present: (player: PlayerRow) => Player;
  sendMail: (mail: AccountMail) => Promise<void>;
  acceptCaptcha: (token: string | undefined) => Promise<boolean>;
  currencyConfig: () => Promise<CurrencyConfig>;
  registrationOpen: boolean;
  audit: (playerId: number, kind: string, value: unknown) => Promise<void>;
  closing: AccountClosureHooks;
  notify: Notify;
  /** A player's time zone. */
  timeZoneOf: (player: PlayerRow) => string;
  logError: (message: string, error: unknown) => void;
}

/** Milliseconds: as long as players are likely to look for the notification. */
const NOTICE_LIFETIME = 7 * 24 * 3_600_000;

const signInMessage = (values: Readonly<Record<string, string>>): Message => ({
  type: "personal",
  topic: "account",
  icon: "shield",
  texts: ({ sign_in: { text, ...rest } }) => ({ ...rest, text: fill(text, values) }),
  target: { path: "/profile/security" },
  lifetime: NOTICE_LIFETIME,
});

/** Wires up sign-in, registration and account security. */
export function signInRoutes(app: Hono<AppEnv>, deps: SignInDeps): void {
  const { db, jurisdictions, now, players, sessions, box, present, registrationOpen, audit, logError } = deps;
  const { currencyConfig } = deps;
  const attempts = authAttempts(db, deps.visitorsShareAddress);
  const tokens = createTokensStore(db, now);
  const twoFactor = createTwoFactorService({
    now,
    players,
    codes: createCodesStore(db),
    encryption: box,
    attempts: attempts.code.byAccount,
  });
  const mails = createAccountMails({ players, tokens, sendMail: deps.sendMail });
  const currencies = async () => (await currencyConfig()).enabled;
  const checkRegistration = createRegistrationRules({ now, jurisdictions, currencies });
  const originOf = (c: Context<AppEnv>) =>
    publicOrigin(c, c.get("visitor"), { origin: deps.origin, trustProxy: deps.trustProxy ?? false });
  const requesterOf = (c: Context<AppEnv>): Requester => ({ visitor: c.get("visitor"), origin: originOf(c) });
  const notifySignIn = createSignInNotice({
    mails,
    timeZoneOf: deps.timeZoneOf,
    notify: (playerId, values) => deps.notify(playerId, signInMessage(values)),
  });
  const devices = createDevicesStore(db, now);
  const startSession = createStartSession({
    now,
    players,
    sessions,
    sessionSeconds: deps.sessionSeconds,
    devices,
    notify: (c, player, isNewDevice) => notifySignIn(player, requesterOf(c), isNewDevice),
    logError: (error) => logError("sign-in notice failed", error),
  });

  authRoutes(app, {
    auth: createAuthService({
      now,
      players,
      sessions,
      tokens,
      twoFactor,
      checkRegistration,
      mails,
      acceptCaptcha: deps.acceptCaptcha,
    }),
    devices,
    players,
    sessions,
    startSession,
    present,
    requesterOf,
    attempts,
    acceptCaptcha: deps.acceptCaptcha,
    registrationOpen,
    logError: (error) => logError("account mail failed", error),
  });
  const checkPassword = createPasswordCheck(attempts);
  securityRoutes(app, {
    players,
    sessions,
    tokens,
    twoFactor,
    checkPassword,
    mailPasswordChanged: (player, c) => mails.sendPasswordChanged(player, requesterOf(c)),
  });

  accountClosureRoutes(app, {
    players,
    closing: createAccountClosure({
      ...deps.closing,
      db,
      now,
      tokens,
      mails,
      checkPassword,
      countMail: ({ email }) => attempts.mail.byAccount.count(email),
      logError: (error) => logError("account closed, but its notice or clean-up failed", error),
    }),
    requesterOf,
  });

  const signInAs = createProviderSignIn({
    now,
    players,
    identities: createIdentitiesStore(db, now),
    twoFactor,
    mails,
    registrations: attempts.register.byIp,
    registrationOpen,
    currencies: currencyConfig,
    audit,
  });
  const callProvider = deps.callProvider ?? fetch;
  const configured = (deps.authProviders ?? []).map((settings) => ({ ...settings, fetch: callProvider }));
  const demo = deps.demo ? [demoProvider(async (request) => app.fetch(request))] : [];
  providersRoutes(app, {
    providers: createOAuthProviders([...configured, ...demo]),
    now,
    encryption: box,
    originOf,
    admit: async (c) => {
      const { visitor } = requireUnrestricted(requesterOf(c));
      await attempts.signIn.byIp.count(visitor.network);
    },
    signIn: async (c, person, context) => {
      const player = await signInAs(person, { requester: requesterOf(c), ...context });
      return player && present(await startSession(c, player));
    },
    logError: (error) => logError("OAuth sign-in failed", error),
  });
  detailsRoutes(app, {
    players,
    complete: createDetails({ jurisdictions, players, checkRegistration }),
    present,
    requesterOf,
  });
  if (deps.demo) {
    const profiles = Object.values(jurisdictions.markets.countries).flatMap(
      ({ test_profile }) => test_profile ?? [],
    );
    demoProviderRoutes(app, { now, emails: profiles.map(({ email }) => email), originOf, callbackPath });
  }
}
