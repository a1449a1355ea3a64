import { expect } from "vitest";
import { type Locator, userEvent } from "vitest/browser";

/** More stops than any screen has. */
const MAX_STOPS = 80;

export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);

/** Waits until an element has the focus. */
export async function expectFocus(target: Locator): Promise<void> {
  await expect.element(target).toHaveFocus();
}

/** Presses Tab until a control has the focus, as a player without a pointer does. */
export async function tabTo(target: Locator, direction: "forth" | "back" = "forth"): Promise<void> {
  await expect.element(target).toBeInTheDocument();
  for (let stops = 0; document.activeElement !== target.query() && stops < MAX_STOPS; stops++)
    await userEvent.tab({ shift: direction === "back" });
  await expectFocus(target);
}
