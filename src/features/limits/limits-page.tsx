import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { Fragment, type ReactNode, useId, useState } from "react";
import { limitRulesQuery, limitsQuery } from "../../api/limits.ts";
import { usePlayer } from "../../api/player.ts";
import type { LimitType } from "../../contract/jurisdictions.ts";
import type { LimitRules, UserLimit } from "../../contract/limits.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { useConnection } from "../../lib/offline/connection.ts";
import type { BreakOffer } from "../../lib/page/break-offer.ts";
import { focusWhenShown } from "../../lib/page/focus-when-shown.ts";
import { usePlayLock } from "../../lib/session/play-lock.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import panel from "../../ui/panel.module.css";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { useIsLate } from "../../ui/use-is-late.ts";
import { BreakCard } from "./break-card.tsx";
import { BreakRequestState, LockedUntil } from "./break-words.tsx";
import { Changes } from "./changes.tsx";
import { LimitForm } from "./limit-form.tsx";
import { LimitRow } from "./limit-row.tsx";
import styles from "./limits.module.css";
import { PanicButton } from "./panic-button.tsx";
import { RecentUse } from "./recent-use.tsx";
import { LIMIT_TYPES } from "./use-activity-formats.ts";
import { METRICS } from "./use-activity-summary.ts";
import { useBreakOffer } from "./use-break-offer.ts";
import { useLimitDates, useLimitNames, useWaitText, zoneName } from "./use-limit-texts.ts";

/** The limit that most players want: first, and in a card of its own. */
const LEAD = "deposit";
/** In display order. */
const OTHERS = ["loss", "wager", "single_stake", "session"] as const satisfies readonly LimitType[];
const ORDER = { day: 0, week: 1, month: 2 } as const;
const periodOrder = ({ period }: UserLimit) => ORDER[period as keyof typeof ORDER] ?? 3;

interface TypeRowProps {
  type: typeof LEAD | (typeof OTHERS)[number];
  limits: UserLimit[];
  rules: LimitRules;
}

/** Limits of one type: what applies now, and a button that opens the form, which is the page's main one for deposits. */
function TypeRow({ type, limits, rules }: TypeRowProps) {
  const { t } = useLingui();
  const { types, about, hints } = useLimitNames();
  const id = useId();
  const [isAdding, setIsAdding] = useState(false);
  const periods = rules.offered.find((offer) => offer.type === type)?.periods ?? [];
  if (periods.length === 0) return null;
  const ownLimits = limits
    .filter((limit) => limit.type === type)
    .toSorted((a, b) => periodOrder(a) - periodOrder(b));
  const close = () => {
    setIsAdding(false);
    focusWhenShown(`section[data-limit="${type}"] h2`);
  };
  const isSet = ownLimits.length > 0;
  const metric = METRICS.find((name) => LIMIT_TYPES[name] === type);
  const isLead = type === LEAD;
  return (
    <section className={styles.type} data-limit={type} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{types[type]}</h2>
          {isAdding ? (
            <p className={styles.muted}>{about[type]}</p>
          ) : (
            <p className={`${styles.muted} ${panel.dotted}`}>
              {isSet ? null : <strong>{t({ message: "No limit", context: "a player's own" })}</strong>}{" "}
              <span>{hints[type]}</span>
            </p>
          )}
          {isSet || !metric ? null : <RecentUse metric={metric} />}
        </div>
        {isAdding || ownLimits.length === periods.length ? null : (
          // Of several buttons with this text, each is named after its limit.
          <Button
            look={isLead && !isSet ? "primary" : "ghost"}
            size={isLead && !isSet ? "normal" : "small"}
            id={`${id}add`}
            aria-labelledby={`${id}add ${id}`}
            onClick={() => {
              setIsAdding(true);
              focusWhenShown(`section[data-limit="${type}"] :is(select, input)`);
            }}
          >
            {isSet ? <Trans>Add another</Trans> : <Trans>Set a limit</Trans>}
            {isLead ? null : <ChevronRight aria-hidden size={18} />}
          </Button>
        )}
      </div>
      {isAdding ? <LimitForm rules={rules} type={type} onDone={close} onCancel={close} /> : null}
      {isSet ? (
        <ul className={styles.limits}>
          {ownLimits.map((limit) => (
            <LimitRow key={limit.id} limit={limit} rules={rules} headingId={id} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** Notice of a break, whether or not the server has confirmed it. */
function BreakNotice({ children }: { children: ReactNode }) {
  return (
    <section className={styles.card} data-closed="" role="status">
      <h2>
        <Trans>You're taking a break</Trans>
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
    <div className={styles.awaited} aria-busy="true">
      <div className={styles.list}>
        <div className={styles.ghost} />
      </div>
      <div className={styles.list}>
        {OTHERS.map((type) => (
          <div key={type} className={styles.ghost} />
        ))}
      </div>
    </div>
  );
}

/** Explanation of the waits before limits are raised or removed, which differ in some licences. */
function WaitNotice({ rules }: { rules: LimitRules }) {
  const waitText = useWaitText();
  const wait = waitText(rules.increase_delay_seconds);
  const removalWait = waitText(rules.removal_delay_seconds);
  return (
    <p className={styles.intro}>
      {wait === removalWait ? (
        <Trans>
          Lower limits apply immediately. Raising or removing one takes at least {wait}, then you confirm it.
        </Trans>
      ) : (
        <Trans>
          Lower limits apply immediately. Raising one takes at least {wait}, removing one at least{" "}
          {removalWait}, then you confirm it.
        </Trans>
      )}
    </p>
  );
}

/** What the limits count, below them. */
function CountNotice({ rules }: { rules: LimitRules }) {
  const zone = zoneName(rules.time_zone, formatTag(useLocale()));
  return (
    <p className={`${styles.muted} ${styles.foot}`}>
      <Trans>All your currencies count together. Days start at midnight ({zone}).</Trans>{" "}
      {rules.until_period_ends ? (
        <Trans>A raise also waits until the current day, week or month is over.</Trans>
      ) : null}
    </p>
  );
}

/** Breaks also work offline. */
function Breaks({ offer }: { offer: BreakOffer }) {
  return (
    <div className={styles.cards}>
      <BreakCard offer={offer} type="coolingoff" />
      <BreakCard offer={offer} type="selfexclusion" />
    </div>
  );
}

/**
 * Limits and breaks of the player, with usage and actions. `plan` is the session plan, which limits nothing.
 */
export function LimitsPage({ plan }: { plan?: ReactNode }) {
  const limitsState = useQuery({ ...limitsQuery, refetchOnWindowFocus: true });
  const rulesState = useQuery(limitRulesQuery);
  const player = usePlayer();
  const breakRequests = usePlayLock(player?.id);
  const offer = useBreakOffer();
  const [isOfferStored] = useState(offer !== null);
  const pending = breakRequests.filter(({ until }) => until === null);
  const [limits, rules] = [limitsState.data, rulesState.data];
  const dates = useLimitDates(rules?.time_zone);
  // Notices above the content appear together with it, to prevent layout shift.
  // Breaks are known once the player is.
  const isKnown = Boolean(limits && rules && player) || limitsState.isError || rulesState.isError;
  // What stands below the skeleton is replaced when that ends, so that it does not move up into view.
  const { unreachable } = useConnection();
  const isLoading = !isKnown && !unreachable;
  const isLate = useIsLate(isLoading);
  const keyBelow = isLoading && !isLate ? "loading" : "loaded";
  const reachedLimits = limits?.filter((limit) => limit.reached && limit.accounts.length > 0) ?? [];
  return (
    <div className={styles.page}>
      {pending.length > 0 ? (
        <BreakNotice>
          <BreakRequestState breakRequests={pending} />
        </BreakNotice>
      ) : isKnown && rules?.excluded_until ? (
        <BreakNotice>
          <LockedUntil until={rules.excluded_until} timeZone={rules.time_zone} />
        </BreakNotice>
      ) : null}
      {isKnown && reachedLimits.length > 0 ? <Reached limits={reachedLimits} dates={dates} /> : null}
      {/* From the start, or with the content, which it would move. */}
      {isOfferStored || !isLoading ? <PanicButton /> : null}
      {limits && rules && player ? (
        <>
          <WaitNotice rules={rules} />
          <div className={`${styles.list} ${styles.first}`}>
            <TypeRow type={LEAD} limits={limits} rules={rules} />
          </div>
          <div className={styles.list}>
            {OTHERS.map((type) => (
              <TypeRow key={type} type={type} limits={limits} rules={rules} />
            ))}
          </div>
          <CountNotice rules={rules} />
        </>
      ) : (
        <QueryFallback queries={[limitsState, rulesState]} skeleton={<Skeleton />} />
      )}
      <Fragment key={keyBelow}>
        {offer ? <Breaks offer={offer} /> : null}
        {plan}
      </Fragment>
      {rules ? <Changes timeZone={rules.time_zone} /> : null}
      <p className={styles.muted}>
        <Link to="/$" params={{ _splat: "responsible-gaming" }}>
          <Trans>Responsible gaming and where to find help</Trans>
        </Link>
        {" · "}
        <Link to="/profile/$" params={{ _splat: "security" }} hash="close-account">
          <Trans>Close your account</Trans>
        </Link>
      </p>
    </div>
  );
}

/** Reached limits with their reset times, at the top of the page. */
function Reached({ limits, dates }: { limits: UserLimit[]; dates: (iso: string) => string }) {
  const { types, periods } = useLimitNames();
  return (
    <section className={styles.card} data-reached="" role="alert">
      <h2>
        <Trans>You've reached a limit you set.</Trans>
      </h2>
      <ul className={styles.facts}>
        {limits.map((limit) => {
          const name = types[limit.type];
          const period = periods[limit.period] ?? "";
          const date = dates(limit.resets_at);
          return (
            <li key={limit.id}>
              <Trans>
                {name} ({period}): it resets on {date}.
              </Trans>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
