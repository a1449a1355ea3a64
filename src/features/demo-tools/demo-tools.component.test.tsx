import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { cookieOf } from "../../lib/storage/storage.ts";
import { DemoTools } from "./demo-tools.tsx";

const tools = <DemoTools key="demo-tools" />;
const handle = page.getByRole("button", { name: "Demo tools" });
const drawer = page.getByRole("complementary", { name: "Demo tools" });
const tour = page.getByRole("region", { name: "Tour" });
const inDrawer = (name: string) => drawer.getByRole("button", { name });

it("the demo tools open beside the page, close on Escape, and fit a phone", async () => {
  await renderApp("/pokies/all", { extraPart: tools });
  await handle.click();
  await expect.element(inDrawer("Canada · CAD")).toBeVisible();
  await expectAccessible();
  await expectToFit();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => drawer.query()).toBeNull();
  await expect.element(handle).toHaveFocus();
});

it.for([
  [390, 844],
  [844, 390],
  [768, 1024],
] as const)(
  "the demo tools' handle stands beside the tiles and their buttons at %s x %s",
  async ([width, height]) => {
    await renderApp("/pokies/all", { extraPart: tools, width, height, player: {} });
    await expect.poll(() => document.querySelectorAll("main article[data-game]").length).toBeGreaterThan(8);
    const left = handle.element().getBoundingClientRect().left;
    const rights = [
      ...document.querySelectorAll("main :is(article[data-game], article button, article a)"),
    ].map((part) => part.getBoundingClientRect().right);
    expect(Math.max(...rights)).toBeLessThanOrEqual(left);
    expect(handle.element().getBoundingClientRect().height).toBeLessThanOrEqual(56);
    // Its text fits it.
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = handle.element();
    expect([scrollWidth > clientWidth, scrollHeight > clientHeight]).toEqual([false, false]);
    await handle.click();
    await expect.element(drawer).toBeVisible();
  },
);

it("the demo tools' handle gives way to a game in landscape, where its buttons are", async () => {
  await renderApp("/faq", { extraPart: tools, width: 844, height: 390 });
  await expect.element(handle).toBeVisible();
  document.documentElement.dataset.playing = "real";
  await expect.element(handle).not.toBeInTheDocument();
  await page.viewport(390, 844);
  await expect.element(handle).toBeVisible();
  delete document.documentElement.dataset.playing;
});

it("the demo tools log in as the chosen player with the public password", async () => {
  const sent: unknown[] = [];
  await renderApp("/pokies/all", {
    extraPart: tools,
    answers: {
      "POST /api/users/sign_in": async (request) => {
        sent.push(((await request.json()) as { user: object }).user);
        return Response.json({ code: "unavailable", message: "unavailable" }, { status: 503 });
      },
    },
  });
  await handle.click();
  await inDrawer("Germany · EUR").click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ email: "player.de@apogee.test", password: "apogee-demo-7" });
  await expect
    .element(page.getByText("That didn't work. Check your connection and try again."))
    .toBeVisible();
});

it("the demo tools let a player win a jackpot, get verified and get a message", async () => {
  const answers = { "POST /api/demo/verification": { verified: true } };
  const { answeredCalls } = await renderApp("/pokies/all", { extraPart: tools, player: {}, answers });
  await handle.click();
  await expect.element(inDrawer("Win a jackpot")).toBeEnabled();
  await inDrawer("Send me a message").click();
  await expect.element(page.getByText(/^Sent to the bell/)).toBeVisible();
  await inDrawer("Win a jackpot").click();
  await expect.poll(() => answeredCalls).toContain("POST /api/demo/jackpot_win");
  await inDrawer("Verify my ID").click();
  await expect.poll(() => answeredCalls).toContain("POST /api/demo/verification");
});

it("the demo tools ask a guest to log in first", async () => {
  await renderApp("/pokies/all", { extraPart: tools });
  await handle.click();
  await expect.element(drawer.getByText("Log in first.")).toBeVisible();
  await expect.element(inDrawer("Win a jackpot")).toBeDisabled();
  await expect.element(inDrawer("Send me a message")).toBeDisabled();
  await expect.element(inDrawer("Verify my ID")).toBeDisabled();
});

it("the demo tools weaken this browser's network and restore it", async () => {
  await renderApp("/pokies/all", { extraPart: tools });
  await handle.click();
  await inDrawer("Slow").click();
  expect(cookieOf("weak_network")).toBe("slow");
  await expect.element(inDrawer("Slow")).toHaveAttribute("aria-pressed", "true");
  await inDrawer("Normal").click();
  expect(cookieOf("weak_network")).toBeNull();
});

it("the tour leads through the app and ends with a normal network", async () => {
  await renderApp("/pokies/all", { extraPart: tools, player: {} });
  await handle.click();
  await inDrawer("Take the 60-second tour").click();
  await expect.element(tour).toHaveTextContent("1 of 7");
  await expectToFit();
  for (const place of ["/categories/new", "/", "/profile/limits", "/mystic-nova", "/"]) {
    await tour.getByRole("button", { name: "Next" }).click();
    await expect.poll(() => location.pathname).toBe(place);
  }
  await expect.element(tour).toHaveTextContent("6 of 7");
  expect(cookieOf("weak_network")).toBe("off");
  await tour.getByRole("button", { name: "Next" }).click();
  await tour.getByRole("button", { name: "Done" }).click();
  expect(tour.query()).toBeNull();
  expect(cookieOf("weak_network")).toBeNull();
});
