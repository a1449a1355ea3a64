import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { usePlayerQuery } from "../../api/player.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { FormFallback } from "../../ui/query-fallback.tsx";
import { PlayerForm } from "./player-form.tsx";

export function ProfileData({ close }: { close: () => void }) {
  const { i18n } = useLingui();
  const query = usePlayerQuery();
  const player = query.data;
  if (!player) return <FormFallback queries={[query]} />;
  const onDone = () => {
    showToast({ text: i18n._(msg`Saved`), kind: "info" });
    close();
  };
  return <PlayerForm player={player} context="edition" submit={<Trans>Save</Trans>} onDone={onDone} />;
}
