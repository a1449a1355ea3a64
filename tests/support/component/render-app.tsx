import { RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { commands, page } from "vitest/browser";
import { sessionExpired } from "../../../src/api/auth.ts";
import { createQueryClient } from "../../../src/api/client.ts";
import { onCaughtError } from "../../../src/app/caught-errors.ts";
import { createRouter } from "../../../src/app/router.tsx";
import { watchSession } from "../../../src/app/session.ts";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import { createHttp } from "../../../src/lib/http/http.ts";
import { createI18n, setPageI18n } from "../../../src/lib/i18n/i18n.ts";
import { reportUnreachable } from "../../../src/lib/offline/connection.ts";
import { dismissToast, showToast } from "../../../src/lib/page/toasts.ts";
import { hasSession } from "../../../src/lib/session/session.ts";
import { loadLayout } from "../../../src/routes/-load-layout.ts";
import { htmlLang, joinLocale } from "../../../src/rules/locales/locales.ts";
import type { TestPlayer } from "../browser/player-request.ts";
import { goOffline } from "./device.ts";
import { clearCookies, createFakeServer, type FakeAnswers, type FakeServer, signIn } from "./fake-server.ts";

interface RenderOptions {
  locale?: LocaleCode;
  /** A guest's country, as located by IP address. */
  country?: string;
  /** Creates and signs in a player; `{}` for a usual one. */
  player?: TestPlayer;
  /** Answers instead of the server's. */
  answers?: FakeAnswers;
  /** Pixels. */
  width?: number;
  height?: number;
  /** True if the visitor has answered the consent card. */
  hasConsent?: boolean;
  /** True if the app reacts to sessions that begin and end, as in a document of the server. */
  followsSession?: boolean;
  /** Starts offline, on a device that has stored the data of every page's layout. */
  isOffline?: boolean;
  /** Calls the server as the player before the app is rendered. */
  prepare?: (fetch: FakeServer["fetch"]) => unknown;
  /** A part that the app renders only in some browsers, which it decides once per document. */
  extraPart?: ReactNode;
}

/** Disables a router once its app is unmounted: session listeners stay for the whole run. */
function whileMounted(router: ReturnType<typeof createRouter>, element: HTMLElement): typeof router {
  const replace = (path: string) => {
    if (element.isConnected) router.history.replace(path);
  };
  return {
    history: { replace },
    get latestLocation() {
      return router.latestLocation;
    },
  } as unknown as typeof router;
}

let mounted: { root: Root; element: HTMLElement } | undefined;

/** Renders the whole app on the client, at a path without its locale. */
export async function renderApp(path: string, options: RenderOptions = {}): Promise<FakeServer> {
  const { locale = "en", country, player, answers = {}, width = 390, height = 844 } = options;
  // Two apps in one document would outlive the test.
  closeApp();
  await page.viewport(width, height);
  await commands.parkPointer();
  if (player) await signIn({ ...player, locale: player.locale ?? locale });
  // biome-ignore lint/suspicious/noDocumentCookie: the app reads it there
  if (options.hasConsent ?? true) document.cookie = "cookie_consent=needed; Path=/";
  history.replaceState(null, "", joinLocale(locale, path));
  document.documentElement.lang = htmlLang(locale);
  document.documentElement.toggleAttribute("data-session", hasSession());
  const server = createFakeServer(answers, country);
  await options.prepare?.(server.fetch);
  const http = createHttp({
    fetch: server.fetch,
    timeout: 30_000,
    retries: 0,
    onUnauthorized: options.followsSession ? sessionExpired : undefined,
  });
  const queryClient = createQueryClient(http);
  const messages = await server.fetch(`/messages/${locale}.json`);
  const i18n = createI18n(locale, await messages.json());
  setPageI18n(i18n);
  const router = createRouter(
    { queryClient, locale, i18n, origin: location.origin },
    { isClientRendered: true },
  );
  const { extraPart } = options;
  const withPart = ({ children }: { children: ReactNode }) => (
    <>
      {children}
      {extraPart}
    </>
  );
  if (extraPart) router.update({ ...router.options, InnerWrap: withPart });
  await loadLayout(queryClient, locale);
  if (options.isOffline) {
    goOffline();
    reportUnreachable();
  }
  const element = document.body.appendChild(document.createElement("div"));
  element.id = "root";
  const root = createRoot(element, { onCaughtError });
  mounted = { root, element };
  if (options.followsSession) watchSession(whileMounted(router, element), queryClient, locale);
  root.render(<RouterProvider router={router} />);
  return server;
}

/** Unmounts the app and keeps the browser's storage, as when a document is left. */
export function closeApp(): void {
  mounted?.root.unmount();
  mounted?.element.remove();
  mounted = undefined;
}

/** Toasts are module state and would outlive the test. */
function dismissToasts(): void {
  const last = showToast({ text: "", kind: "info" });
  for (let id = 1; id <= last; id++) dismissToast(id);
}

/** Unmounts the app and clears the browser's storage. */
export function unmountApp(): void {
  closeApp();
  dismissToasts();
  clearCookies();
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
}
