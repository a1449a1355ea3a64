import { Trans, useLingui } from "@lingui/react/macro";
import { Menu, Plus, Rocket, Search } from "lucide-react";
import { useSignedIn } from "../../api/player.ts";
import { NavLink } from "../../ui/nav-link.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import styles from "./shell.module.css";
import { useNav } from "./use-nav.tsx";

/**
 * The phone's bottom bar: five entries around a raised action, with search and menu within the thumb's reach. Pokies,
 * the first of the lobby's chips, needs a wider screen.
 */
export function BottomBar({ onMenu }: { onMenu: () => void }) {
  const { t } = useLingui();
  const signedIn = useSignedIn();
  const items = useNav();
  const destination = (key: string, className = "") => {
    const item = items.find((entry) => entry.key === key);
    if (!item || typeof item.icon === "string") return null;
    return (
      <NavLink to={item.to} external={item.external} className={`${styles.barItem} ${className}`}>
        <item.icon aria-hidden />
        <span>{item.short ?? item.label}</span>
      </NavLink>
    );
  };
  return (
    <nav id="bar" className={styles.bar} aria-label={t`Quick links`}>
      {/* Blocks rendering until the whole bar is parsed, since header and bar would otherwise move while
         growing. */}
      <link rel="expect" href="#bar" blocking="render" />
      {destination("lobby")}
      {destination("pokies", styles.roomy)}
      <PopupLink popup="search" className={styles.barItem}>
        <Search aria-hidden />
        <span>
          <Trans>Search</Trans>
        </span>
      </PopupLink>
      <PopupLink
        popup={signedIn ? "deposit" : "registration"}
        className={`${styles.barItem} ${styles.raised}`}
      >
        <i>{signedIn ? <Plus aria-hidden /> : <Rocket aria-hidden />}</i>
        <span data-for-guests={signedIn ? undefined : ""}>
          {signedIn ? (
            <Trans context="bottom bar">Deposit</Trans>
          ) : (
            <Trans context="bottom bar">Sign up</Trans>
          )}
        </span>
      </PopupLink>
      {destination("live")}
      {destination("sports")}
      <button type="button" className={styles.barItem} onClick={onMenu} aria-haspopup="dialog">
        <Menu aria-hidden />
        <span>
          <Trans>Menu</Trans>
        </span>
      </button>
    </nav>
  );
}
