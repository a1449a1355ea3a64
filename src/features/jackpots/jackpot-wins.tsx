import { useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { claimWin, jackpotWinsQuery, removeWin } from "../../api/jackpot-wins.ts";
import type { JackpotWin } from "../../contract/jackpots.ts";
import { logError } from "../../lib/http/log.ts";
import { useVisible } from "../../lib/page/use-visible.ts";
import PopupFrame from "../../ui/popup-frame.tsx";

const Win = lazy(() => import("./win.tsx").then(({ Win }) => ({ default: Win })));

/**
 * Shows each jackpot win once, in the visible tab: the server lets only the first tab or device claim it. The
 * next one waits until this one is closed.
 */
export function JackpotWins() {
  const { t } = useLingui();
  const client = useQueryClient();
  const visible = useVisible();
  const [displayed, setDisplayed] = useState<JackpotWin | null>(null);
  const [open, setOpen] = useState(false);
  const { data, dataUpdatedAt } = useQuery(jackpotWinsQuery);
  const next = data?.[0];
  const isClaiming = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refetched list retries a failed claim
  useEffect(() => {
    if (!next || open || !visible || isClaiming.current) return;
    isClaiming.current = true;
    claimWin(client, next)
      .then((claimed) => {
        if (claimed) {
          setDisplayed(next);
          setOpen(true);
        }
        removeWin(client, next);
      })
      .catch((error: unknown) => logError("CLAIM_WIN_ERROR", error, "warn"))
      .finally(() => {
        isClaiming.current = false;
      });
  }, [client, next, open, visible, dataUpdatedAt]);
  if (!displayed) return null;
  const close = () => setOpen(false);
  return (
    <PopupFrame open={open} title={t`Jackpot`} narrow onClose={close}>
      <Suspense>
        <Win win={displayed} close={close} />
      </Suspense>
    </PopupFrame>
  );
}
