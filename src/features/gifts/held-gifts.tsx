import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import type { Award, HoldReason } from "../../contract/awards.ts";
import styles from "../../ui/panel.module.css";
import { PopupLink } from "../../ui/popup-link.tsx";
import { AwardValue } from "./award-value.tsx";

function useHoldTexts(): Record<HoldReason, string> {
  const { t } = useLingui();
  return {
    verification: t`Waiting for your documents. You get it as soon as they're verified.`,
    approval: t`Waiting for a second check by our team. There's nothing you need to do.`,
    multi_account: t`Waiting, because you may have another account. Support can clear this up.`,
    vip_checks: t`Waiting for our VIP checks. There's nothing you need to do.`,
    break: t`Waiting until your break is over.`,
  };
}

/** What a held gift waits for, with the player's next step if there is one. */
export function HoldNote({ reason }: { reason: string | null }) {
  const texts = useHoldTexts();
  return (
    <p className={styles.note}>
      <Hourglass aria-hidden />
      <span>
        {texts[reason as HoldReason] ?? <Trans>Waiting for a check. Support can tell you more.</Trans>}{" "}
        {reason === "verification" ? (
          <Link to="/profile/$" params={{ _splat: "verification" }} className={styles.link}>
            <Trans>Verify my ID</Trans>
          </Link>
        ) : null}
        {reason === "multi_account" ? (
          <PopupLink popup="support" className={styles.link}>
            <Trans>Contact support</Trans>
          </PopupLink>
        ) : null}
      </span>
    </p>
  );
}

interface HeldGiftProps {
  award: Award;
  /** Its terms, to open. */
  terms: ReactNode;
}

/** A gift on hold, with its worth, its terms, and what clears it. */
export function HeldGift({ award, terms }: HeldGiftProps) {
  const { id, title, reason } = award;
  return (
    <li className={styles.panel} data-award={id}>
      <div className={styles.head}>
        <div>
          <h3>{title}</h3>
          <p className={styles.muted}>
            <AwardValue award={award} />
          </p>
        </div>
        <span className={styles.state}>
          <Trans>On hold</Trans>
        </span>
      </div>
      <HoldNote reason={reason} />
      {terms}
    </li>
  );
}
