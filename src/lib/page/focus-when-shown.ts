/** Time to wait for the element, milliseconds. */
const PATIENCE = 2_000;
/** Frames after which a closing dialog no longer moves the focus. */
const STABLE_FRAMES = 3;

const CONTROLS = "a[href], button, input, select, textarea, summary";
/** Events by which a player uses the page. */
const ACTIONS = ["keydown", "pointerdown"] as const;

/** True if the focus is on nothing: the page, a box without meaning, or a control of a dialog that is about to close. */
const isFocusLost = ({ activeElement }: Document): boolean =>
  !activeElement?.matches(CONTROLS) || activeElement.closest("[role$=dialog]") !== null;

/** True if the player has gone on to another control of the dialog that the target is in. */
const hasMovedOn = ({ activeElement }: Document, target: Element): boolean =>
  activeElement?.matches(CONTROLS) === true &&
  activeElement.closest("[role$=dialog]")?.contains(target) === true;

function focus(target: HTMLElement, options: FocusOptions | undefined): void {
  if (!target.matches(CONTROLS)) target.tabIndex = -1;
  target.focus(options);
}

let latest = new AbortController();

/**
 * Focuses what replaced the control that the player used, once it is in the page: a heading, a line or a control;
 * `fallback` if it doesn't come. Changes nothing if the player has focused another control meanwhile. Once it has
 * focused, ends with the player's next action or with the view; always with the next call.
 */
export function focusWhenShown(selector: string, fallback = "main h1", options?: FocusOptions): void {
  latest.abort();
  const controller = new AbortController();
  latest = controller;
  const { signal } = controller;
  const before = document.activeElement;
  const end = performance.now() + PATIENCE;
  let frames = 0;
  let hasFocused = false;
  let hasActed = false;
  const onAction = () => {
    hasActed = true;
  };
  for (const name of ACTIONS) addEventListener(name, onAction, { capture: true, signal });

  /** @returns true if nothing is left to do. */
  const tryToFocus = (isOver: boolean): boolean => {
    const { activeElement } = document;
    if (hasActed && (hasFocused || (activeElement !== before && activeElement?.matches(CONTROLS))))
      return true;
    // The fallback is behind an open dialog, which must not lose the focus to it.
    const hasFallback = isOver && !activeElement?.closest("[role$=dialog]");
    const target =
      document.querySelector<HTMLElement>(selector) ??
      (hasFallback ? document.querySelector<HTMLElement>(fallback) : null);
    if (!target) return hasFocused;
    const hasFocus = target === activeElement;
    frames = hasFocus ? frames + 1 : 0;
    if (frames === STABLE_FRAMES) return true;
    if (hasFocus) return false;
    // The used control may be in the page for some more frames.
    if (!isFocusLost(document)) return activeElement !== before;
    if (hasFocused && hasMovedOn(document, target)) return true;
    focus(target, options);
    hasFocused = true;
    return false;
  };
  const step = () => {
    if (signal.aborted) return;
    const isOver = performance.now() >= end;
    if (tryToFocus(isOver) || isOver) controller.abort();
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
