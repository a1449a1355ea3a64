import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { showToast } from "../../lib/page/toasts.ts";
import PopupFrame from "../../ui/popup-frame.tsx";
import { PlanNow } from "./plan-now.tsx";

/** A plan over the page of a game. */
export function PlanSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const done = () => {
    showToast({ text: i18n._(msg`Your plan is made.`), kind: "info" });
    onClose();
  };
  return (
    <PopupFrame open={open} title={t`Session plan`} narrow onClose={onClose}>
      {open ? <PlanNow withLink onDone={done} /> : null}
    </PopupFrame>
  );
}
