import { msg } from "@lingui/core/macro";
import { getPageI18n } from "../lib/i18n/i18n.ts";
import { dismissToast, showToast } from "../lib/page/toasts.ts";
import { local } from "../lib/storage/storage.ts";

/** The build whose update the player dismissed; it is still applied silently. */
const DECLINED = "update-declined";

interface Offer {
  /**
   * Starts the update.
   * @returns true if it applies immediately.
   */
  acceptUpdate: () => Promise<boolean>;
  /** Toast functions, replaceable in tests. */
  toasts?: { show: typeof showToast; dismiss: typeof dismissToast };
}

/** Offers an update: once per build, when the tab is visible, and unless dismissed in any tab. */
export function createOffer({ acceptUpdate, toasts = { show: showToast, dismiss: dismissToast } }: Offer) {
  let offeredBuild: string | null = null;
  let toast = 0;
  const isDeclined = () => offeredBuild !== null && local.read(DECLINED) === offeredBuild;

  async function update(): Promise<void> {
    if (await acceptUpdate()) return;
    const text = getPageI18n()._(msg`We'll update as soon as you're done here.`);
    toasts.show({ text, kind: "info" });
  }

  function showToastNow(): void {
    const i18n = getPageI18n();
    toast = toasts.show(
      {
        text: i18n._(msg`A new version of Apogee is ready.`),
        kind: "info",
        action: { label: i18n._(msg`Update`), run: () => void update() },
        waits: true,
        onClose: () => {
          if (offeredBuild !== null) local.write(DECLINED, offeredBuild);
        },
      },
      true,
    );
  }

  let isWaiting = false;
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") return;
    if (isDeclined()) toasts.dismiss(toast);
    else if (isWaiting) showToastNow();
    isWaiting = false;
  });

  return {
    show(build: string): void {
      if (build === offeredBuild) return;
      offeredBuild = build;
      if (isDeclined()) return;
      if (document.visibilityState === "hidden") isWaiting = true;
      else showToastNow();
    },
  };
}
