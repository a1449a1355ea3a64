import { Trans, useLingui } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import { ChevronsLeft, ChevronsRight } from "lucide-react";
import { useLayoutEffect, useState } from "react";
import { SLIM_RAIL } from "../../../contract/session.ts";
import { useWide } from "../../../lib/page/use-wide.ts";
import { hasSession } from "../../../lib/session/session.ts";
import { local } from "../../../lib/storage/storage.ts";
import { MenuLinks } from "./menu-links.tsx";
import styles from "./rail.module.css";

/** True in a player's account, which has a list of its own beside the page. */
function useIsAccount(): boolean {
  const isProfile = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => routeId === "/profile/$"),
  });
  return isProfile && hasSession();
}

/**
 * Switches between icons with names and icons alone. The player's choice is remembered on the device unless it's the
 * page's default.
 */
function RailSwitch() {
  const isAccount = useIsAccount();
  // Undefined until it's read, since the server can't know it.
  const [choice, setChoice] = useState<string | null>();
  const isSlim = choice == null ? isAccount : choice !== "";
  useLayoutEffect(() => setChoice(local.read(SLIM_RAIL.storage)), []);
  // A document has the attribute before its first paint, and the next page gets it together with its content.
  useLayoutEffect(() => {
    if (choice === undefined) return;
    const root = document.documentElement;
    if (isSlim) root.setAttribute(SLIM_RAIL.attribute, isAccount ? SLIM_RAIL.account : "");
    else root.removeAttribute(SLIM_RAIL.attribute);
  }, [choice, isSlim, isAccount]);
  const toggle = () => {
    const next = isSlim === isAccount ? (isSlim ? "" : "1") : null;
    if (next === null) local.remove(SLIM_RAIL.storage);
    else local.write(SLIM_RAIL.storage, next);
    setChoice(next);
  };
  const Icon = isSlim ? ChevronsRight : ChevronsLeft;
  return (
    <button type="button" className={`${styles.railLink} ${styles.railSwitch}`} onClick={toggle}>
      <span className={styles.railIcon}>
        <Icon aria-hidden />
      </span>
      <span className={styles.railLabel}>
        {isSlim ? <Trans>Expand menu</Trans> : <Trans>Collapse menu</Trans>}
      </span>
    </button>
  );
}

/** The desktop's places, beside every page. */
export function Rail() {
  const { t } = useLingui();
  return (
    <>
      <nav className={styles.railLinks} aria-label={t`Menu`}>
        <MenuLinks isVisible={useWide()} />
      </nav>
      <RailSwitch />
    </>
  );
}
