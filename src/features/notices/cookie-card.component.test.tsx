import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

const card = () => document.querySelector<HTMLElement>("[data-prompt=cookies]");

function measure(button: HTMLButtonElement) {
  const range = document.createRange();
  range.selectNodeContents(button);
  const textBox = range.getBoundingClientRect();
  const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
  return {
    spills: textBox.left < left || textBox.right > right || textBox.top < top || textBox.bottom > bottom,
    size: [top, width, height],
    look: getComputedStyle(button).background + getComputedStyle(button).color,
  };
}

it.for(["en", "de", "et", "fr-CA", "it", "no"] as const)(
  "NEW-08 I18N-16 the cookie card in %s is small, with equal buttons that fit their texts",
  async (locale) => {
    await renderApp("/", { locale, hasConsent: false });
    await expect.poll(card).not.toBeNull();
    for (const width of [320, 390]) {
      await page.viewport(width, 844);
      await expect
        .poll(
          () => {
            const [decline, accept, ...others] = [...card()!.querySelectorAll("button")].map(measure);
            return (
              others.length === 0 &&
              decline &&
              !decline.spills &&
              JSON.stringify(decline) === JSON.stringify(accept)
            );
          },
          { message: `${width} px` },
        )
        .toBe(true);
      if (width === 390) expect(card()!.getBoundingClientRect().height / 844).toBeLessThan(0.2);
    }
  },
);
