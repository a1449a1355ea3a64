import { Dialog } from "@base-ui/react/dialog";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { type ReactNode, Suspense, useRef } from "react";
import { usePromptSlot } from "../lib/page/prompt-queue.ts";
import { Button } from "./button.tsx";
import styles from "./popup-frame.module.css";

interface PopupFrameProps {
  open: boolean;
  title: string;
  narrow?: boolean;
  /** The content has a picture that reaches below the title on larger screens. */
  hasPicture?: boolean;
  /** The content begins with a field that says what the popup is; it takes the title's place. */
  hasField?: boolean;
  /** At the side of larger screens, beside what it changes. */
  side?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A full-screen sheet on phones, a centred dialog on larger screens. */
export default function PopupFrame({
  open,
  title,
  narrow,
  hasPicture,
  hasField,
  side,
  onClose,
  children,
}: PopupFrameProps) {
  const { t } = useLingui();
  const popup = useRef<HTMLDivElement>(null);
  usePromptSlot("popup", open);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        {/* Focuses the dialog itself: its name is announced and no control is highlighted. */}
        <Dialog.Popup
          ref={popup}
          initialFocus={popup}
          className={`${styles.popup} ${narrow ? styles.narrow : ""} ${side ? styles.side : ""}`}
        >
          <div
            className={`${styles.head} ${hasPicture ? styles.onPicture : ""} ${hasField ? styles.besideField : ""}`}
          >
            <Dialog.Title className={hasField ? "visually-hidden" : styles.title}>{title}</Dialog.Title>
            <Dialog.Close render={<Button size="icon" aria-label={t`Close`} />}>
              <X aria-hidden />
            </Dialog.Close>
          </div>
          <div className={styles.content}>
            <Suspense>{children}</Suspense>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
