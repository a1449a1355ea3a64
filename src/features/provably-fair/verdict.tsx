import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Equal, X } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import type { RoundCheck } from "../../rules/fair/check.ts";
import type { DiceOutcome } from "../../rules/fair/dice.ts";
import type { SlotOutcome } from "../../rules/fair/slot.ts";
import type { FairKind } from "../../rules/fair/versions.ts";
import type { WheelOutcome } from "../../rules/fair/wheel.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { decimalsOf, toDecimal } from "../../rules/money/decimals.ts";
import styles from "./provably-fair.module.css";
import { Reels } from "./symbols.tsx";

export interface VerifiedRound {
  kind: FairKind;
  /** Of the rules. */
  version: number;
  finding: RoundCheck;
  /** Minor units; null if the paid amount is unknown. */
  paid: bigint | null;
  subunits: number;
  /** True if the outcome equals the server's; null if it was not requested. */
  matchesServer: boolean | null;
}

/** A finding. isCorrect is null if there is nothing to compare with. */
function Line({ right: isCorrect, children }: { right: boolean | null; children: ReactNode }) {
  const { t } = useLingui();
  const Sign = isCorrect === null ? Equal : isCorrect ? Check : X;
  const label = isCorrect === null ? t`To compare:` : isCorrect ? t`Correct:` : t`Wrong:`;
  return (
    <li data-right={isCorrect}>
      <Sign aria-hidden />
      <div>
        <span className="visually-hidden">{label} </span>
        {children}
      </div>
    </li>
  );
}

function Outcome({ kind, version, outcome }: Pick<VerifiedRound, "kind" | "version"> & { outcome: object }) {
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
        The wheel stops at segment {at}: {sign}
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
            <Reels version={version} stops={stops} />
            {i18n.number(tenths / 10)}×
          </li>
        ))}
      </ol>
    </>
  );
}

/** Formats minor units with all decimals. */
function useDecimalFormat(subunits: number): (minor: bigint) => string {
  const digits = decimalsOf(subunits);
  const format = new Intl.NumberFormat(formatTag(useLocale()), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // Passed as text, because a number would lose precision.
  return (minor) => format.format(toDecimal(minor, subunits) as `${number}`);
}

/** Result of a verification: each check, and the conclusion. */
export function Verdict({ kind, version, finding, paid, subunits, matchesServer }: VerifiedRound) {
  const { commitment, matchesCommitment, drawn, outcome, win } = finding;
  const formatDecimal = useDecimalFormat(subunits);
  const pays = formatDecimal(win);
  const was = formatDecimal(paid ?? 0n);
  const payout = paid === null ? null : paid === win;
  const points = [matchesCommitment, matchesServer, payout];
  const matches = points.includes(false) ? false : matchesCommitment;
  const max = (drawn[0]?.below ?? 1) - 1;
  const numbers = drawn.map(({ value }) => value).join(", ");
  return (
    <div role="status" className={styles.card}>
      <p className={styles.verdict} data-right={matches}>
        {matches === null ? (
          <Trans>All done – compare this with what you were shown.</Trans>
        ) : matches ? (
          <Trans>Everything matches.</Trans>
        ) : (
          <Trans>Something doesn't match.</Trans>
        )}
      </p>
      <ul className={styles.findings}>
        <Line right={matchesCommitment}>
          {matchesCommitment === null ? (
            <Trans>The secret's fingerprint:</Trans>
          ) : matchesCommitment ? (
            <Trans>The secret's fingerprint matches the one shown before the round.</Trans>
          ) : (
            <Trans>The secret's fingerprint doesn't match the one that was shown:</Trans>
          )}{" "}
          {matchesCommitment === true ? null : <code className={styles.code}>{commitment}</code>}
        </Line>
        <Line right={null}>
          <Trans>Numbers drawn, each from 0 to {max}:</Trans>{" "}
          <code className={styles.code} data-drawn>
            {numbers}
          </code>
        </Line>
        <Line right={matchesServer}>
          <Outcome kind={kind} version={version} outcome={outcome} />{" "}
          {matchesServer === null ? null : matchesServer ? (
            <Trans>That's what the game showed.</Trans>
          ) : (
            <Trans>The game showed something else.</Trans>
          )}
        </Line>
        <Line right={payout}>
          {payout === null ? (
            <Trans>It pays {pays}.</Trans>
          ) : payout ? (
            <Trans>It pays {pays}, and that's what was paid.</Trans>
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
