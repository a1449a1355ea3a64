import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Equal, X } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import type { Finding } from "../../rules/fair/check.ts";
import type { DiceOutcome } from "../../rules/fair/dice.ts";
import type { SlotOutcome } from "../../rules/fair/slot.ts";
import type { FairKind } from "../../rules/fair/versions.ts";
import type { WheelOutcome } from "../../rules/fair/wheel.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { decimalsOf, toDecimal } from "../../rules/money/decimals.ts";
import styles from "./provably-fair.module.css";
import { Reels } from "./symbols.tsx";

export interface Checked {
  kind: FairKind;
  finding: Finding;
  /** Minor units; null where nobody knows what was paid. */
  paid: bigint | null;
  subunits: number;
  /** Whether it is what the server says that fell; null where nobody has asked it. */
  shown: boolean | null;
}

/** `right`: null where there is nothing to compare with. */
function Line({ right, children }: { right: boolean | null; children: ReactNode }) {
  const { t } = useLingui();
  const Sign = right === null ? Equal : right ? Check : X;
  const label = right === null ? t`To compare:` : right ? t`Right:` : t`Wrong:`;
  return (
    <li data-right={right}>
      <Sign aria-hidden />
      <div>
        <span className="visually-hidden">{label} </span>
        {children}
      </div>
    </li>
  );
}

function Outcome({ kind, outcome }: { kind: FairKind; outcome: object }) {
  const { i18n } = useLingui();
  if (kind === "dice") {
    const roll = i18n.number((outcome as DiceOutcome).roll / 100, { minimumFractionDigits: 2 });
    return <Trans>The dice show {roll}.</Trans>;
  }
  if (kind === "wheel") {
    const { index, segment } = outcome as WheelOutcome;
    const at = index + 1;
    const sign = segment === "star" ? "★" : `${segment}×`;
    return (
      <Trans>
        The wheel stops at place {at}: {sign}
      </Trans>
    );
  }
  const { spins } = outcome as SlotOutcome;
  return (
    <>
      <Trans>The reels show:</Trans>
      <ol className={styles.spins}>
        {spins.map(({ stops, tenths }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spins of a round are only ever in this order
          <li key={i} className={styles.spin}>
            <Reels stops={stops} />
            {i18n.number(tenths / 10)}×
          </li>
        ))}
      </ol>
    </>
  );
}

/** Writes minor units as the page's language does, with all their decimals. */
function useShowDecimal(subunits: number): (minor: bigint) => string {
  const digits = decimalsOf(subunits);
  const format = new Intl.NumberFormat(formatTag(useLocale()), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // As text it is exact at any size.
  return (minor) => format.format(toDecimal(minor, subunits) as `${number}`);
}

/** What was found: each point by itself, and whether all of it agrees. */
export function Verdict({ kind, finding, paid, subunits, shown }: Checked) {
  const { commitment, committed, drawn, outcome, win } = finding;
  const show = useShowDecimal(subunits);
  const pays = show(win);
  const was = show(paid ?? 0n);
  const payout = paid === null ? null : paid === win;
  const points = [committed, shown, payout];
  const right = points.includes(false) ? false : committed;
  const max = (drawn[0]?.below ?? 1) - 1;
  const numbers = drawn.map(({ value }) => value).join(", ");
  return (
    <div role="status" className={styles.card}>
      <p className={styles.verdict} data-right={right}>
        {right === null ? (
          <Trans>Worked out: compare it with what you were shown.</Trans>
        ) : right ? (
          <Trans>Everything agrees.</Trans>
        ) : (
          <Trans>Something does not agree.</Trans>
        )}
      </p>
      <ul className={styles.findings}>
        <Line right={committed}>
          {committed === null ? (
            <Trans>The fingerprint of the secret:</Trans>
          ) : committed ? (
            <Trans>The secret has the fingerprint that was shown before the round.</Trans>
          ) : (
            <Trans>The secret has another fingerprint than the one that was shown:</Trans>
          )}{" "}
          {committed === true ? null : <code className={styles.code}>{commitment}</code>}
        </Line>
        <Line right={null}>
          <Trans>Numbers drawn, each from 0 to {max}:</Trans>{" "}
          <code className={styles.code} data-drawn>
            {numbers}
          </code>
        </Line>
        <Line right={shown}>
          <Outcome kind={kind} outcome={outcome} />{" "}
          {shown === null ? null : shown ? (
            <Trans>That is what the game showed.</Trans>
          ) : (
            <Trans>The game showed something else.</Trans>
          )}
        </Line>
        <Line right={payout}>
          {payout === null ? (
            <Trans>It pays {pays}.</Trans>
          ) : payout ? (
            <Trans>It pays {pays}, and that was paid.</Trans>
          ) : (
            <Trans>
              It pays {pays}, but {was} was paid.
            </Trans>
          )}
        </Line>
      </ul>
    </div>
  );
}
