import { beforeEach, expect, it, onTestFinished } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { EMPTY_FRAMES } from "../../tests/support/component/play.ts";
import { renderApp } from "../../tests/support/component/render-app.tsx";

beforeEach(async () => {
  await commands.emulateForcedColors(true);
  onTestFinished(() => commands.emulateForcedColors(false));
});

/** A system colour as computed. */
function systemColor(name: string): string {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = name;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const styleOf = (selector: string, pseudo?: string) =>
  getComputedStyle(document.querySelector(selector)!, pseudo);

it("forced colours keep the shape of buttons and chips, and mark the selected ones", async () => {
  await renderApp("/", { answers: EMPTY_FRAMES });
  await expect.poll(() => document.querySelectorAll("main article").length).toBeGreaterThan(3);
  const highlight = systemColor("Highlight");
  for (const link of document.querySelectorAll("nav[aria-label='Game categories'] a, header [class*=button]"))
    expect(Number.parseFloat(getComputedStyle(link).borderTopWidth), link.textContent!).toBeGreaterThan(0);
  const hero = "section[aria-roledescription=carousel]";
  expect(styleOf(`${hero} button[aria-current=true]`, "::before").backgroundColor).toBe(highlight);
  expect(styleOf(`${hero} button[aria-current=false]`, "::before").backgroundColor).toBe(
    systemColor("ButtonText"),
  );
  await page
    .getByRole("navigation", { name: "Game categories" })
    .getByRole("link", { name: "Pokies" })
    .click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Pokies" })).toBeVisible();
  await expect.poll(() => document.querySelector("main nav a[aria-current=page]")).not.toBeNull();
  const current = styleOf("main nav a[aria-current=page]");
  expect([current.outlineColor, current.outlineStyle]).toEqual([highlight, "solid"]);
});

it("forced colours keep hearts, badges and the focus visible on posters", async () => {
  await renderApp("/", { answers: EMPTY_FRAMES });
  await expect.poll(() => document.querySelector("main article > a + span")).not.toBeNull();
  const canvas = systemColor("Canvas");
  const heart = styleOf("main article > a:last-child", "::after");
  expect(heart.backgroundColor).not.toBe(canvas);
  const badge = styleOf("main article > a + span");
  expect([badge.backgroundColor, badge.backgroundImage, badge.borderTopStyle]).toEqual([
    canvas,
    "none",
    "solid",
  ]);
  document.querySelector<HTMLElement>("main article > a")!.focus();
  await userEvent.keyboard("{Shift}");
  const focused = styleOf("main article > a:focus-visible");
  expect([focused.outlineStyle, focused.outlineWidth]).toEqual(["solid", "3px"]);
});

it("forced colours show how far a meter is", async () => {
  await renderApp("/", { answers: EMPTY_FRAMES });
  const { default: styles } = await import("../ui/meter.module.css");
  const meter = document.querySelector("main")!.appendChild(document.createElement("progress"));
  meter.className = styles.meter!;
  const style = getComputedStyle(meter);
  expect([style.borderTopStyle, style.color]).toEqual(["solid", systemColor("Highlight")]);
  expect(style.backgroundColor).toBe(systemColor("Canvas"));
});
