import { Trans, useLingui } from "@lingui/react/macro";
import { usualStep } from "../../rules/bonus-outlook/stake-steps.ts";
import { FAIR_KINDS, type FairKind } from "../../rules/fair/versions.ts";
import field from "../../ui/field.module.css";
import styles from "./bonus-outlook.module.css";
import type { OutlookTexts } from "./use-outlook-texts.ts";

interface OutlookChoicesProps {
  kind: FairKind;
  onKind: (kind: FairKind) => void;
  stake: bigint;
  onStake: (stake: bigint) => void;
  /** Stakes that bonus money may be used for, ascending. */
  steps: readonly bigint[];
  /** Minor units; null if unknown. */
  usualStake: bigint | null;
  texts: OutlookTexts;
}

/** The game and the bet that the outlook is about. */
export function OutlookChoices(props: OutlookChoicesProps) {
  const { t } = useLingui();
  const { kind, onKind, stake, onStake, steps, usualStake, texts } = props;
  const usual = usualStake === null ? undefined : usualStep(steps, usualStake);
  const select = `${field.input} ${field.select}`;
  return (
    <div className={styles.choices}>
      <label>
        <Trans>Game</Trans>
        <select className={select} value={kind} onChange={({ target }) => onKind(target.value as FairKind)}>
          {FAIR_KINDS.map((one) => (
            <option key={one} value={one}>
              {texts.nameOf(one)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <Trans>Bet per round</Trans>
        <select
          className={select}
          value={String(stake)}
          onChange={({ target }) => onStake(BigInt(target.value))}
        >
          {steps.map((step) => {
            const amount = texts.money(step);
            return (
              <option key={step} value={String(step)}>
                {step === usual ? t`${amount} (your usual bet)` : amount}
              </option>
            );
          })}
        </select>
      </label>
    </div>
  );
}
