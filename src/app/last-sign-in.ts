import { msg } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../api/client.ts";
import { i18nOfPage } from "../lib/i18n/i18n.ts";
import { showToast } from "../lib/page/toasts.ts";
import { hasSession } from "../lib/session/session.ts";
import { onSession } from "../lib/session/session-events.ts";
import { session } from "../lib/storage/storage.ts";
import { formatTag, splitLocale } from "../rules/locales/locales.ts";

/** Set by the forms of signing in, which are on the way to other pages: see features/account. */
const SIGN_IN_UNTOLD = "sign-in-untold";
const isUntold = () => session.read(SIGN_IN_UNTOLD) === "1";
const setUntold = (isSo: boolean) => session.write(SIGN_IN_UNTOLD, isSo ? "1" : "");

async function tell(client: QueryClient, go: (path: string) => void): Promise<void> {
  if (!isUntold() || !hasSession()) return;
  const { last } = await call(client, "GET /api/player/sign_ins");
  if (!last) return void setUntold(false);
  const { locale } = splitLocale(location.pathname);
  const format = new Intl.DateTimeFormat(formatTag(locale), { dateStyle: "medium", timeStyle: "short" });
  const [when, device] = [format.format(new Date(last.at)), last.device];
  const i18n = i18nOfPage();
  showToast({
    text: device ? i18n._(msg`Your last log-in: ${when}, ${device}`) : i18n._(msg`Your last log-in: ${when}`),
    kind: "info",
    action: { label: i18n._(msg`Not you?`), run: () => go("/profile/security#sessions"), leads: true },
    // Where the language of the profile leads to another page meanwhile, that one says it.
    onClose: () => setUntold(false),
  });
}

/**
 * Says once, to whoever signs in in this tab, when and with what they did so before: here, or on the page that a provider
 * sends them back to. It can be looked up, too, so that it may fail.
 */
export function followSignIns(client: QueryClient, go: (path: string) => void): void {
  const run = () => void tell(client, go).catch(() => {});
  onSession((event, here) => {
    // Whoever has just registered has no time before.
    if (event.type !== "began" || event.registered || !here) return;
    setUntold(true);
    run();
  });
  run();
}
