import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronsLeft, ChevronsRight } from "lucide-react";
import { useEffect, useState } from "react";
import { SLIM_RAIL } from "../../../contract/session.ts";
import { useWide } from "../../../lib/page/use-wide.ts";
import { local } from "../../../lib/storage/storage.ts";
import styles from "../shell.module.css";
import { MenuLinks } from "./menu-links.tsx";

/** Switches between names beside the icons and small names below them; remembered on the device. */
function RailSwitch() {
  const [isSlim, setIsSlim] = useState(false);
  // A page from the server has the attribute before its first paint, so that nothing moves.
  const update = (next: boolean) => {
    document.documentElement.toggleAttribute(SLIM_RAIL.attribute, next);
    setIsSlim(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the stored choice once
  useEffect(() => update(local.read(SLIM_RAIL.storage) !== null), []);
  const toggle = () => {
    if (isSlim) local.remove(SLIM_RAIL.storage);
    else local.write(SLIM_RAIL.storage, "1");
    update(!isSlim);
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
