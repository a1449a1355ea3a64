import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { type Asker, useTurn } from "../lib/page/prompt-queue.ts";
import { Button } from "./button.tsx";
import { ASKED } from "./notice-stack.tsx";
import styles from "./stacked-notice.module.css";

interface FootNoticeProps {
  /** It is shown when nothing before it is asked. */
  asker: Asker;
  label: string;
  /** Which one of several it is. */
  name?: string;
  /** Not seen before. */
  isNew?: boolean;
  children: ReactNode;
}

/** What is asked of the player at the page's foot, without being in the way of what they do: one thing at a time. */
export function FootNotice({ asker, label, name, isNew = false, children }: FootNoticeProps) {
  const isShown = useTurn(asker);
  const place = document.getElementById(ASKED);
  if (!isShown || !place) return null;
  return createPortal(
    <section
      className={styles.notice}
      aria-label={label}
      data-asks={asker}
      data-notice={name}
      data-new={isNew || undefined}
    >
      {children}
    </section>,
    place,
  );
}

interface NoticeLineProps {
  icon?: ReactNode;
  /** The text first, then what can be done. */
  children: ReactNode;
  onClose: () => void;
}

/** A notice of one line where there is room, which can be sent away. */
export function NoticeLine({ icon, children, onClose }: NoticeLineProps) {
  const { t } = useLingui();
  return (
    <div className={styles.line}>
      {icon}
      <div className={styles.body}>{children}</div>
      <Button size="icon" aria-label={t`Close`} onClick={onClose}>
        <X aria-hidden />
      </Button>
    </div>
  );
}
