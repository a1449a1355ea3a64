import { RouterProvider } from "@tanstack/react-router";
import { createRoot, type Root } from "react-dom/client";
import { page } from "vitest/browser";
import { createQueryClient } from "../../../src/api/client.ts";
import { createRouter } from "../../../src/app/router.tsx";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import { createHttp } from "../../../src/lib/http.ts";
import { createI18n, setI18nOfPage } from "../../../src/lib/i18n.ts";
import { loadFrame } from "../../../src/routes/-load-frame.ts";
import { htmlLang, joinLocale } from "../../../src/rules/locales.ts";
import type { TestPlayer } from "../browser/player-request.ts";
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
}

let mounted: { root: Root; element: HTMLElement } | undefined;

/** Shows the whole app at a path without its locale, as the browser renders it from nothing. */
export async function renderApp(path: string, options: RenderOptions = {}): Promise<FakeServer> {
  const { locale = "en", country, player, answers = {}, width = 390, height = 844 } = options;
  await page.viewport(width, height);
  if (player) await signIn({ ...player, locale: player.locale ?? locale });
  // biome-ignore lint/suspicious/noDocumentCookie: the app reads it there
  if (options.hasConsent ?? true) document.cookie = "cookie_consent=needed; Path=/";
  history.replaceState(null, "", joinLocale(locale, path));
  document.documentElement.lang = htmlLang(locale);
  document.documentElement.toggleAttribute("data-session", player !== undefined);
  const server = createFakeServer(answers, country);
  const queryClient = createQueryClient(createHttp({ fetch: server.fetch, timeout: 30_000, retries: 0 }));
  const messages = await server.fetch(`/messages/${locale}.json`);
  const i18n = createI18n(locale, await messages.json());
  setI18nOfPage(i18n);
  const router = createRouter({ queryClient, locale, i18n, origin: location.origin }, { fromNothing: true });
  await loadFrame(queryClient, locale);
  const element = document.body.appendChild(document.createElement("div"));
  element.id = "root";
  const root = createRoot(element);
  mounted = { root, element };
  root.render(<RouterProvider router={router} />);
  return server;
}

/** Takes the app away, and what it has stored. */
export function unmountApp(): void {
  mounted?.root.unmount();
  mounted?.element.remove();
  mounted = undefined;
  clearCookies();
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
}
