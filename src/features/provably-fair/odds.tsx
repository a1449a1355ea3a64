import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { DICE_SIDES, diceMultiplier } from "../../rules/fair/dice.ts";
import { digestOf } from "../../rules/fair/draw.ts";
import type { SlotSymbol } from "../../rules/fair/slot.ts";
import { slotTable } from "../../rules/fair/slot-tables.ts";
import {
  FAIR_KINDS,
  type FairKind,
  type FairVersion,
  percentOf,
  standardVersion,
  tableText,
  versionsInForce,
} from "../../rules/fair/versions.ts";
import { SEGMENTS, WHEEL_BETS } from "../../rules/fair/wheel.ts";
import { Summary } from "../../ui/summary.tsx";
import { Card } from "./card.tsx";
import { useGameNames } from "./game-names.ts";
import styles from "./provably-fair.module.css";
import { SIGNS } from "./symbols.tsx";

function Table({ head, rows }: { head: ReactNode[]; rows: (string | number)[][] }) {
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are only ever in this order
              <th key={i} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are only ever in this order
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableProps {
  rules: FairVersion;
}

function SlotTable({ rules }: TableProps) {
  const { i18n } = useLingui();
  const { lines, pays: prizes, freeSpins } = slotTable(rules.version);
  const all = lines.length;
  const { count, multiplier } = freeSpins;
  const rows = Object.entries(prizes)
    .filter(([, [three]]) => three > 0)
    .map(([symbol, pays]) => [
      SIGNS[symbol as SlotSymbol],
      ...pays.map((tenths) => `${i18n.number(tenths / 10)}×`),
    ]);
  return (
    <>
      <p>
        <Trans>
          {all} lines pay from the left for three, four or five matching symbols, as multiples of your bet. W
          counts as any symbol except ★.
        </Trans>{" "}
        {multiplier === 1 ? (
          <Trans>Three ★ anywhere give {count} free spins, but no further free spins.</Trans>
        ) : (
          <Trans>
            Three ★ anywhere give {count} free spins that pay {multiplier} times as much, but no further free
            spins.
          </Trans>
        )}
      </p>
      <Table head={[<Trans key="s">Symbol</Trans>, "3", "4", "5"]} rows={rows} />
    </>
  );
}

function WheelTable() {
  const all = SEGMENTS.length;
  const count = (segment: unknown) => SEGMENTS.filter((candidate) => candidate === segment).length;
  const rows = WHEEL_BETS.map((bet) => [`${bet}×`, `${count(bet)}/${all}`, `${bet}×`]);
  return (
    <>
      <p>
        <Trans>
          The wheel is equally likely to stop at each of its {all} segments. If it stops at your number, you
          get your bet times that number; ★ returns your bet.
        </Trans>
      </p>
      <Table
        head={[<Trans key="b">Bet on</Trans>, <Trans key="c">Chance</Trans>, <Trans key="p">Pays</Trans>]}
        rows={[...rows, ["★", `${count("star")}/${all}`, "1×"]]}
      />
    </>
  );
}

const EXAMPLES = [100, 1_000, 2_500, 5_000, 7_500, 9_700];

function DiceTable() {
  const { i18n } = useLingui();
  const all = i18n.number(DICE_SIDES);
  const rows = EXAMPLES.map((chances) => [
    `${i18n.number(chances)}/${all}`,
    `${i18n.number(Number(diceMultiplier({ chances })) / 10_000, { maximumFractionDigits: 4 })}×`,
  ]);
  return (
    <>
      <p>
        <Trans>
          One of {all} numbers is drawn, each equally likely. The fewer numbers win, the more a win pays: 99%
          of your bet divided by your chance, rounded down to ten-thousandths of the bet.
        </Trans>
      </p>
      <Table head={[<Trans key="c">Chance</Trans>, <Trans key="p">Pays</Trans>]} rows={rows} />
    </>
  );
}

const TABLES: Record<FairKind, (props: TableProps) => ReactNode> = {
  slot: SlotTable,
  wheel: WheelTable,
  dice: DiceTable,
};

/** SHA-256 of a version's table, computed on this device. */
function useDigest(rules: FairVersion): string {
  const [digest, setDigest] = useState("");
  useEffect(() => {
    let isMounted = true;
    void digestOf(tableText(rules)).then(
      (text) => isMounted && setDigest(text),
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [rules]);
  return digest;
}

function Version({ rules }: { rules: FairVersion }) {
  const { i18n } = useLingui();
  const digest = useDigest(rules);
  const { version: no, since, returns } = rules;
  const percent = (value: number) => i18n.number(value, { maximumFractionDigits: 2 });
  const [low, high] = [percent(percentOf(returns.least)), percent(percentOf(returns.most))];
  const day = i18n.date(since, { dateStyle: "medium", timeZone: "UTC" });
  const [top, n] = [i18n.number(rules.top.stakes), i18n.number(rules.top.oneIn)];
  return (
    <>
      <p>
        <strong>
          <Trans>
            Version {no}, since {day}
          </Trans>
        </strong>
      </p>
      <p>
        {low === high ? (
          <Trans>On average, {low}% of all bets is paid back.</Trans>
        ) : (
          <Trans>
            On average, {low} to {high}% of all bets is paid back, depending on your choice.
          </Trans>
        )}{" "}
        <Trans>
          The top prize is {top} times your bet, in 1 of {n} rounds on average.
        </Trans>
      </p>
      <dl className={styles.facts}>
        <dt>
          <Trans>Table fingerprint</Trans>
        </dt>
        <dd className={styles.code}>{digest || "…"}</dd>
      </dl>
    </>
  );
}

function Game({ kind }: { kind: FairKind }) {
  const names = useGameNames();
  const KindTable = TABLES[kind];
  const standard = standardVersion(kind);
  const others = versionsInForce(kind).filter((rules) => rules !== standard);
  return (
    <section className={styles.seed}>
      <h3>{names[kind]}</h3>
      <Version rules={standard} />
      <details className={styles.details}>
        <Summary>
          <Trans>Rules and prizes</Trans>
        </Summary>
        <KindTable rules={standard} />
      </details>
      {others.length > 0 ? (
        <details className={styles.details}>
          <Summary>
            <Trans>Versions used by other games</Trans>
          </Summary>
          {others.map((rules) => (
            <div key={rules.version}>
              <Version rules={rules} />
              <KindTable rules={rules} />
            </div>
          ))}
        </details>
      ) : null}
    </section>
  );
}

/** Rules of each game: odds, return, top prize and versions. */
export function Odds() {
  return (
    <Card title={<Trans>Rules and odds</Trans>} id="odds">
      {FAIR_KINDS.map((kind) => (
        <Game key={kind} kind={kind} />
      ))}
      <p className={styles.muted}>
        <Trans>
          Each game's rules show its version, and each round keeps the one it was played with. See all weights
          and versions{" "}
          <a className={styles.link} href="/api/fair/games">
            as data
          </a>
          .
        </Trans>
      </p>
    </Card>
  );
}
