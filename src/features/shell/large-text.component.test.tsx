import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { expectToFit, linesOf } from "../../../tests/support/component/checks.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { dismissToast, showToast } from "../../lib/page/toasts.ts";
import { DateField } from "../../ui/date-field.tsx";

const LOCALES = ["en", "de", "fr-CA", "et", "it", "no"] as const;

function doubleText(): void {
  const root = document.documentElement;
  root.style.fontSize = "200%";
  onTestFinished(() => void root.style.removeProperty("font-size"));
}

const name = (element: Element) => `${element.localName} ${(element.textContent ?? "").trim().slice(0, 30)}`;

/** Controls of the header outside the screen, and pairs of them on top of each other. */
function headerFaults(): string[] {
  const controls = [...document.querySelectorAll("header a, header button, header summary")].filter(
    (element) =>
      (element.localName === "summary" || !element.closest("details:not([open])")) &&
      element.getBoundingClientRect().width > 0 &&
      getComputedStyle(element).visibility === "visible",
  );
  const boxes = controls.map((element) => element.getBoundingClientRect());
  return controls.flatMap((control, i) => {
    const box = boxes[i]!;
    const faults = box.left < 0 || box.right > innerWidth + 0.5 ? [`${name(control)} outside`] : [];
    const next = boxes[i + 1];
    if (next && next.left < box.right - 0.5 && next.top < box.bottom) faults.push(`${name(control)} covered`);
    return faults;
  });
}

/** Text of the first slide that is cut, or outside of the slide. */
function heroFaults(): string[] {
  const slide = document.querySelector("section[aria-roledescription=carousel] li");
  if (!slide) return ["no slide"];
  const box = slide.getBoundingClientRect();
  return [...slide.querySelectorAll<HTMLElement>("h2, p, a")].flatMap((part) => {
    const { top, bottom, right } = part.getBoundingClientRect();
    const isCut = part.localName === "h2" && part.scrollHeight > part.clientHeight + 1;
    return isCut || top < box.top || bottom > box.bottom + 0.5 || right > box.right ? [name(part)] : [];
  });
}

function placeholderWidth(input: HTMLInputElement): number {
  const measure = document.createElement("canvas").getContext("2d")!;
  measure.font = getComputedStyle(input, "::placeholder").font;
  return measure.measureText(input.placeholder).width;
}

function roomOf(input: HTMLInputElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(input);
  return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

it.for(LOCALES)(
  "SHL-01 text at double size in %s: a guest's header and banner fit a phone",
  async (locale) => {
    doubleText();
    await renderApp("/", { locale });
    await expect.poll(() => document.querySelectorAll("header a").length).toBeGreaterThan(1);
    await expectToFit([320, 390], async () => {
      await expect.poll(headerFaults, { timeout: 3_000 }).toEqual([]);
      await expect.poll(heroFaults, { timeout: 3_000 }).toEqual([]);
    });
  },
);

it.for(LOCALES)("SHL-02 text at double size in %s: a player's header fits a phone", async (locale) => {
  doubleText();
  await renderApp("/support", { locale, player: { isConfirmed: true } });
  await expect.poll(() => document.querySelector("header summary .money")?.textContent).toMatch(/\d/);
  await expectToFit([390], async () => {
    await expect.poll(headerFaults, { timeout: 3_000 }).toEqual([]);
  });
});

it.for(LOCALES)("text at double size in %s: search shows its whole placeholder", async (locale) => {
  doubleText();
  await renderApp("/search", { locale });
  const field = page.getByRole("searchbox");
  await expect.element(field).toBeVisible();
  const input = field.element() as HTMLInputElement;
  await expectToFit([390], () => expect(placeholderWidth(input)).toBeLessThanOrEqual(roomOf(input)));
});

it.for(LOCALES)("text at double size in %s: the parts of a date show their whole names", async (locale) => {
  doubleText();
  const field = { name: "date", value: "", onChange: () => {} };
  await renderApp("/support", { locale, extraPart: <DateField field={field} label="Date" /> });
  const parts = () => [...document.querySelectorAll<HTMLElement>("fieldset label > span")];
  await expect.poll(() => parts().length).toBe(3);
  await expectToFit([390], () => {
    for (const part of parts())
      expect(part.scrollWidth, part.textContent).toBeLessThanOrEqual(part.clientWidth);
  });
});

it("text at double size in de: a message with an action has lines of several words", async () => {
  doubleText();
  await renderApp("/support", { locale: "de" });
  const text = "Wir konnten Wolf Moon nicht aus Ihren Favoriten entfernen.";
  const toast = showToast({ text, kind: "info", action: { label: "Erneut versuchen", run: () => {} } }, true);
  onTestFinished(() => dismissToast(toast));
  await expect.element(page.getByText(text)).toBeVisible();
  await expectToFit([390], () => expect(linesOf(page.getByText(text).element(), text)).toBeLessThan(7));
});

/** Cards whose text is cut at their edge. */
const cutCards = (): string[] =>
  [...document.querySelectorAll("main li, main a:has(picture)")]
    .filter((card) => card.scrollWidth > card.clientWidth + 1 && getComputedStyle(card).overflowX !== "auto")
    .map(name);

it.for(["/mystic-nova", "/promotions"])("text at double size in de: %s fits a phone", async (path) => {
  doubleText();
  await renderApp(path, { locale: "de" });
  await expect.poll(() => document.querySelectorAll("main h2").length).toBeGreaterThan(1);
  await expectToFit([390], () => expect.poll(cutCards).toEqual([]));
});

it("text at double size in de: a game's page fits a phone", async () => {
  doubleText();
  await renderApp("/pokies/all", { locale: "de" });
  await expect.poll(() => document.querySelector("main article > a")).not.toBeNull();
  document.querySelector<HTMLElement>("main article > a")!.click();
  await expect.element(page.getByText("Auszahlungsquote (RTP)")).toBeVisible();
  await expectToFit([390]);
});
