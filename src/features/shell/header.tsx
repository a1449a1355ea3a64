import { Trans } from "@lingui/react/macro";
import { LifeBuoy, Search } from "lucide-react";
import { lazy, Suspense } from "react";
import { useSignedIn } from "../../api/player.ts";
import { retryUntilLoaded } from "../../lib/time/retry-until-loaded.ts";
import { buttonClass } from "../../ui/button.tsx";
import { HydrateWhenWide } from "../../ui/hydrate-on-visible.tsx";
import { NavLink } from "../../ui/nav-link.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { Logo } from "./logo.tsx";
import styles from "./shell.module.css";

const loadTopNav = () => import("./top-nav.tsx").then(({ TopNav }) => ({ default: TopNav }));
const loadLanguageMenu = () =>
  import("./language-menu.tsx").then(({ LanguageMenu }) => ({ default: LanguageMenu }));
const TopNav = import.meta.env.SSR ? (await loadTopNav()).default : lazy(() => retryUntilLoaded(loadTopNav));
const LanguageMenu = import.meta.env.SSR
  ? (await loadLanguageMenu()).default
  : lazy(() => retryUntilLoaded(loadLanguageMenu));

const PlayerTools = lazy(() =>
  retryUntilLoaded(() =>
    import("./player/player-tools.tsx").then(({ PlayerTools }) => ({ default: PlayerTools })),
  ),
);

const TOP_NAV = (
  <HydrateWhenWide>
    <TopNav />
  </HydrateWhenWide>
);
const LANGUAGE_MENU = (
  <HydrateWhenWide>
    <LanguageMenu />
  </HydrateWhenWide>
);

/** The page header: a guest's until the player is known. */
export function Header() {
  const signedIn = useSignedIn();
  return (
    <header className={styles.header}>
      <Logo />
      <PopupLink popup="search" className={`${styles.searchButton} ${styles.desktopOnly}`}>
        <Search aria-hidden />
        <Trans>Search games</Trans>
      </PopupLink>
      <div className={styles.navPlace}>{TOP_NAV}</div>
      <div className={styles.tools}>
        <span className={styles.desktopOnly}>{LANGUAGE_MENU}</span>
        {/* Players have the bell instead, and the support widget. */}
        {signedIn ? null : (
          <span className={styles.desktopOnly}>
            <NavLink to="/support" className={buttonClass({ size: "icon" })}>
              <LifeBuoy aria-hidden />
              <span className="visually-hidden">
                <Trans>Support</Trans>
              </span>
            </NavLink>
          </span>
        )}
        {signedIn ? (
          <Suspense>
            <PlayerTools />
          </Suspense>
        ) : (
          <span className={styles.guestOnly} data-for-guests="">
            <PopupLink popup="login" className={buttonClass({ size: "small" })}>
              <Trans>Log in</Trans>
            </PopupLink>
            <span className={styles.desktopOnly}>
              <PopupLink popup="registration" className={buttonClass({ look: "primary", size: "small" })}>
                <Trans>Sign up</Trans>
              </PopupLink>
            </span>
          </span>
        )}
      </div>
    </header>
  );
}
