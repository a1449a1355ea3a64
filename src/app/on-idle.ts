import { msg } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import { projectQuery } from "../api/config.ts";
import { isStandalone, onInstallChange } from "../lib/device/install.ts";
import { isLowData } from "../lib/device/low-data.ts";
import type { Http } from "../lib/http/http.ts";
import { getPageI18n } from "../lib/i18n/i18n.ts";
import { dropOldForms } from "../lib/session/form-data.ts";
import { requestPersistence } from "../lib/storage/request-persistence.ts";
import { manifestPath } from "../rules/addresses/manifest-path.ts";
import { splitLocale } from "../rules/locales/locales.ts";
import { followUpdates } from "./follow-updates.ts";
import { followSignIns } from "./last-sign-in.ts";
import { followLaunches } from "./launches.ts";
import { loadSiteFonts } from "./site-fonts.ts";
import "../ui/print.css";
import { reportPerformance } from "./report-performance.ts";
import { rotateTitle } from "./rotate-title.ts";
import type { createRouter } from "./router.tsx";
import { animateTiles } from "./tile-transition.ts";

/** Minimum interval of periodic background sync, in milliseconds. */
const REFRESH_INTERVAL = 12 * 3_600_000;

declare global {
  interface ServiceWorkerRegistration {
    periodicSync?: { register(tag: string, options: { minInterval: number }): Promise<void> };
  }
}

/** The shell serves all locales: link the manifest of this one for installation. */
function linkManifest(): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  const path = manifestPath(splitLocale(location.pathname).locale);
  if (link && link.getAttribute("href") !== path) link.href = path;
}

async function refreshInBackground(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.periodicSync?.register("catalogue", { minInterval: REFRESH_INTERVAL });
}

interface IdleContext {
  http: Http;
  build: string;
  queryClient: QueryClient;
  router: ReturnType<typeof createRouter>;
}

/** Non-urgent work after the first seconds of a visit. */
export function onIdle({ http, build, queryClient, router }: IdleContext): void {
  const go = (href: string) => void router.navigate({ href });
  const isOn = (flag: string) => queryClient.getQueryData(projectQuery.queryKey)?.features[flag] === true;
  // Costs a layout pass and 23 kB for looks only.
  if (!isLowData()) loadSiteFonts(router);
  // Buffered entries are still delivered to late observers.
  reportPerformance(http);
  linkManifest();
  dropOldForms();
  followLaunches(go);
  followSignIns(queryClient, router);
  animateTiles(router);
  rotateTitle(getPageI18n()._(msg`Your games are here`), () => isOn("title_rotation"));
  onInstallChange(() => void requestPersistence());
  if (build !== "dev") followUpdates({ http, build, queryClient, router });
  if (!isStandalone()) return;
  void requestPersistence();
  // Only for installed apps, and not in every browser.
  refreshInBackground().catch(() => {});
}
