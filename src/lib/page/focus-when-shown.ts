/** Time to wait for the element, milliseconds. */
const PATIENCE = 2_000;
/** Frames after which a closing dialog no longer moves the focus. */
const STABLE_FRAMES = 3;

const CONTROLS = "a[href], button, input, select, textarea, summary";

/** True if the focus is on nothing: the page, a box without meaning, or a control of a dialog that is about to close. */
const isFocusLost = ({ activeElement }: Document): boolean =>
  !activeElement?.matches(CONTROLS) || activeElement.closest("[role$=dialog]") !== null;

function focus(target: HTMLElement): void {
  if (!target.matches(CONTROLS)) target.tabIndex = -1;
  target.focus();
}

/**
 * Focuses what replaced the control that the player used, once it is in the page: a heading, a line or a control;
 * `fallback` if it doesn't come. Changes nothing if the player has focused another control meanwhile.
 */
export function focusWhenShown(selector: string, fallback = "main h1"): void {
  const end = performance.now() + PATIENCE;
  let frames = 0;
  const step = () => {
    const isOver = performance.now() >= end;
    const target = document.querySelector<HTMLElement>(isOver ? `${selector}, ${fallback}` : selector);
    const hasFocus = target !== null && target === document.activeElement;
    frames = hasFocus ? frames + 1 : 0;
    if (frames === STABLE_FRAMES) return;
    if (target && !hasFocus) {
      if (!isFocusLost(document)) return;
      focus(target);
    }
    if (!isOver) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
