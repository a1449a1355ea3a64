import { type FormEvent, useRef, useState } from "react";
import { ApiError } from "../http/http.ts";
import { useBusy } from "../tabs/use-busy.ts";

export type Values = Record<string, string | boolean>;
/** A code of what is wrong, by field. */
export type Problems = Record<string, string>;

/** Longer than a tap, milliseconds. */
const PRESS = 250;

interface FieldsOptions {
  initial: Values;
  /** What is wrong with these values, by the rules that the server has too. */
  check?: (values: Values) => Problems;
  /** Sends the form; what the server refuses is thrown, and stands beside its field. */
  send: (values: Values) => Promise<void>;
  /** Told of what kept a form from being sent, without what was typed. */
  onRefused?: (side: "client" | "server", problems: Problems) => void;
}

/** The server's codes by field: `user.email` is `email`. */
export function problemsOf(error: unknown): Problems {
  const errors = error instanceof ApiError ? (error.envelope?.errors ?? {}) : {};
  return Object.fromEntries(
    Object.entries(errors).map(([path, [code = "unknown"]]) => [path.replace(/^user\./, ""), code]),
  );
}

/**
 * One form: its values, and what is wrong with the fields that somebody has left, or with all of them once it was sent.
 * Values stay when sending fails.
 */
export function useFields({ initial, check = () => ({}), send, onRefused }: FieldsOptions) {
  const [values, setValues] = useState(initial);
  const [typed, setTyped] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Problems>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  // Two taps may come before the first one is rendered.
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useBusy("form", busy || typed);

  const found = check(values);
  const shown = Object.fromEntries(Object.entries(found).filter(([name]) => left.has(name)));
  const problems: Problems = { ...shown, ...refused };

  function set(name: string, value: string | boolean): void {
    setTyped(true);
    setValues((before) => ({ ...before, [name]: value }));
    setRefused(({ [name]: _, ...others }) => others);
  }

  function focusFirst(names: string[]): void {
    const wrong = [...(form.current?.elements ?? [])].find((element) =>
      names.includes((element as HTMLInputElement).name),
    );
    (wrong as HTMLElement | undefined)?.focus();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    setFailure(null);
    if (Object.keys(found).length > 0) {
      setLeft(new Set([...Object.keys(values), ...Object.keys(found)]));
      onRefused?.("client", found);
      focusFirst(Object.keys(found));
      return;
    }
    sending.current = true;
    setBusy(true);
    try {
      await send(values);
      setTyped(false);
    } catch (error) {
      const codes = problemsOf(error);
      setRefused(codes);
      if (Object.keys(codes).length === 0) setFailure(error);
      else {
        onRefused?.("server", codes);
        focusFirst(Object.keys(codes));
      }
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return {
    form,
    values,
    problems,
    /** A failure that belongs to no field. */
    failure,
    busy,
    set,
    submit,
    /** What an input of this name needs. */
    field: (name: string) => ({
      name,
      value: values[name],
      problem: problems[name],
      onChange: (value: string | boolean) => set(name, value),
      // A sentence that comes between press and release would move what is pressed.
      onLeave: () => void setTimeout(() => setLeft((before) => new Set([...before, name])), PRESS),
    }),
  };
}

export type Fields = ReturnType<typeof useFields>;
