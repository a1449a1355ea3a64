import { Trans } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { useServerTime } from "../../api/server-time.ts";
import type { Amount } from "../../contract/accounts.ts";
import type { Contributions } from "../../contract/bonuses.ts";
import { now } from "../../lib/time/time.ts";
import { DEFAULT_PACE, HOURS_PER_DAY, type Outlook, outlookOf } from "../../rules/bonus-outlook/outlook.ts";
import { PUBLISHED_GAMES } from "../../rules/bonus-outlook/published-games.ts";
import { playsOf } from "../../rules/bonus-outlook/simulation.ts";
import { stakeStepsUpTo } from "../../rules/bonus-outlook/stake-steps.ts";
import type { FairKind } from "../../rules/fair/versions.ts";
import panel from "../../ui/panel.module.css";
import { Summary } from "../../ui/summary.tsx";
import styles from "./bonus-outlook.module.css";
import { OutlookChoices } from "./outlook-choices.tsx";
import { SimulatedChances } from "./simulated-chances.tsx";
import { type OutlookTexts, useOutlookTexts } from "./use-outlook-texts.ts";
import { useUsualPlay } from "./use-usual-play.ts";

const DAY = 86_400_000;
/** The same numbers for every player and visit. */
const SEED = 1;

/** Conditions of bonus money as far as an outlook depends on them; minor units. */
export interface OutlookTerms {
  days: number;
  max_bet_cents: Amount | null;
  max_win_cents: Amount | null;
  contributions: Contributions;
}

export interface BonusOutlookProps {
  currency: string;
  terms: OutlookTerms;
  /** Bonus money left, or the bonus of an offer; minor units. */
  balance: Amount | bigint;
  /** Counted bets that the requirement still needs; minor units. */
  remaining: Amount | bigint;
  /** End of the time to wager, ISO 8601; null if the time hasn't started. */
  endsAt: string | null;
}

const amountOf = (amount: Amount | null) => (amount === null ? null : BigInt(amount));

interface FactsProps {
  outlook: Outlook;
  stake: bigint;
  maxWin: bigint | null;
  /** Milliseconds since the epoch. */
  lastDay: number;
  hasStarted: boolean;
  texts: OutlookTexts;
}

/** What the requirement takes, by calculation. */
function Facts({ outlook, stake, maxWin, lastDay, hasStarted, texts }: FactsProps) {
  const [stakes, cost, bet] = [outlook.stakes, outlook.cost, stake].map(texts.money);
  const duration = texts.duration(outlook.duration);
  const day = texts.day(lastDay);
  const most = maxWin === null ? null : texts.money(maxWin);
  const hours = texts.hours(HOURS_PER_DAY);
  return (
    <ul className={panel.lines}>
      <li>
        <Trans>You need {stakes} in bets before it becomes real money.</Trans>
      </li>
      <li>
        <Trans>If you make all of these bets, you lose {cost} on average.</Trans>
      </li>
      <li>
        <Trans>
          That takes about {duration} at {bet} a round.
        </Trans>
      </li>
      <li>
        {hasStarted ? (
          <Trans>You have until {day}.</Trans>
        ) : (
          <Trans>If it starts today, you have until {day}.</Trans>
        )}{" "}
        {outlook.rounds > outlook.roundsInTime ? (
          <strong>
            <Trans>At {hours} of play a day, you'd run out of time.</Trans>
          </strong>
        ) : null}
      </li>
      {most === null ? null : (
        <li>
          <Trans>You can keep up to {most}.</Trans>
        </li>
      )}
    </ul>
  );
}

/** What the numbers assume. */
function Assumptions({ rounds, pace, texts }: { rounds: bigint; pace: number; texts: OutlookTexts }) {
  const plays = texts.count(playsOf(rounds));
  const seconds = texts.seconds(pace);
  const hours = texts.hours(HOURS_PER_DAY);
  return (
    <details className={styles.details}>
      <Summary>
        <Trans>How we calculate this</Trans>
      </Summary>
      <p className={styles.muted}>
        <Trans>
          We play the bonus {plays} times with the game's published prizes. Every bet is the same, with{" "}
          {seconds} between rounds and up to {hours} a day. It ends when less than one bet is left. Your
          result will be different.
        </Trans>
      </p>
    </details>
  );
}

interface OutlookOfGameProps extends BonusOutlookProps {
  steps: readonly [bigint, ...bigint[]];
  texts: OutlookTexts;
}

function OutlookOfGame({ steps, texts, ...bonus }: OutlookOfGameProps) {
  const [kind, setKind] = useState<FairKind>("slot");
  const [stake, setStake] = useState(steps[0]);
  const usual = useUsualPlay(bonus.currency);
  const serverTime = useServerTime();
  const [openedAt] = useState(now);
  const startedAt = serverTime(openedAt);
  const lastDay = bonus.endsAt === null ? startedAt + bonus.terms.days * DAY : Date.parse(bonus.endsAt);
  const game = useMemo(
    () => ({ facts: PUBLISHED_GAMES[kind].facts, returns: PUBLISHED_GAMES[kind].returns() }),
    [kind],
  );
  const { contributions } = bonus.terms;
  const maxWin = amountOf(bonus.terms.max_win_cents);
  const pace = usual?.pace ?? DEFAULT_PACE;
  const timeLeft = Math.max(0, Math.floor(lastDay - startedAt));
  const outlook = outlookOf(
    { remaining: BigInt(bonus.remaining), contributions, timeLeft },
    { game, stake, pace },
  );
  const choices = { kind, onKind: setKind, stake, onStake: setStake, steps, texts };
  const { rounds = 0n, roundsInTime = 0n } = outlook ?? {};
  return (
    <>
      <OutlookChoices {...choices} usualStake={usual?.stake ?? null} />
      {outlook ? (
        <>
          <Facts {...{ outlook, stake, maxWin, lastDay, texts }} hasStarted={bonus.endsAt !== null} />
          <SimulatedChances
            key={[kind, bonus.balance, stake, rounds, rounds > roundsInTime].join()}
            input={{ kind, balance: BigInt(bonus.balance), stake, rounds, roundsInTime, maxWin, seed: SEED }}
            cost={outlook.cost}
            texts={texts}
          />
          <Assumptions rounds={rounds} pace={pace} texts={texts} />
        </>
      ) : (
        <p className={styles.muted}>
          <Trans>Bets in this game don't count towards this bonus.</Trans>
        </p>
      )}
    </>
  );
}

/** What an offered or running bonus takes and leaves, in numbers: calculated and simulated on this device. */
export function BonusOutlook(bonus: BonusOutlookProps) {
  const { currency, terms, balance } = bonus;
  const texts = useOutlookTexts(currency);
  const [least, ...more] = stakeStepsUpTo(currency, amountOf(terms.max_bet_cents));
  const amount = texts.money(BigInt(balance));
  return (
    <section className={styles.outlook} data-bonus-outlook="">
      <h4>
        <Trans>In numbers</Trans>
      </h4>
      {least === undefined ? (
        <p className={styles.muted}>
          <Trans>These games' minimum bets are higher than this bonus allows.</Trans>
        </p>
      ) : (
        <>
          <p className={styles.muted}>
            <Trans>For {amount} of bonus money, played without your real money.</Trans>
          </p>
          <OutlookOfGame {...bonus} steps={[least, ...more]} texts={texts} />
        </>
      )}
    </section>
  );
}
