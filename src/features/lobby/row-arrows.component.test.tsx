import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../tests/support/component/checks.ts";
import { pretendMouse } from "../../../tests/support/component/device.ts";
import { EMPTY_FRAMES } from "../../../tests/support/component/play.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

const row = page.getByRole("region", { name: "Top games" });
const list = () => row.element().querySelector("ul")!;
const back = row.getByRole("button", { name: "Scroll back" });
const on = row.getByRole("button", { name: "Scroll forward" });

/** Clicks where the header may cover the row. */
const press = (button: typeof on) => (button.element() as HTMLElement).click();

/** Whole tiles between the row's edges, by their index. */
function visibleTiles(): number[] {
  const box = list().getBoundingClientRect();
  return [...list().children].flatMap((item, i) => {
    const { left, right } = item.getBoundingClientRect();
    return left >= box.left - 1 && right <= box.right + 1 ? [i] : [];
  });
}

it("CAT-34 ANC-73 with a mouse, arrows scroll a row by a page and stop at its ends", async () => {
  pretendMouse();
  await renderApp("/", { width: 1440, height: 900, answers: EMPTY_FRAMES });
  await expect.element(on).toBeVisible();
  await expect.element(back).toHaveAttribute("aria-disabled", "true");
  const first = visibleTiles();
  press(on);
  await expect.poll(() => visibleTiles()[0]).toBe(first.length);
  await expect.element(back).not.toHaveAttribute("aria-disabled");
  press(back);
  await expect.poll(visibleTiles).toEqual(first);
  list().scrollTo({ left: 99_999 });
  await expect.element(on).toHaveAttribute("aria-disabled", "true");
  await expect.element(on).toHaveAccessibleDescription("Top games");
  await expectAccessible();
  // Arrow keys scroll with the focus, so the buttons are no tab stops.
  for (const button of row.element().querySelectorAll("button[aria-describedby]"))
    expect((button as HTMLElement).tabIndex).toBe(-1);
});

it("CAT-34 with touch there are no arrows", async () => {
  await renderApp("/", { width: 1440, height: 900, answers: EMPTY_FRAMES });
  await expect.element(row.getByRole("link").nth(5)).toBeVisible();
  await expect.element(on).not.toBeInTheDocument();
});
