import type { ReactNode } from "react";
import type { ManualInstallMethod } from "../../lib/device/install.ts";
import styles from "./install.module.css";

/** Illustration of a browser control at its position on the screen; the text beside it describes it. */
function Screen({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 120 96" className={styles.picture} aria-hidden>
      <rect x="1" y="1" width="118" height="94" rx="10" className={styles.screen} />
      {children}
    </svg>
  );
}

const LINES = (
  <>
    <rect x="14" y="16" width="92" height="20" rx="6" className={styles.faint} />
    <rect x="14" y="42" width="28" height="22" rx="5" className={styles.faint} />
    <rect x="46" y="42" width="28" height="22" rx="5" className={styles.faint} />
    <rect x="78" y="42" width="28" height="22" rx="5" className={styles.faint} />
  </>
);

const SHARE = (
  <Screen>
    {LINES}
    <rect x="1" y="72" width="118" height="23" rx="0" className={styles.bar} />
    <circle cx="60" cy="83" r="11" className={styles.mark} />
    <path d="M60 86v-9m-3.5 3 3.5-3.5 3.5 3.5M56 82h-1.5v7h11v-7H64" className={styles.line} />
  </Screen>
);

const SHARE_ABOVE = (
  <Screen>
    <rect x="1" y="1" width="118" height="24" className={styles.bar} />
    <rect x="12" y="7" width="72" height="12" rx="6" className={styles.faint} />
    <circle cx="102" cy="13" r="10" className={styles.mark} />
    <path d="M102 16v-9m-3.5 3 3.5-3.5 3.5 3.5M98 12h-1.5v7h11v-7H106" className={styles.line} />
    <rect x="14" y="34" width="92" height="20" rx="6" className={styles.faint} />
    <rect x="14" y="60" width="28" height="22" rx="5" className={styles.faint} />
    <rect x="46" y="60" width="28" height="22" rx="5" className={styles.faint} />
    <rect x="78" y="60" width="28" height="22" rx="5" className={styles.faint} />
  </Screen>
);

const ADD = (
  <Screen>
    <rect x="14" y="14" width="92" height="68" rx="8" className={styles.bar} />
    <rect x="22" y="22" width="50" height="8" rx="4" className={styles.faint} />
    <rect x="22" y="36" width="76" height="20" rx="5" className={styles.mark} />
    <rect x="28" y="43" width="40" height="6" rx="3" className={styles.text} />
    <rect x="84" y="40" width="12" height="12" rx="3" className={styles.box} />
    <path d="M90 43v6m-3-3h6" className={styles.line} />
    <rect x="22" y="64" width="60" height="8" rx="4" className={styles.faint} />
  </Screen>
);

const DOTS = (
  <Screen>
    {LINES}
    <rect x="1" y="72" width="118" height="23" className={styles.bar} />
    <rect x="12" y="77" width="72" height="12" rx="6" className={styles.faint} />
    <circle cx="102" cy="83" r="10" className={styles.mark} />
    <path d="M102 78v.01M102 83v.01M102 88v.01" className={styles.dots} />
  </Screen>
);

const HOME = (
  <Screen>
    <rect x="16" y="18" width="22" height="22" rx="6" className={styles.faint} />
    <rect x="49" y="18" width="22" height="22" rx="6" className={styles.faint} />
    <rect x="82" y="18" width="22" height="22" rx="6" className={styles.faint} />
    <rect x="16" y="52" width="22" height="22" rx="6" className={styles.mark} />
    <path d="M22 69l5-12 5 12m-8-4h6" className={styles.line} />
    <rect x="49" y="52" width="22" height="22" rx="6" className={styles.faint} />
  </Screen>
);

const DOCK = (
  <Screen>
    <rect x="20" y="10" width="80" height="50" rx="6" className={styles.faint} />
    <rect x="14" y="68" width="92" height="20" rx="7" className={styles.bar} />
    <rect x="19" y="71" width="14" height="14" rx="4" className={styles.faint} />
    <rect x="38" y="71" width="14" height="14" rx="4" className={styles.faint} />
    <rect x="57" y="71" width="14" height="14" rx="4" className={styles.mark} />
    <path d="M61 82l3-7 3 7m-5-2.5h4" className={styles.line} />
    <rect x="82" y="71" width="14" height="14" rx="4" className={styles.faint} />
  </Screen>
);

const MENU = (
  <Screen>
    <rect x="1" y="1" width="118" height="14" className={styles.bar} />
    <rect x="24" y="5" width="16" height="6" rx="3" className={styles.mark} />
    <rect x="48" y="5" width="16" height="6" rx="3" className={styles.faint} />
    <rect x="22" y="18" width="66" height="52" rx="6" className={styles.bar} />
    <rect x="30" y="26" width="44" height="6" rx="3" className={styles.faint} />
    <rect x="26" y="38" width="58" height="14" rx="4" className={styles.mark} />
    <rect x="32" y="42" width="40" height="6" rx="3" className={styles.text} />
    <rect x="30" y="58" width="36" height="6" rx="3" className={styles.faint} />
  </Screen>
);

/** Illustrations of the steps, in order. */
export const PICTURES: Readonly<Record<ManualInstallMethod, readonly ReactNode[]>> = {
  iphone: [SHARE, ADD, HOME],
  ipad: [SHARE_ABOVE, ADD, HOME],
  ios: [SHARE_ABOVE, ADD, HOME],
  firefox: [DOTS, ADD, HOME],
  macos: [MENU, DOCK],
};
