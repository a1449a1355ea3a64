import { useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { type CSSProperties, type InputHTMLAttributes, type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import styles from "./field.module.css";
import { FieldFrame, type FrameProps, useFieldMessage } from "./field-frame.tsx";

type InputHelp = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "autoComplete" | "autoCapitalize" | "form" | "inputMode" | "maxLength" | "onFocus" | "placeholder"
>;

export interface TextFieldProps extends FrameProps, InputHelp {
  type?: "text" | "email" | "tel";
  /** A unit shown before and after the text, such as a currency's symbol; the label says it as well. */
  unit?: [before: string, after: string];
}

export function TextField(props: TextFieldProps) {
  const { field, label, optional, errorText, hint, describedBy, unit, ...help } = props;
  const frame = { field, label, optional, errorText, hint, describedBy };
  return (
    <FieldFrame {...frame}>
      {(input) => {
        const control = <input type="text" {...help} {...input} />;
        if (!unit) return control;
        const [before, after] = unit;
        return (
          <div
            className={styles.unit}
            style={{ "--before": before.length, "--after": after.length } as CSSProperties}
          >
            <span aria-hidden>{before}</span>
            {control}
            <span aria-hidden>{after}</span>
          </div>
        );
      }}
    </FieldFrame>
  );
}

/** A time of day, `HH:MM`. */
export function TimeField(frame: FrameProps) {
  return <FieldFrame {...frame}>{(input) => <input type="time" {...input} />}</FieldFrame>;
}

export function LongTextField({
  rows,
  maxLength,
  ...frame
}: FrameProps & { rows: number; maxLength: number }) {
  return (
    <FieldFrame {...frame}>{(input) => <textarea {...input} rows={rows} maxLength={maxLength} />}</FieldFrame>
  );
}

interface PasswordFieldProps extends FrameProps {
  autoComplete: "current-password" | "new-password";
  /** Beside the label. */
  aside?: ReactNode;
}

/** A password input with a visibility toggle. */
export function PasswordField({ autoComplete, ...frame }: PasswordFieldProps) {
  const { t } = useLingui();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <FieldFrame {...frame}>
      {(input) => (
        <div className={styles.with}>
          <input
            {...input}
            type={isVisible ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button
            size="icon"
            aria-label={isVisible ? t`Hide password` : t`Show password`}
            onClick={() => setIsVisible(!isVisible)}
          >
            {isVisible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </Button>
        </div>
      )}
    </FieldFrame>
  );
}

export interface Choice {
  value: string;
  label: string;
}

interface SelectFieldProps extends FrameProps {
  choices: readonly Choice[];
  /** Text while nothing is chosen. */
  placeholder?: string;
  autoComplete?: string;
  disabled?: boolean;
}

export function SelectField({ choices, placeholder, autoComplete, disabled, ...frame }: SelectFieldProps) {
  return (
    <FieldFrame {...frame}>
      {(input) => (
        <select
          {...input}
          className={`${input.className} ${styles.select}`}
          autoComplete={autoComplete}
          disabled={disabled}
        >
          {/* Without a text it's an unnamed choice, which only an empty or optional field needs. */}
          {placeholder || frame.optional || !frame.field.value ? (
            <option value="">{placeholder}</option>
          ) : null}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

export function CheckField({ field, label }: Pick<FrameProps, "field" | "label">) {
  const { message, aria } = useFieldMessage({ field });
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          {...aria}
          type="checkbox"
          name={field.name}
          checked={field.value === true}
          onChange={(event) => field.onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {message}
    </div>
  );
}
