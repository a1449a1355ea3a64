import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BadgeCheck } from "lucide-react";
import { useConversionTexts } from "../../api/conversion.ts";
import { roundQuery } from "../../api/rounds.ts";
import type { Conversion } from "../../contract/launch.ts";
import type { Round } from "../../contract/rounds.ts";
import { buttonClass } from "../../ui/button.tsx";
import { GameThumb } from "../../ui/game-thumb.tsx";
import { NavLink } from "../../ui/nav-link.tsx";
import styles from "./history.module.css";
import { HistoryItem } from "./one-part.tsx";
import { ReceiptRow } from "./receipt-row.tsx";
import { useDates } from "./use-dates.ts";
import { signOf, useMoney } from "./use-money.ts";
import { useHistoryTexts } from "./use-words.ts";

/** Exchange rate of a crypto account's round in fiat. */
function PlayedIn({ conversion, currency }: { conversion: Conversion; currency: string }) {
  const texts = useConversionTexts(conversion, currency);
  return (
    <>
      <dt>
        <Trans>Played in</Trans>
      </dt>
      <dd>
        {conversion.played}
        {texts ? ` (${texts.unit} = ${texts.worth})` : null}
      </dd>
    </>
  );
}

function Facts({ round }: { round: Round }) {
  const { money, change } = useMoney();
  const { dateTime } = useDates();
  const { states } = useHistoryTexts();
  const { id, name, currency, stake_cents, win_cents, net_cents, opened_at, closed_at, state, conversion } =
    round;
  return (
    <dl className={styles.facts}>
      <dt>
        <Trans>Total bet</Trans>
      </dt>
      <dd>{round.is_bonus_spin ? <Trans>Bonus spin</Trans> : money(stake_cents, currency)}</dd>
      <dt>
        <Trans>Won</Trans>
      </dt>
      <dd>{money(win_cents, currency)}</dd>
      <dt>
        <Trans>Result</Trans>
      </dt>
      <dd data-sign={signOf(net_cents)}>{change(net_cents, currency)}</dd>
      {conversion ? <PlayedIn conversion={conversion} currency={currency} /> : null}
      <dt>
        <Trans>Status</Trans>
      </dt>
      <dd>{states[state]}</dd>
      <dt>
        <Trans>Started</Trans>
      </dt>
      <dd>{dateTime(opened_at)}</dd>
      <dt>
        <Trans>Finished</Trans>
      </dt>
      <dd>{closed_at ? dateTime(closed_at) : "–"}</dd>
      <dt>
        <Trans>Round number</Trans>
      </dt>
      <dd>{id}</dd>
      <dt>
        <Trans>Provider's round ID</Trans>
      </dt>
      <dd className={styles.code}>{name}</dd>
    </dl>
  );
}

/** A round: result, receipts and verification. */
export const RoundPart = ({ id }: { id: string }) => (
  <HistoryItem
    query={useQuery(roundQuery(id))}
    param="round"
    back={<Trans>All rounds</Trans>}
    notFoundTitle={<Trans>We can't find this round.</Trans>}
  >
    {(data) => (
      <>
        <section className={styles.card}>
          <div className={styles.head}>
            <GameThumb preview={data.round.game.preview} tone={data.round.game.tone} />
            <div>
              <h2>{data.round.game.title}</h2>
              <p className={styles.muted}>{data.round.game.provider_title}</p>
            </div>
          </div>
          <Facts round={data.round} />
          <div className={styles.actions}>
            {data.round.verifiable ? (
              <Link
                to="/verify"
                search={{ round: data.round.name } as never}
                className={buttonClass({ look: "primary" })}
              >
                <BadgeCheck aria-hidden width={18} height={18} />
                <Trans>Verify round</Trans>
              </Link>
            ) : null}
            {data.round.game.path ? (
              <NavLink to={data.round.game.path} className={buttonClass()}>
                <Trans>Open game</Trans>
              </NavLink>
            ) : null}
          </div>
        </section>
        <section className={styles.day}>
          <h3>
            <Trans>Receipts of this round</Trans>
          </h3>
          <ul className={styles.list}>
            {data.receipts.map((receipt) => (
              <ReceiptRow key={receipt.number} receipt={receipt} />
            ))}
          </ul>
        </section>
      </>
    )}
  </HistoryItem>
);
