import { expect, it, onTestFinished, vi } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { forward } from "../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit, findBrokenAmounts } from "../../../tests/support/component/checks.ts";
import { createFakeServer } from "../../../tests/support/component/fake-server.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import type { Jackpot } from "../../contract/jackpots.ts";
import { setLogSink } from "../../lib/http/log.ts";

const winners = page.getByRole("region", { name: "Winners" });
const rows = winners.getByRole("listitem");
const tab = (name: string) => winners.getByRole("tab", { name });

it("JPT-01 JPT-06 JPT-08 a jackpot's page shows masked winners, biggest and latest, five and then more", async () => {
  const { email } = await commands.createPlayer({ isSignedIn: false, values: { nickname: "Maximilian" } });
  const award = (amount: string, level: string, currency = "EUR") =>
    commands.operate("notifications", {
      player: email,
      win: { jackpot: "mystic-comet", level, amount, currency, key: crypto.randomUUID() },
    });
  const amounts = ["700000.01", "700000.02", "900000.03", "700000.04", "700000.05"];
  for (const [n, amount] of amounts.entries()) await award(amount, n % 2 ? "minor" : "grand");
  await award("77", "mini", "JPY");

  await renderApp("/mystic-comet");
  await expect.poll(() => rows.elements().length).toBe(5);
  await expect.element(rows.nth(0)).toHaveTextContent("€900,000.03");
  await expect.element(rows.nth(0)).toHaveTextContent("Maximi***");
  const medals = () => winners.element().querySelectorAll("svg[data-place]").length;
  expect(medals()).toBe(3);
  const history = winners.getByRole("img", { name: /^The last \d+ wins, / });
  await expect.element(history).toHaveAccessibleName(/ and €900,000.03$/);
  const marks = () => [...history.element().querySelectorAll("circle")];
  // From left to right by time, with a line for each level; a touched mark says its amount.
  expect(marks().length).toBeGreaterThanOrEqual(5);
  const places = marks().map(({ cx }) => cx.baseVal.valueInSpecifiedUnits);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(marks().at(-1)!.textContent).toMatch(/^€700,000.05 · Grand · /);
  const heightOf = (level: string) =>
    new Set(marks().flatMap(({ cy, textContent }) => (textContent.includes(level) ? cy.baseVal.value : [])));
  expect([heightOf("Grand").size, heightOf("Minor").size]).toEqual([1, 1]);
  expect([...heightOf("Grand")][0]).toBeLessThan([...heightOf("Minor")][0]!);
  const caption = winners.element().querySelector("figcaption")!;
  expect(caption.textContent).toMatch(/^Last \d+ wins: .*\d{4}$/);
  // Above the tabs, which it doesn't depend on, with dates at its ends.
  expect(caption.getBoundingClientRect().bottom).toBeLessThan(
    winners.getByRole("tablist").element().getBoundingClientRect().top,
  );
  const dates = [...history.element().querySelectorAll("text")].map(({ textContent }) => textContent);
  expect(dates.length).toBeGreaterThanOrEqual(2);
  for (const date of dates) expect(date).toMatch(/^\w+ \d+$/);
  const summary = winners.getByText("Show as a table");
  expect(summary.element().getBoundingClientRect().width).toBeLessThan(200);
  await summary.click();
  const table = winners.getByRole("table", { name: /^Last \d+ wins: / });
  await expect.element(table.getByRole("row").nth(1)).toHaveTextContent(/Grand€700,000\.05$/);
  expect(table.getByRole("row").elements()).toHaveLength(marks().length + 1);
  await userEvent.hover(marks().at(-1)!);
  await expect.poll(() => caption.textContent).toMatch(/^€700,000.05 · Grand · /);
  await winners.getByRole("button", { name: "Show more" }).click();
  await expect.poll(() => rows.elements().length).toBeGreaterThan(5);
  await tab("Latest").click();
  await expect.element(rows.nth(0)).toHaveTextContent("¥77");
  expect(rows.elements()).toHaveLength(5);
  await expect.element(rows.nth(1)).toHaveTextContent("€700,000.05");
  expect(medals()).toBe(0);
  (tab("Latest").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(tab("Biggest")).toHaveFocus();
  await expect.element(rows.nth(0)).toHaveTextContent("€900,000.03");
});

it("JPT-08 JPT-11 ANC-25 a jackpot's page explains its rules at every width", async () => {
  await renderApp("/mystic-nova");
  const rules = page.getByRole("region", { name: "How it's won" });
  await expect.element(rules).toHaveTextContent("Every real-money bet");
  await expect.element(rules).toHaveTextContent("1 in 7,500");
  await expect.element(rules.getByRole("heading", { level: 3 }).first()).toHaveTextContent("Grand");
  await expect
    .poll(() => rows.elements().length > 0 || winners.getByText("No winners yet").query() !== null)
    .toBe(true);
  await expectToFit();
  await page.viewport(390, 844);
  await expectAccessible();
});

it.for([
  [390, 844],
  [1440, 900],
] as const)(
  "JPT-08 at %i px a jackpot's highest pot is the largest, and a game can be played from the first screen",
  async ([width, height]) => {
    await renderApp("/mystic-nova", { width, height });
    const levels = page.getBySelector("[data-level]");
    await expect.element(levels.first()).toHaveTextContent("Grand");
    await expect.element(levels.last()).toHaveTextContent("Mini");
    const sizes = levels
      .elements()
      .map((level) => Number.parseFloat(getComputedStyle(level.querySelector("strong")!).fontSize));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes[0]).toBeGreaterThan(1.5 * sizes.at(-1)!);
    const play = page.getByRole("main").getByRole("link", { name: "Sign up to play" }).first();
    await expect
      .element(play)
      .toHaveAttribute("href", expect.stringMatching(/^\/registration\?redirect=%2Fplay%2F/));
    expect(play.element().getBoundingClientRect().bottom).toBeLessThan(height / 2);
    expect(findBrokenAmounts("main strong")).toEqual([]);
  },
);

it.for([390, 768, 1440])(
  "JPT-08 at %i px no box of a jackpot moves when the exchange rates arrive",
  async (width) => {
    const rates = Promise.withResolvers<void>();
    await renderApp("/mystic-nova", {
      width,
      country: "CA",
      answers: { "GET /api/info/exchange_rates": (request) => rates.promise.then(() => forward(request)) },
    });
    const levels = page.getBySelector("[data-level]");
    await expect.element(levels.first()).toHaveTextContent(/^Grand€[\d,.]+\s*$/);
    const boxes = () => {
      const elements = levels.elements().flatMap((level) => [level, level.lastElementChild!]);
      return elements.map((element) => element.getBoundingClientRect());
    };
    const before = boxes();
    rates.resolve();
    await expect.element(levels.first()).toHaveTextContent(/^Grand≈about CA\$[\d,]+€[\d,.]+$/);
    expect(boxes()).toEqual(before);
    const main = page.getByRole("main");
    await expect.element(main).toHaveTextContent("Pots are held in euros; amounts in Canadian dollars are");
    await expect.element(main).toHaveTextContent(/Starts at≈about CA\$[\d,]+€25,000\.00/);
  },
);

it.for([390, 1440])(
  "JPT-01 at %i px a jackpot's first games stand between its pots and its winners, and lead to all of them",
  async (width) => {
    await renderApp("/mystic-nova", { width, height: 900 });
    const row = page.getByRole("region", { name: "Games with this jackpot", exact: true });
    await expect.element(row.getByRole("article").first()).toBeVisible();
    await expect.element(winners).toBeVisible();
    // The row's title says it.
    expect(row.getByText(/^(Jackpot|Mystic)$/).all()).toEqual([]);
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const levels = page.getBySelector("[data-level]").elements().map(boxOf);
    const games = boxOf(row.element());
    expect(games.top).toBeGreaterThanOrEqual(Math.max(...levels.map(({ bottom }) => bottom)));
    expect(games.bottom).toBeLessThan(boxOf(winners.element()).top + 1);
    // Beside its name on a desktop, an amount leaves no empty box.
    if (width === 1440) for (const { height } of levels.slice(1)) expect(height).toBeLessThan(64);
    await row.getByRole("link", { name: "See all" }).click();
    const all = page.getByRole("heading", { name: "All games with this jackpot" });
    await expect.poll(() => boxOf(all.element()).top).toBeLessThan(900);
  },
);

it.for(["de", "fr-CA", "et"] as const)("JPT-08 a jackpot's page in %s fits a phone", async (locale) => {
  await renderApp("/mystic-nova", { locale });
  await expect
    .poll(() => document.querySelectorAll("main section[aria-labelledby]").length)
    .toBeGreaterThan(0);
  await expectToFit([390]);
});

it("PLT-10 JPT-08 JPT-11 displayed amounts grow, and only shrink after a win", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const server = createFakeServer({});
  let [amount, cycle] = [1_234_500, 1];
  const answeredAmounts: number[] = [];
  await renderApp("/mystic-nova", {
    answers: {
      "GET /api/jackpots": async (request) => {
        const jackpots = (await (await server.fetch(request)).json()) as Jackpot[];
        const nova = jackpots.find(({ identifier }) => identifier === "mystic-nova")!;
        Object.assign(nova.levels[0]!, { amount_cents: amount, cycle });
        answeredAmounts.push(amount);
        return jackpots;
      },
    },
  });
  const mini = page.getByRole("main").getByRole("listitem").filter({ hasText: "Mini" }).first();
  await expect.element(mini).toHaveTextContent("€12,345.00");
  const next = async (minor: number, pot = 1) => {
    [amount, cycle] = [minor, pot];
    const pollOnce = () => {
      vi.advanceTimersByTime(30_000);
      return answeredAmounts.at(-1);
    };
    await expect.poll(pollOnce).toBe(minor);
  };
  await next(1_234_550);
  await expect.element(mini).toHaveTextContent("€12,345.50");
  const seenTexts: (string | null)[] = [];
  const item = mini.element();
  const observer = new MutationObserver(() => seenTexts.push(item.textContent));
  observer.observe(item, { subtree: true, childList: true, characterData: true });
  await next(1_234_600);
  await expect.element(mini).toHaveTextContent("€12,346.00");
  await next(1_200_000);
  await next(1_234_700);
  await expect.element(mini).toHaveTextContent("€12,347.00");
  await next(1_000, 2);
  await expect.element(mini).toHaveTextContent("€10.00");
  observer.disconnect();
  expect([...new Set(seenTexts)]).toEqual(["Mini€12,346.00", "Mini€12,347.00", "Mini€10.00"]);
});

it("JPT-10 a jackpot's page works when winners fail to load, and logs the failure", async () => {
  const names: string[] = [];
  setLogSink(({ name }) => names.push(name));
  onTestFinished(() => setLogSink(() => {}));
  await renderApp("/mystic-nova", {
    answers: { "GET /api/jackpot_wins": Response.json({}, { status: 503 }) },
  });
  await expect.element(page.getByRole("region", { name: "How it's won" })).toBeVisible();
  await expect.poll(() => names).toContain("LOAD_JACKPOT_WINNERS_ERROR");
  await expect.element(winners).not.toBeInTheDocument();
});
