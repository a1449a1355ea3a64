import { Trans } from "@lingui/react/macro";
import { type ChangeEvent, type ReactNode, useId } from "react";
import styles from "./field.module.css";
import { useFieldText } from "./field-text.ts";

type Value = string | boolean;

/** Value binding of an input: a form field, or a setting that applies immediately. */
export interface FieldBinding {
  name: string;
  value: Value | undefined;
  error?: string;
  onChange: (value: Value) => void;
  onBlur?: () => void;
}

export interface FrameProps {
  field: FieldBinding;
  label: ReactNode;
  optional?: boolean;
  /** Replaces the general message of the error. */
  errorText?: string;
  hint?: ReactNode;
  /** Id of a text elsewhere that describes the input as well. */
  describedBy?: string | undefined;
}

/** The error or hint of a field, with the ARIA attributes that link its input to it. */
export function useFieldMessage({
  field: { error },
  errorText,
  hint,
  describedBy,
  optional,
}: Omit<FrameProps, "label">) {
  const id = useId();
  const text = useFieldText();
  const message = error ? (
    <span className={styles.problem} id={id} role="alert">
      {errorText ?? text(error)}
    </span>
  ) : hint ? (
    <span className={styles.hint} id={id}>
      {hint}
    </span>
  ) : null;
  const noteId = optional ? `${id}note` : undefined;
  const descriptions = [message ? id : null, noteId, describedBy].filter(Boolean).join(" ");
  const aria = {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": descriptions || undefined,
  };
  return { message, aria, noteId };
}

/** Id of a field's label, for inputs of several parts. */
export const labelId = (id: string) => `${id}label`;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function inputProps(field: FieldBinding, id: string, aria: ReturnType<typeof useFieldMessage>["aria"]) {
  return {
    ...aria,
    id,
    name: field.name,
    className: styles.input,
    value: String(field.value ?? ""),
    onChange: (event: ChangeEvent<Control>) => field.onChange(event.target.value),
    onBlur: field.onBlur,
  };
}

interface FieldFrameProps extends FrameProps {
  /** Beside the label. */
  aside?: ReactNode;
  children: (input: ReturnType<typeof inputProps>) => ReactNode;
}

/** A field: label, the input that `children` renders with the given props, and error or hint. */
export function FieldFrame({ children, aside, ...frame }: FieldFrameProps) {
  const { field, label } = frame;
  const id = useId();
  const { message, aria, noteId } = useFieldMessage(frame);
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        <label id={labelId(id)} htmlFor={id}>
          {label}
        </label>
        {noteId ? (
          <span className={styles.note} id={noteId}>
            <Trans>optional</Trans>
          </span>
        ) : null}
        {aside}
      </span>
      {children(inputProps(field, id, aria))}
      {message}
    </div>
  );
}
