import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { countriesQuery } from "../../api/account.ts";
import { currentIpQuery } from "../../api/config.ts";
import {
  approveDemoDocuments,
  demoToolsQuery,
  moveDemoClock,
  sendDemoMessage,
  signInAsDemoPlayer,
  winDemoJackpot,
} from "../../api/demo-tools.ts";
import { usePlayer } from "../../api/player.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { LANGUAGE_CHOSEN, local } from "../../lib/storage/storage.ts";
import { now } from "../../lib/time/time.ts";
import { LOCALE_NAMES } from "../../rules/locales/locale-names.ts";
import {
  formatTag,
  isLocale,
  joinLocale,
  OFFERED_LOCALES,
  splitLocale,
} from "../../rules/locales/locales.ts";
import { Button, ButtonAnchor } from "../../ui/button.tsx";
import { useCountryChoices } from "../../ui/choices.ts";
import styles from "./demo-tools.module.css";
import { type DemoNetwork, demoNetwork, setDemoNetwork } from "./weak-network.ts";

/** Seconds. */
const HOUR = 3_600;
const DAY = 24 * HOUR;

/** A pending state for one action at a time, and a toast if it fails. */
function useAction() {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    run: async (action: () => Promise<unknown>): Promise<void> => {
      setBusy(true);
      try {
        await action();
      } catch {
        showToast({ text: t`That didn't work. Check your connection and try again.`, kind: "error" });
      } finally {
        setBusy(false);
      }
    },
  };
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Players() {
  const client = useQueryClient();
  const { isBusy, run } = useAction();
  const player = usePlayer();
  const players = useQuery(demoToolsQuery).data?.players ?? [];
  const names = new Intl.DisplayNames(formatTag(useLocale()), { type: "region" });
  return (
    <Group title={<Trans>Log in as</Trans>}>
      <div className={styles.choices}>
        {players.map(({ email, country, currency }) => (
          <Button
            key={email}
            size="small"
            disabled={isBusy}
            aria-pressed={player?.email === email}
            onClick={() => void run(() => signInAsDemoPlayer(client, email))}
          >
            {names.of(country)} · {currency}
          </Button>
        ))}
      </div>
    </Group>
  );
}

function Place() {
  const { t } = useLingui();
  const locale = useLocale();
  const country = useQuery(currentIpQuery).data?.country ?? "";
  const countries = useCountryChoices(useQuery(countriesQuery).data);
  return (
    <Group title={<Trans>Visit from</Trans>}>
      <div className={styles.pair}>
        <select
          aria-label={t`Country`}
          value={country}
          onChange={({ target }) => {
            location.href = `${location.pathname}?country=${target.value}`;
          }}
        >
          <option value="">{t`No country`}</option>
          {countries.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <select
          aria-label={t`Language`}
          value={locale}
          onChange={({ target: { value } }) => {
            if (!isLocale(value)) return;
            local.write(LANGUAGE_CHOSEN, value);
            location.href = joinLocale(value, splitLocale(location.pathname).path);
          }}
        >
          {OFFERED_LOCALES.map((code) => (
            <option key={code} value={code}>
              {LOCALE_NAMES[code]}
            </option>
          ))}
        </select>
      </div>
    </Group>
  );
}

function Clock() {
  const { i18n, t } = useLingui();
  const client = useQueryClient();
  const { isBusy, run } = useAction();
  const shift = useQuery(demoToolsQuery).data?.clock_shift;
  if (shift === null || shift === undefined) return null;
  // Cached pages and dates are from the earlier time.
  const move = (by: number) =>
    void run(async () => {
      await moveDemoClock(client, by);
      location.reload();
    });
  const at = i18n.date(new Date(now() + shift * 1_000), { dateStyle: "medium", timeStyle: "short" });
  return (
    <Group title={<Trans>Clock</Trans>}>
      <p>{shift === 0 ? t`The server shows the real time.` : t`The server's time is ${at}.`}</p>
      <div className={styles.choices}>
        <Button size="small" disabled={isBusy} onClick={() => move(HOUR)}>
          <Trans>1 hour later</Trans>
        </Button>
        <Button size="small" disabled={isBusy} onClick={() => move(DAY)}>
          <Trans>1 day later</Trans>
        </Button>
        <Button size="small" disabled={isBusy} onClick={() => move(7 * DAY)}>
          <Trans>1 week later</Trans>
        </Button>
        {shift === 0 ? null : (
          <Button size="small" disabled={isBusy} onClick={() => move(0)}>
            <Trans>Real time</Trans>
          </Button>
        )}
      </div>
    </Group>
  );
}

function Events() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { isBusy, run } = useAction();
  const player = usePlayer();
  const isGuest = !player;
  const isVerified = player?.verified ?? false;
  const sendMessage = () =>
    run(async () => {
      const pushes = await sendDemoMessage(client);
      const text =
        pushes > 0
          ? t`Sent to the bell and as a push message.`
          : t`Sent to the bell. For a push message, turn on notifications in your profile first.`;
      showToast({ text, kind: "info" });
    });
  return (
    <Group title={<Trans>Trigger events</Trans>}>
      {isGuest ? (
        <p>
          <Trans>Log in first.</Trans>
        </p>
      ) : null}
      <div className={styles.choices}>
        <Button
          size="small"
          disabled={isGuest || isBusy}
          onClick={() => void run(() => winDemoJackpot(client))}
        >
          <Trans>Win a jackpot</Trans>
        </Button>
        <Button
          size="small"
          disabled={isGuest || isVerified || isBusy}
          onClick={() => void run(() => approveDemoDocuments(client))}
        >
          {isVerified ? <Trans>ID verified</Trans> : <Trans>Verify my ID</Trans>}
        </Button>
        <Button size="small" disabled={isGuest || isBusy} onClick={() => void sendMessage()}>
          <Trans>Send me a message</Trans>
        </Button>
      </div>
    </Group>
  );
}

function Network() {
  const { t } = useLingui();
  const [network, setNetwork] = useState(demoNetwork);
  const names: Record<DemoNetwork, string> = { normal: t`Normal`, slow: t`Slow`, off: t`Not responding` };
  return (
    <Group title={<Trans>Network</Trans>}>
      <div className={styles.choices}>
        {(Object.keys(names) as DemoNetwork[]).map((one) => (
          <Button
            key={one}
            size="small"
            aria-pressed={network === one}
            onClick={() => {
              setDemoNetwork(one);
              setNetwork(one);
            }}
          >
            {names[one]}
          </Button>
        ))}
      </div>
      {network === "normal" ? null : (
        <p>
          <Trans>Goes back to normal after two minutes.</Trans>
        </p>
      )}
    </Group>
  );
}

/** What a newcomer can set off in demo mode; the app stays usable beside it. */
export function Drawer({ onClose, onTour }: { onClose: () => void; onTour: () => void }) {
  const { t } = useLingui();
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => drawer.current?.focus(), []);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  });
  useEffect(() => {
    // Wherever the focus is: the page stays usable beside the drawer.
    const listen = (event: KeyboardEvent) => onEscape(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  return (
    <aside ref={drawer} tabIndex={-1} className={styles.drawer} aria-label={t`Demo tools`}>
      <div className={styles.head}>
        <h2>
          <Trans>Demo tools</Trans>
        </h2>
        <Button size="icon" aria-label={t`Close`} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      <Button look="primary" onClick={onTour}>
        <Trans>Take the 60-second tour</Trans>
      </Button>
      <Players />
      <Place />
      <Events />
      <Clock />
      <Network />
      <Group title={<Trans>Behind the scenes</Trans>}>
        <div className={styles.choices}>
          <ButtonAnchor size="small" href="/outbox" target="_blank">
            <Trans>Mailbox</Trans>
          </ButtonAnchor>
          <ButtonAnchor size="small" href="/payment-provider" target="_blank">
            <Trans>Payment provider</Trans>
          </ButtonAnchor>
        </div>
      </Group>
    </aside>
  );
}
