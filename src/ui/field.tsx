import { Trans, useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useErrorText } from "../lib/error-text.ts";
import type { Fields } from "../lib/use-fields.ts";
import { Button } from "./button.tsx";
import styles from "./field.module.css";
import { useFieldText } from "./field-text.ts";

type Bound = ReturnType<Fields["field"]>;

interface FrameProps {
  label: ReactNode;
  optional?: boolean;
  problem?: string;
  /** Instead of the general sentence for a problem. */
  problemText?: string;
  hint?: ReactNode;
}

function useFrame({ label, optional, problem, problemText, hint }: FrameProps) {
  const id = useId();
  const text = useFieldText();
  const above = (
    <span className={styles.label}>
      <label htmlFor={id}>{label}</label>
      {optional ? (
        <span className={styles.optional}>
          <Trans>optional</Trans>
        </span>
      ) : null}
    </span>
  );
  const below = problem ? (
    <span className={styles.problem} id={`${id}-note`} role="alert">
      {problemText ?? text(problem)}
    </span>
  ) : hint ? (
    <span className={styles.hint} id={`${id}-note`}>
      {hint}
    </span>
  ) : null;
  const described = below ? `${id}-note` : undefined;
  return { id, above, below, described };
}

export interface TextFieldProps extends FrameProps {
  field: Bound;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  inputMode?: "text" | "numeric" | "email" | "tel";
  autoCapitalize?: "none" | "words" | "characters";
  autoFocus?: boolean;
  disabled?: boolean;
  maxLength?: number;
  rows?: number;
}

export function TextField({ field, type = "text", rows, disabled, autoFocus, ...props }: TextFieldProps) {
  const { id, above, below, described } = useFrame({ ...props, problem: field.problem });
  const common = {
    id,
    name: field.name,
    className: styles.input,
    value: String(field.value ?? ""),
    disabled,
    autoComplete: props.autoComplete,
    autoCapitalize: props.autoCapitalize,
    inputMode: props.inputMode,
    maxLength: props.maxLength,
    "aria-invalid": field.problem ? true : undefined,
    "aria-describedby": described,
    onBlur: field.onLeave,
  };
  return (
    <div className={styles.field}>
      {above}
      {rows ? (
        <textarea {...common} rows={rows} onChange={(event) => field.onChange(event.target.value)} />
      ) : (
        <input
          {...common}
          type={type}
          data-autofocus={autoFocus ? "" : undefined}
          onChange={(event) => field.onChange(event.target.value)}
        />
      )}
      {below}
    </div>
  );
}

/** A password that can be looked at while it is typed. */
export function PasswordField({
  field,
  autoComplete,
  ...props
}: FrameProps & { field: Bound; autoComplete: "current-password" | "new-password" }) {
  const { t } = useLingui();
  const [seen, setSeen] = useState(false);
  const { id, above, below, described } = useFrame({ ...props, problem: field.problem });
  return (
    <div className={styles.field}>
      {above}
      <div className={styles.with}>
        <input
          id={id}
          name={field.name}
          className={styles.input}
          type={seen ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={String(field.value ?? "")}
          aria-invalid={field.problem ? true : undefined}
          aria-describedby={described}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={field.onLeave}
        />
        <Button
          size="icon"
          aria-label={seen ? t`Hide the password` : t`Show the password`}
          aria-pressed={seen}
          onClick={() => setSeen(!seen)}
        >
          {seen ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </Button>
      </div>
      {below}
    </div>
  );
}

export interface Choice {
  value: string;
  label: string;
}

export function SelectField({
  field,
  choices,
  autoComplete,
  disabled,
  ...props
}: FrameProps & { field: Bound; choices: Choice[]; autoComplete?: string; disabled?: boolean }) {
  const { id, above, below, described } = useFrame({ ...props, problem: field.problem });
  return (
    <div className={styles.field}>
      {above}
      <select
        id={id}
        name={field.name}
        className={`${styles.input} ${styles.select}`}
        value={String(field.value ?? "")}
        autoComplete={autoComplete}
        disabled={disabled}
        aria-invalid={field.problem ? true : undefined}
        aria-describedby={described}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onLeave}
      >
        <option value="" />
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {below}
    </div>
  );
}

export function CheckField({ field, label, problem }: { field: Bound; label: ReactNode; problem?: string }) {
  const id = useId();
  const text = useFieldText();
  const code = problem ?? field.problem;
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={field.name}
          checked={field.value === true}
          aria-invalid={code ? true : undefined}
          aria-describedby={code ? id : undefined}
          onChange={(event) => field.onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {code ? (
        <span className={styles.problem} id={id} role="alert">
          {text(code)}
        </span>
      ) : null}
    </div>
  );
}

/** A date in three parts, each as it is typed; the value is `YYYY-MM-DD`, or what there is of it. */
export function DateField({
  field,
  birthday,
  disabled,
  ...props
}: FrameProps & { field: Bound; birthday?: boolean; disabled?: boolean }) {
  const { t } = useLingui();
  const { id, above, below, described } = useFrame({ ...props, problem: field.problem });
  const [typed, setTyped] = useState(() => {
    const [year = "", month = "", day = ""] = String(field.value ?? "").split("-");
    return { day, month, year };
  });
  const parts = [
    { name: "day", label: t`Day`, max: 2 },
    { name: "month", label: t`Month`, max: 2 },
    { name: "year", label: t`Year`, max: 4 },
  ] as const;
  const change = (name: keyof typeof typed, raw: string) => {
    const next = { ...typed, [name]: raw.replace(/\D/g, "") };
    setTyped(next);
    const { day, month, year } = next;
    field.onChange(day || month || year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : "");
  };
  return (
    <div className={styles.field}>
      {above}
      <fieldset
        className={styles.parts}
        aria-describedby={described}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) field.onLeave();
        }}
      >
        {parts.map(({ name, label, max }, i) => (
          <input
            key={name}
            id={i === 0 ? id : undefined}
            name={i === 0 ? field.name : undefined}
            className={styles.input}
            type="text"
            inputMode="numeric"
            maxLength={max}
            placeholder={label}
            aria-label={label}
            autoComplete={birthday ? `bday-${name}` : undefined}
            aria-invalid={field.problem ? true : undefined}
            value={typed[name]}
            disabled={disabled}
            onChange={(event) => change(name, event.target.value)}
          />
        ))}
      </fieldset>
      {below}
    </div>
  );
}

/** A form: its fields, what went wrong with all of it, and the one button that sends it. */
export function Form({
  fields,
  submit,
  onTouch,
  children,
  after,
}: {
  fields: Fields;
  submit: ReactNode;
  /** Somebody begins to fill it in. */
  onTouch?: () => void;
  children: ReactNode;
  after?: ReactNode;
}) {
  const text = useErrorText();
  return (
    <form
      ref={fields.form}
      className={styles.form}
      noValidate
      onSubmit={fields.submit}
      onFocus={onTouch}
      aria-busy={fields.busy}
    >
      {children}
      {fields.failure ? (
        <p className={styles.failure} role="alert">
          {text(fields.failure)}
        </p>
      ) : null}
      <Button type="submit" look="primary" disabled={fields.busy}>
        {submit}
      </Button>
      {after}
    </form>
  );
}

/** What went well. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <p className={styles.done} role="status">
      {children}
    </p>
  );
}

export function Failure({ children }: { children: ReactNode }) {
  return (
    <p className={styles.failure} role="alert">
      {children}
    </p>
  );
}
