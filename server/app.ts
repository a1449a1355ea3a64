import { createHmac, randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { Jurisdictions } from "../src/contract/jurisdictions.ts";
import type { LocaleCode } from "../src/contract/locale.ts";
import type { Version } from "../src/contract/version.ts";
import type { LogError } from "./core/log.ts";
import { createCleanup, createJobs, type JobLogs } from "./db/cleanup.ts";
import type { Db } from "./db/client.ts";
import { watchContentVersion } from "./db/content-version.ts";
import { loggable } from "./db/loggable.ts";
import { manifestRoutes } from "./html/manifests.ts";
import { type PagesDeps, pageRoutes } from "./html/pages.ts";
import { shareRoute } from "./html/share.ts";
import type { AppEnv, Visitor } from "./http/env.ts";
import { createErrorHandler, errorResponse, RequestError } from "./http/errors.ts";
import { completeHeaders, sendJson, setHeader } from "./http/headers.ts";
import { loopbackOnly } from "./http/loopback-only.ts";
import { rejectUnsupportedMethods } from "./http/methods.ts";
import { openApi } from "./http/openapi.ts";
import { publicOrigin } from "./http/public-origin.ts";
import { releaseRoutes } from "./http/release-routes.ts";
import { type Bytes, makeBytes, sendBytes } from "./http/responses.ts";
import { sameOriginOnly } from "./http/same-origin.ts";
import { type LogSecurity, securityLog } from "./http/security-log.ts";
import { readSessionCookie } from "./http/session-cookie.ts";
import { staticFiles } from "./http/static.ts";
import { identifyVisitor } from "./http/visitor.ts";
import { createJackpots, type JackpotsOptions } from "./jackpots.ts";
import { artRoutes } from "./modules/art/routes.ts";
import { ART_VERSION, type Draw } from "./modules/art/service.ts";
import { attributionRoutes } from "./modules/attribution/routes.ts";
import { reportRoutes } from "./modules/client-logs/routes.ts";
import { cmsRoutes } from "./modules/cms/routes.ts";
import { createCmsService } from "./modules/cms/service.ts";
import { configRoutes } from "./modules/config/routes.ts";
import { readConfig } from "./modules/config/store.ts";
import { createExchange } from "./modules/exchange-rates/exchange.ts";
import { referenceSource } from "./modules/exchange-rates/reference-source.ts";
import { ratesRoutes } from "./modules/exchange-rates/routes.ts";
import { createRatesService, type RateSource } from "./modules/exchange-rates/service.ts";
import { gamesRoutes } from "./modules/games/routes.ts";
import { createGamesService } from "./modules/games/service.ts";
import { type MessageCatalogs, messagesRoutes } from "./modules/i18n/routes.ts";
import type { Transport } from "./modules/mail/service.ts";
import { createWins } from "./modules/public-wins/service.ts";
import { infoRoutes } from "./modules/site-info/routes.ts";
import type { MovableClock } from "./modules/test-clock/clock.ts";
import { clockRoutes } from "./modules/test-clock/routes.ts";
import { statusesRoutes } from "./modules/vip-levels/routes.ts";
import type { NoticesOptions } from "./notices.ts";
import { createPayments, type PaymentsOptions, paymentSecret } from "./payments.ts";
import { createPlay, type PlayDeps } from "./play.ts";
import { createPlayers } from "./players.ts";
import { outboxStore } from "./realtime/outbox.ts";
import { createRealtime, type RealtimeOptions } from "./realtime/realtime.ts";
import { GAMES_PATH } from "./reference-game-server/routes.ts";
import { PROVIDER_PATH, referenceProvider } from "./reference-payment-provider/routes.ts";
import type { SignInOptions } from "./sign-in.ts";

export interface AppDeps
  extends SignInOptions,
    NoticesOptions,
    JackpotsOptions,
    PaymentsOptions,
    Pick<PlayDeps, "walletSecrets" | "waitBeforeRetry" | "framesFolder">,
    RealtimeOptions {
  db: Db;
  jurisdictions: Jurisdictions;
  dataDir: string;
  drawArt: Draw;
  messages: MessageCatalogs;
  features: Record<string, boolean>;
  build: string;
  /** Release data besides the build. */
  release?: Omit<Version, "build">;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** The movable clock behind `now`; never in production. */
  clock?: MovableClock;
  /** Server secret for signatures and encryption; the same on every server of a site. */
  secret: string;
  /** Previous secret: decrypts old values and matches their digests. */
  previousSecret?: string;
  /** Hash rounds per captcha attempt; see `modules/captcha/service.ts`. */
  captchaCost?: number;
  /** Origin of links in mails that jobs send, which have no request to take it from. */
  siteAddress?: string;
  /** Accepts only requests for this machine. */
  loopbackOnly?: boolean;
  /** Licence of hosts that don't set one; defaults to the market's. */
  licence?: string;
  countryHeader?: string;
  /** Folder of the built client; without it no files are served. */
  clientFolder?: string;
  /** Assets of earlier builds, by address. */
  oldAssets?: ReadonlyMap<string, Buffer>;
  /** Page rendering; without it no pages are served. */
  pages?: Pick<PagesDeps, "renderPage" | "shell"> & {
    /** The web manifest in a language, as JSON. */
    manifest?: (locale: LocaleCode) => string;
  };
  /** Source of coin rates; simulated by default. */
  rateSource?: RateSource;
  /** Mail transport; without it mails stay in the outbox. */
  sendMail?: Transport;
  /** Wraps wallet calls of the reference games, for tests of lost messages. */
  wrapWalletCall?: (send: () => Promise<Response>) => Promise<Response>;
  /** Aborted at shutdown, so that load balancers stop sending requests. */
  stopping?: AbortSignal;
  /** Validates responses against the contract, for tests. */
  checkAnswers?: boolean;
  logError?: LogError;
  /** Logs sign-ins, security changes and rejected requests. */
  logSecurity?: LogSecurity;
  /** Logs successful jobs; failed ones are errors. */
  logJob?: JobLogs["logJob"];
}

/** Default content security policy: a response opened as a page runs nothing and can't be framed. */
const DEFAULT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Paths below which nothing is a page. */
const API_AREAS = "api art wallet reference-games payment-provider operator payments/callbacks".split(" ");
/** Seconds. */
const YEAR = 31_536_000;

/** The whole server as one function from request to response, without a socket. */
export async function createApp(deps: AppDeps) {
  const { db, jurisdictions, now, build } = deps;
  const logError: LogError = (message, error, fields) => deps.logError?.(message, loggable(error), fields);
  const jobLogs: JobLogs = { logError, logJob: deps.logJob };
  const content = await watchContentVersion(db);
  const games = await createGamesService({ db, content, artVersion: ART_VERSION });
  const cms = createCmsService({ db, content, artVersion: ART_VERSION, now });
  const currencies = () => readConfig(db, "GET /api/fe/config/currency-config");
  const rates = createRatesService({
    source: deps.rateSource ?? referenceSource,
    coins: async () =>
      Object.values((await currencies()).currencies).flatMap((one) => (one.fiat ? [] : one.code)),
    now,
    logError,
  });
  const exchange = createExchange({ rates, currencies: content.memoize(currencies) });
  const players = createPlayers({
    ...deps,
    logError,
    games,
    exchange,
    endDeposits: (playerId) => payments.endDeposits(playerId),
    onClosed: async (playerId) => {
      await Promise.all([payments.endDeposits(playerId), play.revealSeeds(playerId)]);
      // Publish first, so that pages learn about the closure before their sockets close.
      await realtime.flush();
      await realtime.hub.endSignedOut();
    },
  });
  const wins = createWins({
    db,
    now,
    artVersion: ART_VERSION,
    aliasOf: (entryId) =>
      createHmac("sha256", deps.secret).update(`win ${entryId}`).digest("hex").slice(0, 16),
    publish: outboxStore(db).add,
    logError,
  });
  const jackpots = createJackpots({
    ...deps,
    content,
    exchange,
    wins: players.jackpotWins,
    notifyWinner: players.notifyWinner,
    announce: wins.announce,
    logError,
  });
  const app = new Hono<AppEnv>();
  const isSecure = deps.origin?.startsWith("https:") ?? false;

  app.use(async (c, next) => {
    c.set("requestId", randomUUID());
    c.set("url", new URL(c.req.url));
    c.set("checkAnswers", deps.checkAnswers ?? false);
    const internalVisitor = (c.env as { visitor?: Visitor } | undefined)?.visitor;
    c.set(
      "visitor",
      internalVisitor ??
        identifyVisitor(c, {
          jurisdictions,
          licence: deps.licence,
          trustProxy: deps.trustProxy ?? false,
          countryHeader: deps.countryHeader,
          demo: deps.demo ?? false,
          identify: async (context) => {
            const token = readSessionCookie(context);
            return token ? players.playerIdForToken(token) : null;
          },
          wasInactive: async (context) => {
            const token = readSessionCookie(context);
            return token !== undefined && players.wasInactive(token);
          },
        }),
    );
    setHeader(c, "content-security-policy", DEFAULT_POLICY);
    if (isSecure) setHeader(c, "strict-transport-security", `max-age=${YEAR}; includeSubDomains`);
    await next();
    completeHeaders(c);
  });
  if (deps.loopbackOnly) app.use(loopbackOnly(deps.trustProxy));
  if (deps.logSecurity) app.use(securityLog(deps.secret, deps.logSecurity));
  app.use(sameOriginOnly(isSecure, GAMES_PATH, `${PROVIDER_PATH}/cards`));
  const realtime = createRealtime({
    ...deps,
    logError,
    accountsOf: players.accountsOf,
    jackpots: jackpots.publicAmounts,
    loginOf: async (c) => {
      const token = readSessionCookie(c);
      return token ? players.loginIdOf(token) : null;
    },
    activeLogins: players.activeLogins,
  });
  app.use(async (c, next) => {
    await next();
    // Requests that move money publish immediately after their commit; others wait for the next poll.
    if (
      /^\/(?:wallet|operator|payments\/callbacks|api\/(?:user_limits|payments|player\/payments))\b/.test(
        c.get("url").pathname,
      )
    )
      void realtime.flush();
  });
  app.use("/api/users/sign_out", async (c, next) => {
    const playerId = await c.get("visitor").playerId();
    await next();
    if (playerId === null) return;
    await play
      .revealSeeds(playerId)
      .catch((error: unknown) => logError("revealing seeds at sign-out failed", error));
  });
  app.onError(createErrorHandler(logError));
  app.notFound((c) => errorResponse(c, new RequestError("not_found")));

  app.get("/healthz", (c) => {
    setHeader(c, "cache-control", "no-store");
    return deps.stopping?.aborted
      ? sendJson(c, { status: "stopping", build }, 503)
      : sendJson(c, { status: "ok", build });
  });
  releaseRoutes(app, { build, builtAt: null, minBuild: null, killSwitch: false, ...deps.release });
  let openApiBytes: Promise<Bytes> | undefined;
  app.get("/api/openapi.json", async (c) => {
    openApiBytes ??= makeBytes(JSON.stringify(openApi(build)));
    setHeader(c, "cache-control", "public, max-age=300");
    return sendBytes(c, await openApiBytes, "application/json; charset=utf-8");
  });
  gamesRoutes(app, games, now);
  cmsRoutes(app, {
    cms,
    promotionPages: content.memoize(() => readConfig(db, "GET /api/fe/config/manage-promotion-pages")),
    groupsOf: players.groupsOf,
  });
  configRoutes(app, { db, content });
  infoRoutes(app, {
    db,
    jurisdictions,
    content,
    features: deps.features,
    flagOverrides: deps.demo ?? false,
    build,
    now,
  });
  jackpots.routes(app);
  ratesRoutes(app, { rates, currencies, content });
  statusesRoutes(app, ART_VERSION);
  attributionRoutes(app, { db, now });
  messagesRoutes(app, deps.messages, build);
  reportRoutes(app, { db, now });
  players.routes(app);
  const play = createPlay({
    ...deps,
    content,
    exchange,
    games,
    jackpots,
    logError,
    accountsOf: players.accountsOf,
    limits: players.limits,
    wins,
    callSelf: (path, init) => {
      const send = async () => app.request(path, { method: "POST", ...init });
      return deps.wrapWalletCall?.(send) ?? send();
    },
  });
  play.routes(app);
  const provider = deps.demo
    ? referenceProvider(app, {
        db,
        now,
        secret: paymentSecret(deps.secret, "reference"),
        framesFolder: deps.framesFolder,
        send: async (url, init) =>
          (await app.request(new URL(url).pathname, { method: "POST", ...init })).status,
      })
    : undefined;
  const payments = createPayments({
    ...deps,
    content,
    exchange,
    limits: players.limits,
    notify: players.notify,
    changePlayer: players.change,
    originOf: players.originOf,
    logError,
    paymentProviders: {
      // The demo's built-in provider, which moves no real money.
      ...(deps.demo && {
        reference: {
          url: "http://localhost/payment-provider",
          secret: paymentSecret(deps.secret, "reference"),
          send: async (url: string, init: RequestInit) => app.request(url, init),
        },
      }),
      ...deps.paymentProviders,
    },
  });
  payments.routes(app);
  realtime.routes(app);
  const sweep = createCleanup({
    db,
    now,
    otherJobs: [...players.hourlyJobs, ...play.hourlyJobs, { name: "expire-outbox", run: realtime.sweep }],
    ...jobLogs,
  });
  const runMinutelyJobs = createJobs(
    [
      ...play.minutelyJobs,
      ...payments.minutelyJobs,
      ...(provider ? [{ name: "deliver-reference-webhooks", run: provider.deliver }] : []),
    ],
    jobLogs,
  );
  const sendMails = createJobs([players.mailJob], jobLogs);
  clockRoutes(app, {
    now,
    clock: deps.demo ? deps.clock : undefined,
    sweep: async () => {
      await sweep();
      await runMinutelyJobs();
      await sendMails();
    },
  });
  artRoutes(app, { dataDir: deps.dataDir, findGame: games.find, draw: deps.drawArt });
  // Before the catch-all page route, so that API paths never return a page.
  app.use(rejectUnsupportedMethods(app));
  for (const area of API_AREAS)
    app.all(`/${area}/*`, () => {
      throw new RequestError("not_found");
    });
  if (deps.clientFolder)
    staticFiles(app, {
      folder: deps.clientFolder,
      excludedPaths: ["/index.html"],
      old: deps.oldAssets ?? new Map(),
    });
  shareRoute(app, (c) =>
    publicOrigin(c, c.get("visitor"), { origin: deps.origin, trustProxy: deps.trustProxy ?? false }),
  );
  if (deps.pages) {
    if (deps.pages.manifest) manifestRoutes(app, deps.pages.manifest);
    pageRoutes(app, {
      ...deps.pages,
      messages: deps.messages,
      contentVersion: content.current,
      build,
      // Shared pages are rendered without a player.
      call: (request, visitor) => app.fetch(request, { visitor: { ...visitor, playerId: async () => null } }),
      origin: deps.origin,
      trustProxy: deps.trustProxy ?? false,
      pseudoLocale: deps.features.pseudo_locale ?? false,
      logError,
    });
  }
  app.use(rejectUnsupportedMethods(app));
  const { notify, awardJackpot, pushes } = players;
  return {
    app,
    content,
    games,
    sweep,
    settle: runMinutelyJobs,
    sendMails,
    notify,
    awardJackpot,
    pushes,
    realtime,
  };
}
