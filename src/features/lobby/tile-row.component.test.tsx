import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { EMPTY_FRAMES } from "../../../tests/support/component/play.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

const row = () => document.querySelector<HTMLElement>("section[aria-labelledby='row-top']");
const links = () => [...(row()?.querySelectorAll<HTMLElement>("li article > a:first-child") ?? [])];
const focused = () => document.activeElement as HTMLElement;
const name = () => focused().textContent;

it("ANC-73 a row of tiles is one tab stop with arrow keys inside, and each action names its game", async () => {
  await renderApp("/", { width: 1440, height: 900, answers: EMPTY_FRAMES });
  await expect.poll(() => links().length).toBeGreaterThan(3);
  row()!.querySelector<HTMLElement>("a")!.focus();
  await userEvent.tab();
  expect(focused()).toBe(links()[0]);
  await expect.poll(() => links()[1]!.tabIndex).toBe(-1);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(focused()).toBe(links()[2]);
  const title = name();
  await userEvent.keyboard("{ArrowLeft}");
  expect(focused()).toBe(links()[1]);
  await userEvent.keyboard("{ArrowRight}");
  const plays = () =>
    [...row()!.querySelectorAll("a")].filter(({ textContent }) => /^Play /.test(textContent));
  await expect.poll(plays).toHaveLength(1);
  await userEvent.keyboard("{ArrowDown}");
  expect(title).toContain(name()!.replace(/^Play /, ""));
  expect(name()).toMatch(/^Play \S/);
  await userEvent.keyboard("{ArrowUp}{Home}");
  expect(focused()).toBe(links()[0]);
  await userEvent.keyboard("{End}");
  expect(focused()).toBe(links().at(-1));
  await userEvent.tab();
  expect(row()!.contains(focused())).toBe(false);
  await userEvent.tab({ shift: true });
  expect(focused()).toBe(links().at(-1));
});
