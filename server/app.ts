import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import type { Version } from "../src/contract/version.ts";
import type { JobLogs } from "./core/jobs/jobs.ts";
import { createScheduler } from "./core/jobs/scheduler.ts";
import { CORE_RETENTION, type CoreOptions, createCore } from "./core/modules/core.ts";
import type { OptionsOf } from "./core/modules/module.ts";
import { startModules } from "./core/modules/start-modules.ts";
import { type PageOptions, servePages } from "./html/serve-pages.ts";
import type { AppEnv, Visitor } from "./http/env.ts";
import { createErrorHandler, errorResponse, RequestError } from "./http/errors.ts";
import { completeHeaders, sendJson, setHeader } from "./http/headers.ts";
import { loopbackOnly } from "./http/loopback-only.ts";
import { rejectUnsupportedMethods } from "./http/methods.ts";
import { openApiRoute } from "./http/openapi.ts";
import { operatorOnly } from "./http/operator-only.ts";
import { releaseRoutes } from "./http/release-routes.ts";
import { sameOriginOnly } from "./http/same-origin.ts";
import { type LogSecurity, securityLog } from "./http/security-log.ts";
import { readSessionCookie } from "./http/session-cookie.ts";
import { identifyVisitor } from "./http/visitor.ts";
import { weakNetwork } from "./http/weak-network.ts";
import { MODULES } from "./modules/index.ts";
import type { MovableClock } from "./modules/test-clock/clock.ts";
import { clockRoutes } from "./modules/test-clock/routes.ts";

export interface PipelineOptions extends PageOptions {
  build: string;
  /** Release data besides the build. */
  release?: Omit<Version, "build">;
  /** The movable clock behind `now`; never in production. */
  clock?: MovableClock | undefined;
  /** Accepts only requests for this machine. */
  loopbackOnly?: boolean;
  /** Licence of hosts that don't set one; defaults to the market's. */
  licence?: string | undefined;
  countryHeader?: string | undefined;
  /** Aborted at shutdown, so that load balancers stop sending requests. */
  stopping?: AbortSignal;
  /** Validates responses against the contract, for tests. */
  checkAnswers?: boolean;
  /** Logs sign-ins, security changes and rejected requests. */
  logSecurity?: LogSecurity;
  /** Logs successful jobs; failed ones go to `logError`. */
  logJob?: JobLogs["logJob"];
}

export type AppOptions = CoreOptions & OptionsOf<typeof MODULES> & PipelineOptions;

/** Default content security policy: a response opened as a page runs nothing and can't be framed. */
const DEFAULT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Seconds. */
const YEAR = 31_536_000;
/** First path segments of APIs and files; unknown paths below them answer 404 instead of a page. */
const API_AREAS = [
  "api",
  "art",
  "wallet",
  "reference-games",
  "payment-provider",
  "operator",
  "payments/callbacks",
];

/** The whole server as one function from request to response, without a socket. */
export async function createApp(options: AppOptions) {
  const { build } = options;
  const app = new Hono<AppEnv>();
  const core = await createCore(options, async (request, init) => app.request(request, init));
  const { db, now, jurisdictions, sessions, logError } = core;
  const { parts, apiOf } = await startModules(MODULES, core, options);
  const isSecure = options.origin?.startsWith("https:") ?? false;

  app.use(async (c, next) => {
    c.set("requestId", randomUUID());
    c.set("url", new URL(c.req.url));
    c.set("checkAnswers", options.checkAnswers ?? false);
    const internalVisitor = (c.env as { visitor?: Visitor } | undefined)?.visitor;
    c.set(
      "visitor",
      internalVisitor ??
        identifyVisitor(c, {
          jurisdictions,
          licence: options.licence,
          trustProxy: options.trustProxy ?? false,
          countryHeader: options.countryHeader,
          demo: core.demo,
          identify: async (context) => {
            const token = readSessionCookie(context);
            return token ? ((await sessions.find(token))?.playerId ?? null) : null;
          },
          wasInactive: async (context) => {
            const token = readSessionCookie(context);
            return token !== undefined && sessions.wasInactive(token);
          },
        }),
    );
    setHeader(c, "content-security-policy", DEFAULT_POLICY);
    if (isSecure) setHeader(c, "strict-transport-security", `max-age=${YEAR}; includeSubDomains`);
    await next();
    completeHeaders(c);
  });
  if (options.loopbackOnly) app.use(loopbackOnly(options.trustProxy));
  if (core.demo) app.use(weakNetwork());
  if (options.logSecurity) app.use(securityLog(options.secret, options.logSecurity));
  app.use(sameOriginOnly(isSecure, ...parts.flatMap(({ framePaths = [] }) => framePaths)));
  app.use(async (c, next) => {
    await next();
    if (c.req.method !== "GET") for (const { afterWrite } of parts) afterWrite?.();
  });
  app.use("/operator/*", operatorOnly(options.secret, now, parts));
  app.onError(createErrorHandler(logError));
  app.notFound((c) => errorResponse(c, new RequestError("not_found")));

  app.get("/healthz", (c) => {
    setHeader(c, "cache-control", "no-store");
    return options.stopping?.aborted
      ? sendJson(c, { status: "stopping", build }, 503)
      : sendJson(c, { status: "ok", build });
  });
  releaseRoutes(app, { build, builtAt: null, minBuild: null, killSwitch: false, ...options.release });
  openApiRoute(app, build);
  for (const { routes, staffRoutes } of parts) {
    routes?.(app);
    staffRoutes?.(app);
  }
  const jobs = createScheduler({
    db,
    now,
    jobs: [
      { name: "deliver-events", every: "minute", run: core.events.deliverAll },
      ...parts.flatMap((part) => part.jobs ?? []),
    ],
    retention: [...CORE_RETENTION, ...parts.flatMap((part) => part.retention ?? [])],
    logError,
    logJob: options.logJob,
  });
  clockRoutes(app, { now, clock: core.demo ? options.clock : undefined, sweep: jobs.runAll });
  // Before the catch-all page route, so that API paths never return a page.
  app.use(rejectUnsupportedMethods(app));
  for (const area of API_AREAS)
    app.all(`/${area}/*`, () => {
      throw new RequestError("not_found");
    });
  servePages(app, options, core);
  app.use(rejectUnsupportedMethods(app));

  return {
    app,
    core,
    jobs,
    apiOf,
    /** Stops what modules run, before the database closes. */
    stop: async () => {
      await Promise.all(parts.map(({ stop }) => stop?.()));
    },
  };
}
