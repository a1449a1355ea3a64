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
  /** The country of a guest, as the address tells it. */
  country?: string;
  /** A new player who is signed in; `{}` for a usual one. */
  player?: TestPlayer;
  /** Answers in the place of the server's own. */
  answers?: FakeAnswers;
  /** Pixels. */
  width?: number;
  height?: number;
  /** Whether the visitor has answered the card that asks for consent. */
  hasConsent?: boolean;
  /** Whether the app reacts to sessions that begin and end, as a document of the server does. */
  followsSession?: boolean;
  /** Opens without network, on a device that has stored what the frame of every page needs. */
  isOffline?: boolean;
  /** Calls the server for the player before the app is rendered. */
  prepare?: (fetch: FakeServer["fetch"]) => unknown;
  /** A part that the app renders for some browsers only: it decides that once per document. */
  beside?: ReactNode;
}

/** The router as long as its app is mounted: listeners to sessions stay for the whole run. */
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

/** Shows the whole app at a path without its locale, as the browser renders it from nothing. */
export async function renderApp(path: string, options: RenderOptions = {}): Promise<FakeServer> {
  const { locale = "en", country, player, answers = {}, width = 390, height = 844 } = options;
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
  const router = createRouter({ queryClient, locale, i18n, origin: location.origin }, { fromNothing: true });
  const { beside } = options;
  const withPart = ({ children }: { children: ReactNode }) => (
    <>
      {children}
      {beside}
    </>
  );
  if (beside) router.update({ ...router.options, InnerWrap: withPart });
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

/** Takes the app away and keeps what the browser has stored, as when a document is left. */
export function closeApp(): void {
  mounted?.root.unmount();
  mounted?.element.remove();
  mounted = undefined;
}

/** A module keeps them, so that they would outlive the test. */
function dismissToasts(): void {
  const last = showToast({ text: "", kind: "info" });
  for (let id = 1; id <= last; id++) dismissToast(id);
}

/** Takes the app away, and what it has stored. */
export function unmountApp(): void {
  closeApp();
  dismissToasts();
  clearCookies();
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
}
