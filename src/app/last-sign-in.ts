import { msg } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import { callAsPlayer } from "../api/client.ts";
import { getPageI18n } from "../lib/i18n/i18n.ts";
import { showToast } from "../lib/page/toasts.ts";
import { hasSession } from "../lib/session/session.ts";
import { onSession } from "../lib/session/session-events.ts";
import { session } from "../lib/storage/storage.ts";
import { formatTag, splitLocale } from "../rules/locales/locales.ts";

/** Key of a flag that sign-in forms set before they navigate to other pages: see features/account. */
const PENDING_KEY = "sign-in-notice-pending";
const isPending = () => session.read(PENDING_KEY) === "1";
const setPending = (pending: boolean) => session.write(PENDING_KEY, pending ? "1" : "");

async function notify(client: QueryClient, go: (path: string) => void): Promise<void> {
  if (!isPending() || !hasSession()) return;
  const { last } = await callAsPlayer(client, "GET /api/player/sign_ins");
  if (!last) return void setPending(false);
  const { locale } = splitLocale(location.pathname);
  const format = new Intl.DateTimeFormat(formatTag(locale), { dateStyle: "medium", timeStyle: "short" });
  const [when, device] = [format.format(new Date(last.at)), last.device];
  const i18n = getPageI18n();
  showToast({
    text: device ? i18n._(msg`Your last login: ${when}, ${device}`) : i18n._(msg`Your last login: ${when}`),
    kind: "info",
    action: { label: i18n._(msg`Not you?`), run: () => go("/profile/security#sessions"), navigates: true },
    // Pending until closed: if the profile's locale reloads this page first, the next page shows the toast.
    onClose: () => setPending(false),
  });
}

/**
 * Shows time and device of the previous sign-in, once after each sign-in in this tab. Failures are ignored,
 * because the profile shows it too.
 */
export function followSignIns(client: QueryClient, go: (path: string) => void): void {
  const run = () => void notify(client, go).catch(() => {});
  onSession((event, isThisTab) => {
    // There is no previous sign-in after a registration.
    if (event.type !== "began" || event.registered || !isThisTab) return;
    setPending(true);
    run();
  });
  run();
}
