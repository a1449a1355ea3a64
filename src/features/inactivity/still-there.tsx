import { AlertDialog } from "@base-ui/react/alert-dialog";
import { Plural, Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { reportActivity } from "../../api/activity.ts";
import { signOut } from "../../api/auth.ts";
import type { Activity } from "../../contract/activity.ts";
import type { InactivityRule } from "../../contract/jurisdictions.ts";
import { useErrorText } from "../../lib/http/error-text.ts";
import { usePromptSlot } from "../../lib/page/prompt-queue.ts";
import { now } from "../../lib/time/time.ts";
import { hoursMinutesSeconds } from "../../rules/limits/elapsed.ts";
import { Button } from "../../ui/button.tsx";
import frame from "../../ui/popup-frame.module.css";

interface InactivityPromptProps {
  rule: InactivityRule;
  activity: Activity;
  /** Device time of the response. */
  receivedAt: number;
}

/**
 * Remaining time of the session in milliseconds: the server's value minus the time since its response, so that a
 * wrong device clock doesn't matter.
 */
function useRemainingTime({ ends_at, now: responseTime }: Activity, receivedAt: number): number {
  const [time, setTime] = useState(receivedAt);
  useEffect(() => {
    setTime(now());
    const timer = setInterval(() => setTime(now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const total = Date.parse(ends_at ?? responseTime) - Date.parse(responseTime);
  return Math.max(0, Math.min(total, total - (time - receivedAt)));
}

/** The inactivity prompt; without an answer the server ends the session. */
export function InactivityPrompt({ rule, activity, receivedAt }: InactivityPromptProps) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const [error, setError] = useState<unknown>(null);
  const [isSending, setIsSending] = useState(false);
  usePromptSlot("popup");
  const remaining = useRemainingTime(activity, receivedAt);
  const minutes = Math.round(rule.ask_after_seconds / 60);
  const onContinue = async () => {
    setIsSending(true);
    setError(null);
    await reportActivity(client, true).catch(setError);
    setIsSending(false);
  };
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={frame.backdrop} />
        <AlertDialog.Popup className={`${frame.popup} ${frame.narrow}`}>
          <div className={frame.head}>
            <AlertDialog.Title className={frame.title}>
              <Trans>Are you still there?</Trans>
            </AlertDialog.Title>
          </div>
          <div className={`${frame.content} ${frame.question}`}>
            <AlertDialog.Description>
              <Plural
                value={minutes}
                one="You've been inactive for # minute. If you don't respond, we'll log you out. Any round in progress will be played out."
                other="You've been inactive for # minutes. If you don't respond, we'll log you out. Any round in progress will be played out."
              />
            </AlertDialog.Description>
            <p>
              <Trans>Time left</Trans> <strong className="money">{hoursMinutesSeconds(remaining)}</strong>
            </p>
            <div className={frame.answers}>
              <Button disabled={isSending} onClick={() => void onContinue()}>
                <Trans>Continue</Trans>
              </Button>
              <Button onClick={() => void signOut(client).catch(() => {})}>
                <Trans>Log out</Trans>
              </Button>
            </div>
            {error === null ? null : <p role="alert">{errorText(error)}</p>}
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
