import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { showToast } from "../../lib/page/toasts.ts";
import PopupFrame from "../../ui/popup-frame.tsx";
import { CurrentPlan } from "./plan-now.tsx";

/** The session plan in a popup over a game's page. */
export function PlanSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const onSaved = () => {
    showToast({ text: i18n._(msg`Your plan is saved.`), kind: "info" });
    onClose();
  };
  return (
    <PopupFrame open={open} title={t`Session plan`} narrow onClose={onClose}>
      {open ? <CurrentPlan withLink onDone={onSaved} /> : null}
    </PopupFrame>
  );
}
