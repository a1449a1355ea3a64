import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rotateTitle, TITLE_INTERVAL } from "./rotate-title.ts";

let page: EventTarget & { title: string; visibilityState: string };
beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { title: "Lobby", visibilityState: "visible" });
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const setVisibility = (state: string) => {
  page.visibilityState = state;
  page.dispatchEvent(new Event("visibilitychange"));
};
/** The titles of the next intervals. */
const titles = (count: number) =>
  Array.from({ length: count }, () => {
    vi.advanceTimersByTime(TITLE_INTERVAL);
    return page.title;
  });

it("SHL-30 the title rotates every 2 s while the tab is hidden, and is restored when shown", () => {
  rotateTitle("Come back", () => true);
  expect(titles(2)).toEqual(["Lobby", "Lobby"]);
  setVisibility("hidden");
  vi.advanceTimersByTime(1_999);
  expect(page.title).toBe("Lobby");
  vi.advanceTimersByTime(1);
  expect([page.title, ...titles(3)]).toEqual(["Come back", "Lobby", "Come back", "Lobby"]);
  titles(1);
  setVisibility("visible");
  expect(page.title).toBe("Lobby");
  expect(titles(2)).toEqual(["Lobby", "Lobby"]);
});

it("SHL-30 a title that the page sets in between is kept", () => {
  const end = rotateTitle("Come back", () => true);
  setVisibility("hidden");
  titles(1);
  page.title = "Pokies";
  setVisibility("visible");
  expect(page.title).toBe("Pokies");
  setVisibility("hidden");
  titles(1);
  end();
  expect(page.title).toBe("Pokies");
});

it("AMB-PLT-06 the title never rotates without the flag", () => {
  rotateTitle("Come back", () => false);
  setVisibility("hidden");
  expect(titles(3)).toEqual(["Lobby", "Lobby", "Lobby"]);
});
