import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { answerReview, reviewQuery } from "../../api/account-review.ts";
import { useConnection } from "../../lib/offline/connection.ts";
import { Button } from "../../ui/button.tsx";
import { useAction } from "../../ui/form.tsx";
import { PromptNotice } from "../../ui/stacked-notice.tsx";
import styles from "./account-review.module.css";

/** Link to a section of the profile to review. */
const section = (path: string, text: ReactNode, search: object = {}) => (
  <Link to="/profile/$" params={{ _splat: path }} search={search as never}>
    {text}
  </Link>
);

/** Periodic prompt to review the account; not during play. */
export function AccountReview() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { unreachable } = useConnection();
  const isPlaying = useRouterState({
    select: ({ location }) => (location.search as { mode?: unknown }).mode !== undefined,
  });
  const review = useQuery(reviewQuery).data;
  const { busy, run } = useAction();
  // The linked sections and the answer need a connection.
  if (!review?.is_due || !review.months || isPlaying || unreachable) return null;
  return (
    <PromptNotice prompt="review" label={t`Quick account check`} name="review">
      <div className={styles.review}>
        <p>
          <strong>
            <Trans>Quick account check</Trans>
          </strong>{" "}
          <Plural
            value={review.months}
            one="Once a month, take a minute to look over your statement, limits and details."
            other="Every # months, take a minute to look over your statement, limits and details."
          />
        </p>
        <p className={styles.links}>
          {section("statement", <Trans>Statement</Trans>, { period: review.months > 3 ? "12m" : "3m" })}
          {section("limits", <Trans>Limits and breaks</Trans>)}
          {section("", <Trans>Your details</Trans>)}
        </p>
        <div className={styles.actions}>
          <Button
            size="small"
            aria-disabled={busy || undefined}
            onClick={() => run(() => answerReview(client, "done"))}
          >
            <Trans>Done</Trans>
          </Button>
          <Button
            size="small"
            aria-disabled={busy || undefined}
            onClick={() => run(() => answerReview(client, "later"))}
          >
            <Trans>Later</Trans>
          </Button>
        </div>
      </div>
    </PromptNotice>
  );
}
