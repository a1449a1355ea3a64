import { Trans } from "@lingui/react/macro";
import { OctagonX } from "lucide-react";
import { usePlayLock } from "../../lib/session/play-lock.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./limits.module.css";
import { useBeginBreak } from "./use-begin-break.ts";
import { useBreakOffer } from "./use-break-offer.ts";

/**
 * Stops all play for 24 hours, at one tap and without network, too. Shows itself to players whose licence asks for it;
 * stands wherever money is played for or paid in.
 */
export function PanicButton() {
  const offer = useBreakOffer();
  const begin = useBeginBreak(offer?.playerId ?? 0);
  const locks = usePlayLock(offer?.playerId);
  if (!offer?.panic || locks.length > 0) return null;
  return (
    <span className={styles.panic}>
      <Button size="small" onClick={() => begin("coolingoff", "day")}>
        <OctagonX aria-hidden size={18} /> <Trans>Stop for 24 hours</Trans>
      </Button>
    </span>
  );
}
