import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { ErrorMessage } from "./form.tsx";
import styles from "./panel.module.css";
import PopupFrame from "./popup-frame.tsx";

interface ConfirmSheetProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** Why the last attempt failed. */
  error: string | null;
  confirm: ReactNode;
  decline: ReactNode;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A question with two answers of equal weight. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { open, title, children, error, confirm, decline, isBusy, onConfirm, onClose } = props;
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) message.current?.scrollIntoView({ block: "nearest" });
  }, [error]);
  return (
    <PopupFrame open={open} title={title} narrow onClose={onClose}>
      <div className={styles.page}>
        {children}
        <div ref={message}>{error ? <ErrorMessage>{error}</ErrorMessage> : null}</div>
        <div className={styles.pair}>
          <Button onClick={onClose}>{decline}</Button>
          <Button onClick={onConfirm} aria-disabled={isBusy || undefined}>
            {confirm}
          </Button>
        </div>
      </div>
    </PopupFrame>
  );
}
