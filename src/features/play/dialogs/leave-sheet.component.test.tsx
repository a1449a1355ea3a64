import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { address } from "../../../../tests/support/component/account.ts";
import { expectAccessible } from "../../../../tests/support/component/checks.ts";
import { signIn } from "../../../../tests/support/component/fake-server.ts";
import { EMPTY_FRAMES, findGame, gamePath, postFromFrame } from "../../../../tests/support/component/play.ts";
import { renderApp } from "../../../../tests/support/component/render-app.tsx";

const sheet = page.getByRole("dialog", { name: /^Leave .+\?$/ });
const help = sheet.getByRole("link", { name: "Responsible gaming and where to find help" });

it.for([
  ["between rounds", false],
  ["during a round", true],
] as const)("NEW-23 one tap on the leave sheet opens the help page %s", async ([, isRunning]) => {
  await signIn({ funds: 500 });
  await renderApp(`${gamePath(await findGame())}?mode=real`, { answers: EMPTY_FRAMES });
  await expect.element(page.getByTitle(/ game$/)).toBeVisible();
  if (isRunning) postFromFrame({ type: "busy", busy: true });
  await page.getByRole("button", { name: "Leave game" }).first().click();
  await expect.element(help).toBeVisible();
  if (isRunning) await expectAccessible();
  await help.click();
  await expect.poll(address).toBe("/responsible-gaming");
  await expect.element(page.getByRole("heading", { level: 1, name: "Responsible gaming" })).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
});
