import { expect, it, onTestFinished } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { alterResponse } from "../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { find } from "../../../tests/support/component/find.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import { reportResponse, reportUnreachable } from "../../lib/offline/connection.ts";

const cards = () => document.querySelectorAll("main article[data-game]").length;
const openPanel = async () => {
  await page.getByRole("button", { name: "Filter and sort" }).click();
  await expect.element(page.getByRole("dialog", { name: "Filter and sort" })).toBeVisible();
};
const choose = (group: string, name: string) =>
  (
    page.getByRole("group", { name: group }).getByLabelText(name, { exact: true }).element() as HTMLElement
  ).click();
const showButton = () => page.getByRole("button", { name: /^Show \d+ games?$/ });
const countIn = (text: string | null | undefined) => Number(/\d+/.exec(text ?? "")?.[0] ?? -1);
const search = () => new URLSearchParams(location.search);

it("ANC-68 filters a list, states it in the address, and removes filters one by one and with Back", async () => {
  await renderApp("/games/page/1");
  await find("main article[data-game]");
  await openPanel();
  choose("Return to player (RTP)", "From 98%");
  await expect.element(showButton()).toBeVisible();
  const filtered = countIn(showButton().element().textContent);
  expect(filtered).toBeGreaterThan(10);
  expect(filtered).toBeLessThan(400);
  // The address changes once the filters are applied.
  expect(location.search).toBe("");
  choose("Sort by", "A to Z");
  await expect.element(showButton()).toHaveTextContent(`Show ${filtered} games`);
  await userEvent.click(showButton());

  await expect.poll(() => search().get("rtp")).toBe("98");
  expect(search().get("sort")).toBe("title");
  await expect.element(page.getByRole("status").filter({ hasText: `${filtered} games` })).toBeVisible();
  await expect.poll(cards).toBeGreaterThan(0);
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");

  await page.getByRole("link", { name: "Remove filter: A to Z" }).click();
  await expect.poll(() => search().get("sort")).toBeNull();
  expect(search().get("rtp")).toBe("98");
  // Back undoes one step each: the removed order, then both filters.
  history.back();
  await expect.poll(() => search().get("sort")).toBe("title");
  history.back();
  await expect.poll(() => location.search).toBe("");
  await expect.element(page.getByText("400 games")).toBeVisible();
  expect(document.querySelector("meta[name=robots]")).toBeNull();
});

it("ANC-68 opens a filtered address as it is, keeps the list's own filter, and ignores what isn't valid", async () => {
  const server = await renderApp("/pokies/all?volatility=medium&feature=megaways&rtp=abc");
  await expect.element(page.getByRole("link", { name: "Remove filter: Medium volatility" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Remove filter: Megaways" })).toBeVisible();
  await expect.poll(cards).toBeGreaterThan(0);
  const status = page.getByRole("status").filter({ hasText: /games/ });
  const answer = await server.fetch("/api/games_filter", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ filter: { categories: ["pokies", "megaways"], volatility: ["medium"] } }),
  });
  const { pagination } = (await answer.json()) as { pagination: { total_count: number } };
  expect(countIn(status.element().textContent)).toBe(pagination.total_count);
});

it("ANC-68 says that nothing matches, and shows the whole list with one action", async () => {
  // Of the live games, all pay as the wheel does, whose volatility is the player's choice.
  await renderApp("/live/all?volatility=high");
  await expect.element(page.getByRole("heading", { name: "No games match these filters" })).toBeVisible();
  await openPanel();
  await page.getByRole("button", { name: "Show 0 games" }).click();
  await expect.element(page.getByRole("heading", { name: "No games match these filters" })).toBeVisible();
  await page.getByRole("link", { name: "Show all games" }).click();
  await expect.poll(() => location.search).toBe("");
  await expect.poll(cards).toBeGreaterThan(0);
});

const providerField = () => page.getByRole("searchbox", { name: "Search providers" });
const providers = () =>
  [...document.querySelectorAll<HTMLInputElement>("[role=dialog] [name=provider]")].map((box) =>
    box.closest("label")!.textContent!.trim(),
  );

it("ANC-68 finds a provider among many while typing, and keeps the chosen ones in view", async () => {
  await renderApp("/games/page/1");
  await find("main article[data-game]");
  await openPanel();
  await expect.poll(() => providers().length).toBeGreaterThan(12);
  const all = providers();
  await providerField().fill("rook");
  await expect.poll(providers).toEqual(["Rookery Twelve"]);
  await expect.element(page.getByText("1 provider", { exact: true })).toBeInTheDocument();
  // Enter neither applies the filters nor closes the sheet.
  await userEvent.keyboard("{Enter}");
  choose("Providers", "Rookery Twelve");
  await providerField().fill("nobody at all");
  await expect.element(page.getByText("We don't have a provider with that name.")).toBeVisible();
  expect(providers()).toEqual(["Rookery Twelve"]);
  await expectToFit([390, 768, 1440]);
  await expectAccessible();
  await providerField().fill("");
  await expect.poll(providers).toEqual(all);
  expect(location.search).toBe("");
});

it("ANC-68 shows no field above twelve providers or fewer", async () => {
  const answer = (request: Request) => alterResponse<object[]>(request, (all) => all.slice(0, 12));
  await renderApp("/games/page/1", { answers: { "GET /api/games/providers": answer } });
  await find("main article[data-game]");
  await openPanel();
  await expect.poll(() => providers().length).toBe(12);
  await expect.element(providerField()).not.toBeInTheDocument();
});

it("ANC-68 is usable with the keyboard, and gives the focus back", async () => {
  await renderApp("/live/all", { width: 1440, height: 900 });
  await find("main article[data-game]");
  const button = page.getByRole("button", { name: "Filter and sort" });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const dialog = page.getByRole("dialog", { name: "Filter and sort" });
  await expect.element(dialog).toBeVisible();
  // At the side of a large screen, over its whole height.
  await expect.poll(() => dialog.element().getBoundingClientRect().right).toBe(1440);
  expect(dialog.element().getBoundingClientRect().left).toBeGreaterThan(900);
  await userEvent.keyboard("{Tab}{Tab}");
  await expect.element(page.getByRole("radio", { name: "Most popular" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("radio", { name: "Newest first" })).toBeChecked();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => search().get("sort")).toBe("new");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

/** Answers lists as the server does, until it can't be reached; the worker still has the games' facts then. */
function listsUntilDown() {
  const state = { isDown: false };
  const answer = async (request: Request) => {
    if (state.isDown) throw new TypeError("Failed to fetch");
    const headers = { ...Object.fromEntries(request.headers), origin: "http://localhost" };
    const body = await request.text();
    const response = await commands.callServer({ method: "POST", path: "/api/games_filter", headers, body });
    return new Response(response.body, response);
  };
  return { state, answers: { "POST /api/games_filter": answer } };
}

it("ANC-68 offline, filters the games of the list on the device and says so, until the server is back", async () => {
  const { state, answers } = listsUntilDown();
  await renderApp("/games/page/1", { answers });
  await find("main article[data-game]");
  state.isDown = true;
  reportUnreachable();
  onTestFinished(() => reportResponse(null));
  await openPanel();
  choose("Return to player (RTP)", "From 98%");
  await expect.element(showButton()).toBeVisible();
  const onDevice = countIn(showButton().element().textContent);
  expect(onDevice).toBeGreaterThan(0);
  expect(onDevice).toBeLessThan(40);
  await userEvent.click(showButton());
  const status = page.getByRole("status").filter({ hasText: "games saved on this device" });
  await expect.element(status).toHaveTextContent(`${onDevice} games`);
  await expect.poll(cards).toBe(onDevice);

  state.isDown = false;
  reportResponse(null);
  await expect.element(status).not.toBeInTheDocument();
  await expect.poll(cards).toBeGreaterThan(onDevice);
});

it("ANC-68 offline, says that a list isn't on the device", async () => {
  const { state, answers } = listsUntilDown();
  await renderApp("/games/page/1", { answers: { ...answers, "GET /api/games/facts": Response.error() } });
  await find("main article[data-game]");
  state.isDown = true;
  reportUnreachable();
  onTestFinished(() => reportResponse(null));
  await openPanel();
  choose("Volatility", "Medium");
  await page.getByRole("button", { name: "Show games" }).click();
  await expect.element(page.getByText("This list isn't saved on this device.")).toBeVisible();
});

const filterButton = () => find("main [aria-haspopup=dialog]");

it.for(["en", "de", "it", "no", "et", "fr-CA"] as const)(
  "ANC-68 the button for filters is first in the row of chips on phones, and stays in reach, in %s",
  async (locale) => {
    await renderApp("/pokies/all", { locale, width: 360 });
    const button = await filterButton();
    const nav = await find("main nav");
    const edges = () =>
      [button, nav].map((one) => one.element().getBoundingClientRect()) as [DOMRect, DOMRect];
    const isFirst = () => {
      const [filters, links] = edges();
      return filters.top < links.bottom && filters.bottom > links.top && filters.right <= links.left;
    };
    await expect.poll(isFirst).toBe(true);
    nav.element().querySelector("ul")!.scrollLeft = 400;
    await expect.poll(isFirst).toBe(true);
    expect(button.element().getAttribute("aria-label")).toContain(button.element().textContent!.slice(0, 5));
    await expectToFit([320, 390, 768, 1440]);
  },
);

it("ANC-68 without chips, the button for filters stands beside the title", async () => {
  await renderApp("/games/page/1", { width: 360 });
  const [title, button] = [await find("main h1"), await filterButton()].map((one) =>
    one.element().getBoundingClientRect(),
  );
  expect(button!.top).toBeLessThan(title!.bottom);
  expect(button!.left).toBeGreaterThanOrEqual(title!.right);
});

it("ANC-68 the button for filters says how many are active, and whether they are open", async () => {
  await renderApp("/pokies/all?volatility=medium,high&sort=title&rtp=abc");
  const button = page.getByRole("button", { name: "Filter and sort" });
  await expect.element(button.getBySelector("[data-count]")).toHaveAttribute("data-count", "3");
  await expect.element(button).toHaveAccessibleDescription("3 active filters");
  await expectAccessible();
  await expect.element(button).toHaveAttribute("aria-expanded", "false");
  await openPanel();
  // Below the sheet, it's hidden from assistive technology.
  expect(document.querySelector("main [aria-haspopup=dialog]")!.ariaExpanded).toBe("true");
});
