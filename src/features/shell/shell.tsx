import { Trans } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, use } from "react";
import { wait } from "../../lib/time.ts";
import { isWide, useWide, whenWide } from "../../lib/use-wide.ts";
import { Guarded } from "../../ui/guarded.tsx";
import { TakenOverNear } from "../../ui/taken-over-near.tsx";
import { Toasts } from "../../ui/toasts.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { ConnectionNotice } from "./connection-notice.tsx";
import { GlobalLoader } from "./global-loader.tsx";
import { Header } from "./header.tsx";
import { LocaleProposal } from "./locale-proposal.tsx";
import styles from "./shell.module.css";
// The footer comes rendered before its script is there.
import "./footer.module.css";
import { useContentLinks } from "./use-content-links.ts";
import { useMenu } from "./use-menu.ts";

const Sidebar = lazy(() => import("./sidebar.tsx"));

/** Milliseconds. */
const RETRY = 10_000;

interface ShellProps {
  /** Stands over everything. */
  popups: ReactNode;
  children: ReactNode;
}

/** Tries again while it fails: the server's part of the page stands until it is loaded. */
async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await wait(RETRY);
    }
  }
}

// A phone does without: the server draws them, and their scripts come when they are seen.
const loadFooter = () => import("./footer.tsx").then(({ Footer }) => ({ default: Footer }));
const loadMenuLinks = () => import("./menu-links.tsx").then(({ MenuLinks }) => ({ default: MenuLinks }));
const Footer = import.meta.env.SSR ? (await loadFooter()).default : lazy(() => untilLoaded(loadFooter));
const MenuLinks = import.meta.env.SSR
  ? (await loadMenuLinks()).default
  : lazy(() => untilLoaded(loadMenuLinks));

function Rail() {
  // On a phone the server's rail is never seen, and never taken over.
  if (!import.meta.env.SSR && !isWide()) use(whenWide());
  const wide = useWide();
  return (
    <aside className={styles.rail}>
      <Suspense>
        <MenuLinks icons={wide} />
      </Suspense>
    </aside>
  );
}

const RAIL = (
  <Guarded>
    <Suspense>
      <Rail />
    </Suspense>
  </Guarded>
);

// One element for good: were it to change before it is taken over, React would draw it anew.
const FOOTER = (
  <TakenOverNear>
    <Footer />
  </TakenOverNear>
);

/** The frame of every page. */
export function Shell({ popups, children }: ShellProps) {
  const { menu, open, close } = useMenu();
  const onContentClick = useContentLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only links inside content react, and these are keyboard targets themselves
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div className={`app ${styles.app}`} onClick={onContentClick}>
      <a href="#main" className={styles.skip}>
        <Trans>To the content</Trans>
      </a>
      <Header />
      {/* Stands at the foot of the screen; here, so that it is parsed with the first bytes. */}
      <BottomBar onMenu={open} />
      <div className={styles.body}>
        {RAIL}
        <main id="main" className={styles.main} tabIndex={-1}>
          <ConnectionNotice />
          <LocaleProposal />
          {children}
          {FOOTER}
        </main>
      </div>
      {menu === "never" ? null : (
        <Guarded>
          <Suspense>
            <Sidebar open={menu === "open"} onClose={close} />
          </Suspense>
        </Guarded>
      )}
      {popups}
      <GlobalLoader />
      <Toasts />
    </div>
  );
}
