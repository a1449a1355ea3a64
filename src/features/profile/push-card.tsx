import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changePush, pushQuery, turnOffPush, turnOnPush } from "../../api/push.ts";
import { PUSH_TOPICS, type PushChoices, type PushSettings } from "../../contract/push.ts";
import { useErrorText } from "../../lib/error-text.ts";
import { pushSupport } from "../../lib/push.ts";
import { showToast } from "../../lib/toasts.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField, SelectField, TimeField } from "../../ui/field.tsx";
import { usePress } from "../../ui/form.tsx";
import { Card } from "./card.tsx";
import styles from "./profile.module.css";

const NIGHT = { from: "22:00", to: "08:00" };
const CAPS = ["1", "2", "3", "5", "10", "20"];

/** What the server takes of what it says. */
const choicesOf = ({ topics, quiet_hours, daily_cap }: PushSettings): PushChoices => ({
  topics,
  quiet_hours,
  daily_cap,
  // Where the player is now; a browser that does not say keeps what was said.
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
});

function Device({ settings }: { settings: PushSettings }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const { busy, press } = usePress();
  const [support] = useState(pushSupport);
  if (support === "none") return <Trans>This browser cannot show notifications.</Trans>;
  if (support === "install")
    return <Trans>Put the app on the home screen first: only then does it get notifications here.</Trans>;
  if (support === "denied" && !settings.subscribed)
    return (
      <Trans>
        This browser does not let us notify you. You can change that in its settings for this site.
      </Trans>
    );
  const change = () =>
    press(async () => {
      if (settings.subscribed) return turnOffPush(client);
      if (!(await turnOnPush(client)))
        showToast({ text: i18n._(msg`Your browser does not allow notifications.`), kind: "info" });
    });
  return (
    <div className={styles.row}>
      <span>
        {settings.subscribed ? (
          <Trans>On: they arrive on this device.</Trans>
        ) : (
          <Trans>Off: they wait in the bell.</Trans>
        )}
      </span>
      <Button onClick={change} aria-disabled={busy || undefined}>
        {settings.subscribed ? <Trans>Turn off</Trans> : <Trans>Turn on</Trans>}
      </Button>
    </div>
  );
}

/** What the player is notified of while the app is closed, and when not. */
export function PushCard() {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const errorText = useErrorText();
  const { data, error } = useQuery(pushQuery);
  const { press } = usePress();
  const topics = {
    account: t`Your account and its safety`,
    bonuses: t`Bonuses`,
    freespins: t`Free spins`,
    jackpots: t`Jackpots that you win`,
  };
  const save = (change: Partial<PushChoices>) =>
    press(async () => {
      await changePush(client, { ...choicesOf(data as PushSettings), ...change });
      showToast({ text: i18n._(msg`Saved`), kind: "info" });
    });
  return (
    <Card title={<Trans>Notifications</Trans>}>
      {error ? <p>{errorText(error)}</p> : null}
      {data ? (
        <>
          <Device settings={data} />
          {PUSH_TOPICS.map((topic) => (
            <CheckField
              key={topic}
              label={topics[topic]}
              field={{
                name: `push-${topic}`,
                value: data.topics[topic],
                onChange: (on) => save({ topics: { ...data.topics, [topic]: on === true } }),
              }}
            />
          ))}
          <CheckField
            label={t`Quiet at night`}
            field={{
              name: "push-quiet",
              value: data.quiet_hours !== null,
              onChange: (on) => save({ quiet_hours: on ? NIGHT : null }),
            }}
          />
          {data.quiet_hours ? <QuietHours hours={data.quiet_hours} save={save} /> : null}
          <SelectField
            label={t`Most notifications a day`}
            choices={CAPS.map((value) => ({ value, label: i18n.number(Number(value)) }))}
            field={{
              name: "push-cap",
              value: String(data.daily_cap),
              onChange: (value) => value && save({ daily_cap: Number(value) }),
            }}
          />
        </>
      ) : null}
    </Card>
  );
}

interface QuietHoursProps {
  hours: NonNullable<PushChoices["quiet_hours"]>;
  save: (change: Partial<PushChoices>) => void;
}

function QuietHours({ hours, save }: QuietHoursProps) {
  const { t } = useLingui();
  const change = (part: "from" | "to") => (value: string | boolean) => {
    if (typeof value === "string" && value) save({ quiet_hours: { ...hours, [part]: value } });
  };
  return (
    <div className={styles.row}>
      <TimeField
        label={t`From`}
        field={{ name: "quiet-from", value: hours.from, onChange: change("from") }}
      />
      <TimeField label={t`Until`} field={{ name: "quiet-to", value: hours.to, onChange: change("to") }} />
    </div>
  );
}
