import { beforeEach, expect, it, onTestFinished } from "vitest";
import { userEvent } from "vitest/browser";
import { focusWhenShown } from "./focus-when-shown.ts";

const main = document.createElement("main");
const byId = (id: string) => document.getElementById(id)!;

beforeEach(() => {
  main.innerHTML =
    '<button id="used">Save</button> <h2 id="first">One</h2> <h2 id="second">Two</h2> <button id="next">Next</button>';
  document.body.append(main);
  byId("used").focus();
  onTestFinished(() => main.remove());
});

async function passFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

it("NEW-12 the focus waits until the used control has gone, some frames after the answer", async () => {
  focusWhenShown("#first");
  await passFrames(5);
  expect(document.activeElement).toBe(byId("used"));
  byId("used").remove();
  await expect.poll(() => document.activeElement).toBe(byId("first"));
});

it("NEW-12 a later step takes the focus for good, though an earlier one's target shows again", async () => {
  byId("used").remove();
  const first = byId("first");
  first.remove();
  focusWhenShown("#first");
  focusWhenShown("#second");
  await expect.poll(() => document.activeElement).toBe(byId("second"));
  main.prepend(first);
  await passFrames(6);
  expect(document.activeElement).toBe(byId("second"));
});

it("NEW-12 a key after the focus has moved is the player's, and the focus isn't moved again", async () => {
  byId("used").remove();
  focusWhenShown("#first");
  await expect.poll(() => document.activeElement).toBe(byId("first"));
  await userEvent.keyboard("{Escape}");
  byId("first").blur();
  await passFrames(6);
  expect(document.activeElement).toBe(document.body);
});

it("NEW-12 a player who has gone on to another control stays there", async () => {
  const heading = byId("first");
  heading.remove();
  focusWhenShown("#first");
  await userEvent.tab();
  expect(document.activeElement).toBe(byId("next"));
  main.append(heading);
  await passFrames(6);
  expect(document.activeElement).toBe(byId("next"));
});
