import { Trans, useLingui } from "@lingui/react/macro";
import { LogIn, Menu, Rocket, UserRound } from "lucide-react";
import { useSignedIn } from "../../api/player.ts";
import { NavLink } from "../../ui/nav-link.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import styles from "./shell.module.css";
import { useNav } from "./use-nav.tsx";

const BAR_ITEMS = ["lobby", "pokies", "live", "sports"];

/** The phone's bottom bar: destinations on both sides of a raised action, and the menu at the end. */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useLingui();
  const signedIn = useSignedIn();
  const items = useNav().filter((item) => BAR_ITEMS.includes(item.key));
  const destination = (item: (typeof items)[number]) => (
    <NavLink key={item.key} to={item.to} external={item.external} className={styles.barItem}>
      <item.icon aria-hidden />
      <span>{item.short ?? item.label}</span>
    </NavLink>
  );
  return (
    <nav id="bar" className={styles.bar} aria-label={t`Quick links`}>
      {/* Blocks rendering until the whole bar is parsed, since header and bar would otherwise move while
         growing. */}
      <link rel="expect" href="#bar" blocking="render" />
      {items.slice(0, 2).map(destination)}
      <PopupLink
        popup={signedIn ? "deposit" : "registration"}
        className={`${styles.barItem} ${styles.raised}`}
      >
        <i>
          <Rocket aria-hidden />
        </i>
        <span>
          {signedIn ? (
            <Trans context="bottom bar">Deposit</Trans>
          ) : (
            <Trans context="bottom bar">Sign up</Trans>
          )}
        </span>
      </PopupLink>
      {items.slice(2).map(destination)}
      {signedIn ? (
        <NavLink to="/profile" className={styles.barItem}>
          <UserRound aria-hidden />
          <span>
            <Trans context="bottom bar">Profile</Trans>
          </span>
        </NavLink>
      ) : (
        <PopupLink popup="login" className={styles.barItem}>
          <LogIn aria-hidden />
          <span>
            <Trans>Log in</Trans>
          </span>
        </PopupLink>
      )}
      <button type="button" className={styles.barItem} onClick={onMenu} aria-haspopup="dialog">
        <Menu aria-hidden />
        <span>
          <Trans>Menu</Trans>
        </span>
      </button>
    </nav>
  );
}
