import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { usePlayerQuery } from "../../api/player.ts";
import { popupOfPath } from "../../lib/page/popups.ts";
import { FormFallback } from "../../ui/query-fallback.tsx";
import { PlayerForm } from "./player-form.tsx";
import styles from "./profile.module.css";

/** Player data that is required before money moves; calls `close` once it is saved. */
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

/** The form as a popup. Saving leads back to the page below, or on to the cashbox if the address is the cashbox's. */
export function PersonalInfoPopup({ close }: { close: () => void }) {
  const router = useRouter();
  function onDone(): void {
    if (popupOfPath(router.latestLocation.pathname))
      void router.navigate({
        to: ".",
        search: ({ popup, ...rest }: { popup?: string }): object => rest,
        replace: true,
        resetScroll: false,
      });
    else close();
  }
  return <PersonalInfo close={onDone} />;
}
