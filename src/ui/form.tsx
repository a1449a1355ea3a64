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

const isUnanswered = (error: unknown) => error instanceof ApiError && error.kind === "network";

interface FormProps {
  fields: Fields;
  submit: ReactNode;
  /** Of the button that sends it, where the screen has another primary one. */
  look?: "primary" | "ghost";
  /** Somebody begins to fill it in. */
  onTouch?: () => void;
  children: ReactNode;
  after?: ReactNode;
}

/** A form: its fields, what went wrong with all of it, and the one button that sends it. */
export function Form({ fields, submit, look = "primary", onTouch, children, after }: FormProps) {
  const { t } = useLingui();
  const errorText = useFailureText();
  const text = useFieldText();
  const { form, values, problems, failure, busy } = fields;
  const isLate = useIsLate(busy);
  // What no field of the form can show beside itself: the check for robots, the token of a link.
  const others = Object.keys(problems).filter((name) => !(name in values));

  // The keyboard of a phone leads from field to field, and sends the form from the last one.
  function nameEnter({ target }: FocusEvent): void {
    if (target instanceof HTMLInputElement) target.enterKeyHint = controlAfter(target) ? "next" : "go";
  }

  function goOn(event: KeyboardEvent): void {
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
        nameEnter(event);
      }}
      onKeyDown={goOn}
      aria-busy={busy}
    >
      {children}
      {others.map((name) => (
        <Failure key={name}>{text(problems[name]!)}</Failure>
      ))}
      {failure ? (
        <Failure>
          {isUnanswered(failure)
            ? t`Sending needs the network. What you typed stays here.`
            : errorText(failure)}
        </Failure>
      ) : null}
      {isLate ? (
        <Advice role="status">{t`Still sending. Your connection is slow – please keep this open.`}</Advice>
      ) : null}
      {/* Not disabled: it would lose the focus. The form is sent once, however often it is pressed. */}
      <Button type="submit" look={look} aria-disabled={busy || undefined}>
        {submit}
      </Button>
      {after}
    </form>
  );
}

/** What went well. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <p className={`${styles.said} ${styles.done}`} role="status">
      {children}
    </p>
  );
}

export function Failure({ children }: { children: ReactNode }) {
  return (
    <p className={`${styles.said} ${styles.failure}`} role="alert">
      {children}
    </p>
  );
}

/** What is good to know before going on. */
export function Advice({ children, role }: { children: ReactNode; role?: "status" }) {
  return (
    <p className={`${styles.said} ${styles.advice}`} role={role}>
      {children}
    </p>
  );
}

/** What is done at a press and without a form: one thing at a time, and what it fails with is said in a toast. */
export function usePress(textOf?: (error: unknown) => string) {
  const errorText = useFailureText();
  const [busy, setBusy] = useState(false);
  // Two taps may come before the first one is rendered.
  const running = useRef(false);

  async function press(task: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await task();
    } catch (error) {
      showToast({ text: (textOf ?? errorText)(error), kind: "error" });
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, press: (task: () => Promise<void>) => void press(task) };
}
