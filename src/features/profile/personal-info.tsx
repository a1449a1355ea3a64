import { Trans } from "@lingui/react/macro";
import { usePlayerQuery } from "../../api/player.ts";
import { FormFallback } from "../../ui/query-fallback.tsx";
import { PlayerForm } from "./player-form.tsx";
import styles from "./profile.module.css";

/** Player data that is required before money moves. */
export function PersonalInfo({ close }: { close: () => void }) {
  const query = usePlayerQuery();
  const player = query.data;
  if (!player) return <FormFallback queries={[query]} />;
  return (
    <>
      <p className={styles.lead}>
        <Trans>We're required to ask this before your first payment – just once.</Trans>
      </p>
      <PlayerForm
        player={player}
        context="deposit"
        submit={<Trans>Save and continue</Trans>}
        onDone={close}
      />
    </>
  );
}
