import { Dialog } from "@base-ui/react/dialog";
import { Trans, useLingui } from "@lingui/react/macro";
import { Clock, X } from "lucide-react";
import { type PointerEvent, useRef } from "react";
import { useSignedIn } from "../../../api/player.ts";
import type { MenuEntry } from "../../../lib/page/feature.ts";
import { usePromptSlot } from "../../../lib/page/prompt-queue.ts";
import { Button } from "../../../ui/button.tsx";
import { EnterLinks } from "../../../ui/enter-links.tsx";
import { ReplaceLinksContext } from "../../../ui/nav-link.tsx";
import { LanguageLinks } from "../language-menu.tsx";
import { PlayerMenu } from "../player/player-menu.tsx";
import { InstallEntry } from "./install-entry.tsx";
import { MenuLinks } from "./menu-links.tsx";
import styles from "./sidebar.module.css";
import { useLocalTime } from "./use-local-time.ts";

/** Horizontal distance of a swipe, in CSS pixels. */
const SWIPE = 60;

function useSwipeAway(close: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const dx = event.clientX - from.x;
      if (dx > SWIPE && dx > Math.abs(event.clientY - from.y) * 1.5) close();
    },
  };
}

export interface SidebarProps {
  open: boolean;
  onClose: () => void;
  /** Menu entries for signed-in players, in order. */
  playerEntries: readonly MenuEntry[];
}

/**
 * The phone's menu: closes on Escape, outside tap, swipe, Back and after a choice. Its links replace its own
 * history entry.
 */
export function Sidebar({ open, onClose, playerEntries }: SidebarProps) {
  const { t } = useLingui();
  const signedIn = useSignedIn();
  const time = useLocalTime();
  const swipe = useSwipeAway(onClose);
  usePromptSlot("popup", open);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          className={styles.panel}
          onClick={(event) => (event.target as Element).closest("a[target]") && onClose()}
          onDragStart={(event) => event.preventDefault()}
          {...swipe}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>
              <Trans>Menu</Trans>
            </Dialog.Title>
            <Dialog.Close render={<Button size="icon" aria-label={t`Close`} />}>
              <X aria-hidden />
            </Dialog.Close>
          </div>
          <ReplaceLinksContext value>
            {signedIn ? (
              <PlayerMenu entries={playerEntries} />
            ) : (
              <div className={styles.enter}>
                <EnterLinks />
              </div>
            )}
            <nav aria-label={t`Menu`}>
              <MenuLinks isVisible hasCounts />
            </nav>
          </ReplaceLinksContext>
          <div className={styles.foot}>
            <InstallEntry />
            <div className={styles.row}>
              <Trans>Local time</Trans>
              <span className="money">
                <Clock aria-hidden size={14} style={{ display: "inline", verticalAlign: "-2px" }} />{" "}
                <time>{time}</time>
              </span>
            </div>
            <div className={styles.languages}>
              <LanguageLinks />
            </div>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
