import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { find, textOf } from "../../../tests/support/component/find.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";
import { BonusOutlook, type BonusOutlookProps } from "./bonus-outlook.tsx";

const OUTLOOK = "[data-bonus-outlook]";
const DONE = '[data-simulation="done"]';

const bonusOf = (more: Partial<BonusOutlookProps> = {}): BonusOutlookProps => ({
  currency: "EUR",
  terms: {
    days: 30,
    max_bet_cents: 500,
    max_win_cents: 50_000,
    contributions: {
      default: 10_000,
      categories: { live: 1_000, table: "excluded" },
      providers: {},
      games: {},
    },
  },
  balance: 1_000,
  remaining: 30_000,
  endsAt: null,
  ...more,
});

const show = (bonus: BonusOutlookProps, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp("/faq", { ...options, extraPart: <BonusOutlook {...bonus} /> });
const select = (label: string) => page.getBySelector(OUTLOOK).getByLabelText(label);
const outlook = () => textOf(OUTLOOK);

/** The page's workers until the test ends. */
function watchWorkers(isBlocked = false) {
  const log = { started: 0, answered: 0, terminated: 0 };
  const Native = Worker;
  vi.stubGlobal(
    "Worker",
    class extends Native {
      constructor(url: string | URL, options?: WorkerOptions) {
        if (isBlocked) throw new DOMException("blocked", "SecurityError");
        super(url, options);
        this.addEventListener("message", () => log.answered++);
        log.started++;
      }
      override terminate() {
        super.terminate();
        log.terminated++;
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return log;
}

it("NEW-17 NEW-28 shows bets, average loss, time, last day, cap and chances, from the smallest bet", async () => {
  const workers = watchWorkers();
  await show(bonusOf({ endsAt: "2026-12-24T12:00:00Z" }));
  await find(DONE);
  await expect.element(select("Game")).toHaveValue("slot");
  await expect.element(select("Bet per round")).toHaveValue("20");
  const text = outlook()!;
  expect(text).toContain("For €10.00 of bonus money, played without your real money.");
  expect(text).toContain("You need €300.00 in bets before it becomes real money.");
  // 4.4 % of 300.
  expect(text).toMatch(/If you make all of these bets, you lose €13\.\d\d on average\./);
  expect(text).toContain("That takes about 3 hours at €0.20 a round.");
  expect(text).toContain("You have until December 24, 2026.");
  expect(text).toContain("You can keep up to €500.00.");
  expect(text).toMatch(/About \d+ in 100 players meet the wagering requirement\./);
  expect(text).toMatch(/About \d+ in 100 players end up with nothing\./);
  expect(text).toMatch(/On average, about €\d\.\d\d is left\. That's less than these bets cost on average\./);
  // The app's bar covers the end of the page, where the part is in this test.
  document.querySelector<HTMLElement>(`${OUTLOOK} summary`)!.click();
  const assumptions =
    "We play the bonus 10,000 times with the game's published prizes. Every bet is the same, with 6 seconds";
  expect(outlook()).toContain(assumptions);
  expect(workers).toEqual({ started: 1, answered: 1, terminated: 1 });
  await expectToFit();
  await expectAccessible();
});

it("NEW-17 has the same numbers without workers, and offline", async () => {
  await show(bonusOf());
  await find(DONE);
  const text = outlook();
  closeApp();
  const workers = watchWorkers(true);
  await show(bonusOf(), { isOffline: true });
  await find(DONE);
  expect(outlook()).toBe(text);
  expect(workers.started).toBe(0);
});

it("NEW-17 follows the chosen game and bet, up to the highest bet of the bonus", async () => {
  await show(bonusOf());
  await find(DONE);
  const steps = [...select("Bet per round").element().querySelectorAll("option")].map(({ value }) => value);
  expect(steps).toEqual(["20", "40", "100", "200", "500"]);
  await select("Game").selectOptions("wheel");
  await expect.poll(outlook).toContain("You need €3,000.00 in bets before it becomes real money.");
  expect(outlook()).toContain("If you make all of these bets, you lose €60.00 on average.");
  await select("Bet per round").selectOptions("100");
  await expect.poll(outlook).toContain("That takes about 5 hours at €1.00 a round.");
  await find(DONE);
  await select("Game").selectOptions("dice");
  await expect.poll(outlook).toContain("Bets in this game don't count towards this bonus.");
  expect(outlook()).not.toContain("in 100 players");
});

it("NEW-28 says in words that nothing is left if the time is too short", async () => {
  await show(bonusOf({ remaining: 3_000_000 }));
  await find(DONE);
  expect(outlook()).toContain("At 2 hours of play a day, you'd run out of time.");
  expect(outlook()).toContain("Fewer than 1 in 100 players meet the wagering requirement.");
  expect(outlook()).toContain("On average, nothing is left of this bonus.");
});

it("NEW-17 marks the player's usual bet, and selects the smallest all the same", async () => {
  const rounds = Array.from({ length: 25 }, (_, index) => ({
    currency: "EUR",
    stake_cents: 150,
    opened_at: new Date(Date.UTC(2026, 10, 20, 20, 0, index * 3)).toISOString(),
  }));
  await show(bonusOf(), {
    player: {},
    answers: { "GET /api/player/rounds": { rounds, next: null, totals: null } },
  });
  const usual = page.getBySelector(`${OUTLOOK} option[value="100"]`);
  await expect.element(usual).toHaveTextContent("€1.00 (your usual bet)");
  await expect.element(select("Bet per round")).toHaveValue("20");
  // At three seconds a round.
  await expect.poll(outlook).toContain("That takes about 75 minutes at €0.20 a round.");
});

it("NEW-17 offers another try where the chances can't be calculated, and shows the other numbers", async () => {
  watchWorkers(true);
  await show(bonusOf({ balance: "90071992547409920" }));
  await find('[data-simulation="failed"]');
  expect(outlook()).toContain("You need €300.00 in bets before it becomes real money.");
  await button("Try again").click();
  await find('[data-simulation="failed"]');
});

it("NEW-17 ends its worker when the page leaves", async () => {
  const workers = watchWorkers();
  // Long enough to be running still.
  await show(bonusOf({ balance: 10_000_000, remaining: 280_000 }));
  await find('[data-simulation="running"]');
  await expect.poll(() => workers.started).toBe(1);
  closeApp();
  await expect.poll(() => workers.terminated).toBe(1);
});

it("NEW-17 says so if the games' smallest bets are above the highest bet", async () => {
  const { terms } = bonusOf();
  await show(bonusOf({ terms: { ...terms, max_bet_cents: 10 } }));
  await expect.poll(outlook).toContain("These games' minimum bets are higher than this bonus allows.");
});

it("NEW-17 NEW-28 I18N-01 speaks German and fits", async () => {
  await show(bonusOf({ endsAt: "2026-12-24T12:00:00Z" }), { locale: "de" });
  await find(DONE);
  expect(outlook()).toContain("Sie haben bis zum 24. Dezember 2026 Zeit.");
  expect(outlook()).toMatch(/Wenn Sie alle diese Einsätze machen, verlieren Sie im Durchschnitt 13,\d\d/);
  await expectToFit();
});
