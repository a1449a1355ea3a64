import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { DICE_SIDES, diceMultiplier } from "../../rules/fair/dice.ts";
import { digestOf } from "../../rules/fair/draw.ts";
import { LINES, PAYS, type SlotSymbol } from "../../rules/fair/slot.ts";
import {
  FAIR_KINDS,
  FAIR_VERSIONS,
  type FairKind,
  type FairVersion,
  percentOf,
  tableText,
  versionInForce,
} from "../../rules/fair/versions.ts";
import { SEGMENTS, WHEEL_BETS } from "../../rules/fair/wheel.ts";
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

function SlotTable() {
  const { i18n } = useLingui();
  const all = LINES.length;
  const rows = Object.entries(PAYS)
    .filter(([, [three]]) => three > 0)
    .map(([symbol, pays]) => [
      SIGNS[symbol as SlotSymbol],
      ...pays.map((tenths) => `${i18n.number(tenths / 10)}×`),
    ]);
  return (
    <>
      <p>
        <Trans>
          {all} lines pay from the left for three, four or five equal symbols, in stakes. W stands for any
          symbol but ★. Three ★ anywhere give eight free spins that pay double, and no more of them.
        </Trans>
      </p>
      <Table head={[<Trans key="s">Symbol</Trans>, "3", "4", "5"]} rows={rows} />
    </>
  );
}

function WheelTable() {
  const all = SEGMENTS.length;
  const count = (segment: unknown) => SEGMENTS.filter((one) => one === segment).length;
  const rows = WHEEL_BETS.map((bet) => [`${bet}×`, `${count(bet)}/${all}`, `${bet}×`]);
  return (
    <>
      <p>
        <Trans>
          The wheel stops at each of its {all} places equally often. Your number pays so many stakes; at ★
          your stake comes back.
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
          One of {all} numbers falls, each equally often. The fewer of them win, the more a win pays: 99 % of
          the stake, divided by your chance, rounded down to ten-thousandths of the stake.
        </Trans>
      </p>
      <Table head={[<Trans key="c">Chance</Trans>, <Trans key="p">Pays</Trans>]} rows={rows} />
    </>
  );
}

const TABLES: Record<FairKind, () => ReactNode> = { slot: SlotTable, wheel: WheelTable, dice: DiceTable };

/** SHA-256 of a version's table, worked out here. */
function useDigest(rules: FairVersion): string {
  const [digest, setDigest] = useState("");
  useEffect(() => {
    let here = true;
    void digestOf(tableText(rules)).then(
      (text) => here && setDigest(text),
      () => {},
    );
    return () => {
      here = false;
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
          <Trans>Of all stakes, on average {low} % come back.</Trans>
        ) : (
          <Trans>
            Of all stakes, on average {low} to {high} % come back, depending on your choice.
          </Trans>
        )}{" "}
        <Trans>
          The top prize is {top} times the stake: in one of {n} rounds on average.
        </Trans>
      </p>
      <dl className={styles.facts}>
        <dt>
          <Trans>Fingerprint of the table</Trans>
        </dt>
        <dd className={styles.code}>{digest || "…"}</dd>
      </dl>
    </>
  );
}

function Game({ kind }: { kind: FairKind }) {
  const names = useGameNames();
  const Weights = TABLES[kind];
  const before = FAIR_VERSIONS[kind].slice(1);
  return (
    <section className={styles.seed}>
      <h3>{names[kind]}</h3>
      <Version rules={versionInForce(kind)} />
      <details className={styles.details}>
        <summary>
          <Trans>Rules and prizes</Trans>
        </summary>
        <Weights />
      </details>
      {before.length > 0 ? (
        <details className={styles.details}>
          <summary>
            <Trans>Versions before</Trans>
          </summary>
          {before.map((rules) => (
            <Version key={rules.version} rules={rules} />
          ))}
        </details>
      ) : null}
    </section>
  );
}

/** What each game draws by, how much of it comes back and how rare the top prize is, with its versions. */
export function Odds() {
  return (
    <Card title={<Trans>Rules and odds</Trans>} id="odds">
      {FAIR_KINDS.map((kind) => (
        <Game key={kind} kind={kind} />
      ))}
      <p className={styles.muted}>
        <Trans>
          A round keeps the version that it was drawn by. All weights and versions{" "}
          <a className={styles.link} href="/api/fair/games">
            as data
          </a>
          .
        </Trans>
      </p>
    </Card>
  );
}
