import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { FairRound } from "../../contract/provably-fair.ts";
import { type Fields, useFields } from "../../lib/page/use-fields.ts";
import { checkRound, isSame } from "../../rules/fair/check.ts";
import {
  type ClaimFields,
  claimOf,
  isAbout,
  isFairKind,
  type ShownSeed,
  withSeed,
} from "../../rules/fair/claim-fields.ts";
import { DICE_CHANCES } from "../../rules/fair/dice.ts";
import { FAIR_KINDS, FAIR_VERSIONS, versionInForce } from "../../rules/fair/versions.ts";
import { WHEEL_BETS } from "../../rules/fair/wheel.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import type { Bound } from "../../ui/field-frame.tsx";
import { Failure, Form } from "../../ui/form.tsx";
import { useGameNames } from "./game-names.ts";
import styles from "./provably-fair.module.css";
import { type Checked, Verdict } from "./verdict.tsx";

/** A seed that was just shown, to be filled in; another number each time. */
export interface Suggested {
  id: number;
  seed: ShownSeed;
}

interface CheckFormProps {
  initial: ClaimFields;
  /** The round that the fields begin with; missing where nobody has asked the server for one. */
  round?: FairRound;
  suggested: Suggested | null;
  /** Told of each change of a field. */
  onTyped: () => void;
  /** Told of what was checked, to keep it in the address. */
  onChecked: (fields: ClaimFields) => void;
}

const typing = { autoComplete: "off", autoCapitalize: "none" } as const;

function Choice({ game, field }: { game: string; field: (name: string) => Bound }) {
  const { t } = useLingui();
  if (game === "wheel")
    return (
      <SelectField
        field={field("bet")}
        label={t`Bet on`}
        choices={WHEEL_BETS.map((bet) => ({ value: String(bet), label: `${bet}×` }))}
      />
    );
  if (game !== "dice") return null;
  const { min, max } = DICE_CHANCES;
  return (
    <>
      <TextField
        field={field("chances")}
        label={t`How many numbers win`}
        hint={t`Of 10,000: from ${min} to ${max}`}
        inputMode="numeric"
        {...typing}
      />
      <SelectField
        field={field("over")}
        label={t`Which numbers win`}
        choices={[
          { value: "false", label: t`The lowest` },
          { value: "true", label: t`The highest` },
        ]}
      />
    </>
  );
}

/** Fills in what is suggested from now on, and nothing else. */
function useSuggestion({ values, set }: Fields, suggested: Suggested | null): void {
  const filled = useRef(suggested?.id);
  useEffect(() => {
    if (!suggested || filled.current === suggested.id) return;
    filled.current = suggested.id;
    const had = values as unknown as ClaimFields;
    for (const [name, value] of Object.entries(withSeed(had, suggested.seed)))
      if (value !== values[name]) set(name, value);
  }, [suggested, values, set]);
}

/** What a round is said to have been, and what is found when it is worked out again, on this device alone. */
export function CheckForm({ initial, round, suggested, onTyped, onChecked }: CheckFormProps) {
  const { t } = useLingui();
  const names = useGameNames();
  const [checked, setChecked] = useState<Checked | null>(null);
  const fields = useFields({
    initial: { ...initial },
    check: (values) => claimOf(values as unknown as ClaimFields).problems,
    async send(values) {
      const given = values as unknown as ClaimFields;
      const { read } = claimOf(given);
      if (!read) return;
      const finding = await checkRound(read.rules, read.claim);
      const shown = round && isAbout(given, round) ? isSame(finding.outcome, round.outcome) : null;
      setChecked({ kind: read.rules.kind, finding, paid: read.paid, subunits: read.subunits, shown });
      onChecked(given);
    },
  });
  useSuggestion(fields, suggested);
  const field = (name: string) => {
    const bound = fields.field(name);
    const onChange = (value: string | boolean) => {
      onTyped();
      bound.onChange(value);
    };
    return { ...bound, onChange };
  };
  const game = String(fields.values.game);
  const kind = isFairKind(game) ? game : "slot";
  const chooseGame = (value: string | boolean) => {
    field("game").onChange(value);
    if (isFairKind(String(value)))
      fields.set("version", String(versionInForce(String(value) as typeof kind).version));
  };
  return (
    <>
      <Form fields={fields} submit={<Trans>Check</Trans>}>
        <div className={styles.pair}>
          <SelectField
            field={{ ...field("game"), onChange: chooseGame }}
            label={t`Game`}
            choices={FAIR_KINDS.map((one) => ({ value: one, label: names[one] }))}
          />
          <SelectField
            field={field("version")}
            label={t`Version of the rules`}
            choices={FAIR_VERSIONS[kind].map(({ version }) => ({
              value: String(version),
              label: String(version),
            }))}
          />
        </div>
        <TextField
          field={field("secret")}
          label={t`Secret`}
          hint={t`64 signs, shown once no round needs it any more`}
          maxLength={80}
          {...typing}
        />
        <TextField
          field={field("commitment")}
          label={t`Fingerprint shown before the round`}
          optional
          maxLength={80}
          {...typing}
        />
        <div className={styles.pair}>
          <TextField field={field("client")} label={t`Your text`} maxLength={64} {...typing} />
          <TextField
            field={field("nonce")}
            label={t`Number of the round`}
            hint={t`Counted from 0`}
            inputMode="numeric"
            {...typing}
          />
        </div>
        <div className={styles.pair}>
          <TextField field={field("stake")} label={t`Stake`} inputMode="decimal" {...typing} />
          <TextField field={field("win")} label={t`Paid out`} optional inputMode="decimal" {...typing} />
        </div>
        <div className={styles.pair}>
          <Choice game={game} field={field} />
        </div>
      </Form>
      {globalThis.crypto?.subtle ? null : (
        <Failure>
          <Trans>This browser works out fingerprints only on pages that come by https.</Trans>
        </Failure>
      )}
      {checked ? <Verdict {...checked} /> : null}
    </>
  );
}
