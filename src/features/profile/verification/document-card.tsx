import { Trans, useLingui } from "@lingui/react/macro";
import { Camera, CircleCheck, Clock, FileText, FileUp, Send } from "lucide-react";
import { type ChangeEvent, type ReactNode, useId, useRef } from "react";
import { DOCUMENT_TYPES, type Document, type DocumentKind } from "../../../contract/verification.ts";
import { useLocale } from "../../../lib/i18n/use-locale.ts";
import { useConnection } from "../../../lib/offline/connection.ts";
import { formatTag } from "../../../rules/locales/locales.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import cardStyles from "../../../ui/card.module.css";
import { Advice, ErrorMessage } from "../../../ui/form.tsx";
import profile from "../profile.module.css";
import { useTime } from "../use-time.ts";
import { type ChosenDocument, useDocument } from "./use-document.ts";
import { useDocumentText } from "./use-document-text.ts";
import styles from "./verification.module.css";

interface FilePickerProps {
  children: ReactNode;
  accept: string;
  /** Opens the camera instead of the files. */
  camera?: boolean;
  disabled: boolean;
  describedBy: string;
  onPick: (file: File) => void;
}

/** A button that opens the camera or the files of the device. */
function FilePicker({ children, accept, camera, disabled, describedBy, onPick }: FilePickerProps) {
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Allows choosing the same file again.
    target.value = "";
    if (file) onPick(file);
  };
  return (
    <label className={`${buttonClass()} ${styles.pick}`} data-camera={camera ? "" : undefined}>
      <input
        className="visually-hidden"
        type="file"
        accept={accept}
        capture={camera ? "environment" : undefined}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={onChange}
      />
      {children}
    </label>
  );
}

function useSize() {
  const tag = formatTag(useLocale());
  return (bytes: number) => {
    const [value, unit] = bytes < 1_000_000 ? [bytes / 1_000, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
    const maximumFractionDigits = unit === "megabyte" ? 1 : 0;
    return new Intl.NumberFormat(tag, { style: "unit", unit, maximumFractionDigits }).format(value);
  };
}

interface ChosenProps {
  chosen: ChosenDocument;
  busy: boolean;
  /** False while an error is shown, which takes precedence over the offline advice. */
  canShowAdvice: boolean;
  onSend: () => void;
}

function ChosenFile({ chosen, busy, canShowAdvice, onSend }: ChosenProps) {
  const size = useSize();
  const { unreachable } = useConnection();
  return (
    <>
      <p className={styles.file}>
        <FileText aria-hidden />
        <span>{chosen.name}</span>
        <span className={styles.size}>{size(chosen.file.size)}</span>
      </p>
      {unreachable && canShowAdvice ? (
        <Advice>
          <Trans>You're offline. Your file stays here until you send it.</Trans>
        </Advice>
      ) : null}
      <Button look="primary" disabled={busy} onClick={onSend}>
        <Send aria-hidden size={18} />
        <Trans>Send</Trans>
      </Button>
    </>
  );
}

function State({ document }: { document: Document }) {
  const { t } = useLingui();
  const { reasons } = useDocumentText();
  const time = useTime()(document.created_at);
  if (document.status === "pending") {
    return (
      <p className={styles.state} data-status="pending">
        <Clock aria-hidden />
        <Trans>We're checking it. Sent {time}.</Trans>
      </p>
    );
  }
  if (document.status === "approved") {
    return (
      <p className={styles.state} data-status="approved">
        <CircleCheck aria-hidden />
        <Trans>Accepted</Trans>
      </p>
    );
  }
  const reason = document.reason ? reasons[document.reason] : reasons.other;
  return (
    <p className={styles.state} data-status="rejected">
      {t`Not accepted.`} {reason}
    </p>
  );
}

/** A kind of document: its status and, unless accepted or pending, the upload. */
export function DocumentCard({ kind, document }: { kind: DocumentKind; document: Document | undefined }) {
  const { t } = useLingui();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const { titles, hints, problemText } = useDocumentText();
  // After the upload the submit button is gone, so move the focus.
  const { chosen, doing: activeStep, problem, choose, send } = useDocument(kind, () => card.current?.focus());
  const isOpen = !document || document.status === "rejected";
  const progressTexts = { preparing: t`Preparing the file…`, sending: t`Sending…` };
  const pick = (file: File) => void choose(file);
  return (
    <section
      className={cardStyles.card}
      aria-labelledby={id}
      aria-busy={activeStep !== null}
      ref={card}
      tabIndex={-1}
    >
      <h2 id={id}>{titles[kind]}</h2>
      {isOpen ? <p className={profile.muted}>{hints[kind]}</p> : null}
      {/* The live region must exist before its content to be announced. */}
      <div role="status">
        {document ? <State document={document} /> : null}
        {activeStep ? <p className={profile.muted}>{progressTexts[activeStep]}</p> : null}
      </div>
      {activeStep ? (
        <div className={styles.progress} role="progressbar" aria-label={progressTexts[activeStep]}>
          <i />
        </div>
      ) : null}
      {isOpen ? (
        <>
          <div className={styles.picks}>
            <FilePicker accept="image/*" camera disabled={activeStep !== null} describedBy={id} onPick={pick}>
              <Camera aria-hidden size={18} />
              <Trans>Take photo</Trans>
            </FilePicker>
            <FilePicker
              accept={DOCUMENT_TYPES.join()}
              disabled={activeStep !== null}
              describedBy={id}
              onPick={pick}
            >
              <FileUp aria-hidden size={18} />
              <Trans>Choose file</Trans>
            </FilePicker>
          </div>
          {chosen ? (
            <ChosenFile
              chosen={chosen}
              busy={activeStep !== null}
              canShowAdvice={!problem}
              onSend={() => void send()}
            />
          ) : null}
        </>
      ) : null}
      {problem ? <ErrorMessage>{problemText(problem)}</ErrorMessage> : null}
    </section>
  );
}
