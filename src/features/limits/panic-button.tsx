import { Trans } from "@lingui/react/macro";
import { OctagonX } from "lucide-react";
import { usePlayLock } from "../../lib/session/play-lock.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./limits.module.css";
import { useStartBreak } from "./use-begin-break.ts";
import { useBreakOffer } from "./use-break-offer.ts";

/**
 * Stops all play for 24 hours with one tap, also offline. Visible to players whose licence requires it, on
 * every money screen.
 */
export function PanicButton() {
  const offer = useBreakOffer();
  const startBreak = useStartBreak(offer?.playerId ?? 0);
  const locks = usePlayLock(offer?.playerId);
  if (!offer?.panic || locks.length > 0) return null;
  return (
    <span className={styles.panic}>
      <Button size="small" onClick={() => startBreak("coolingoff", "day")}>
        <OctagonX aria-hidden size={18} /> <Trans>Stop for 24 hours</Trans>
      </Button>
    </span>
  );
}
