import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Award } from "../../contract/awards.ts";
import type { Bonus } from "../../contract/bonuses.ts";
import type { FreeSpins } from "../../contract/free-spins.ts";
import { isActualBonus, isActualFreeSpins, queueOf } from "../../rules/bonuses/gifts.ts";
import styles from "../../ui/panel.module.css";
import { InNumbers } from "../bonus-outlook/in-numbers.tsx";
import { BonusQueue } from "../bonuses/bonus-queue.tsx";
import { TermsDetails } from "../bonuses/bonus-terms.tsx";
import { IssuedBonus } from "../bonuses/issued-bonus.tsx";
import { PastBonus } from "../bonuses/past-bonus.tsx";
import { RunningBonus } from "../bonuses/running-bonus.tsx";
import { FreeSpinsCard } from "../free-spins/free-spins-card.tsx";
import { PastFreeSpins } from "../free-spins/past-free-spins.tsx";
import { HeldGift } from "./held-gifts.tsx";

interface GiftListProps {
  /** In the operator's order, with its pictures. */
  bonuses: readonly (Bonus & { image?: string | undefined })[];
  freeSpins: readonly FreeSpins[];
  held: readonly Award[];
  /** The server's time. */
  now: number;
  isLocked: boolean;
  /** Group keys of bonuses that can't be activated at present. */
  disabled: readonly string[];
  /** The player has turned bonuses off, or may have none. */
  isOff: boolean;
  /** The operator's cards, after the actual gifts. */
  cards?: ReactNode;
}

/** A heading with its gifts; nothing without any. */
function Group({ title, children }: { title: ReactNode; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <div className={styles.list}>{children}</div>
    </>
  );
}

const SpinsTerms = ({ spins: { wagering, currency, campaign } }: { spins: FreeSpins }) => (
  <TermsDetails terms={wagering} currency={currency} campaign={campaign} />
);

function OutlookOf({ bonus }: { bonus: Bonus }) {
  const isRunning = bonus.stage === "handle_bets";
  return (
    <InNumbers
      currency={bonus.currency}
      terms={bonus.terms}
      balance={isRunning ? bonus.balance_cents : bonus.amount_cents}
      remaining={BigInt(bonus.amount_wager_requirement_cents) - BigInt(bonus.amount_wager_cents)}
      endsAt={bonus.expires_at}
    />
  );
}

/** Past gifts, the last to end first. */
function PastGifts({ bonuses, freeSpins }: Pick<GiftListProps, "bonuses" | "freeSpins">) {
  const past = [
    ...bonuses
      .filter((bonus) => !isActualBonus(bonus))
      .map((bonus) => ({ at: bonus.ended_at, row: <PastBonus key={bonus.id} bonus={bonus} /> })),
    ...freeSpins
      .filter((spins) => !isActualFreeSpins(spins))
      .map((spins) => ({
        at: spins.ended_at,
        row: <PastFreeSpins key={spins.id} spins={spins} terms={<SpinsTerms spins={spins} />} />,
      })),
  ].toSorted((a, b) => (b.at ?? "").localeCompare(a.at ?? ""));
  if (past.length === 0) return null;
  return (
    <>
      <h2>
        <Trans>Past gifts</Trans>
      </h2>
      <ul className={styles.list}>{past.map(({ row }) => row)}</ul>
    </>
  );
}

/** All gifts: running, waiting, ready to activate, spins, on hold, past. */
export function GiftList({ bonuses, freeSpins, held, now, isLocked, disabled, isOff, cards }: GiftListProps) {
  const running = bonuses.filter(({ stage }) => stage === "handle_bets");
  const issued = bonuses.filter(({ stage }) => stage === "issued");
  const spins = freeSpins.filter(isActualFreeSpins);
  const queues = [...new Set(bonuses.map(({ currency }) => currency))]
    .map((currency) => queueOf(bonuses, currency))
    .filter((queue) => queue.length > 0);
  return (
    <>
      {running.map((bonus) => (
        <RunningBonus
          key={bonus.id}
          bonus={bonus}
          now={now}
          isLocked={isLocked}
          outlook={<OutlookOf bonus={bonus} />}
        />
      ))}
      <Group title={<Trans>Ready to activate</Trans>}>
        {issued.map((bonus) => (
          <IssuedBonus
            key={bonus.id}
            bonus={bonus}
            now={now}
            isLocked={isLocked}
            isDisabled={disabled.includes(bonus.group_key)}
            isOff={isOff}
            image={bonus.image}
            outlook={<OutlookOf bonus={bonus} />}
          />
        ))}
      </Group>
      <Group title={<Trans>Spins</Trans>}>
        {spins.map((one) => (
          <FreeSpinsCard
            key={one.id}
            spins={one}
            now={now}
            isLocked={isLocked}
            isOff={isOff}
            terms={<SpinsTerms spins={one} />}
          />
        ))}
      </Group>
      <Group title={<Trans>In your queue</Trans>}>
        {queues.map((queue) => (
          <BonusQueue key={queue[0]!.currency} queue={queue} isLocked={isLocked} />
        ))}
      </Group>
      {held.length > 0 ? (
        <>
          <h2>
            <Trans>On hold</Trans>
          </h2>
          <ul className={styles.list}>
            {held.map((award) => (
              <HeldGift
                key={award.id}
                award={award}
                terms={
                  award.campaign ? (
                    <TermsDetails terms={null} currency={award.currency ?? ""} campaign={award.campaign} />
                  ) : null
                }
              />
            ))}
          </ul>
        </>
      ) : null}
      {cards}
      <PastGifts bonuses={bonuses} freeSpins={freeSpins} />
    </>
  );
}
