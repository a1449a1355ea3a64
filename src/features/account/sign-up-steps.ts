import { useRouter, useRouterState } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { PlayerField, PlayerFieldName } from "../../contract/player-fields.ts";
import { useRedirectParam } from "./use-after-sign-in.ts";

/** Fields of the first step. */
const FIRST: readonly PlayerFieldName[] = ["email", "password", "country", "currency"];
/** A form with fewer fields stays on one page. */
const MIN_FIELDS = 4;

/** Splits the fields into steps; none is empty. */
export function stepsOf(fields: readonly PlayerField[]): PlayerField[][] {
  const isFirst = ({ name }: PlayerField) => FIRST.includes(name);
  const steps = [fields.filter(isFirst), fields.filter((field) => !isFirst(field))];
  return fields.length < MIN_FIELDS || steps.some(({ length }) => length === 0) ? [[...fields]] : steps;
}

/**
 * Step of the form from 1, as a history entry, so that Back leads to the first one. A reload loses the password and
 * starts with the first step.
 */
export function useStep(count: number) {
  const router = useRouter();
  const redirectParams = useRedirectParam();
  const [isFirstDone, setIsFirstDone] = useState(false);
  const inHistory = useRouterState({ select: ({ location }) => Boolean(location.state.formStep) });
  const step: 1 | 2 = count > 1 && isFirstDone && inHistory ? 2 : 1;
  const showNext = () => {
    setIsFirstDone(true);
    if (inHistory) return;
    const isMasked = Boolean(router.state.location.maskedLocation);
    void router.navigate({
      to: ".",
      search: true,
      hash: true,
      state: { formStep: 1 },
      mask: isMasked
        ? ({ to: "/registration", search: redirectParams, unmaskOnReload: true } as never)
        : undefined,
      resetScroll: false,
    });
  };
  const showFirst = () => {
    if (router.state.location.state.formStep) router.history.back();
  };
  return { step, showNext, showFirst };
}

/** Moves the focus to a new step's first error, or else to its heading, which assistive technology then reads. */
export function useStepFocus(step: number, form: RefObject<HTMLFormElement | null>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedStep = useRef(step);
  useEffect(() => {
    if (focusedStep.current === step) return;
    focusedStep.current = step;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (invalid ?? heading.current)?.focus();
  }, [step, form]);
  return heading;
}
