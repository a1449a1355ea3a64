import { expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { forward } from "../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit, nextLayout } from "../../../tests/support/component/checks.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";
import { setLogSink } from "../../lib/http/log.ts";

const field = page.getByRole("searchbox");
const clear = page.getByRole("button", { name: "Clear search" });
const tiles = () => document.querySelectorAll("[role=dialog] article[data-game]").length;

it("NAV-06 a popup opened by its own address is shown over the lobby, and closing it leads there", async () => {
  await renderApp("/search", { locale: "de" });
  await expect.element(field).toBeVisible();
  await expect.poll(() => document.querySelector("h2[id^=row-]")).not.toBeNull();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.poll(() => location.pathname).toBe("/de");
});

it("CAT-25 search waits for three characters and 300 ms, and then offers to clear the text", async () => {
  const titles: string[] = [];
  await renderApp("/search", {
    answers: {
      "POST /api/games_filter": async (request) => {
        const { filter } = (await request.clone().json()) as { filter: { title?: string } };
        if (filter.title !== undefined) titles.push(filter.title);
        return forward(request);
      },
    },
  });
  await expect.element(field).toBeVisible();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const passTime = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    await nextLayout();
  };
  await field.fill("ro");
  await passTime(300);
  expect(clear.query()).toBeNull();
  await userEvent.type(field, "yal");
  await nextLayout();
  // A word: a cross would look like the one above it, which closes the search.
  expect(clear.element().textContent).toBe("Clear");
  const { width, height } = clear.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await passTime(299);
  expect(titles).toEqual([]);
  await passTime(1);
  // With fake timers, a poll would advance the clock by its interval.
  await expect.poll(() => titles, { interval: 0 }).toEqual(["royal"]);
  await expect.element(page.getByText(/games? found/)).toBeVisible();
  expect(titles).toEqual(["royal"]);
  await clear.click();
  await expect.element(field).toHaveValue("");
});

it("CAT-25 the field stands in the popup's first line, beside the button that closes it", async () => {
  await renderApp("/search");
  await expect.element(field).toBeVisible();
  await expect.element(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  await expectToFit([320, 390, 1440], async () => {
    const input = field.element().getBoundingClientRect();
    const close = page.getByRole("button", { name: "Close" }).element().getBoundingClientRect();
    const middle = ({ top, bottom }: DOMRect) => Math.round((top + bottom) / 2);
    expect(Math.abs(middle(input) - middle(close))).toBeLessThanOrEqual(1);
    expect(close.left).toBeGreaterThanOrEqual(input.right + 8);
  });
});

it("CAT-26 a search without results shows a hint and recommended games", async () => {
  await renderApp("/search");
  await field.fill("xqzzyvvv");
  await expect.element(page.getByText("No games found")).toBeVisible();
  await expect.element(page.getByText(/Try a shorter word/)).toBeVisible();
  await expect.poll(tiles).toBeGreaterThan(0);
});

it("CAT-27 a failed search is logged by name, shows an error, and can be retried", async () => {
  const logged: string[] = [];
  setLogSink(({ name }) => logged.push(name));
  onTestFinished(() => setLogSink(() => {}));
  let fails = true;
  const answer = (request: Request) =>
    fails ? Promise.resolve(Response.json({ code: "internal_error" }, { status: 500 })) : forward(request);
  await renderApp("/search", {
    answers: { "POST /api/games_filter": answer, "GET /api/games/names": answer },
  });
  await field.fill("dragon");
  await expect.element(page.getByText("Search didn't work")).toBeVisible();
  expect(logged).toContain("LOAD_FOUND_GAMES_ERROR");
  fails = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(tiles).toBeGreaterThan(0);
  await expect.element(page.getByText(/games? found/)).toBeVisible();
});

it("CAT-25 the first character finds games, providers and categories on the device, without the server's search", async () => {
  const { answeredCalls } = await renderApp("/search");
  await field.fill("r");
  await expect.poll(tiles).toBeGreaterThan(0);
  await expect.element(page.getByText(/games? found/)).toBeVisible();
  const link = (list: string) => page.getByRole("navigation", { name: list }).getByRole("link").first();
  await expect.element(link("Categories")).toHaveAttribute("href", expect.stringMatching(/^\/categories\//));
  await expect.element(link("Providers")).toHaveAttribute("href", expect.stringMatching(/^\/producers\//));
  expect(answeredCalls.filter((call) => call === "POST /api/games_filter")).toEqual([]);
  await expectToFit([390, 1440]);
  await expectAccessible();
});

it("CAT-25 a search that led to a result is offered again, and can be erased", async () => {
  await renderApp("/search");
  await expect.element(page.getByText("Trending now")).toBeVisible();
  await field.fill("roulette");
  await userEvent.keyboard("{Enter}");
  await field.fill("");
  const recent = page.getByRole("button", { name: "roulette", exact: true });
  // The list is read when the screen opens.
  closeApp();
  await renderApp("/search");
  await recent.click();
  await expect.element(field).toHaveValue("roulette");
  await expect.poll(tiles).toBeGreaterThan(0);
  await field.fill("");
  await page.getByRole("button", { name: "Clear recent searches" }).click();
  await expect.element(recent).not.toBeInTheDocument();
  closeApp();
  await renderApp("/search");
  await expect.element(page.getByText("Trending now")).toBeVisible();
  expect(recent.query()).toBeNull();
});

it("CAT-25 on a desktop the search grows out of the header's field, and fills the page's columns", async () => {
  await renderApp("/", { width: 1440, height: 900 });
  const opener = page.getByRole("link", { name: "Search games" });
  await expect.element(opener).toBeVisible();
  const from = opener.element().getBoundingClientRect();
  await opener.click();
  await expect.element(field).toBeVisible();
  await expect.poll(() => field.element().getBoundingClientRect().left - from.left).toBeCloseTo(0, 0);
  const at = field.element().getBoundingClientRect();
  expect(at.top).toBeLessThan(from.bottom);
  expect(at.bottom).toBeGreaterThan(from.top);
  await expectToFit([768, 1440]);
});

it("CAT-25 below what's trending, categories and the largest providers lead on before anything is typed", async () => {
  await renderApp("/search");
  const list = (name: string) => page.getByRole("dialog").getByRole("navigation", { name });
  await expect.element(list("Categories").getByRole("link").first()).toBeVisible();
  const providers = list("Providers").getByRole("link");
  await expect.element(providers.first()).toHaveAttribute("href", "/producers");
  await expect.element(providers.nth(1)).toHaveAttribute("href", expect.stringMatching(/^\/producers\/./));
  const bottom = (target: Element) => target.getBoundingClientRect().bottom;
  const lastTile = [...document.querySelectorAll<HTMLElement>("[role=dialog] article")].findLast(
    (tile) => tile.offsetParent !== null,
  )!;
  expect(list("Categories").element().getBoundingClientRect().top).toBeGreaterThan(bottom(lastTile));
  await expectToFit();
  await expectAccessible();
  await field.fill("zq");
  await expect.element(list("Providers")).not.toBeInTheDocument();
});

it("CAT-25 what's trending fills whole rows, and its tiles don't say that they're on top", async () => {
  await renderApp("/search");
  await expect.element(page.getByText("Trending now")).toBeVisible();
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>("[role=dialog] article")].filter(
      (tile) => tile.offsetParent !== null,
    );
  for (const [width, columns] of [
    [390, 3],
    [768, 5],
    [1440, 7],
  ] as const) {
    await page.viewport(width, 900);
    await expect.poll(() => shown().length > 0 && shown().length % columns).toBe(0);
  }
  expect(page.getByRole("dialog").getByText("Top", { exact: true }).elements()).toEqual([]);
});
