import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { signOut } from "../../api/auth.ts";
import type { Player } from "../../contract/player.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { now } from "../../lib/time/time.ts";
import { WEALTH_REMINDER_LEAD } from "../../rules/players/source-of-wealth.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { PlayerForm } from "./player-form.tsx";
import { PushCard } from "./push-card.tsx";
import { Subscriptions } from "./subscriptions.tsx";

/** Reminder to renew the source-of-wealth questionnaire before or after it expires. */
function WealthQuestionnaire({ expires }: { expires: string | null }) {
  const { i18n } = useLingui();
  if (!expires || Date.parse(expires) - now() > WEALTH_REMINDER_LEAD) return null;
  const date = i18n.date(expires, { dateStyle: "long" });
  return (
    <Card title={<Trans>A question about your funds</Trans>}>
      <p>
        {Date.parse(expires) > now() ? (
          <Trans>
            Your answers about where your funds come from are valid until {date}. Please contact support to
            renew them before then.
          </Trans>
        ) : (
          <Trans>
            Your answers about where your funds come from expired on {date}. Please contact support to renew
            them.
          </Trans>
        )}
      </p>
      <PopupLink popup="support" className={buttonClass({ look: "primary" })}>
        <Trans>Contact support</Trans>
      </PopupLink>
    </Card>
  );
}

export function ProfileMain({ player }: { player: Player }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  return (
    <>
      <WealthQuestionnaire expires={player.sow_questionnaire_expires_at} />
      <Card title={<Trans>Your details</Trans>}>
        <p>
          {player.email}
          {player.confirmed_at ? null : (
            <>
              {" "}
              <Link to="/$" params={{ _splat: "email-verify" }}>
                <Trans>Not confirmed yet</Trans>
              </Link>
            </>
          )}
        </p>
        <PlayerForm
          player={player}
          context="edition"
          submit={<Trans>Save</Trans>}
          onDone={() => showToast({ text: i18n._(msg`Saved`), kind: "info" })}
        />
      </Card>
      <PushCard />
      <Subscriptions />
      <Button onClick={() => void signOut(client).catch(() => {})}>
        <Trans>Log out</Trans>
      </Button>
    </>
  );
}
