import { local } from "../../../lib/storage/storage.ts";

const OFF_KEY = "shortcuts-off";

/** False if the visitor has turned single keys off, for example because speech input types them (WCAG 2.1.4). */
export const hasShortcuts = (): boolean => local.read(OFF_KEY) === null;

export function setShortcuts(isOn: boolean): void {
  if (isOn) local.remove(OFF_KEY);
  else local.write(OFF_KEY, "1");
}

export const SHORTCUTS = { search: "/", list: "?" } as const;

const TYPING = "input, textarea, select, [contenteditable], [role=textbox]";

/** The shortcut of a key press; null while typing, in a dialog, or with a modifier. */
export function shortcutOf(event: KeyboardEvent): keyof typeof SHORTCUTS | null {
  const { key, target } = event;
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return null;
  if (target instanceof Element && target.closest(`${TYPING}, [role=dialog]`)) return null;
  if (!hasShortcuts()) return null;
  if (key === SHORTCUTS.search) return "search";
  return key === SHORTCUTS.list ? "list" : null;
}
