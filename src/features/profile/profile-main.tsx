import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { playerFieldsQuery } from "../../api/account.ts";
import type { Player } from "../../contract/player.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { Card } from "../../ui/card.tsx";
import { LockedDetails } from "./locked-details.tsx";
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
        <LockedDetails player={player} />
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
