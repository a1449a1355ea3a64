import { AlertDialog } from "@base-ui/react/alert-dialog";
import { Plural, Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { noteActivity } from "../../api/activity.ts";
import { signOut } from "../../api/auth.ts";
import type { Activity } from "../../contract/activity.ts";
import type { InactivityRule } from "../../contract/jurisdictions.ts";
import { useErrorText } from "../../lib/http/error-text.ts";
import { useTurn } from "../../lib/page/prompt-queue.ts";
import { now } from "../../lib/time/time.ts";
import { hoursMinutesSeconds } from "../../rules/limits/elapsed.ts";
import { Button } from "../../ui/button.tsx";
import frame from "../../ui/popup-frame.module.css";

interface StillThereProps {
  rule: InactivityRule;
  activity: Activity;
  /** When the server has said it, by the device's clock. */
  toldAt: number;
}

/** What is left until the session ends, milliseconds: what the server said less the time since, however the clock is set. */
function useLeft({ ends_at, now: saidAt }: Activity, toldAt: number): number {
  const [time, setTime] = useState(toldAt);
  useEffect(() => {
    setTime(now());
    const timer = setInterval(() => setTime(now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(ends_at ?? saidAt) - Date.parse(saidAt);
  return Math.max(0, Math.min(left, left - (time - toldAt)));
}

/** Asks whether the player is still there; without an answer the server ends the session. */
export function StillThere({ rule, activity, toldAt }: StillThereProps) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const [failed, setFailed] = useState<unknown>(null);
  const [asking, setAsking] = useState(false);
  useTurn("popup");
  const left = useLeft(activity, toldAt);
  const minutes = Math.round(rule.ask_after_seconds / 60);
  const answer = async () => {
    setAsking(true);
    setFailed(null);
    await noteActivity(client, true).catch(setFailed);
    setAsking(false);
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
                one="Nothing has happened here for # minute. If it stays so you are logged out; a round under way is played to its end."
                other="Nothing has happened here for # minutes. If it stays so you are logged out; a round under way is played to its end."
              />
            </AlertDialog.Description>
            <p>
              <Trans>Time left</Trans> <strong className="money">{hoursMinutesSeconds(left)}</strong>
            </p>
            <div className={frame.answers}>
              <Button disabled={asking} onClick={() => void answer()}>
                <Trans>Go on</Trans>
              </Button>
              <Button onClick={() => void signOut(client).catch(() => {})}>
                <Trans>Log out</Trans>
              </Button>
            </div>
            {failed === null ? null : <p role="alert">{errorText(failed)}</p>}
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
