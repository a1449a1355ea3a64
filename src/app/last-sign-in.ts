import { msg } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import { callAsPlayer } from "../api/client.ts";
import { getPageI18n } from "../lib/i18n/i18n.ts";
import { activePrompt, enqueuePrompt, onPromptChange } from "../lib/page/prompt-queue.ts";
import { dismissToast, showToast } from "../lib/page/toasts.ts";
import { hasSession } from "../lib/session/session.ts";
import { onSession } from "../lib/session/session-events.ts";
import { session } from "../lib/storage/storage.ts";
import { formatTag, splitLocale } from "../rules/locales/locales.ts";
import type { createRouter } from "./router.tsx";

/**
 * "1" from the sign-in until the notice is shown, then its locale until it is closed. Sign-in forms set it before they
 * navigate to other pages: see features/account.
 */
const PENDING_KEY = "sign-in-notice-pending";
/** Display time, in milliseconds: enough to read one line. */
const NOTICE_TIME = 6_000;

type Router = Pick<ReturnType<typeof createRouter>, "navigate" | "subscribe">;

/** True where the notice would stand at the top of the page, over its heading: see the notice stack. */
const isFormOnPhone = () =>
  matchMedia("(max-width: 1023px)").matches && document.querySelector("main form [type=submit]") !== null;

/** True over a running game. */
const isPlaying = () => document.documentElement.hasAttribute("data-playing");

async function notify(client: QueryClient, router: Router): Promise<void> {
  const pending = session.read(PENDING_KEY);
  if (!pending || !hasSession()) return;
  const { locale } = splitLocale(location.pathname);
  // Interrupted by a reload: shown again only if that led to the profile's locale.
  if (pending === locale) return void session.write(PENDING_KEY, "");
  let leaveQueue = enqueuePrompt("login");
  const { last } = await callAsPlayer(client, "GET /api/player/sign_ins").catch(() => ({ last: undefined }));
  if (!last) {
    leaveQueue();
    if (last === null) session.write(PENDING_KEY, "");
    return;
  }
  const format = new Intl.DateTimeFormat(formatTag(locale), { dateStyle: "medium", timeStyle: "short" });
  const [when, device] = [format.format(new Date(last.at)), last.device];
  const i18n = getPageI18n();
  let toast: number | undefined;
  const end = () => {
    for (const unsubscribe of subscriptions) unsubscribe();
    leaveQueue();
  };
  const close = () => {
    end();
    session.write(PENDING_KEY, "");
  };
  /** Shows the notice once nothing else is, and closes it when something comes over the page. */
  const update = () => {
    if (!hasSession()) return toast === undefined ? end() : undefined;
    const isFree = activePrompt() === (toast === undefined ? "login" : "message") && !isPlaying();
    if (toast !== undefined) return isFree ? undefined : dismissToast(toast);
    if (!isFree || isFormOnPhone()) return;
    session.write(PENDING_KEY, locale);
    toast = showToast({
      text: device ? i18n._(msg`Your last login: ${when}, ${device}`) : i18n._(msg`Your last login: ${when}`),
      kind: "info",
      action: {
        label: i18n._(msg`See logins`),
        run: () => void router.navigate({ href: "/profile/security#sessions" }),
        navigates: true,
      },
      waits: true,
      time: NOTICE_TIME,
      onClose: close,
    });
    // Prompts that load later, like the check for in-app browsers, wait until the notice is gone.
    const leaveWaiting = leaveQueue;
    leaveQueue = enqueuePrompt("message");
    leaveWaiting();
  };
  const subscriptions = [onPromptChange(update), router.subscribe("onRendered", update)];
  update();
}

/**
 * Shows time and device of the previous sign-in, once after each sign-in in this tab. Failures are ignored,
 * because the profile shows it too.
 */
export function followSignIns(client: QueryClient, router: Router): void {
  const run = () => void notify(client, router).catch(() => {});
  onSession((event, isThisTab) => {
    // There is no previous sign-in after a registration.
    if (event.type !== "began" || event.registered || !isThisTab) return;
    session.write(PENDING_KEY, "1");
    run();
  });
  run();
}
