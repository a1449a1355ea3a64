import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { DISPLAY_FONT, loadDisplayFont } from "../../app/display-font.ts";

const section = () => document.querySelector<HTMLElement>("section[aria-roledescription=carousel]");
const slides = () => [...(section()?.querySelectorAll("li") ?? [])];

/** Cut titles, text outside its slide, and buttons that cover the dots. */
function findFaults(): string[] {
  const dots = section()!.querySelector("button")!.getBoundingClientRect();
  const dotsFrom = dots.left - slides()[0]!.getBoundingClientRect().left;
  return slides().flatMap((slide) => {
    const box = slide.getBoundingClientRect();
    const title = slide.querySelector("h2")!;
    const button = slide.querySelector("a")?.getBoundingClientRect();
    const first = title.parentElement!.firstElementChild!.getBoundingClientRect();
    const faults: string[] = [];
    if (title.scrollHeight > title.clientHeight + 1) faults.push("title cut");
    if (first.top < box.top) faults.push("copy outside its slide");
    if (button && button.bottom > dots.top && button.right - box.left > dotsFrom)
      faults.push("button on the dots");
    return faults;
  });
}

it.for(["en", "de", "fr-CA", "et", "it", "no"] as const)(
  "I18N-16 SHL-29 the banner in %s shows whole titles, within its slides and clear of its dots, at every width",
  async (locale) => {
    const displayFont = () => [...document.fonts].find(({ family }) => family.includes(DISPLAY_FONT));
    onTestFinished(() => void document.fonts.delete(displayFont()!));
    loadDisplayFont();
    await renderApp("/", { locale });
    await expect.poll(() => displayFont()?.status).toBe("loaded");
    await expect.poll(() => slides().length).toBeGreaterThan(0);
    // The other slides load on the first interaction.
    section()!
      .querySelector("ul")!
      .dispatchEvent(new Event("touchstart", { bubbles: true }));
    await expect.poll(() => slides().length).toBeGreaterThan(1);
    for (const width of [320, 390, 768, 1200, 1440]) {
      await page.viewport(width, 844);
      await expect.poll(findFaults, { message: `${width} px` }).toEqual([]);
    }
  },
);
