import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { forward } from "../../../tests/support/component/account.ts";
import { expectAccessible, expectReadable } from "../../../tests/support/component/checks.ts";
import { find } from "../../../tests/support/component/find.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

const picture = () => document.querySelector<HTMLImageElement>("[data-scene] img");
const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
const FORM = "[role=dialog] form";

it.for(["registration", "login", "remind"])(
  "the screen %s has a strip with a picture above its form on phones, and a picture beside it on larger screens",
  async (name) => {
    await page.viewport(390, 844);
    await renderApp(`/${name}`);
    await find(FORM);
    await expect.poll(picture).not.toBeNull();
    expect(picture()!.alt).toBe("");
    expect(box("[data-scene]").height).toBeLessThanOrEqual(112);
    expect(box("[data-scene]").bottom).toBeLessThan(box(FORM).top);
    await page.viewport(1440, 900);
    await expect.poll(() => box(FORM).left - box("[data-scene]").right).toBeGreaterThan(0);
    expect(box("[data-scene]").height).toBeCloseTo(box("[role=dialog]").height, 0);
    // The picture fills its side, and the dialog's title stands on it without a line.
    expect(box("[data-scene] img").height).toBeCloseTo(box("[data-scene]").height, 0);
    const head = document.querySelector("[role=dialog] > :first-child")!;
    expect(getComputedStyle(head).borderBottomColor).toBe("rgba(0, 0, 0, 0)");
    await expectAccessible();
  },
);

it("the room of the picture doesn't change when it arrives", async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.viewport(390, 844);
  await renderApp("/login", {
    answers: {
      "GET /api/jackpots": async (request) => {
        await gate;
        return forward(request);
      },
    },
  });
  await find(FORM);
  const before = box(FORM);
  expect(picture()).toBeNull();
  open();
  await expect.poll(picture).not.toBeNull();
  expect(box(FORM)).toEqual(before);
});

it("a visitor who saves data gets the colours without the picture", async () => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
  await renderApp("/login");
  await find(FORM);
  await expect.element(page.getByText("Good to see you again")).toBeVisible();
  expect(picture()).toBeNull();
});

it.for(["registration", "login"])("NEW-12 the screen %s can be read with doubled text", async (name) => {
  await renderApp(`/${name}`, { locale: "de" });
  await find(FORM);
  await expectReadable("[role=dialog]");
});
