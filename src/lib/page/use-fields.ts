import { type FormEvent, useRef, useState } from "react";
import { ApiError } from "../http/http.ts";
import { useBusy } from "../tabs/use-busy.ts";

export type Values = Record<string, string | boolean>;
/** Error codes by field. */
export type FieldErrors = Record<string, string>;

/** Delay that outlasts a tap, in milliseconds. */
export const PRESS_TIME = 250;

interface FieldsOptions {
  initial: Values;
  /** Client-side validation, by the same rules as the server. */
  check?: (values: Values) => FieldErrors;
  /** Submits the form; throws the server's rejection, which is shown at its fields. */
  submit: (values: Values) => Promise<void>;
  /**
   * Shows the form's next step in place of a submit, once the values of this one are valid; throws the server's
   * rejection of these, which is shown at their fields.
   */
  showNextStep?: ((values: Values) => Promise<void>) | undefined;
  /** Reports the errors of a rejected form, without user input. */
  onRejected?: (side: "client" | "server", problems: FieldErrors) => void;
}

/** Server errors by field: `user.email` becomes `email`. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  const errors = error instanceof ApiError ? (error.envelope?.errors ?? {}) : {};
  return Object.fromEntries(
    Object.entries(errors).map(([path, [code = "unknown"]]) => [path.replace(/^user\./, ""), code]),
  );
}

/**
 * State of a form: values, and errors of the touched fields, or of all fields after a submit. Values survive
 * a failed submit.
 */
export function useFields({
  initial,
  check = () => ({}),
  submit: send,
  showNextStep,
  onRejected,
}: FieldsOptions) {
  const [values, setValues] = useState(initial);
  const [isDirty, setIsDirty] = useState(false);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  // A second tap may come before the first one is rendered.
  const isSending = useRef(false);
  /** Rises when a field is emptied, so that an earlier blur doesn't show an error there. */
  const clearings = useRef(0);
  const form = useRef<HTMLFormElement>(null);
  useBusy("form", busy || isDirty);

  const clientErrors = check(values);
  const visibleErrors = Object.fromEntries(
    Object.entries(clientErrors).filter(([name]) => touched.has(name)),
  );
  const errors: FieldErrors = { ...visibleErrors, ...serverErrors };

  function set(name: string, value: string | boolean): void {
    setIsDirty(true);
    setValues((before) => ({ ...before, [name]: value }));
    setServerErrors(({ [name]: _, ...others }) => others);
  }

  /** Empties a field that has done its work, without an error for being empty. */
  function clear(name: string): void {
    clearings.current++;
    setValues((before) => ({ ...before, [name]: "" }));
    setTouched((before) => new Set([...before].filter((one) => one !== name)));
  }

  function focusFirst(names: string[]): void {
    const input = [...(form.current?.elements ?? [])].find((element) =>
      names.includes((element as HTMLInputElement).name),
    );
    (input as HTMLElement | undefined)?.focus();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // React passes a dialog's events on to the form that opened it, which must not be sent with the dialog's.
    event.stopPropagation();
    if (isSending.current) return;
    setFailure(null);
    if (Object.keys(clientErrors).length > 0) {
      // Fields of the next step aren't touched.
      const others = showNextStep ? touched : Object.keys(values);
      setTouched(new Set([...others, ...Object.keys(clientErrors)]));
      onRejected?.("client", clientErrors);
      focusFirst(Object.keys(clientErrors));
      return;
    }
    isSending.current = true;
    setBusy(true);
    try {
      await (showNextStep ?? send)(values);
      if (!showNextStep) setIsDirty(false);
    } catch (error) {
      const codes = fieldErrorsOf(error);
      setServerErrors(codes);
      if (Object.keys(codes).length === 0) setFailure(error);
      else {
        onRejected?.("server", codes);
        focusFirst(Object.keys(codes));
      }
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return {
    form,
    values,
    errors,
    /** A failure that belongs to no field. */
    failure,
    busy,
    set,
    clear,
    submit,
    /** Props of the input with this name. */
    field: (name: string) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value: string | boolean) => set(name, value),
      // Delayed: an error that appears between press and release would move the pressed element.
      onBlur: () => {
        const before = clearings.current;
        setTimeout(() => {
          if (before === clearings.current) setTouched((names) => new Set([...names, name]));
        }, PRESS_TIME);
      },
    }),
  };
}

export type Fields = ReturnType<typeof useFields>;
