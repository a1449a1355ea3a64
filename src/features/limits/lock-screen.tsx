import { AlertDialog } from "@base-ui/react/alert-dialog";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useRouterState } from "@tanstack/react-router";
import { useEffect, useId } from "react";
import { signOut } from "../../api/auth.ts";
import { unlockGames } from "../../api/limits.ts";
import { onReachable } from "../../lib/offline/connection.ts";
import { usePromptSlot } from "../../lib/page/prompt-queue.ts";
import { type BreakRequest, usePlayLock } from "../../lib/session/play-lock.ts";
import { now } from "../../lib/time/time.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import frame from "../../ui/popup-frame.module.css";
import { PopupLink } from "../../ui/popup-link.tsx";
import { BreakRequestState } from "./break-words.tsx";
import styles from "./limits.module.css";

/** Pages without play: withdrawals and information stay available. */
const OPEN_PATHS =
  /^\/(?:profile|users|support|responsible-gaming|contacts|terms-and-conditions|withdraw)(?:\/|$)/;
const OPEN_POPUPS = ["withdraw", "support", "notifications"];

function useIsOpen(): boolean {
  return useRouterState({
    select: ({ location }) => {
      const { popup } = location.search as { popup?: string };
      return popup ? OPEN_POPUPS.includes(popup) : OPEN_PATHS.test(location.pathname);
    },
  });
}

/**
 * Delay after the end of the break, because clocks differ; and the longest timer, because longer ones overflow and
 * fire immediately. Milliseconds.
 */
const END_DELAY = 2_000;
const MAX_TIMER = 24 * 86_400_000;

/**
 * Sends pending break requests now and on reconnect, and checks with the server whether the break is over.
 */
function useBreakDelivery(playerId: number | undefined, breakRequests: readonly BreakRequest[]): void {
  const client = useQueryClient();
  const isLocked = breakRequests.length > 0;
  const until = Math.max(0, ...breakRequests.map((request) => Date.parse(request.until ?? "") || 0));
  useEffect(() => {
    if (playerId === undefined || !isLocked) return;
    // Failures are retried and never unlock.
    const unlock = () => void unlockGames(client, playerId).catch(() => {});
    unlock();
    const remaining = until - now();
    const timer =
      remaining > 0 && remaining < MAX_TIMER ? setTimeout(unlock, remaining + END_DELAY) : undefined;
    const unsubscribe = onReachable(unlock);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [client, playerId, isLocked, until]);
}

interface LockedNoticeProps {
  breakRequests: readonly BreakRequest[];
  /** Id of the sentence that says until when. */
  id?: string;
}

/** Notice of the lock, with what remains available. */
export function LockedNotice({ breakRequests, id }: LockedNoticeProps) {
  const client = useQueryClient();
  return (
    <>
      <p role="status" id={id}>
        <BreakRequestState breakRequests={breakRequests} />
      </p>
      <p className={styles.muted}>
        <Trans>Your money stays yours. You can log in, withdraw and see your history at any time.</Trans>
      </p>
      <div className={styles.buttons}>
        <PopupLink popup="withdraw" className={buttonClass({ look: "primary" })}>
          <Trans>Withdraw</Trans>
        </PopupLink>
        <Link to="/profile/$" params={{ _splat: "statement" }} className={buttonClass()}>
          <Trans>Statement</Trans>
        </Link>
        <Link to="/$" params={{ _splat: "responsible-gaming" }} className={buttonClass()}>
          <Trans>Get help</Trans>
        </Link>
        <Button onClick={() => void signOut(client).catch(() => {})}>
          <Trans>Log out</Trans>
        </Button>
      </div>
    </>
  );
}

/** Covers everything that could lead to play, from the moment of a break request on this device. */
export function LockScreen({ playerId }: { playerId: number | undefined }) {
  const { t } = useLingui();
  const id = useId();
  const breakRequests = usePlayLock(playerId);
  const isLocked = breakRequests.length > 0;
  const isOpen = useIsOpen();
  useBreakDelivery(playerId, breakRequests);
  usePromptSlot("popup", isLocked && !isOpen);
  return (
    <AlertDialog.Root open={isLocked && !isOpen}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={frame.backdrop} />
        <AlertDialog.Popup className={`${frame.popup} ${frame.narrow}`} aria-describedby={id} data-lock>
          <div className={frame.head}>
            <AlertDialog.Title className={frame.title}>{t`You're taking a break`}</AlertDialog.Title>
          </div>
          <div className={`${frame.content} ${styles.dialog}`}>
            <LockedNotice breakRequests={breakRequests} id={id} />
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
