import { msg } from "@lingui/core/macro";
import { i18nOfPage } from "../lib/i18n/i18n.ts";
import { dismissToast, showToast } from "../lib/page/toasts.ts";
import { local } from "../lib/storage/storage.ts";

/** The build that somebody does not want to hear of again; it still comes when nobody minds. */
const DECLINED = "update-declined";

interface Offer {
  /** Takes the new build: gives whether at once. */
  agree: () => Promise<boolean>;
  /** Where it is offered. */
  toasts?: { show: typeof showToast; dismiss: typeof dismissToast };
}

/** Says that a new build is there: once a build, where it is seen, and not where it was declined in any tab. */
export function createOffer({ agree, toasts = { show: showToast, dismiss: dismissToast } }: Offer) {
  let offered: string | null = null;
  let toast = 0;
  const isDeclined = () => offered !== null && local.read(DECLINED) === offered;

  async function run(): Promise<void> {
    if (await agree()) return;
    const text = i18nOfPage()._(msg`The new version comes after what you are doing.`);
    toasts.show({ text, kind: "info" });
  }

  function say(): void {
    const i18n = i18nOfPage();
    toast = toasts.show(
      {
        text: i18n._(msg`A new version of Apogee is ready.`),
        kind: "info",
        action: { label: i18n._(msg`Update`), run: () => void run() },
        onClose: () => {
          if (offered !== null) local.write(DECLINED, offered);
        },
      },
      true,
    );
  }

  let waits = false;
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") return;
    if (isDeclined()) toasts.dismiss(toast);
    else if (waits) say();
    waits = false;
  });

  return {
    show(build: string): void {
      if (build === offered) return;
      offered = build;
      if (isDeclined()) return;
      if (document.visibilityState === "hidden") waits = true;
      else say();
    },
  };
}
