import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { limitRulesQuery, limitsQuery } from "../../api/limits.ts";
import { usePlayer } from "../../api/player.ts";
import type { LimitType } from "../../contract/jurisdictions.ts";
import type { LimitRules, UserLimit } from "../../contract/limits.ts";
import { usePlayLock } from "../../lib/session/play-lock.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { BreakCard } from "./break-card.tsx";
import { ClosedUntil, WishState } from "./break-words.tsx";
import { Changes } from "./changes.tsx";
import { LimitForm } from "./limit-form.tsx";
import { LimitRow } from "./limit-row.tsx";
import styles from "./limits.module.css";
import { PanicButton } from "./panic-button.tsx";
import { useBreakOffer } from "./use-break-offer.ts";
import { useLimitDates, useLimitNames } from "./use-limit-texts.ts";

/** In the order in which they are shown: nothing before the limit of deposits. */
const AMOUNTS = [
  "deposit",
  "loss",
  "wager",
  "single_stake",
  "session",
] as const satisfies readonly LimitType[];
const ORDER = { day: 0, week: 1, month: 2 } as const;
const orderOf = ({ period }: UserLimit) => ORDER[period as keyof typeof ORDER] ?? 3;

/** The limits of one type, and the way to one more. */
function TypeCard({ type, limits, rules }: { type: LimitType; limits: UserLimit[]; rules: LimitRules }) {
  const { types, about } = useLimitNames();
  const [adding, setAdding] = useState(false);
  const periods = rules.offered.find((one) => one.type === type)?.periods ?? [];
  if (periods.length === 0) return null;
  const own = limits.filter((limit) => limit.type === type).toSorted((a, b) => orderOf(a) - orderOf(b));
  const close = () => setAdding(false);
  const name = types[type];
  return (
    <section className={styles.card} data-limit={type}>
      <div className={styles.head}>
        <h2>{name}</h2>
        {adding || own.length === periods.length ? null : (
          <Button
            size="small"
            onClick={() => setAdding(true)}
            look={type === "deposit" && own.length === 0 ? "primary" : "ghost"}
          >
            {own.length === 0 ? <Trans>Set a limit</Trans> : <Trans>One more</Trans>}
          </Button>
        )}
      </div>
      <p className={styles.muted}>{about[type]}</p>
      {adding ? <LimitForm rules={rules} type={type} onDone={close} onCancel={close} /> : null}
      {own.length === 0 ? (
        adding ? null : (
          <p className={styles.none}>
            <Trans>No limit is set.</Trans>
          </p>
        )
      ) : (
        <ul className={styles.limits}>
          {own.map((limit) => (
            <LimitRow key={limit.id} limit={limit} rules={rules} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** That the player takes a break, whoever has heard of it. */
function Closed({ children }: { children: ReactNode }) {
  return (
    <section className={styles.card} data-closed="" role="status">
      <h2>
        <Trans>You are taking a break</Trans>
      </h2>
      <p>{children}</p>
      <div className={styles.actions}>
        <Link to="/profile/$" params={{ _splat: "statement" }} className={buttonClass({ size: "small" })}>
          <Trans>Statement</Trans>
        </Link>
      </div>
    </section>
  );
}

function Skeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      {AMOUNTS.map((type) => (
        <div key={type} className={styles.ghost} />
      ))}
    </div>
  );
}

/** What more than before has to wait for, in plain sentences. */
function Wait({ rules }: { rules: LimitRules }) {
  const { t } = useLingui();
  const hours = Math.round(rules.increase_delay_seconds / 3_600);
  const days = hours / 24;
  const wait =
    hours <= 24 || !Number.isInteger(days)
      ? t`${plural(hours, { one: "# hour", other: "# hours" })}`
      : t`${plural(days, { one: "# day", other: "# days" })}`;
  const zone = rules.time_zone;
  return (
    <p className={styles.muted}>
      <Trans>
        Less holds at once, everywhere. A higher limit, or none, waits {wait} and is then confirmed by you.
      </Trans>{" "}
      {rules.until_period_ends ? (
        <Trans>It also waits until the running day, week or month is over.</Trans>
      ) : null}{" "}
      <Trans>All your currencies count together. Days begin at midnight, time zone {zone}.</Trans>
    </p>
  );
}

/** What can be done without network, too. */
function Breaks() {
  const offer = useBreakOffer();
  if (!offer) return null;
  return (
    <>
      <BreakCard offer={offer} type="coolingoff" />
      <BreakCard offer={offer} type="selfexclusion" />
    </>
  );
}

/**
 * Limits and breaks of the player: how far each is used up, and everything that can be done about them. `plan` is what is
 * planned of a session, which limits nothing.
 */
export function LimitsPage({ plan }: { plan?: ReactNode }) {
  const limitsFound = useQuery({ ...limitsQuery, refetchOnWindowFocus: true });
  const rulesFound = useQuery(limitRulesQuery);
  const wishes = usePlayLock(usePlayer()?.id);
  const waiting = wishes.filter(({ until }) => until === null);
  const [limits, rules] = [limitsFound.data, rulesFound.data];
  const dates = useLimitDates(rules?.time_zone);
  // What stands above the rest comes with it, so that nothing moves.
  const isKnown = Boolean(limits && rules) || limitsFound.isError || rulesFound.isError;
  const reached = limits?.filter((limit) => limit.reached && limit.accounts.length > 0) ?? [];
  return (
    <div className={styles.page}>
      {waiting.length > 0 ? (
        <Closed>
          <WishState wishes={waiting} />
        </Closed>
      ) : isKnown && rules?.excluded_until ? (
        <Closed>
          <ClosedUntil until={rules.excluded_until} timeZone={rules.time_zone} />
        </Closed>
      ) : null}
      {isKnown && reached.length > 0 ? <Reached limits={reached} dates={dates} /> : null}
      <PanicButton />
      {limits && rules ? (
        <>
          <Wait rules={rules} />
          {AMOUNTS.map((type) => (
            <TypeCard key={type} type={type} limits={limits} rules={rules} />
          ))}
        </>
      ) : (
        <QueryFallback queries={[limitsFound, rulesFound]} skeleton={<Skeleton />} />
      )}
      <Breaks />
      {plan}
      {rules ? <Changes timeZone={rules.time_zone} /> : null}
      <p className={styles.muted}>
        <Link to="/$" params={{ _splat: "responsible-gaming" }}>
          <Trans>More about responsible gaming, and where to find help</Trans>
        </Link>
        {" · "}
        <Link to="/profile/$" params={{ _splat: "security" }} hash="close-account">
          <Trans>Close your account</Trans>
        </Link>
      </p>
    </div>
  );
}

/** Before everything else: what is used up, and until when. */
function Reached({ limits, dates }: { limits: UserLimit[]; dates: (iso: string) => string }) {
  const { types, each } = useLimitNames();
  return (
    <section className={styles.card} data-reached="" role="alert">
      <h2>
        <Trans>You have reached a limit that you have set.</Trans>
      </h2>
      <ul className={styles.facts}>
        {limits.map((limit) => {
          const name = types[limit.type];
          const period = each[limit.period] ?? "";
          const date = dates(limit.resets_at);
          return (
            <li key={limit.id}>
              <Trans>
                {name} ({period}): it begins anew on {date}.
              </Trans>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
