import { useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { claimWin, forgetWin, jackpotWinsQuery } from "../api/jackpot-wins.ts";
import type { JackpotWin } from "../contract/jackpot.ts";
import { logError } from "../lib/http/log.ts";
import { useVisible } from "../lib/page/use-visible.ts";
import PopupFrame from "../ui/popup-frame.tsx";

const Win = lazy(() => import("../features/jackpots/win.tsx").then(({ Win }) => ({ default: Win })));

/**
 * Shows each win once, in the tab that the player looks at: the server gives it to whoever asks first, of all tabs and
 * devices. The next one waits until this one is closed.
 */
export function JackpotWins() {
  const { t } = useLingui();
  const client = useQueryClient();
  const visible = useVisible();
  const [shown, setShown] = useState<JackpotWin | null>(null);
  const [open, setOpen] = useState(false);
  const { data, dataUpdatedAt } = useQuery(jackpotWinsQuery);
  const next = data?.[0];
  const claiming = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed is tried again when the list has been asked for again
  useEffect(() => {
    if (!next || open || !visible || claiming.current) return;
    claiming.current = true;
    claimWin(client, next)
      .then((claimed) => {
        if (claimed) {
          setShown(next);
          setOpen(true);
        }
        forgetWin(client, next);
      })
      .catch((error: unknown) => logError("CLAIM_WIN_ERROR", error, "warn"))
      .finally(() => {
        claiming.current = false;
      });
  }, [client, next, open, visible, dataUpdatedAt]);
  if (!shown) return null;
  const close = () => setOpen(false);
  return (
    <PopupFrame open={open} title={t`Jackpot`} narrow onClose={close}>
      <Suspense>
        <Win win={shown} close={close} />
      </Suspense>
    </PopupFrame>
  );
}
