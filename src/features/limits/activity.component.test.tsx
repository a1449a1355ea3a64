import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { address, button } from "../../../tests/support/component/account.ts";
import {
  expectAccessible,
  expectToFit,
  expectToFitLargeText,
} from "../../../tests/support/component/checks.ts";
import { rejectionResponse } from "../../../tests/support/component/fake-server.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import type { ActivityPeriod, ActivitySeries } from "../../contract/limits.ts";

const DAY = 86_400_000;
const SERIES = "GET /api/player/activity/series";

/** Periods that end in the week of Monday, 16 November 2026. */
const periods = (count: number, length: number, more: (index: number) => Partial<ActivityPeriod>) =>
  Array.from({ length: count }, (_, index) => ({
    from: new Date(Date.UTC(2026, 10, 16) - (count - 1 - index) * length * DAY).toISOString().slice(0, 10),
    deposits_cents: 0,
    net_losses_cents: 0,
    play_minutes: 0,
    ...more(index),
  }));
const nothing = () => ({});
/** CA$120 after CA$200, net wins, and as much time as before. */
const series: ActivitySeries = {
  currency: "CAD",
  days: periods(14, 1, (index) => (index === 13 ? { deposits_cents: 3_000, play_minutes: 150 } : {})),
  weeks: periods(8, 7, (index) => ({
    deposits_cents: index < 4 ? 5_000 : 3_000,
    net_losses_cents: index < 4 ? 1_000 : -250,
    play_minutes: 90,
  })),
};
const limitOf = (type: string, period: string, currency: string | null, amount_cents: number) => ({
  id: amount_cents,
  type,
  period,
  state: "active",
  accounts: [{ currency, amount_cents, current_value_amount_cents: 0 }],
  reached: false,
  near: false,
  since: "2026-11-16T00:00:00.000Z",
  resets_at: "2026-11-23T00:00:00.000Z",
  forever: false,
  pending_change: null,
});
const limits = [
  limitOf("deposit", "week", "CAD", 20_000),
  limitOf("loss", "week", "EUR", 10_000),
  limitOf("session", "day", null, 120),
];
const answers = { [SERIES]: series, "GET /api/user_limits": limits };
const player = { country: "CA", currency: "CAD" };

const figure = (name: string) => {
  const heading = page.getByRole("heading", { level: 2, name, exact: true });
  return page.elementLocator(heading.element().closest("section")!);
};
/** Number of pixels that a picture has drawn. */
const drawn = (name: string): number => {
  const canvas = figure(name).element().querySelector("canvas");
  if (!canvas) return 0;
  const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
  return data.filter((value, index) => index % 4 === 3 && value > 0).length;
};
const cells = (name: string) =>
  [...figure(name).element().querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

it("LIM-18 net losses are compared with the net wins before them", async () => {
  const weeks = series.weeks.map((week, index) => ({ ...week, net_losses_cents: index < 4 ? -300 : 125 }));
  await renderApp("/profile/activity", {
    locale: "en-CA",
    player,
    answers: { ...answers, [SERIES]: { ...series, weeks } },
  });
  await expect.element(page.getByRole("heading", { level: 2, name: "Net losses" })).toBeVisible();
  await expect
    .element(figure("Net losses"))
    .toHaveTextContent("$5.00 in the last four weeks. The four weeks before: net wins of $12.00.");
});

it("LIM-18 shows deposits, net losses and play time as pictures with their amounts, the limit and a table", async () => {
  await renderApp("/profile/activity", { locale: "en-CA", player, answers });
  await expect.element(page.getByRole("heading", { level: 1, name: "Your activity" })).toBeVisible();
  const summaries = {
    Deposits: "$120.00 in the last four weeks, $80.00 less than in the four weeks before",
    "Net losses": "None in the last four weeks",
    "Time played": "6 hrs in the last four weeks, the same as in the four weeks before",
  };
  await expect.element(page.getByRole("heading", { level: 2, name: "Deposits" })).toBeVisible();
  for (const [name, text] of Object.entries(summaries))
    await expect.element(figure(name)).toHaveTextContent(text);
  await expect.element(page.getByText("Your weekly limit $200.00")).toBeVisible();
  await expect.element(figure("Net losses").getByText("CAD · below zero: net wins")).toBeVisible();
  const rounds = page.getByRole("main").getByRole("link", { name: "Game history" }).last();
  await expect.element(rounds).toHaveAttribute("href", "/en-CA/profile/games-history");
  // A limit in another currency isn't a line among these amounts, and a daily one isn't among weeks.
  expect(page.getByText(/^Your (daily|weekly) limit/).all()).toHaveLength(1);
  await figure("Deposits").getByText("Show as a table").click();
  await expect.element(page.getByRole("table", { name: "Deposits" })).toBeVisible();
  expect(cells("Deposits").slice(3, 5)).toEqual([
    ["Oct 19", "$50.00"],
    ["Oct 26", "$30.00"],
  ]);
  expect(cells("Net losses").at(-1)).toEqual(["Nov 16", "−$2.50"]);
  expect(cells("Time played").at(-1)).toEqual(["Nov 16", "1 hr 30 mins"]);
  await expect.poll(() => drawn("Deposits")).toBeGreaterThan(1_000);
  await expectToFit([390, 768, 1440], () =>
    expect
      .poll(() => {
        const canvas = figure("Deposits").element().querySelector("canvas")!;
        return Math.round(canvas.clientWidth - canvas.closest("figure")!.clientWidth);
      })
      .toBe(0),
  );
  await expectAccessible();
  await expectToFitLargeText();
});

it("LIM-18 shows days with the daily limit, as part of the address", async () => {
  await renderApp("/profile/activity", { locale: "en-CA", player, answers });
  await page.getByRole("link", { name: "By day" }).click();
  await expect.poll(address).toMatch(/step=day$/);
  await expect.element(page.getByText("Your daily limit 2 hrs")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "By day" })).toHaveAttribute("aria-current", "page");
  await expect.element(page.getByRole("link", { name: "By week" })).not.toHaveAttribute("aria-current");
  expect(cells("Time played")).toHaveLength(14);
  expect(cells("Time played").at(-1)).toEqual(["Nov 16", "2 hrs 30 mins"]);
  await page.getByRole("link", { name: "By week" }).click();
  await expect.element(page.getByText("Your weekly limit $200.00")).toBeVisible();
});

it("LIM-18 takes the same place while it's loading", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  await renderApp("/profile/activity", {
    locale: "en-CA",
    player,
    answers: { ...answers, [SERIES]: () => promise },
  });
  const tops = () =>
    [...document.querySelectorAll("[data-metric]")].map((card) =>
      Math.round(card.getBoundingClientRect().top),
    );
  await expect.poll(() => document.querySelectorAll("[aria-busy] [data-metric]").length).toBe(3);
  const before = tops();
  resolve(series);
  await expect.element(page.getByRole("heading", { level: 2, name: "Deposits" })).toBeVisible();
  expect(tops()).toEqual(before);
});

it("LIM-18 stands the metrics beside each other on wide screens, their pictures in line", async () => {
  await renderApp("/profile/activity", { locale: "en-CA", player, answers, width: 1440, height: 900 });
  await expect.poll(() => drawn("Deposits")).toBeGreaterThan(1_000);
  const tops = (selector: string) => [
    ...new Set(
      [...document.querySelectorAll(`main ${selector}`)].map((one) =>
        Math.round(one.getBoundingClientRect().top),
      ),
    ),
  ];
  expect(tops("[data-metric]")).toHaveLength(1);
  expect(tops("figure")).toHaveLength(1);
  await expectToFit([1024, 1440]);
});

it("LIM-18 formats the activity for the reader's locale", async () => {
  await renderApp("/profile/activity", { locale: "de", player, answers });
  await expect.poll(() => drawn("Einzahlungen")).toBeGreaterThan(1_000);
  expect(cells("Einzahlungen").at(-1)).toEqual(["16. Nov.", "30,00\u00a0CA$"]);
});

it("LIM-18 a metric with one value has a bar with its amount on a scale and a table, and one with none a sentence", async () => {
  const weeks = periods(8, 7, (index) => (index === 7 ? { deposits_cents: 20_000 } : {}));
  await renderApp("/profile/activity", {
    locale: "en-CA",
    player,
    answers: { ...answers, [SERIES]: { ...series, weeks } },
  });
  await expect.element(page.getByRole("heading", { level: 2, name: "Deposits" })).toBeVisible();
  await expect
    .element(figure("Deposits"))
    .toHaveTextContent("$200.00 in the last four weeks, none in the four weeks before");
  await expect.element(page.getByText("No net losses in the last eight weeks.")).toBeVisible();
  await expect
    .element(page.getByText("No real-money play in the last eight weeks. Demo play isn't counted."))
    .toBeVisible();
  expect(document.querySelectorAll("main figure")).toHaveLength(1);
  expect(document.querySelector("main canvas")).toBeNull();
  const bars = [...figure("Deposits").element().querySelectorAll("[data-value]")];
  const heights = bars.map((bar) => bar.getBoundingClientRect().height);
  expect(heights).toHaveLength(8);
  // As high as the limit's line, beside zeros as thin as it.
  expect(heights.at(-1)).toBe(bars[0]!.parentElement!.clientHeight);
  expect(Math.max(...heights.slice(0, -1))).toBeLessThanOrEqual(2);
  expect(bars.at(-1)!.textContent).toBe("$200.00");
  await expect.element(figure("Deposits").getByText("200", { exact: true })).toBeVisible();
  await expect.element(figure("Deposits").getByText("0", { exact: true })).toBeVisible();
  // On wide screens, the picture takes the width, and the sentences stand beside each other below it.
  await page.viewport(1440, 900);
  const boxes = ["Deposits", "Net losses", "Time played"].map((name) =>
    figure(name).element().getBoundingClientRect(),
  );
  expect(boxes[0]!.width).toBeGreaterThan(1.9 * boxes[1]!.width);
  expect(boxes[1]!.top).toBe(boxes[2]!.top);
  expect(boxes[1]!.top).toBeGreaterThan(boxes[0]!.bottom);
  for (const bar of bars) expect(bar.getBoundingClientRect().width).toBeLessThanOrEqual(48);
  await expect.element(figure("Deposits").getByText("Your weekly limit $200.00")).toBeVisible();
  await figure("Deposits").getByText("Show as a table").click();
  expect(cells("Deposits").at(-1)).toEqual(["Nov 16", "$200.00"]);
  await expect.element(figure("Net losses").getByText("Show as a table")).not.toBeInTheDocument();
  await expectAccessible();
});

it("LIM-18 says so where there's no activity, and offers a retry where it can't be loaded", async () => {
  const days = periods(14, 1, nothing);
  const weeks = periods(8, 7, nothing);
  let isBroken = true;
  await renderApp("/profile/activity", {
    locale: "en-CA",
    player,
    answers: {
      ...answers,
      [SERIES]: () => (isBroken ? rejectionResponse(500, "internal") : { currency: "CAD", days, weeks }),
    },
  });
  await expect.element(button("Try again")).toBeVisible();
  await expectAccessible();
  isBroken = false;
  await button("Try again").click();
  await expect.element(page.getByRole("heading", { name: "No activity yet" })).toBeVisible();
  await expect
    .element(page.getByRole("main").getByRole("link", { name: "Set limits" }).first())
    .toBeVisible();
  expect(document.querySelector("canvas")).toBeNull();
  await expectToFit();
  await expectAccessible();
});
