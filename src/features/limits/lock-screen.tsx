import { AlertDialog } from "@base-ui/react/alert-dialog";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { signOut } from "../../api/auth.ts";
import { releaseLock } from "../../api/limits.ts";
import { onReached } from "../../lib/offline/connection.ts";
import { useTurn } from "../../lib/page/prompt-queue.ts";
import { usePlayLock, type Wish } from "../../lib/session/play-lock.ts";
import { now } from "../../lib/time/time.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import frame from "../../ui/popup-frame.module.css";
import { PopupLink } from "../../ui/popup-link.tsx";
import { WishState } from "./break-words.tsx";
import styles from "./limits.module.css";

/** Where nothing is played: money can be withdrawn, and everything looked at. */
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

/** A page asks again a little after the break is over by its own clock; a longer timer would fire at once. Milliseconds. */
const SETTLE = 2_000;
const LONGEST_TIMER = 24 * 86_400_000;

/** Hands over what the server has not heard of, now and whenever it can be reached; asks it whether the break is over. */
function useDelivery(playerId: number | undefined, wishes: readonly Wish[]): void {
  const client = useQueryClient();
  const isLocked = wishes.length > 0;
  const until = Math.max(0, ...wishes.map((wish) => Date.parse(wish.until ?? "") || 0));
  useEffect(() => {
    if (playerId === undefined || !isLocked) return;
    // What fails is tried again, and opens nothing.
    const release = () => void releaseLock(client, playerId).catch(() => {});
    release();
    const left = until - now();
    const timer = left > 0 && left < LONGEST_TIMER ? setTimeout(release, left + SETTLE) : undefined;
    const forget = onReached(release);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [client, playerId, isLocked, until]);
}

/** Says that play is closed, and what is open. */
export function LockedNotice({ wishes }: { wishes: readonly Wish[] }) {
  const client = useQueryClient();
  return (
    <>
      <p role="status">
        <WishState wishes={wishes} />
      </p>
      <p className={styles.muted}>
        <Trans>Your money stays yours: you can sign in, withdraw and see your history at any time.</Trans>
      </p>
      <div className={styles.answers}>
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

/** Lies over everything that could lead to play, from the moment that a break was asked for on this device. */
export function LockScreen({ playerId }: { playerId: number | undefined }) {
  const { t } = useLingui();
  const wishes = usePlayLock(playerId);
  const isLocked = wishes.length > 0;
  const isOpen = useIsOpen();
  useDelivery(playerId, wishes);
  useTurn("popup", isLocked && !isOpen);
  return (
    <AlertDialog.Root open={isLocked && !isOpen}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={frame.backdrop} />
        <AlertDialog.Popup className={`${frame.popup} ${frame.narrow}`} data-lock>
          <div className={frame.head}>
            <AlertDialog.Title className={frame.title}>{t`You are taking a break`}</AlertDialog.Title>
          </div>
          <div className={`${frame.content} ${styles.dialog}`}>
            <LockedNotice wishes={wishes} />
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
