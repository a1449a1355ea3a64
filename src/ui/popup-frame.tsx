import { Dialog } from "@base-ui/react/dialog";
import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { createContext, type ReactNode, Suspense, useContext, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { usePromptSlot } from "../lib/page/prompt-queue.ts";
import { Button } from "./button.tsx";
import styles from "./popup-frame.module.css";

/** The place beside the closing button; null in a popup with a title. */
const TitlePlace = createContext<HTMLElement | null>(null);

/** A line that stands in the title's place of a popup with `hasTitleLine`, and in the content of others. */
export function TitleLine({ children }: { children: ReactNode }) {
  const place = useContext(TitlePlace);
  return place ? createPortal(children, place) : children;
}

interface PopupFrameProps {
  open: boolean;
  title: string;
  narrow?: boolean;
  /** The content has a picture that reaches below the title on larger screens. */
  hasPicture?: boolean;
  /** The content has a line that says what the popup is and takes the title's place. */
  hasTitleLine?: boolean;
  /** Over the header's search field on desktops. */
  isFromHeader?: boolean;
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
  hasTitleLine,
  isFromHeader,
  side,
  onClose,
  children,
}: PopupFrameProps) {
  const { t } = useLingui();
  const popup = useRef<HTMLDivElement>(null);
  const [titlePlace, setTitlePlace] = useState<HTMLElement | null>(null);
  usePromptSlot("popup", open);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        {/* Focuses the dialog itself: its name is announced and no control is highlighted. */}
        <Dialog.Popup
          ref={popup}
          initialFocus={popup}
          className={`${styles.popup} ${narrow ? styles.narrow : ""} ${isFromHeader ? styles.fromHeader : ""} ${side ? styles.side : ""}`}
        >
          <div className={`${styles.head} ${hasPicture ? styles.onPicture : ""}`}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            {hasTitleLine ? <div ref={setTitlePlace} className={styles.line} /> : null}
            <Dialog.Close render={<Button size="icon" aria-label={t`Close`} />}>
              <X aria-hidden />
            </Dialog.Close>
          </div>
          <div className={styles.content}>
            {/* Not before the line has its place: it would move there. */}
            {hasTitleLine && !titlePlace ? null : (
              <TitlePlace value={titlePlace}>
                <Suspense>{children}</Suspense>
              </TitlePlace>
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
