import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Ban, Pause } from "lucide-react";
import { setBonusesEnabled } from "../../api/payments.ts";
import type { BreakRequest } from "../../lib/session/play-lock.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { useAction } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OnlineButton } from "../../ui/online-button.tsx";
import styles from "../../ui/panel.module.css";

/** The player has turned bonuses off: a switch, and what it does. */
export function GiftsOff() {
  const client = useQueryClient();
  const { busy, run } = useAction();
  return (
    <Card>
      <Notice
        icon={<Ban aria-hidden />}
        title={<Trans>Bonuses are off</Trans>}
        actions={
          <OnlineButton
            aria-disabled={busy || undefined}
            onClick={() => run(() => setBonusesEnabled(client, true))}
          >
            <Trans>Turn on bonuses</Trans>
          </OnlineButton>
        }
      >
        <Trans>You've turned off bonuses, so you won't get any. Everything else works as usual.</Trans>
      </Notice>
    </Card>
  );
}

/** The switch to turn bonuses off. */
export function TurnOffGifts() {
  const client = useQueryClient();
  const { busy, run } = useAction();
  return (
    <div className={styles.actions}>
      <p className={styles.muted}>
        <Trans>Don't want new bonuses? Active ones keep running.</Trans>
      </p>
      <OnlineButton
        size="small"
        aria-disabled={busy || undefined}
        onClick={() => run(() => setBonusesEnabled(client, false))}
      >
        <Trans>Turn off bonuses</Trans>
      </OnlineButton>
    </div>
  );
}

/** The licence or market has no promotions. */
export const GiftsRestricted = () => (
  <Card>
    <Notice
      icon={<Ban aria-hidden />}
      title={<Trans>Gifts aren't available where you live</Trans>}
      actions={
        <Link to="/" className={buttonClass()}>
          <Trans>Browse games</Trans>
        </Link>
      }
    >
      <Trans>The rules for your account don't allow bonuses. Your real money isn't affected.</Trans>
    </Notice>
  </Card>
);

/** What happens to gifts during a break. */
export function GiftsLocked({ breakRequests }: { breakRequests: readonly BreakRequest[] }) {
  const isExcluded = breakRequests.some(({ type }) => type === "selfexclusion");
  return (
    <div className={styles.panel} role="status">
      <h3 className={styles.verdict}>
        <Pause aria-hidden /> <Trans>You're taking a break</Trans>
      </h3>
      <p className={styles.muted}>
        {isExcluded ? (
          <Trans>
            Your bonuses and spins ended when you excluded yourself. Your real money stays yours, and you can
            withdraw it.
          </Trans>
        ) : (
          <Trans>
            Your bonuses and spins are paused. They get this time back after your break. Your real money stays
            yours, and you can withdraw it.
          </Trans>
        )}
      </p>
      <div className={styles.actions}>
        <Link to="/$" params={{ _splat: "responsible-gaming" }} className={buttonClass({ size: "small" })}>
          <Trans>Get help</Trans>
        </Link>
      </div>
    </div>
  );
}
