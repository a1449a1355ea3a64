import { Trans, useLingui } from "@lingui/react/macro";
import { now } from "../../lib/time/time.ts";
import { WEALTH_REMINDER_LEAD } from "../../rules/players/source-of-wealth.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";

/** Reminder to renew the source-of-wealth questionnaire before or after it expires. */
export function WealthQuestionnaire({ expires }: { expires: string | null }) {
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
