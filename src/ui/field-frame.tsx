import { Trans } from "@lingui/react/macro";
import { type ChangeEvent, type ReactNode, useId } from "react";
import styles from "./field.module.css";
import { useFieldText } from "./field-text.ts";

type Value = string | boolean;

/** Value binding of an input: a form field, or a setting that applies immediately. */
export interface FieldBinding {
  name: string;
  value: Value | undefined;
  problem?: string;
  onChange: (value: Value) => void;
  onLeave?: () => void;
}

export interface FrameProps {
  field: FieldBinding;
  label: ReactNode;
  optional?: boolean;
  /** Replaces the general message of the error. */
  problemText?: string;
  hint?: ReactNode;
}

/** The error or hint of a field, with the ARIA attributes that link its input to it. */
export function useNote({ field: { problem }, problemText, hint }: Omit<FrameProps, "label">) {
  const id = useId();
  const text = useFieldText();
  const note = problem ? (
    <span className={styles.problem} id={id} role="alert">
      {problemText ?? text(problem)}
    </span>
  ) : hint ? (
    <span className={styles.hint} id={id}>
      {hint}
    </span>
  ) : null;
  const told = { "aria-invalid": problem ? true : undefined, "aria-describedby": note ? id : undefined };
  return { note, told };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function inputProps(field: FieldBinding, id: string, told: ReturnType<typeof useNote>["told"]) {
  return {
    ...told,
    id,
    name: field.name,
    className: styles.input,
    value: String(field.value ?? ""),
    onChange: (event: ChangeEvent<Control>) => field.onChange(event.target.value),
    onBlur: field.onLeave,
  };
}

interface FieldFrameProps extends FrameProps {
  children: (input: ReturnType<typeof inputProps>) => ReactNode;
}

/** A field: label, the input that `children` renders with the given props, and error or hint. */
export function FieldFrame({ children, ...frame }: FieldFrameProps) {
  const { field, label, optional } = frame;
  const id = useId();
  const { note, told } = useNote(frame);
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {optional ? (
          <span className={styles.optional}>
            <Trans>optional</Trans>
          </span>
        ) : null}
      </span>
      {children(inputProps(field, id, told))}
      {note}
    </div>
  );
}
