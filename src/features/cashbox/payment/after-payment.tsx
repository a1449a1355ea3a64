import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { limitRulesQuery, limitsQuery } from "../../../api/limits.ts";
import { usePlayer } from "../../../api/player.ts";
import type { LimitType } from "../../../contract/jurisdictions.ts";
import type { Payment } from "../../../contract/payments.ts";
import { depositOrigin } from "../../../lib/payments/deposit-origin.ts";
import { usePlayLock } from "../../../lib/session/play-lock.ts";
import { now } from "../../../lib/time/time.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { PopupLink } from "../../../ui/popup-link.tsx";
import styles from "../cashbox.module.css";

/** Limits that end playing once they're reached. */
const PLAY_LIMITS: readonly LimitType[] = ["loss", "wager", "session"];

const NONE = { play: false, deposit: false };

/** Whether the player may be invited to play and to deposit; null while it loads, neither if it isn't known. */
function useInvitations(): { play: boolean; deposit: boolean } | null {
  const locks = usePlayLock(usePlayer()?.id);
  const limitsState = useQuery(limitsQuery);
  const rulesState = useQuery(limitRulesQuery);
  const [limits, rules] = [limitsState.data, rulesState.data];
  const isLoading = limitsState.isLoading || rulesState.isLoading;
  if (!limits || !rules) return isLoading ? null : NONE;
  const isExcluded =
    locks.length > 0 || (rules.excluded_until !== null && Date.parse(rules.excluded_until) > now());
  const isFree = (...types: readonly LimitType[]) =>
    !isExcluded && !limits.some(({ reached, type }) => reached && types.includes(type));
  return { play: isFree(...PLAY_LIMITS), deposit: isFree("deposit") };
}

/** Reasons that another payment method doesn't change. */
const FINAL_REASONS: readonly Payment["reason"][] = [
  "player_excluded",
  "limit_reached",
  "below_minimum",
  "above_maximum",
];

/** True for a failed deposit that another payment method may help. */
const canRetry = ({ state, reason }: Payment) =>
  (state === "declined" || state === "canceled") && !FINAL_REASONS.includes(reason);

/** Links that lead on from a payment: only to the lobby during a break, and from a withdrawal. */
export function AfterPayment({ payment }: { payment: Payment }) {
  const invitations = useInvitations();
  const isDeposit = payment.action === "deposit";
  if (isDeposit && invitations === null)
    return (
      <div className={styles.actions} aria-hidden>
        <span className={buttonClass()} style={{ visibility: "hidden" }}>
          …
        </span>
      </div>
    );
  const hasArrived = isDeposit && payment.state === "succeeded" && !payment.reversed_at;
  const origin = hasArrived && invitations?.play ? depositOrigin() : null;
  const lobby = (
    <Link to="/" className={buttonClass()}>
      <Trans>Go to lobby</Trans>
    </Link>
  );
  return (
    <div className={styles.actions} data-after={payment.state}>
      {hasArrived && invitations?.play ? (
        <Link
          to={origin ?? "/"}
          search={(origin ? { mode: "real" } : {}) as never}
          className={buttonClass({ look: "primary" })}
          preload={false}
        >
          <Trans>Play now</Trans>
        </Link>
      ) : null}
      {hasArrived && invitations?.deposit ? (
        <PopupLink popup="deposit" className={buttonClass()}>
          <Trans>New deposit</Trans>
        </PopupLink>
      ) : null}
      {isDeposit && invitations?.deposit && canRetry(payment) ? (
        <Link
          to="."
          search={((before: object) => ({ ...before, popup: "deposit", methods: "all" })) as unknown as never}
          className={buttonClass({ look: "primary" })}
          preload={false}
          resetScroll={false}
        >
          <Trans>Try another method</Trans>
        </Link>
      ) : null}
      {hasArrived && invitations?.play ? null : lobby}
    </div>
  );
}
