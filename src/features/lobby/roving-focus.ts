const CONTROLS = "a[href], button";

const controlsOf = (item: Element) => [...item.querySelectorAll<HTMLElement>(CONTROLS)];

/** Where a key leads from a control of a row's item; undefined if the key isn't for the row. */
function targetOf(
  key: string,
  list: HTMLElement,
  item: Element,
  control: HTMLElement,
): HTMLElement | undefined {
  const first = (other: Element | null) => other?.querySelector<HTMLElement>(CONTROLS) ?? undefined;
  const controls = controlsOf(item);
  const turn = (step: number) => controls.at((controls.indexOf(control) + step) % controls.length);
  if (key === "ArrowRight") return first(item.nextElementSibling);
  if (key === "ArrowLeft") return first(item.previousElementSibling);
  if (key === "Home") return first(list.firstElementChild);
  if (key === "End") return first(list.lastElementChild);
  if (key === "ArrowDown") return turn(1);
  return key === "ArrowUp" ? turn(-1) : undefined;
}

/**
 * Makes a row one tab stop: the tile that was focused last. Left and right arrows, Home and End move along the row, up
 * and down arrows through a tile's link and actions. Does nothing if the row has it already.
 */
export function roveFocus(list: HTMLElement): void {
  if (list.dataset.roving) return;
  list.dataset.roving = "true";
  let current: Element | null = null;

  const update = () => {
    for (const item of list.children)
      for (const [i, control] of controlsOf(item).entries()) {
        const tabIndex = item === current && i === 0 ? 0 : -1;
        if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex;
      }
  };
  const enter = (target: EventTarget | null) => {
    const item = target instanceof Element ? target.closest("li") : null;
    if (item?.parentElement !== list || item === current) return;
    current = item;
    update();
  };
  list.addEventListener("focusin", ({ target }) => enter(target));
  list.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !current) return;
    const target = targetOf(event.key, list, current, event.target as HTMLElement);
    if (!target) return;
    event.preventDefault();
    target.focus();
  });
  // Tiles, their actions and their hearts come and go.
  new MutationObserver(update).observe(list, { childList: true, subtree: true });
  enter(document.activeElement);
}
