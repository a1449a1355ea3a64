import { msg } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import { projectQuery } from "../api/config.ts";
import { isStandalone, onInstallChange } from "../lib/device/install.ts";
import { isLowData } from "../lib/device/low-data.ts";
import type { Http } from "../lib/http/http.ts";
import { i18nOfPage } from "../lib/i18n/i18n.ts";
import { dropOldForms } from "../lib/storage/form-data.ts";
import { keepStorage } from "../lib/storage/request-persistence.ts";
import { manifestPath } from "../rules/addresses/manifest-path.ts";
import { splitLocale } from "../rules/locales/locales.ts";
import { loadDisplayFont } from "./display-font.ts";
import { followUpdates } from "./follow-updates.ts";
import { followSignIns } from "./last-sign-in.ts";
import { followLaunches } from "./launches.ts";
import "../ui/print.css";
import { reportPerformance } from "./report-performance.ts";
import { rotateTitle } from "./rotate-title.ts";
import type { createRouter } from "./router.tsx";

/** How often the browser may wake the worker to fetch the catalogue, milliseconds. */
const REFRESH_EVERY = 12 * 3_600_000;

declare global {
  interface ServiceWorkerRegistration {
    periodicSync?: { register(tag: string, options: { minInterval: number }): Promise<void> };
  }
}

/** The shell that stands for most pages knows one language: what is installed shall know this one. */
function nameManifest(): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  const path = manifestPath(splitLocale(location.pathname).locale);
  if (link && link.getAttribute("href") !== path) link.href = path;
}

async function refreshInBackground(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.periodicSync?.register("catalogue", { minInterval: REFRESH_EVERY });
}

interface Later {
  http: Http;
  build: string;
  queryClient: QueryClient;
  router: ReturnType<typeof createRouter>;
}

/** What nobody misses in the first seconds of a visit. */
export function later({ http, build, queryClient, router }: Later): void {
  const go = (href: string) => void router.navigate({ href });
  const isOn = (flag: string) => queryClient.getQueryData(projectQuery.queryKey)?.features[flag] === true;
  // It makes the browser lay the page out anew, and is 23 kB of nothing but looks.
  if (!isLowData()) loadDisplayFont();
  // What was measured until now is told to who listens later.
  reportPerformance(http);
  nameManifest();
  dropOldForms();
  followLaunches(go);
  followSignIns(queryClient, go);
  rotateTitle(i18nOfPage()._(msg`Your games are here`), () => isOn("title_rotation"));
  onInstallChange(() => void keepStorage());
  if (build !== "dev") followUpdates({ http, build, queryClient, router });
  if (!isStandalone()) return;
  void keepStorage();
  // Only installed apps may, and not in every browser.
  refreshInBackground().catch(() => {});
}
