import { useLingui } from "@lingui/react/macro";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useFailureText } from "../lib/http/failure-text.ts";
import { ApiError } from "../lib/http/http.ts";
import { showToast } from "../lib/page/toasts.ts";
import type { Fields } from "../lib/page/use-fields.ts";
import { Button } from "./button.tsx";
import { useFieldText } from "./field-text.ts";
import styles from "./form.module.css";
import { useIsLate } from "./use-is-late.ts";

function controlAfter(control: HTMLInputElement): HTMLElement | undefined {
  const controls = [...(control.form?.elements ?? [])].filter((element): element is HTMLElement =>
    element.matches("input:enabled, select:enabled, textarea:enabled"),
  );
  return controls[controls.indexOf(control) + 1];
}

const isNetworkError = (error: unknown) => error instanceof ApiError && error.kind === "network";

interface FormProps {
  fields: Fields;
  submit: ReactNode;
  /** Look of the submit button: `ghost` if the screen has another primary action. */
  look?: "primary" | "ghost";
  /** True while a shown error prevents a submit. */
  isDisabled?: boolean;
  /** Called on the first focus. */
  onTouch?: () => void;
  children: ReactNode;
  after?: ReactNode;
}

/** What went wrong or takes long, apart from the errors at the fields. */
export function FormMessages({ fields: { values, errors, failure, busy } }: { fields: Fields }) {
  const { t } = useLingui();
  const errorText = useFailureText();
  const text = useFieldText();
  const isLate = useIsLate(busy);
  // Errors without a visible field: captcha, token of a link.
  const others = Object.keys(errors).filter((name) => !(name in values));
  return (
    <>
      {others.map((name) => (
        <ErrorMessage key={name}>{text(errors[name]!)}</ErrorMessage>
      ))}
      {failure ? (
        <ErrorMessage>
          {isNetworkError(failure)
            ? t`We couldn't send this. What you typed stays here, so try again.`
            : errorText(failure)}
        </ErrorMessage>
      ) : null}
      {isLate ? (
        <Advice role="status">{t`Still sending. Your connection is slow – please keep this open.`}</Advice>
      ) : null}
    </>
  );
}

/** A form: its fields, general errors and the submit button. */
export function Form({ fields, submit, look = "primary", isDisabled, onTouch, children, after }: FormProps) {
  const { form, busy } = fields;

  // On phones, Enter moves to the next field and submits from the last.
  function setEnterKeyHint({ target }: FocusEvent): void {
    if (target instanceof HTMLInputElement) target.enterKeyHint = controlAfter(target) ? "next" : "go";
  }

  function onEnter(event: KeyboardEvent): void {
    const { key, target } = event;
    if (key !== "Enter" || !(target instanceof HTMLInputElement)) return;
    const next = matchMedia("(pointer: coarse)").matches && controlAfter(target);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={fields.submit}
      onFocus={(event) => {
        onTouch?.();
        setEnterKeyHint(event);
      }}
      onKeyDown={onEnter}
      aria-busy={busy}
    >
      {children}
      <FormMessages fields={fields} />
      {/* `aria-disabled` keeps the focus; repeated submits are ignored. */}
      <Button type="submit" look={look} aria-disabled={busy || isDisabled || undefined}>
        {submit}
      </Button>
      {after}
    </form>
  );
}

export function SuccessMessage({ children }: { children: ReactNode }) {
  return (
    <p className={`${styles.message} ${styles.done}`} role="status">
      {children}
    </p>
  );
}

export function ErrorMessage({ children }: { children: ReactNode }) {
  return (
    <p className={`${styles.message} ${styles.failure}`} role="alert">
      {children}
    </p>
  );
}

/** Advice before continuing. */
export function Advice({ children, role }: { children: ReactNode; role?: "status" }) {
  return (
    <p className={`${styles.message} ${styles.advice}`} role={role}>
      {children}
    </p>
  );
}

/** Runs an action of a button without a form: one at a time, with failures shown as a toast. */
export function useAction(textOf?: (error: unknown) => string) {
  const errorText = useFailureText();
  const [busy, setBusy] = useState(false);
  // A second tap may come before the first one is rendered.
  const isRunning = useRef(false);

  async function runTask(task: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await task();
    } catch (error) {
      showToast({ text: (textOf ?? errorText)(error), kind: "error" });
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { busy, run: (task: () => Promise<void>) => void runTask(task) };
}
