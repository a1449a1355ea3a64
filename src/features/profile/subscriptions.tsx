import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { changeSubscriptions, subscriptionsQuery } from "../../api/account.ts";
import type { PromoSubscription } from "../../contract/player.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CheckField } from "../../ui/field.tsx";
import { useAction } from "../../ui/form.tsx";
import { FailedLine } from "../../ui/query-fallback.tsx";
import styles from "./profile.module.css";

const keyOf = ({ product, channel }: PromoSubscription) => `${product}.${channel}`;

/** Marketing subscriptions by product and channel, with a button for all. */
export function Subscriptions() {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const query = useQuery(subscriptionsQuery);
  const { data } = query;
  const { busy, run } = useAction(() => i18n._(msg`Something went wrong`));
  const subscriptions = data?.subscriptions ?? [];
  const labels: Record<string, string> = {
    "casino.email": t`Casino, by email`,
    "casino.sms": t`Casino, by text message`,
    "sport.email": t`Sports, by email`,
    "sport.sms": t`Sports, by text message`,
  };
  const send = (changed: PromoSubscription[], confirmation: string) =>
    run(async () => {
      await changeSubscriptions(client, changed);
      showToast({ text: confirmation, kind: "info" });
    });
  const subscribeToAll = () => {
    if (subscriptions.every(({ subscribed }) => subscribed))
      return showToast({ text: i18n._(msg`You're already subscribed.`), kind: "info" });
    const allSubscribed = subscriptions.map((subscription) => ({ ...subscription, subscribed: true }));
    send(allSubscribed, i18n._(msg`You're subscribed. You can unsubscribe at any time.`));
  };
  return (
    <Card title={<Trans>Offers</Trans>}>
      <FailedLine query={query} />
      <ul className={styles.options}>
        {subscriptions.map((subscription) => (
          <li key={keyOf(subscription)}>
            <CheckField
              label={labels[keyOf(subscription)]}
              field={{
                name: keyOf(subscription),
                value: subscription.subscribed,
                onChange: (subscribed) =>
                  send([{ ...subscription, subscribed: subscribed === true }], i18n._(msg`Saved`)),
              }}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={subscribeToAll} disabled={busy || !data}>
          <Trans>Subscribe to all</Trans>
        </Button>
      </div>
    </Card>
  );
}
