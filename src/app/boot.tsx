import type { I18n, Messages } from "@lingui/core";
import { RouterProvider } from "@tanstack/react-router";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createQueryClient, malformedError } from "../api/client.ts";
import type { LocaleCode } from "../contract/locale.ts";
import { recordResponseTime } from "../lib/device/low-data.ts";
import { currentBuild } from "../lib/http/build.ts";
import { BROWSER_TIMEOUT, createHttp, fetchDocument, type Http, RETRIES } from "../lib/http/http.ts";
import { logError, setLogSink } from "../lib/http/log.ts";
import { whenHydrated } from "../lib/hydration/hydration.ts";
import { createI18n, messagesPath, setPageI18n } from "../lib/i18n/i18n.ts";
import {
  isOffline,
  isUnreachable,
  onReachable,
  reportResponse,
  reportUnreachable,
} from "../lib/offline/connection.ts";
import { GUEST_BASE } from "../lib/session/guest-mode.ts";
import { hasSession, isLeaving } from "../lib/session/session.ts";
import { retryUntilLoaded } from "../lib/time/retry-until-loaded.ts";
import { now } from "../lib/time/time.ts";
import { whenLongIdle } from "../lib/time/when-idle.ts";
import { loadLayout } from "../routes/-load-layout.ts";
import { htmlLang, splitLocale } from "../rules/locales/locales.ts";
import { onCaughtError } from "./caught-errors.ts";
import { HydrationBoundary } from "./hydration-boundary.tsx";
import { type PageState, unpackQueries } from "./page-state.ts";
import { recoverFromStaleChunks } from "./recovery.ts";
import { createRouter } from "./router.tsx";
import { restoreScroll } from "./scroll.ts";

/** Skips an unchanged value: even setting the same one would invalidate the style of every element. */
function setLanguage(tag: string): void {
  if (document.documentElement.lang !== tag) document.documentElement.lang = tag;
}

interface PageMessages {
  i18n: I18n;
  /** True if the messages are of this build and the page's locale, so that hydration matches the server. */
  areComplete: boolean;
}

/** Loads the page's messages. English fills in missing ones, and replaces all if loading fails. */
async function loadMessages(http: Http, locale: LocaleCode, build: string): Promise<PageMessages> {
  setLanguage(htmlLang(locale));
  let version: string | null = null;
  const onHeaders = (headers: Headers) => {
    version = headers.get("x-build");
  };
  try {
    const messages = (await http(`GET ${messagesPath(locale, build, now())}`, { onHeaders })) as Messages;
    // A captive portal may respond 200 with anything.
    if (typeof messages !== "object") throw malformedError("messages");
    if (version === build) return { i18n: createI18n(locale, messages), areComplete: true };
    const complete = await import("./fallback-locale.ts").then(
      ({ withFallback }) => withFallback(messages),
      () => messages,
    );
    return { i18n: createI18n(locale, complete), areComplete: false };
  } catch (error) {
    logError("LOAD_MESSAGES_ERROR", error);
    const { fallbackLocale } = await import("./fallback-locale.ts");
    return { i18n: fallbackLocale(locale), areComplete: false };
  }
}

/** Loaded separately, because a guest's first visit doesn't need it. */
const loadSession = () => retryUntilLoaded(() => import("./session.ts"));
const loadAuth = () => import("../api/auth.ts");

const loadPersistedQueries = () => import("./persisted-queries.ts");

export async function start(): Promise<void> {
  recoverFromStaleChunks();
  // Start loading in parallel with the messages; the page that needs it reports a failure.
  if (!("$_TSR" in window)) loadPersistedQueries().catch(() => {});
  if (isOffline()) reportUnreachable();
  const build = currentBuild();
  const http = createHttp({
    timeout: BROWSER_TIMEOUT,
    retries: RETRIES,
    isOffline,
    onResponse: (cachedAt, duration) => {
      recordResponseTime(duration);
      // A cached response that replaced a slow one proves neither that the server is reachable nor that it isn't.
      if (cachedAt !== "late") reportResponse(cachedAt);
    },
    onNoResponse: reportUnreachable,
    onReachable,
    onUnauthorized: (code) => void loadAuth().then(({ sessionExpired }) => sessionExpired(code)),
  });
  setLogSink((report) => {
    // Offline, the report would fail too and cause further reports.
    if (isUnreachable()) return;
    http("PUT /log", { body: { ...report, path: location.pathname, build } }).catch(() => {});
  });
  if (GUEST_BASE) await import("./guest-mode.ts");
  const { locale } = splitLocale(location.pathname);
  const root = document.getElementById("root")!;
  const { state: stateAddress } = root.dataset;
  const state = stateAddress ? fetchDocument<PageState>(stateAddress) : null;
  const queryClient = createQueryClient(http);
  const messages = loadMessages(http, locale, build);
  const pageState = await state;
  if (pageState) unpackQueries(queryClient, pageState.data, Math.min(pageState.cachedAt ?? now(), now()));
  // Hydration needs exactly the data and messages of the server's rendering.
  const { i18n, areComplete } = await messages;
  const isServerRendered = "$_TSR" in window && pageState !== null && areComplete;
  if (!isServerRendered) await (await loadPersistedQueries()).restore(queryClient);
  setPageI18n(i18n);
  const router = createRouter(
    { queryClient, locale, i18n, origin: location.origin },
    { isClientRendered: !isServerRendered },
  );
  restoreScroll(router);
  const startWatchingSession = () =>
    loadSession().then(({ watchSession }) => watchSession(router, queryClient, locale));
  // Styles hide guest content until the player is loaded.
  document.documentElement.toggleAttribute("data-session", hasSession());
  if (hasSession() || isLeaving()) void startWatchingSession();
  else void whenLongIdle().then(startWatchingSession);
  if (isServerRendered) {
    hydrateRoot(
      root,
      <HydrationBoundary>
        <RouterClient router={router} />
      </HydrationBoundary>,
      { onCaughtError },
    );
  } else {
    // The document's skeleton stays visible until the layout is loaded. The root route shows failures.
    await loadLayout(queryClient, locale).catch(() => {});
    // A shared page may contain head elements of its own; React renders those of this address.
    for (const element of document.head.querySelectorAll("title, meta[name=robots]")) element.remove();
    createRoot(root, { onCaughtError }).render(<RouterProvider router={router} />);
  }
  void whenHydrated().then(() => {
    window.__booted = true;
  });
  const { onHydrated } = await import("./on-hydrated.ts");
  onHydrated({ queryClient, http, build, isServerRendered, router });
}
