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
import { Card } from "../../ui/card.tsx";
import { CheckField, SelectField, TimeField } from "../../ui/field.tsx";
import { useAction } from "../../ui/form.tsx";
import { FailedLine } from "../../ui/query-fallback.tsx";
import styles from "./profile.module.css";

const DEFAULT_QUIET_HOURS = { from: "22:00", to: "08:00" };
type QuietTimes = NonNullable<PushChoices["quiet_hours"]>;
const CAPS = ["1", "2", "3", "5", "10", "20"];

function Device({ settings }: { settings: PushSettings }) {
  const texts = usePushTexts();
  const client = useQueryClient();
  const { busy, run } = useAction();
  // Evaluated on every render: after an attempt the browser may block notifications, which hides the button.
  const support = pushSupport();
  if (support === "none") return texts.none;
  if (support === "install") return <Trans>Add the app to your home screen to get notifications here.</Trans>;
  if (support === "denied" && !settings.subscribed) return texts.denied;
  const toggle = () =>
    run(async () => {
      if (settings.subscribed) return turnOffPush(client);
      const outcome = await turnOnPush(client);
      if (outcome !== "on") showToast({ text: texts[outcome], kind: "info" });
    });
  return (
    <div className={styles.row}>
      <span>
        {settings.subscribed ? (
          <Trans>On. You'll get them on this device.</Trans>
        ) : (
          <Trans>Off. You'll find them under the bell.</Trans>
        )}
      </span>
      <Button onClick={toggle} aria-disabled={busy || undefined}>
        {settings.subscribed ? <Trans>Turn off</Trans> : <Trans>Turn on</Trans>}
      </Button>
    </div>
  );
}

/** Push settings: topics, quiet hours and daily maximum. */
export function PushCard() {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const errorText = useErrorText();
  const query = useQuery(pushQuery);
  const { data } = query;
  const topics = {
    account: t`Account and security`,
    bonuses: t`Bonuses`,
    freespins: t`Free spins`,
    jackpots: t`Jackpots you win`,
  };
  const save = async (toggle: Parameters<typeof changePush>[1]) => {
    try {
      await changePush(client, toggle);
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
          <ul className={styles.options}>
            {PUSH_TOPICS.map((topic) => (
              <li key={topic}>
                <CheckField
                  label={topics[topic]}
                  field={{
                    name: `push-${topic}`,
                    value: data.topics[topic],
                    onChange: (on) =>
                      void save(({ topics }) => ({ topics: { ...topics, [topic]: on === true } })),
                  }}
                />
              </li>
            ))}
            <li>
              <CheckField
                label={t`Quiet hours`}
                field={{
                  name: "push-quiet",
                  value: data.quiet_hours !== null,
                  onChange: (on) => void save(() => ({ quiet_hours: on ? DEFAULT_QUIET_HOURS : null })),
                }}
              />
            </li>
          </ul>
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
          <div className={styles.setting}>
            <SelectField
              label={t`Maximum per day`}
              choices={CAPS.map((value) => ({ value, label: i18n.number(Number(value)) }))}
              field={{
                name: "push-cap",
                value: String(data.daily_cap),
                onChange: (value) => value && void save(() => ({ daily_cap: Number(value) })),
              }}
            />
          </div>
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
    <div className={styles.times}>
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
 * Saved on blur: browsers emit intermediate times with every key, and writing back while typing would reset
 * the segments.
 */
function QuietTime({ label, part, time, save }: QuietTimeProps) {
  const [input, setInput] = useState<string | null>(null);
  const onBlur = async () => {
    if (input && input !== time) await save(part, input);
    // Show the effective value, unless the player is typing again.
    setInput((current) => (current === input ? null : current));
  };
  return (
    <TimeField
      label={label}
      field={{
        name: `quiet-${part}`,
        value: input ?? time,
        onChange: (value) => setInput(String(value)),
        onBlur: () => void onBlur(),
      }}
    />
  );
}
