import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { FairRound } from "../../contract/provably-fair.ts";
import { type Fields, useFields } from "../../lib/page/use-fields.ts";
import { checkRound, isSame } from "../../rules/fair/check.ts";
import {
  type ClaimFields,
  isFairKind,
  matchesRound,
  parseClaim,
  type RevealedSeed,
  withSeed,
} from "../../rules/fair/claim-fields.ts";
import { DICE_CHANCES } from "../../rules/fair/dice.ts";
import { FAIR_KINDS, FAIR_VERSIONS, standardVersion } from "../../rules/fair/versions.ts";
import { WHEEL_BETS } from "../../rules/fair/wheel.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import type { FieldBinding } from "../../ui/field-frame.tsx";
import { ErrorMessage, Form } from "../../ui/form.tsx";
import { useGameNames } from "./game-names.ts";
import styles from "./provably-fair.module.css";
import { Verdict, type VerifiedRound } from "./verdict.tsx";

/** A revealed seed to fill in; `id` differs each time. */
export interface SuggestedSeed {
  id: number;
  seed: RevealedSeed;
}

interface CheckFormProps {
  initial: ClaimFields;
  /** The round that prefills the form; undefined if none was requested. */
  round?: FairRound;
  suggested: SuggestedSeed | null;
  /** Called on every input. */
  onInput: () => void;
  /** Called with the verified fields, to store them in the address. */
  onChecked: (fields: ClaimFields) => void;
}

const inputProps = { autoComplete: "off", autoCapitalize: "none" } as const;

function Choice({ game, field }: { game: string; field: (name: string) => FieldBinding }) {
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
        hint={t`Out of 10,000: ${min} to ${max}`}
        inputMode="numeric"
        {...inputProps}
      />
      <SelectField
        field={field("over")}
        label={t`Which numbers win`}
        choices={[
          { value: "false", label: t`Lowest` },
          { value: "true", label: t`Highest` },
        ]}
      />
    </>
  );
}

/** Fills in suggested seeds that arrive after the first render. */
function useSuggestion({ values, set }: Fields, suggested: SuggestedSeed | null): void {
  const appliedId = useRef(suggested?.id);
  useEffect(() => {
    if (!suggested || appliedId.current === suggested.id) return;
    appliedId.current = suggested.id;
    const current = values as unknown as ClaimFields;
    for (const [name, value] of Object.entries(withSeed(current, suggested.seed)))
      if (value !== values[name]) set(name, value);
  }, [suggested, values, set]);
}

/** Form of a claimed round, verified on this device only. */
export function CheckForm({ initial, round, suggested, onInput, onChecked }: CheckFormProps) {
  const { t } = useLingui();
  const names = useGameNames();
  const [checked, setChecked] = useState<VerifiedRound | null>(null);
  const fields = useFields({
    initial: { ...initial },
    check: (values) => parseClaim(values as unknown as ClaimFields).errors,
    async submit(values) {
      const claim = values as unknown as ClaimFields;
      const { parsed } = parseClaim(claim);
      if (!parsed) return;
      const finding = await checkRound(parsed.rules, parsed.claim);
      const matchesServer =
        round && matchesRound(claim, round) ? isSame(finding.outcome, round.outcome) : null;
      setChecked({
        kind: parsed.rules.kind,
        version: parsed.rules.version,
        finding,
        paid: parsed.paid,
        subunits: parsed.subunits,
        matchesServer,
      });
      onChecked(claim);
    },
  });
  useSuggestion(fields, suggested);
  const field = (name: string) => {
    const bound = fields.field(name);
    const onChange = (value: string | boolean) => {
      onInput();
      bound.onChange(value);
    };
    return { ...bound, onChange };
  };
  const game = String(fields.values.game);
  const kind = isFairKind(game) ? game : "slot";
  const chooseGame = (value: string | boolean) => {
    field("game").onChange(value);
    if (isFairKind(String(value)))
      fields.set("version", String(standardVersion(String(value) as typeof kind).version));
  };
  return (
    <>
      <Form fields={fields} submit={<Trans>Check round</Trans>}>
        <div className={styles.pair}>
          <SelectField
            field={{ ...field("game"), onChange: chooseGame }}
            label={t`Game`}
            choices={FAIR_KINDS.map((gameKind) => ({ value: gameKind, label: names[gameKind] }))}
          />
          <SelectField
            field={field("version")}
            label={t`Rules version`}
            choices={FAIR_VERSIONS[kind].map(({ version }) => ({
              value: String(version),
              label: String(version),
            }))}
          />
        </div>
        <TextField
          field={field("secret")}
          label={t`Secret`}
          hint={t`64 characters, revealed after the round`}
          maxLength={80}
          {...inputProps}
        />
        <TextField
          field={field("commitment")}
          label={t`Fingerprint shown before the round`}
          optional
          maxLength={80}
          {...inputProps}
        />
        <div className={styles.pair}>
          <TextField field={field("client")} label={t`Your text`} maxLength={64} {...inputProps} />
          <TextField
            field={field("nonce")}
            label={t`Round number`}
            hint={t`Starts at 0`}
            inputMode="numeric"
            {...inputProps}
          />
        </div>
        <div className={styles.pair}>
          <TextField field={field("stake")} label={t`Bet`} inputMode="decimal" {...inputProps} />
          <TextField field={field("win")} label={t`Paid out`} optional inputMode="decimal" {...inputProps} />
        </div>
        <div className={styles.pair}>
          <Choice game={game} field={field} />
        </div>
      </Form>
      {globalThis.crypto?.subtle ? null : (
        <ErrorMessage>
          <Trans>Open this page over HTTPS to check fingerprints in this browser.</Trans>
        </ErrorMessage>
      )}
      {checked ? <Verdict {...checked} /> : null}
    </>
  );
}
