import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { continuePlay, setRealityCheck } from "../../../api/play.ts";
import type { PlaySession } from "../../../contract/play-sessions.ts";
import { useErrorText } from "../../../lib/http/error-text.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import styles from "../play.module.css";
import { PlayTotals } from "../use-show-money.tsx";
import { PauseDialog } from "./pause-dialog.tsx";

interface RealityCheckProps {
  open: boolean;
  playSession: PlaySession;
  elapsed: number;
  onStop: () => void;
}

interface ReminderChoiceProps {
  playSession: PlaySession;
  /** Minutes; null for never. */
  minutes: number | null;
  onChange: (minutes: number | null) => void;
}

/** The interval choices that the licence offers. */
function ReminderChoice({ playSession, minutes, onChange }: ReminderChoiceProps) {
  const { t } = useLingui();
  const { choices, optional } = playSession.reality_check;
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

/** Pauses play until the player has seen time and money and answers; cannot be dismissed otherwise. */
export function RealityCheck({ open, playSession, elapsed, onStop }: RealityCheckProps) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<unknown>(null);
  const [isSending, setIsSending] = useState(false);
  const minutes = Math.floor(elapsed / 60_000);
  const previousMinutes = playSession.reality_check.minutes;
  const [chosen, setChosen] = useState<number | null>();
  const onContinue = async () => {
    setIsSending(true);
    setFailure(null);
    try {
      // Answer first: a longer interval must not postpone the due check.
      await continuePlay(client);
      if (chosen !== undefined && chosen !== previousMinutes) await setRealityCheck(client, chosen);
      setChosen(undefined);
    } catch (error) {
      setFailure(error);
    }
    setIsSending(false);
  };
  return (
    <PauseDialog
      open={open}
      title={<Trans>Reality check</Trans>}
      lead={
        <Plural
          value={minutes}
          one="You've been playing for # minute. Your game is paused."
          other="You've been playing for # minutes. Your game is paused."
        />
      }
    >
      <PlayTotals playSession={playSession} elapsed={elapsed} />
      <div className={styles.actions}>
        <Button disabled={isSending} onClick={() => void onContinue()}>
          <Trans>Continue</Trans>
        </Button>
        <Button onClick={onStop}>
          <Trans>Stop playing</Trans>
        </Button>
        <Link to="/profile/$" params={{ _splat: "games-history" }} className={buttonClass()}>
          <Trans>View game history</Trans>
        </Link>
      </div>
      <ReminderChoice
        playSession={playSession}
        minutes={chosen === undefined ? previousMinutes : chosen}
        onChange={setChosen}
      />
      <p role="status">{failure ? errorText(failure) : null}</p>
    </PauseDialog>
  );
}
