import type { Context } from "hono";
import { type HashPassword, hashPassword, type PasswordCost } from "../../core/credentials/password-hash.ts";
import { defineModule } from "../../core/modules/module.ts";
import { playerClosed, playerRegistered, playerSignedOut } from "../../core/players/events.ts";
import { missingProfileFields } from "../../core/players/present.ts";
import type { PlayerRow } from "../../core/players/store.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../http/env.ts";
import { captchaModule } from "../captcha/module.ts";
import { configModule } from "../config/module.ts";
import { mailModule } from "../mail/module.ts";
import { fill, type Message } from "../notifications/api.ts";
import { notificationsModule } from "../notifications/module.ts";
import { playersModule } from "../players/module.ts";
import { verificationModule } from "../verification/module.ts";
import { createAccountMails } from "./account-mails.ts";
import { createAuthService } from "./auth/auth.ts";
import { authRoutes } from "./auth/auth-routes.ts";
import { createAccountClosure } from "./closure/account-closure.ts";
import { accountClosureRoutes } from "./closure/account-closure-routes.ts";
import { forfeitBonuses } from "./closure/forfeit-bonuses.ts";
import { createDevicesStore } from "./devices/devices-store.ts";
import { createSignInNotice } from "./devices/sign-in-notice.ts";
import { createStartSession } from "./devices/start-session.ts";
import { demoProvider, demoProviderRoutes } from "./oauth/demo-provider.ts";
import { createDetails } from "./oauth/details.ts";
import { detailsRoutes } from "./oauth/details-routes.ts";
import { createIdentitiesStore } from "./oauth/identities-store.ts";
import { createOAuthProviders } from "./oauth/oauth.ts";
import type { ProviderConfig } from "./oauth/provider-config.ts";
import { createProviderSignIn } from "./oauth/provider-sign-in.ts";
import { callbackPath, providersRoutes } from "./oauth/routes.ts";
import { authAttempts } from "./passwords/auth-attempts.ts";
import { createPasswordCheck } from "./passwords/password-check.ts";
import { createRegistrationRules } from "./registration-rules.ts";
import { rejectClosed } from "./reject-closed.ts";
import { type Requester, requireUnrestricted } from "./request-origin.ts";
import { createCodesStore } from "./security/codes-store.ts";
import { createFreshProof } from "./security/fresh-proof.ts";
import { securityRoutes } from "./security/security-routes.ts";
import { createTwoFactorService } from "./security/two-factor.ts";
import { createAccountOperations } from "./staff/operations.ts";
import { accountsOperatorRoutes } from "./staff/operator-routes.ts";
import { reencrypt, STEP_TIME } from "./staff/reencrypt.ts";
import { playerDevices, playerTokens } from "./tables.ts";
import { textsOf } from "./texts.ts";
import { createTokensStore } from "./tokens-store.ts";

export interface SignInOptions {
  features: Record<string, boolean>;
  /** OAuth providers for sign-in; the demo adds its own. */
  authProviders?: readonly ProviderConfig[];
  /** Sends requests to providers; `fetch` by default. */
  callProvider?: (request: Request) => Promise<Response>;
  /** Cost of the hashes of players' passwords and recovery codes; see `password-hash.ts`. */
  passwordCost?: PasswordCost | undefined;
}

/** How long the bell shows a sign-in, milliseconds: as long as players are likely to look for it. */
const NOTICE_LIFETIME = 7 * 24 * 3_600_000;

const signInMessage = (values: Readonly<Record<string, string>>): Message => ({
  type: "personal",
  topic: "account",
  icon: "shield",
  texts: (locale) => {
    const { text, ...rest } = textsOf(locale).sign_in;
    return { ...rest, text: fill(text, values) };
  },
  target: { path: "/profile/security" },
  lifetime: NOTICE_LIFETIME,
});

/** Sign-in, registration, account security and closure. */
export const signInModule = defineModule({
  name: "sign-in",
  needs: {
    captcha: captchaModule,
    config: configModule,
    mail: mailModule,
    notifications: notificationsModule,
    players: playersModule,
    verification: verificationModule,
  },
  setup(core, needs, options: SignInOptions) {
    const { db, jurisdictions, now, players, sessions, encryption, audit, events, logError } = core;
    const { demo, originOf } = core;
    const { currencyConfig } = needs.config;
    const { present } = needs.players;
    const registrationOpen = options.features.registration ?? false;
    const attempts = authAttempts(db, core.visitorsShareAddress);
    const tokens = createTokensStore(db, now);
    const hash: HashPassword = (password, salt) => hashPassword(password, salt, options.passwordCost);
    const codes = createCodesStore(db, hash);
    const twoFactor = createTwoFactorService({
      now,
      players,
      codes,
      encryption,
      attempts: attempts.code.byAccount,
    });
    const mails = createAccountMails({ players, tokens, sendMail: needs.mail.send });
    const currencies = async () => (await currencyConfig()).enabled;
    const checkRegistration = createRegistrationRules({ now, jurisdictions, currencies });
    const requesterOf = (c: Context<AppEnv>): Requester => ({
      visitor: c.get("visitor"),
      origin: originOf(c),
    });
    const notifySignIn = createSignInNotice({
      mails,
      timeZoneOf: core.timeZoneOf,
      notify: (playerId, values) => needs.notifications.notify(playerId, signInMessage(values)),
    });
    const devices = createDevicesStore(db, now);
    /** Says that a registration is complete, once the address is confirmed and no detail is missing. */
    const onRegistered = async (tx: Db, player: PlayerRow): Promise<void> => {
      if (player.confirmedAt === null || missingProfileFields(player).length > 0) return;
      await events.emit(tx, playerRegistered, {
        playerId: player.id,
        at: new Date(now()).toISOString(),
      });
    };
    const startSession = createStartSession({
      now,
      players,
      sessions,
      sessionSeconds: (licence) => jurisdictions.licences[licence]!.session.absolute_seconds,
      devices,
      notify: (c, player, isNewDevice) => notifySignIn(player, requesterOf(c), isNewDevice),
      logError: (error) => logError("sign-in notice failed", error),
    });
    const checkPassword = createPasswordCheck(attempts);
    const freshProof = createFreshProof({ now, sessions, checkPassword, twoFactor });
    /** Checks a sign-in without address: the visitor's country, and the attempts of the network. */
    const admit = async (c: Context<AppEnv>): Promise<void> => {
      const { visitor } = requireUnrestricted(requesterOf(c));
      await attempts.signIn.byIp.count(visitor.network);
    };
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
    const operate = createAccountOperations({
      now,
      players,
      reseal: (from) => {
        const start = performance.now();
        const isOver = () => performance.now() - start > STEP_TIME;
        return reencrypt({ db, documents: needs.verification.encryptedDocuments, encryption, from, isOver });
      },
      sessions,
      tokens,
      codes,
      audit,
    });
    const callProvider = options.callProvider ?? fetch;
    const configured = (options.authProviders ?? []).map((settings) => ({
      ...settings,
      fetch: callProvider,
    }));
    const demoProviders = demo ? [demoProvider((request) => core.callSelf(request))] : [];

    return {
      api: {
        admit,
        /** Signs in a player who has proven all factors. */
        signIn: async (c: Context<AppEnv>, player: PlayerRow, fingerprint?: string) => {
          rejectClosed(player);
          return present(await startSession(c, player, fingerprint));
        },
        freshProof,
        /** A failure is logged: what the mail tells of has happened. */
        mailPasskeyAdded: (c: Context<AppEnv>, player: PlayerRow): Promise<void> =>
          mails
            .sendPasskeyAdded(player, requesterOf(c))
            .catch((error) => logError("account mail failed", error)),
      },
      routes: (app) => {
        authRoutes(app, {
          auth: createAuthService({
            now,
            hashPassword: hash,
            players,
            sessions,
            tokens,
            twoFactor,
            checkRegistration,
            mails,
            acceptCaptcha: needs.captcha.accept,
            onRegistered,
            afterRegistration: events.deliver,
          }),
          devices,
          players,
          startSession,
          present,
          requesterOf,
          attempts,
          acceptCaptcha: needs.captcha.accept,
          registrationOpen,
          signOut: async (token, playerId) => {
            await db.transaction(async (tx) => {
              await sessions.close(token, tx);
              const at = new Date(now()).toISOString();
              if (playerId !== null) await events.emit(tx, playerSignedOut, { playerId, at });
            });
            await events.deliver();
          },
          logError: (error) => logError("account mail failed", error),
        });
        securityRoutes(app, {
          hashPassword: hash,
          players,
          sessions,
          tokens,
          twoFactor,
          checkPassword,
          hasConfirmed: freshProof.hasConfirmed,
          mailPasswordChanged: (player, c) => mails.sendPasswordChanged(player, requesterOf(c)),
        });
        accountClosureRoutes(app, {
          players,
          closing: createAccountClosure({
            db,
            now,
            tokens,
            mails,
            checkPassword,
            countMail: ({ email }) => attempts.mail.byAccount.count(email),
            forfeitBonuses: forfeitBonuses(core.ledger),
            onClosed: (tx, playerId) =>
              events.emit(tx, playerClosed, { playerId, at: new Date(now()).toISOString() }),
            afterClosure: events.deliver,
            logError: (error) => logError("account closed, but its mail failed", error),
          }),
          requesterOf,
          hasConfirmed: freshProof.hasConfirmed,
        });
        providersRoutes(app, {
          providers: createOAuthProviders([...configured, ...demoProviders]),
          now,
          encryption,
          originOf,
          admit,
          signIn: async (c, person, context) => {
            const player = await signInAs(person, { requester: requesterOf(c), ...context });
            return player && present(await startSession(c, player));
          },
          logError: (error) => logError("OAuth sign-in failed", error),
        });
        detailsRoutes(app, {
          players,
          complete: createDetails({
            jurisdictions,
            players,
            checkRegistration,
            onRegistered,
            afterRegistration: events.deliver,
          }),
          present,
          requesterOf,
        });
        if (demo) {
          const profiles = Object.values(jurisdictions.markets.countries).flatMap(
            ({ test_profile }) => test_profile ?? [],
          );
          demoProviderRoutes(app, {
            now,
            emails: profiles.map(({ email }) => email),
            originOf,
            callbackPath,
          });
        }
      },
      staffRoutes: (app) => accountsOperatorRoutes(app, operate),
      retention: [
        [playerTokens.expiresAt, 0],
        [playerDevices.lastSeenAt, 365],
      ],
    };
  },
});
