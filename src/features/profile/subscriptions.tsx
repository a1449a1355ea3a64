import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { changeSubscriptions, subscriptionsQuery } from "../../api/account.ts";
import type { Subscription } from "../../contract/player.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/field.tsx";
import { usePress } from "../../ui/form.tsx";
import { FailedLine } from "../../ui/query-fallback.tsx";
import { Card } from "./card.tsx";

const keyOf = ({ product, channel }: Subscription) => `${product}.${channel}`;

/** What the player wants to be sent, by product and channel; and all of it with one tap. */
export function Subscriptions() {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const query = useQuery(subscriptionsQuery);
  const { data } = query;
  const { busy, press } = usePress(() => i18n._(msg`Something went wrong`));
  const subscriptions = data?.subscriptions ?? [];
  const labels: Record<string, string> = {
    "casino.email": t`Casino, by e-mail`,
    "casino.sms": t`Casino, by text message`,
    "sport.email": t`Sports, by e-mail`,
    "sport.sms": t`Sports, by text message`,
  };
  const send = (changed: Subscription[], said: string) =>
    press(async () => {
      await changeSubscriptions(client, changed);
      showToast({ text: said, kind: "info" });
    });
  const toAll = () => {
    if (subscriptions.every(({ subscribed }) => subscribed))
      return showToast({ text: i18n._(msg`You are subscribed already.`), kind: "info" });
    const all = subscriptions.map((one) => ({ ...one, subscribed: true }));
    send(all, i18n._(msg`You are subscribed. You can leave at any time.`));
  };
  return (
    <Card title={<Trans>Offers</Trans>}>
      <FailedLine query={query} />
      {subscriptions.map((one) => (
        <CheckField
          key={keyOf(one)}
          label={labels[keyOf(one)]}
          field={{
            name: keyOf(one),
            value: one.subscribed,
            onChange: (subscribed) => send([{ ...one, subscribed: subscribed === true }], i18n._(msg`Saved`)),
          }}
        />
      ))}
      <Button onClick={toAll} disabled={busy || !data}>
        <Trans>Subscribe to all</Trans>
      </Button>
    </Card>
  );
}
