import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { chooseReminder, goOn } from "../../api/play.ts";
import type { Sitting } from "../../contract/play.ts";
import { useErrorText } from "../../lib/http/error-text.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { PauseDialog } from "./pause-dialog.tsx";
import styles from "./play.module.css";
import { Sums } from "./use-show-money.tsx";

interface RealityCheckProps {
  open: boolean;
  sitting: Sitting;
  elapsed: number;
  onStop: () => void;
}

interface ReminderChoiceProps {
  sitting: Sitting;
  /** Minutes; null for never. */
  minutes: number | null;
  onChange: (minutes: number | null) => void;
}

/** Often enough for the player, of what their licence offers. */
function ReminderChoice({ sitting, minutes, onChange }: ReminderChoiceProps) {
  const { t } = useLingui();
  const { choices, optional } = sitting.reality_check;
  return (
    <label className={styles.choice}>
      <Trans>Remind me</Trans>
      <select
        value={minutes ?? ""}
        onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t`every ${choice} minutes`}
          </option>
        ))}
        {optional ? <option value="">{t`never`}</option> : null}
      </select>
    </label>
  );
}

/** Stops play until the player has looked at time and money and said what they want. Nothing else closes it. */
export function RealityCheck({ open, sitting, elapsed, onStop }: RealityCheckProps) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const [failed, setFailed] = useState<unknown>(null);
  const [asking, setAsking] = useState(false);
  const minutes = Math.floor(elapsed / 60_000);
  const before = sitting.reality_check.minutes;
  const [chosen, setChosen] = useState<number | null>();
  const answer = async () => {
    setAsking(true);
    setFailed(null);
    try {
      // The answer first: what is due is not put off by asking for it less often.
      await goOn(client);
      if (chosen !== undefined && chosen !== before) await chooseReminder(client, chosen);
      setChosen(undefined);
    } catch (error) {
      setFailed(error);
    }
    setAsking(false);
  };
  return (
    <PauseDialog
      open={open}
      title={<Trans>Time for a look at the clock</Trans>}
      lead={
        <Plural
          value={minutes}
          one="You have been playing for # minute. The game waits for you."
          other="You have been playing for # minutes. The game waits for you."
        />
      }
    >
      <Sums sitting={sitting} elapsed={elapsed} />
      <div className={styles.answers}>
        <Button disabled={asking} onClick={() => void answer()}>
          <Trans>Go on</Trans>
        </Button>
        <Button onClick={onStop}>
          <Trans>Stop playing</Trans>
        </Button>
        <Link to="/profile/$" params={{ _splat: "games-history" }} className={buttonClass()}>
          <Trans>What I have played</Trans>
        </Link>
      </div>
      <ReminderChoice
        sitting={sitting}
        minutes={chosen === undefined ? before : chosen}
        onChange={setChosen}
      />
      <p role="status">{failed ? errorText(failed) : null}</p>
    </PauseDialog>
  );
}
