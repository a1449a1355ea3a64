import { expect, it } from "vitest";
import { page } from "vitest/browser";
import {
  expectAccessible,
  expectToFit,
  expectToFitLargeText,
} from "../../../tests/support/component/checks.ts";
import { EMPTY_FRAMES } from "../../../tests/support/component/play.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import type { LiveTables } from "../../contract/live-tables.ts";

const rowOf = (name: string) => page.getByRole("region", { name });

/** Renders the lobby and scrolls a row into view, with its tiles. */
async function openRow(name: string, options: Parameters<typeof renderApp>[1] = {}) {
  const server = await renderApp("/", options);
  const row = rowOf(name);
  await expect.element(row).toBeInTheDocument();
  await expect
    .poll(() => {
      row.element().scrollIntoView({ block: "center" });
      return row.element().querySelectorAll("article").length;
    })
    .toBeGreaterThan(2);
  return { ...server, row };
}

const pictureOf = (row: ReturnType<typeof rowOf>) =>
  row.element().querySelector("article a > span:has(img)")!.getBoundingClientRect();
const sourcesOf = (row: ReturnType<typeof rowOf>) =>
  [...row.element().querySelectorAll("source")].map(({ srcset }) => srcset.split(" ")[0]!);

it("CAT-34 the ten most played pokies are a numbered list, and each link says its number", async () => {
  const { row } = await openRow("Top 10 pokies");
  const links = () => [...row.element().querySelectorAll("ol > li article > a:first-child")];
  row
    .element()
    .querySelector("ol")!
    .dispatchEvent(new Event("touchstart", { bubbles: true }));
  await expect.poll(() => links().length).toBe(10);
  await expect.element(row.getByRole("link", { name: /^Number 3: \S/ }).first()).toBeInTheDocument();
  expect(links().map(({ textContent }) => Number(/^Number (\d+):/.exec(textContent ?? "")?.[1]))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect(sourcesOf(row).every((source) => /\/\d+\.avif$/.test(source))).toBe(true);
});

it("CAT-34 the ten most played pokies fit every width, and are accessible", async () => {
  await openRow("Top 10 pokies");
  await expectToFit();
  await expectAccessible();
});

it("CAT-34 live tables are wide, with their dealer, seats, smallest bet and last results", async () => {
  const { row } = await openRow("Live casino", { country: "CA" });
  const { width, height } = pictureOf(row);
  expect(width / height).toBeCloseTo(16 / 9, 1);
  expect(sourcesOf(row).every((source) => source.includes("/wide/"))).toBe(true);
  await expect.element(row.getByText(/^Min\. CA\$\d+\.\d\d$/).first()).toBeVisible();
  await expect.element(row.getByText(/^\d of \d seats free$|^Open to all$|^Results$/).first()).toBeVisible();
  await expect
    .poll(() => row.getByRole("img", { name: /^Last results: / }).elements().length)
    .toBeGreaterThan(0);
});

it("CAT-34 live tables fit every width and large text, and are accessible", async () => {
  const { row } = await openRow("Live casino", { country: "CA" });
  await expect.element(row.getByText(/^Min\. CA\$\d+\.\d\d$/).first()).toBeVisible();
  await expectToFit();
  await expectAccessible();
  await expectToFitLargeText();
});

it("CAT-34 facts of live tables don't move the page, and without them tiles stay", async () => {
  const late = Promise.withResolvers<void>();
  const { row } = await openRow("Live casino", {
    answers: {
      "GET /api/games/live_tables": async () => {
        await late.promise;
        const tables: LiveTables = { currency: "EUR", tables: [] };
        return Response.json(tables);
      },
    },
  });
  const { height } = row.element().getBoundingClientRect();
  late.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(row.element().getBoundingClientRect().height).toBe(height);
  await expect.element(row.getByRole("link").nth(1)).toBeVisible();
});

it("CAT-34 crash games are square, with their titles below", async () => {
  const { row } = await openRow("Crash games", { width: 1440, answers: EMPTY_FRAMES });
  const { width, height } = pictureOf(row);
  expect(width / height).toBeCloseTo(1, 1);
  expect(sourcesOf(row).every((source) => source.includes("/square/"))).toBe(true);
});

it("CAT-34 CAT-06 providers are marks without counts", async () => {
  await renderApp("/");
  const row = rowOf("Providers");
  await expect.element(row.getByRole("link", { name: "All providers" })).toBeInTheDocument();
  const marks = row.getByRole("listitem").elements();
  expect(marks.length).toBeGreaterThan(8);
  for (const mark of marks) expect(mark.textContent).not.toMatch(/\d{2}/);
});

it("CAT-34 a desktop shows seven posters and the next one's edge", async () => {
  const { row } = await openRow("Top games", { width: 1440, height: 900 });
  const poster = pictureOf(row);
  const shown = (innerWidth - poster.left) / (poster.width + 14);
  expect(shown).toBeGreaterThan(7);
  expect(shown).toBeLessThan(8);
  await expect.poll(() => row.element().querySelectorAll("article").length).toBeGreaterThan(8);
});

it("CAT-34 a phone shows the first row's posters whole above its bar and its raised button", async () => {
  await renderApp("/", { width: 390, height: 844 });
  const poster = () => document.querySelector("section[aria-labelledby] article a > span:has(img)");
  await expect.poll(poster).not.toBeNull();
  const bar = document.querySelector("#bar i")!;
  await expect
    .poll(() => bar.getBoundingClientRect().top - poster()!.getBoundingClientRect().bottom)
    .toBeGreaterThanOrEqual(0);
});
