import { Trans, useLingui } from "@lingui/react/macro";
import { LifeBuoy, Search } from "lucide-react";
import { buttonClass } from "../../ui/button.tsx";
import { NavLink } from "../../ui/nav-link.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { LanguageMenu } from "./language-menu.tsx";
import { Logo } from "./logo.tsx";
import styles from "./shell.module.css";
import { TopNav } from "./top-nav.tsx";

/** The head of every page as a guest sees it. */
export function Header() {
  const { t } = useLingui();
  return (
    <header className={styles.header}>
      <Logo />
      <div className={`${styles.spacer} ${styles.mobileOnly}`} />
      <TopNav />
      <div className={styles.tools}>
        <PopupLink popup="search" className={`${styles.searchButton} ${styles.desktopOnly}`}>
          <Search aria-hidden />
          <Trans>Search games</Trans>
        </PopupLink>
        <span className={styles.mobileOnly}>
          <PopupLink popup="search" className={buttonClass({ size: "icon" })} label={t`Search games`}>
            <Search aria-hidden />
          </PopupLink>
        </span>
        <span className={styles.desktopOnly}>
          <NavLink to="/support" className={buttonClass({ size: "icon" })}>
            <LifeBuoy aria-hidden />
            <span className="visually-hidden">
              <Trans>Support</Trans>
            </span>
          </NavLink>
        </span>
        <span className={styles.desktopOnly}>
          <LanguageMenu />
        </span>
        <PopupLink popup="login" className={buttonClass({ size: "small" })}>
          <Trans>Log in</Trans>
        </PopupLink>
        <span className={styles.desktopOnly}>
          <PopupLink popup="registration" className={buttonClass({ look: "primary", size: "small" })}>
            <Trans>Sign up</Trans>
          </PopupLink>
        </span>
      </div>
    </header>
  );
}
