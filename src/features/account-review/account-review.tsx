import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { answerReview, reviewQuery } from "../../api/account-review.ts";
import { useConnection } from "../../lib/offline/connection.ts";
import { Button } from "../../ui/button.tsx";
import { usePress } from "../../ui/form.tsx";
import { FootNotice } from "../../ui/stacked-notice.tsx";
import styles from "./account-review.module.css";

/** A section of the profile to look at. */
const section = (path: string, text: ReactNode, search: object = {}) => (
  <Link to="/profile/$" params={{ _splat: path }} search={search as never}>
    {text}
  </Link>
);

/** From time to time: that the player looks at their account. Not while a game is open. */
export function AccountReview() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { unreachable } = useConnection();
  const isPlaying = useRouterState({
    select: ({ location }) => (location.search as { mode?: unknown }).mode !== undefined,
  });
  const review = useQuery(reviewQuery).data;
  const { busy, press } = usePress();
  // What it leads to, and its answer, need the network.
  if (!review?.asks || !review.months || isPlaying || unreachable) return null;
  return (
    <FootNotice asker="review" label={t`Have a look at your account`} name="review">
      <div className={styles.review}>
        <p>
          <strong>
            <Trans>Have a look at your account</Trans>
          </strong>{" "}
          <Plural
            value={review.months}
            one="Once a month we ask you to, so that nothing there surprises you."
            other="Every # months we ask you to, so that nothing there surprises you."
          />
        </p>
        <p className={styles.ways}>
          {section("statement", <Trans>Statement</Trans>, { period: review.months > 3 ? "12m" : "3m" })}
          {section("limits", <Trans>Limits</Trans>)}
          {section("", <Trans>Your details</Trans>)}
        </p>
        <div className={styles.answers}>
          <Button
            size="small"
            aria-disabled={busy || undefined}
            onClick={() => press(() => answerReview(client, "done"))}
          >
            <Trans>Done</Trans>
          </Button>
          <Button
            size="small"
            aria-disabled={busy || undefined}
            onClick={() => press(() => answerReview(client, "later"))}
          >
            <Trans>Later</Trans>
          </Button>
        </div>
      </div>
    </FootNotice>
  );
}
