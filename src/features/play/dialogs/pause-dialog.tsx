import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { usePromptSlot } from "../../../lib/page/prompt-queue.ts";
import frame from "../../../ui/popup-frame.module.css";
import styles from "../play.module.css";

interface PauseDialogProps {
  open: boolean;
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
}

/** Pauses play until the player answers; cannot be dismissed otherwise. */
export function PauseDialog({ open, title, lead, children }: PauseDialogProps) {
  usePromptSlot("popup", open);
  return (
    <AlertDialog.Root open={open}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={frame.backdrop} />
        <AlertDialog.Popup className={`${frame.popup} ${frame.narrow}`}>
          <div className={frame.head}>
            <AlertDialog.Title className={frame.title}>{title}</AlertDialog.Title>
          </div>
          <div className={frame.content}>
            <AlertDialog.Description className={styles.lead}>{lead}</AlertDialog.Description>
            {children}
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
