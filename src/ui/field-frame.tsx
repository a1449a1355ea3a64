import { Trans } from "@lingui/react/macro";
import { type ChangeEvent, type ReactNode, useId } from "react";
import styles from "./field.module.css";
import { useFieldText } from "./field-text.ts";

type Value = string | boolean;

/** What an input shows and changes: a field of a form, or a value by itself that takes effect at once. */
export interface Bound {
  name: string;
  value: Value | undefined;
  problem?: string;
  onChange: (value: Value) => void;
  onLeave?: () => void;
}

export interface FrameProps {
  field: Bound;
  label: ReactNode;
  optional?: boolean;
  /** Instead of the general sentence for a problem. */
  problemText?: string;
  hint?: ReactNode;
}

/** What is wrong with a field, or else what helps with it; and what its input must have for screen readers to say so. */
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

function inputProps(field: Bound, id: string, told: ReturnType<typeof useNote>["told"]) {
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

/** A field: its label, the input that `children` makes of these props, and what there is to say of it. */
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
