import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Lock } from "lucide-react";
import { playerFieldsQuery } from "../../api/account.ts";
import type { Player } from "../../contract/player.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { Card } from "../../ui/card.tsx";
import { PlayerForm } from "./player-form.tsx";
import styles from "./profile.module.css";
import { PushCard } from "./push-card.tsx";
import { Subscriptions } from "./subscriptions.tsx";
import { WealthQuestionnaire } from "./wealth-questionnaire.tsx";

export function ProfileMain({ player }: { player: Player }) {
  const { i18n } = useLingui();
  const { isLoading } = useQuery(playerFieldsQuery(player.country ?? ""));
  return (
    <>
      <WealthQuestionnaire expires={player.sow_questionnaire_expires_at} />
      <Card>
        <dl className={styles.email}>
          <dt>
            <Trans>Email</Trans>
          </dt>
          <dd>
            {player.email}
            {player.confirmed_at ? null : (
              <>
                {" "}
                <Link to="/$" params={{ _splat: "email-verify" }}>
                  <Trans>Not confirmed yet</Trans>
                </Link>
              </>
            )}
            <small>
              <Lock aria-hidden size={14} />
              <Trans>Only support can change it</Trans>
            </small>
          </dd>
        </dl>
        <PlayerForm
          player={player}
          context="edition"
          submit={<Trans>Save</Trans>}
          onDone={() => showToast({ text: i18n._(msg`Saved`), kind: "info" })}
        />
      </Card>
      {/* They load meanwhile, and show with the form: a form lower than its skeleton would move them. */}
      <div className={styles.belowForm} hidden={isLoading}>
        <PushCard />
        <Subscriptions />
      </div>
    </>
  );
}
