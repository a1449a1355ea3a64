import { createHmac, randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { Packs } from "../src/contract/jurisdictions.ts";
import type { LocaleCode } from "../src/contract/locale.ts";
import type { Version } from "../src/contract/version.ts";
import { createJobs, createSweep, type JobLogs } from "./db/cleanup.ts";
import type { Db } from "./db/client.ts";
import { watchContentVersion } from "./db/content-version.ts";
import { loggable } from "./db/loggable.ts";
import { manifestRoutes } from "./html/manifests.ts";
import { type PagesDeps, pages } from "./html/pages.ts";
import { shareRoute } from "./html/share.ts";
import type { AppEnv, Visitor } from "./http/env.ts";
import { errorAnswer, errorHandler, RequestError } from "./http/errors.ts";
import { answerJson, completeHeaders, setHeader } from "./http/headers.ts";
import { loopbackOnly } from "./http/loopback-only.ts";
import { otherMethods } from "./http/methods.ts";
import { publicOrigin } from "./http/public-origin.ts";
import { releaseRoutes } from "./http/release-routes.ts";
import { type Bytes, makeBytes, sendBytes } from "./http/responses.ts";
import { sameOriginOnly } from "./http/same-origin.ts";
import { type LogSecurity, securityLog } from "./http/security-log.ts";
import { readSessionCookie } from "./http/session-cookie.ts";
import { staticFiles } from "./http/static.ts";
import { identifyVisitor } from "./http/visitor.ts";
import { createJackpots, type JackpotsOptions } from "./jackpots.ts";
import type { LogError } from "./log.ts";
import { artRoutes } from "./modules/art/routes.ts";
import { ART_VERSION, type Draw } from "./modules/art/service.ts";
import { marksRoutes } from "./modules/attribution/routes.ts";
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
import { openApi } from "./openapi.ts";
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
    Pick<PlayDeps, "walletSecrets" | "waitForWallet" | "framesFolder">,
    RealtimeOptions {
  db: Db;
  packs: Packs;
  dataDir: string;
  drawArt: Draw;
  messages: MessageCatalogs;
  features: Record<string, boolean>;
  build: string;
  /** What pages are told of it beside its name. */
  release?: Omit<Version, "build">;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** What `now` is read from, where operators may move it: never in production. */
  clock?: MovableClock;
  /** Signs and seals what must not be forged or read; the same on every server of one site. */
  secret: string;
  /** Opens what was sealed before the secret was changed, and recognizes its digests. */
  previousSecret?: string;
  /** Work of a captcha: see its service. */
  captchaCost?: number;
  /** Origin of links in emails that no request brings. */
  siteAddress?: string;
  /** Answers to this machine's own names alone. */
  loopbackOnly?: boolean;
  /** Licence of hosts that leave it open; the market's when undefined. */
  licence?: string;
  countryHeader?: string;
  /** Folder of the built client; without it there are no files. */
  clientFolder?: string;
  /** Assets of builds before this one, by address. */
  oldAssets?: ReadonlyMap<string, Buffer>;
  /** How pages are rendered; without it there are no pages. */
  pages?: Pick<PagesDeps, "renderPage" | "shell"> & {
    /** The web manifest in a language, as JSON. */
    manifest?: (locale: LocaleCode) => string;
  };
  /** Where the rates of coins come from; without it they are made up. */
  rateSource?: RateSource;
  /** Hands mails to a mail server; without it they stay in the outbox. */
  sendMail?: Transport;
  /** Stands between the reference games and the wallet API: for tests of what is lost on the way. */
  loseWalletCalls?: (send: () => Promise<Response>) => Promise<Response>;
  /** Aborted once the server stops, so that load balancers send it no more. */
  stopping?: AbortSignal;
  /** Checks each answer against the contract: for tests. */
  checkAnswers?: boolean;
  logError?: LogError;
  /** Receives sign-ins, changes of what protects an account, and requests that were refused. */
  logSecurity?: LogSecurity;
  /** Receives the runs of jobs that succeed; those that fail are errors. */
  logJob?: JobLogs["logJob"];
}

/** The policy of every response that sets none of its own: a browser that opens it as a page runs and frames nothing. */
const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Seconds. */
const YEAR = 31_536_000;

/** The whole server as one function from request to response, without a socket. */
export async function createApp(deps: AppDeps) {
  const { db, packs, now, build } = deps;
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
  const exchange = createExchange({ rates, currencies: content.remember(currencies) });
  const players = createPlayers({
    ...deps,
    logError,
    games,
    exchange,
    endDeposits: (playerId) => payments.endDeposits(playerId),
    onClosed: async (playerId) => {
      await Promise.all([payments.endDeposits(playerId), play.signedOut(playerId)]);
      // Pages hear of it first.
      await realtime.poke();
      await realtime.hub.endSignedOut();
    },
  });
  const wins = createWins({
    db,
    now,
    artVersion: ART_VERSION,
    aliasOf: (entryId) =>
      createHmac("sha256", deps.secret).update(`win ${entryId}`).digest("hex").slice(0, 16),
    tell: outboxStore(db).add,
    logError,
  });
  const jackpots = createJackpots({
    ...deps,
    content,
    exchange,
    wins: players.jackpotWins,
    tellWinner: players.tellWinner,
    announce: wins.announce,
    logError,
  });
  const app = new Hono<AppEnv>();
  const isSecure = deps.origin?.startsWith("https:") ?? false;

  app.use(async (c, next) => {
    c.set("requestId", randomUUID());
    c.set("url", new URL(c.req.url));
    c.set("checkAnswers", deps.checkAnswers ?? false);
    const inside = (c.env as { visitor?: Visitor } | undefined)?.visitor;
    c.set(
      "visitor",
      inside ??
        identifyVisitor(c, {
          packs,
          licence: deps.licence,
          trustProxy: deps.trustProxy ?? false,
          countryHeader: deps.countryHeader,
          demo: deps.demo ?? false,
          identify: async (context) => {
            const token = readSessionCookie(context);
            return token ? players.whoHas(token) : null;
          },
          wasInactive: async (context) => {
            const token = readSessionCookie(context);
            return token !== undefined && players.wasInactive(token);
          },
        }),
    );
    setHeader(c, "content-security-policy", NO_PAGE);
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
    jackpots: jackpots.news,
    loginOf: async (c) => {
      const token = readSessionCookie(c);
      return token ? players.loginOf(token) : null;
    },
    stillIn: players.stillIn,
  });
  app.use(async (c, next) => {
    await next();
    // What moves money is said at once, since it is committed by now; the rest when it is looked for.
    if (
      /^\/(?:wallet|operator|payments\/callbacks|api\/(?:user_limits|payments|player\/payments))\b/.test(
        c.get("url").pathname,
      )
    )
      void realtime.poke();
  });
  app.use("/api/users/sign_out", async (c, next) => {
    const playerId = await c.get("visitor").playerId();
    await next();
    if (playerId === null) return;
    await play
      .signedOut(playerId)
      .catch((error: unknown) => logError("seeds could not be shown at a sign-out", error));
  });
  app.onError(errorHandler(logError));
  app.notFound((c) => errorAnswer(c, new RequestError("not_found")));

  app.get("/healthz", (c) => {
    setHeader(c, "cache-control", "no-store");
    return deps.stopping?.aborted
      ? answerJson(c, { status: "stopping", build }, 503)
      : answerJson(c, { status: "ok", build });
  });
  releaseRoutes(app, { build, builtAt: null, minBuild: null, killSwitch: false, ...deps.release });
  let description: Promise<Bytes> | undefined;
  app.get("/api/openapi.json", async (c) => {
    description ??= makeBytes(JSON.stringify(openApi(build)));
    setHeader(c, "cache-control", "public, max-age=300");
    return sendBytes(c, await description, "application/json; charset=utf-8");
  });
  gamesRoutes(app, games, now);
  cmsRoutes(app, {
    cms,
    promotionPages: content.remember(() => readConfig(db, "GET /api/fe/config/manage-promotion-pages")),
    groupsOf: players.groupsOf,
  });
  configRoutes(app, { db, content });
  infoRoutes(app, {
    db,
    packs,
    content,
    features: deps.features,
    flagOverrides: deps.demo ?? false,
    build,
    now,
  });
  jackpots.routes(app);
  ratesRoutes(app, { rates, currencies, content });
  statusesRoutes(app, ART_VERSION);
  marksRoutes(app, { db, now });
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
      return deps.loseWalletCalls?.(send) ?? send();
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
      // The server's own moves no money that there is.
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
  const sweep = createSweep({
    db,
    now,
    others: [...players.sweeps, ...play.sweeps, { name: "expire-outbox", run: realtime.sweep }],
    ...jobLogs,
  });
  const settle = createJobs(
    [
      ...play.settling,
      ...payments.settling,
      ...(provider ? [{ name: "deliver-reference-webhooks", run: provider.deliver }] : []),
    ],
    jobLogs,
  );
  const sendMails = createJobs([players.mailJob], jobLogs);
  clockRoutes(app, {
    now,
    clock: deps.demo ? deps.clock : undefined,
    // All that is done from time to time.
    sweep: async () => {
      await sweep();
      await settle();
      await sendMails();
    },
  });
  artRoutes(app, { dataDir: deps.dataDir, findGame: games.find, draw: deps.drawArt });
  // Before what takes any address, so that a page does not stand in for a call.
  app.use(otherMethods(app));
  for (const area of [
    "/api/*",
    "/art/*",
    "/wallet/*",
    "/reference-games/*",
    "/payment-provider/*",
    "/operator/*",
    "/payments/callbacks/*",
  ]) {
    app.all(area, () => {
      throw new RequestError("not_found");
    });
  }
  if (deps.clientFolder)
    staticFiles(app, {
      folder: deps.clientFolder,
      without: ["/index.html"],
      old: deps.oldAssets ?? new Map(),
    });
  shareRoute(app, (c) =>
    publicOrigin(c, c.get("visitor"), { origin: deps.origin, trustProxy: deps.trustProxy ?? false }),
  );
  if (deps.pages) {
    if (deps.pages.manifest) manifestRoutes(app, deps.pages.manifest);
    pages(app, {
      ...deps.pages,
      messages: deps.messages,
      contentVersion: content.current,
      build,
      // What is kept for everybody is rendered for nobody in particular.
      call: (request, visitor) => app.fetch(request, { visitor: { ...visitor, playerId: async () => null } }),
      origin: deps.origin,
      trustProxy: deps.trustProxy ?? false,
      pseudoLocale: deps.features.pseudo_locale ?? false,
      logError,
    });
  }
  app.use(otherMethods(app));
  const { notify, awardJackpot, pushes } = players;
  return { app, content, games, sweep, settle, sendMails, notify, awardJackpot, pushes, realtime };
}
