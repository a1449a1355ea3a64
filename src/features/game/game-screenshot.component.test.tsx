import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import type { FakeAnswers } from "../../../tests/support/component/fake-server.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import type { LocaleCode } from "../../contract/locale.ts";
import { OFFLINE_GAME } from "../../rules/web/offline-demo.ts";

const GAME = `${OFFLINE_GAME.producer}/${OFFLINE_GAME.name}`;
const WITH_SCREENSHOT = "fable-anvil/sir-bartlebys-quest";
const section = () => document.querySelector("[aria-labelledby=game-screenshot]");
const picture = () => section()!.querySelector("img")!;
const box = () => document.querySelector("#game-screenshot + div")!.getBoundingClientRect();

/** Opens the page of a game that the tests' catalogue has, under another identifier. */
async function openGame(identifier: string, locale: LocaleCode = "en"): Promise<void> {
  const answers: FakeAnswers = {};
  await renderApp(`/play/${identifier}`, {
    locale,
    answers,
    prepare: async (fetch) => {
      const game = (await (await fetch(`/api/games/${GAME}`)).json()) as object;
      answers[`GET /api/games/${identifier}`] = { ...game, identifier, title: "Sir Bartleby's Quest" };
    },
  });
  await expect.element(page.getByRole("heading", { level: 1, name: "Sir Bartleby's Quest" })).toBeVisible();
}

it("ANC-70 a game's page shows a screenshot, named, loaded late and in a reserved box", async () => {
  await openGame(WITH_SCREENSHOT);
  await expect.element(page.getByRole("heading", { name: "In the game" })).toBeInTheDocument();
  expect(picture().alt).toBe("Screenshot of Sir Bartleby's Quest");
  expect([picture().loading, picture().getAttribute("src")]).toEqual([
    "lazy",
    `/screenshots/games/${WITH_SCREENSHOT}.avif`,
  ]);
  for (const width of [390, 768, 1440]) {
    await page.viewport(width, 900);
    await expect.poll(() => innerWidth).toBe(width);
    expect(box().width, `${width} px`).toBeGreaterThan(Math.min(width, 480) * 0.9);
    expect(box().width / box().height, `${width} px`).toBeCloseTo(2, 1);
  }
  await expectAccessible();
  await expectToFit([320, 390]);
});

it("ANC-70 keeps the box of a screenshot that doesn't load, and says so", async () => {
  await openGame(WITH_SCREENSHOT);
  const { height } = box();
  picture().dispatchEvent(new Event("error"));
  await expect.element(page.getByText("We couldn't load the screenshot.")).toBeInTheDocument();
  expect([picture(), box().height]).toEqual([null, height]);
});

it("ANC-70 shows nothing for a game without a screenshot", async () => {
  await openGame("fable-anvil/another-game");
  expect(section()).toBeNull();
});
