import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { allowMotion } from "../../tests/support/component/device.ts";
import { EMPTY_FRAMES } from "../../tests/support/component/play.ts";
import { renderApp } from "../../tests/support/component/render-app.tsx";
import { animateTiles } from "./tile-transition.ts";

function Animation() {
  const router = useRouter();
  // A busy machine is slow.
  useEffect(() => animateTiles(router, { load: 20_000, render: 20_000 }), [router]);
  return null;
}

/** Elements that a transition pairs. */
const named = () =>
  [...document.querySelectorAll("main *")].filter(
    (element) => getComputedStyle(element).viewTransitionName !== "none",
  );

/** Opens the first tile of a list. @returns the address of its game's page, and what its transition paired before and after */
async function openFirstTile() {
  const pairs: string[][] = [];
  const transitions: ViewTransition[] = [];
  const start = document.startViewTransition.bind(document);
  const describeNamed = () =>
    named().map((element) =>
      element.closest("[data-cover]") ? "cover" : element.closest("article") ? "tile" : "other",
    );
  const spy = vi.spyOn(document, "startViewTransition").mockImplementation((update) => {
    pairs.push(describeNamed());
    const transition = start(update);
    transitions.push(transition);
    void transition.updateCallbackDone.then(() => pairs.push(describeNamed()));
    return transition;
  });
  onTestFinished(() => spy.mockRestore());
  await renderApp("/pokies/all", { answers: EMPTY_FRAMES, extraPart: <Animation /> });
  await expect.poll(() => document.querySelector("main article > a[href] img")).not.toBeNull();
  const link = document.querySelector<HTMLAnchorElement>("main article > a[href]:has(img)")!;
  link.click();
  return { path: link.pathname, pairs, transitions };
}

const cover = () => document.querySelector("[data-cover] img");

it("the tile that is opened becomes the game's cover: one picture before, one after, none in the end", async () => {
  await allowMotion();
  const { path, pairs, transitions } = await openFirstTile();
  await expect.poll(() => pairs).toEqual([["tile"], ["cover"]]);
  expect(location.pathname).toBe(path);
  await transitions[0]!.finished;
  await expect.poll(() => named().length).toBe(0);
  expect(scrollY).toBe(0);
});

it("a transition that the browser skips leaves the game's page open and no error", async () => {
  await allowMotion();
  const errors: unknown[] = [];
  const onError = (event: PromiseRejectionEvent) => errors.push(event.reason);
  addEventListener("unhandledrejection", onError);
  onTestFinished(() => removeEventListener("unhandledrejection", onError));
  const { path, transitions } = await openFirstTile();
  await expect.poll(() => transitions.length).toBe(1);
  transitions[0]!.skipTransition();
  await transitions[0]!.finished;
  await expect.poll(cover).not.toBeNull();
  expect(location.pathname).toBe(path);
  await expect.poll(() => named().length).toBe(0);
  expect(errors).toEqual([]);
});

it("under reduced motion a tile opens its page without a transition", async () => {
  const { path, pairs } = await openFirstTile();
  await expect.poll(cover).not.toBeNull();
  expect(location.pathname).toBe(path);
  expect(pairs).toEqual([]);
});

it("a click with a modifier stays the browser's", async () => {
  await allowMotion();
  await renderApp("/pokies/all", { extraPart: <Animation /> });
  await expect.poll(() => document.querySelector("main article > a[href] img")).not.toBeNull();
  const wasPrevented: boolean[] = [];
  const onClick = (event: Event) => {
    wasPrevented.push(event.defaultPrevented);
    // The test's own tab must stay as it is.
    event.preventDefault();
  };
  document.addEventListener("click", onClick, { once: true, capture: true });
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  document.querySelector("main article > a[href]:has(img)")!.dispatchEvent(click);
  expect(wasPrevented).toEqual([false]);
});
