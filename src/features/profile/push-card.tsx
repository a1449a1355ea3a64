import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changePush, pushQuery, turnOffPush, turnOnPush } from "../../api/push.ts";
import { PUSH_TOPICS, type PushChoices, type PushSettings } from "../../contract/push.ts";
import { pushSupport } from "../../lib/device/push.ts";
import { usePushTexts } from "../../lib/device/push-text.ts";
import { useErrorText } from "../../lib/http/error-text.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField, SelectField, TimeField } from "../../ui/field.tsx";
import { usePress } from "../../ui/form.tsx";
import { FailedLine } from "../../ui/query-fallback.tsx";
import { Card } from "./card.tsx";
import styles from "./profile.module.css";

const NIGHT = { from: "22:00", to: "08:00" };
type QuietTimes = NonNullable<PushChoices["quiet_hours"]>;
const CAPS = ["1", "2", "3", "5", "10", "20"];

function Device({ settings }: { settings: PushSettings }) {
  const texts = usePushTexts();
  const client = useQueryClient();
  const { busy, press } = usePress();
  // Looked at anew after each try: where the browser says no, there is nothing to press any more.
  const support = pushSupport();
  if (support === "none") return texts.none;
  if (support === "install")
    return <Trans>Put the app on the home screen first: only then does it get notifications here.</Trans>;
  if (support === "denied" && !settings.subscribed) return texts.denied;
  const change = () =>
    press(async () => {
      if (settings.subscribed) return turnOffPush(client);
      const outcome = await turnOnPush(client);
      if (outcome !== "on") showToast({ text: texts[outcome], kind: "info" });
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
  const query = useQuery(pushQuery);
  const { data } = query;
  const topics = {
    account: t`Your account and its safety`,
    bonuses: t`Bonuses`,
    freespins: t`Free spins`,
    jackpots: t`Jackpots that you win`,
  };
  const save = async (change: Parameters<typeof changePush>[1]) => {
    try {
      await changePush(client, change);
      showToast({ text: i18n._(msg`Saved`), kind: "info" });
    } catch (error) {
      showToast({ text: errorText(error), kind: "error" });
    }
  };
  return (
    <Card title={<Trans>Notifications</Trans>}>
      <FailedLine query={query} />
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
                onChange: (on) =>
                  void save(({ topics }) => ({ topics: { ...topics, [topic]: on === true } })),
              }}
            />
          ))}
          <CheckField
            label={t`Quiet at night`}
            field={{
              name: "push-quiet",
              value: data.quiet_hours !== null,
              onChange: (on) => void save(() => ({ quiet_hours: on ? NIGHT : null })),
            }}
          />
          {data.quiet_hours ? (
            <QuietHours
              hours={data.quiet_hours}
              save={(part, time) =>
                save(({ quiet_hours }) =>
                  quiet_hours ? { quiet_hours: { ...quiet_hours, [part]: time } } : {},
                )
              }
            />
          ) : null}
          <SelectField
            label={t`Most notifications a day`}
            choices={CAPS.map((value) => ({ value, label: i18n.number(Number(value)) }))}
            field={{
              name: "push-cap",
              value: String(data.daily_cap),
              onChange: (value) => value && void save(() => ({ daily_cap: Number(value) })),
            }}
          />
        </>
      ) : null}
    </Card>
  );
}

interface QuietHoursProps {
  hours: QuietTimes;
  save: (part: keyof QuietTimes, time: string) => Promise<void>;
}

function QuietHours({ hours, save }: QuietHoursProps) {
  const { t } = useLingui();
  return (
    <div className={styles.row}>
      <QuietTime label={t`From`} part="from" time={hours.from} save={save} />
      <QuietTime label={t`Until`} part="to" time={hours.to} save={save} />
    </div>
  );
}

interface QuietTimeProps extends Pick<QuietHoursProps, "save"> {
  label: string;
  part: keyof QuietTimes;
  time: string;
}

/**
 * Saved once it is left. With every key a browser gives another time, which nobody meant; written back while somebody
 * types, it would begin the hours and minutes anew.
 */
function QuietTime({ label, part, time, save }: QuietTimeProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = async () => {
    if (typed && typed !== time) await save(part, typed);
    // Saved or refused: what holds is shown, unless somebody is typing again.
    setTyped((now) => (now === typed ? null : now));
  };
  return (
    <TimeField
      label={label}
      field={{
        name: `quiet-${part}`,
        value: typed ?? time,
        onChange: (value) => setTyped(String(value)),
        onLeave: () => void leave(),
      }}
    />
  );
}
