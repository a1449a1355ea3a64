import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { type PromptId, usePromptSlot } from "../lib/page/prompt-queue.ts";
import { Button } from "./button.tsx";
import { PROMPT_CONTAINER } from "./notice-stack.tsx";
import styles from "./stacked-notice.module.css";

interface PromptNoticeProps {
  /** Prompt id in the queue. */
  prompt: PromptId;
  label: string;
  /** Identifies one of several notices. */
  name?: string;
  /** Not seen before. */
  isNew?: boolean;
  children: ReactNode;
}

/** A prompt at the bottom of the page that does not block it; one at a time. */
export function PromptNotice({ prompt, label, name, isNew = false, children }: PromptNoticeProps) {
  const isShown = usePromptSlot(prompt);
  const container = document.getElementById(PROMPT_CONTAINER);
  if (!isShown || !container) return null;
  return createPortal(
    <section
      className={styles.notice}
      aria-label={label}
      data-prompt={prompt}
      data-notice={name}
      data-new={isNew || undefined}
    >
      {children}
    </section>,
    container,
  );
}

interface NoticeLineProps {
  icon?: ReactNode;
  /** The text, then the actions. */
  children: ReactNode;
  onClose: () => void;
}

/** A single-line notice that can be dismissed. */
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
