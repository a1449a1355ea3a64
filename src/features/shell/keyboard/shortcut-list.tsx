import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { hasShortcuts, SHORTCUTS, setShortcuts } from "./key-shortcuts.ts";
import styles from "./shortcut-list.module.css";

/** The keys of the page, with a switch. */
export function ShortcutList() {
  const { t } = useLingui();
  const [isOn, setIsOn] = useState(hasShortcuts);
  const keys: [key: string, meaning: string][] = [
    [SHORTCUTS.search, t`Search games`],
    [SHORTCUTS.list, t`Show this list`],
    ["Esc", t`Close a window or menu`],
    ["← →", t`Move along a row of games`],
    [t`Home / End`, t`Go to the first or last game of a row`],
    ["↑ ↓", t`Go to a game's buttons`],
  ];
  const toggle = () => {
    setShortcuts(!isOn);
    setIsOn(!isOn);
  };
  return (
    <div className={styles.page}>
      <dl className={styles.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p role="status">{isOn ? <Trans>Shortcuts are on.</Trans> : <Trans>Shortcuts are off.</Trans>}</p>
      <Button onClick={toggle}>
        {isOn ? <Trans>Turn shortcuts off</Trans> : <Trans>Turn shortcuts on</Trans>}
      </Button>
    </div>
  );
}
