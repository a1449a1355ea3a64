import { Trans } from "@lingui/react/macro";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { useConnection } from "../../lib/offline/connection.ts";
import { retryUntilLoaded } from "../../lib/time/retry-until-loaded.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { HydrateNearViewport, HydrateWhenWide } from "../../ui/hydrate-on-visible.tsx";
import { NoticeStack } from "../../ui/notice-stack.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { GlobalLoader } from "./global-loader.tsx";
import { Header } from "./header.tsx";
import rail from "./menu/rail.module.css";
import styles from "./shell.module.css";
// Imported here because footer and navigation are server-rendered before their scripts load.
import "./footer.module.css";
import "./top-nav.module.css";
import { useMenu } from "./menu/use-menu.ts";
import { useContentLinks } from "./use-content-links.ts";

interface ShellProps {
  /** The phone's menu, loaded when it is opened first. */
  Menu: ComponentType<{ open: boolean; onClose: () => void }>;
  /** Rendered above everything. */
  popups: ReactNode;
  children: ReactNode;
}

// Phones don't need these immediately: server-rendered, with scripts loaded once visible.
const loadFooter = () => import("./footer.tsx").then(({ Footer }) => ({ default: Footer }));
const loadRail = () => import("./menu/rail.tsx").then(({ Rail }) => ({ default: Rail }));
const Footer = import.meta.env.SSR ? (await loadFooter()).default : lazy(() => retryUntilLoaded(loadFooter));
const Rail = import.meta.env.SSR ? (await loadRail()).default : lazy(() => retryUntilLoaded(loadRail));

// Needed only while the server is unreachable: comes from the worker's precache, otherwise the import is retried.
const ConnectionNotice = lazy(() =>
  retryUntilLoaded(() =>
    import("./connection-notice.tsx").then(({ ConnectionNotice }) => ({ default: ConnectionNotice })),
  ),
);

function OfflineNotice() {
  return useConnection().unreachable ? (
    <Suspense>
      <ConnectionNotice />
    </Suspense>
  ) : null;
}

// Constant elements: if they changed before hydration, React would re-render them.
const RAIL = (
  <HydrateWhenWide>
    <Rail />
  </HydrateWhenWide>
);
const FOOTER = (
  <HydrateNearViewport>
    <Footer />
  </HydrateNearViewport>
);

/** The layout around every page. */
export function Shell({ Menu, popups, children }: ShellProps) {
  const { menu, open, close } = useMenu();
  const onContentClick = useContentLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only links inside content react, and these are keyboard targets themselves
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div className={`app ${styles.app}`} onClick={onContentClick}>
      <a href="#main" className={styles.skip}>
        <Trans>Skip to content</Trans>
      </a>
      <Header />
      {/* At the bottom of the screen, but early in the document, to be parsed with the first bytes. */}
      <BottomBar onMenu={open} />
      <div className={styles.body}>
        <aside className={rail.rail}>{RAIL}</aside>
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
          {FOOTER}
        </main>
      </div>
      {menu === "never" ? null : (
        <ErrorBoundary>
          <Suspense>
            <Menu open={menu === "open"} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
      {popups}
      <GlobalLoader />
      <NoticeStack>
        <OfflineNotice />
      </NoticeStack>
    </div>
  );
}
