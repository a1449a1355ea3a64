import type { BonusStage } from "../../src/contract/bonuses.ts";
import {
  applied,
  bet,
  type Fixtures,
  PROVIDER,
  rollback,
  type Scenario,
  SECRET,
  SESSION,
  scenario,
  win,
} from "./scenarios.ts";

/** Terms of the running bonus, minor units as text; its money is `before.bonus`. Every game counts fully. */
interface Bonus {
  required: string;
  max_bet: string | null;
  max_win: string | null;
}

export interface WageringScenario extends Scenario {
  bonus: Bonus;
  /** The bonus afterwards: its stage, and its progress in ten-thousandths of a minor unit. */
  bonus_after: { stage: BonusStage; progress_parts: string };
}

export interface WageringFixtures extends Omit<Fixtures, "scenarios"> {
  scenarios: WageringScenario[];
}

const withBonus = (
  terms: Partial<Bonus>,
  [stage, progress]: [BonusStage, string],
  one: Scenario,
): WageringScenario => ({
  ...one,
  bonus: { required: "100000", max_bet: null, max_win: null, ...terms },
  bonus_after: { stage, progress_parts: progress },
});

/** What a player may rely on while a bonus runs. */
export const wageringFixtures: WageringFixtures = {
  provider: PROVIDER,
  secret: SECRET,
  session: SESSION,
  scenarios: [
    withBonus(
      {},
      ["handle_bets", "3000000"],
      scenario(
        "real money is staked first, and both count",
        { real: "200", bonus: "1000" },
        [
          [
            { actions: [bet("~b", "3.00")], close: true },
            { balance: "9.00", closed: true, actions: applied("~b") },
          ],
        ],
        { bonus: "900", entries: 1 },
      ),
    ),
    withBonus(
      { required: "300" },
      ["finished", "3000000"],
      scenario(
        "a met requirement makes all bonus money real",
        { real: "500", bonus: "1000" },
        [
          [
            { actions: [bet("~b", "3.00")], close: true },
            { balance: "12.00", closed: true, actions: applied("~b") },
          ],
        ],
        { real: "1200", entries: 2 },
      ),
    ),
    withBonus(
      { required: "300", max_win: "400" },
      ["finished", "3000000"],
      scenario(
        "the most that becomes real holds for late wins too",
        { real: "0", bonus: "1000" },
        [
          [
            { actions: [bet("~b", "3.00")], close: true },
            { balance: "4.00", closed: true, actions: applied("~b") },
          ],
          [{ actions: [win("~w", "5.00")] }, { balance: "4.00", closed: true, actions: applied("~w") }],
        ],
        { real: "400", entries: 3 },
      ),
    ),
    withBonus(
      { max_bet: "200" },
      ["handle_bets", "0"],
      scenario(
        "a bet above the highest is rejected before it's placed",
        { real: "0", bonus: "1000" },
        [
          [{ actions: [bet("~a", "3.00")] }, { balance: "10.00", code: "bonus_max_bet" }],
          [{ actions: [bet("~b", "2.00")] }, { balance: "8.00", actions: applied("~b") }],
        ],
        { bonus: "800", entries: 1 },
      ),
    ),
    withBonus(
      {},
      ["handle_bets", "0"],
      scenario(
        "a lost bonus runs again when its stake is returned",
        { real: "0", bonus: "100" },
        [
          [
            { actions: [bet("~b", "1.00")], close: true },
            { balance: "0.00", closed: true, actions: applied("~b") },
          ],
          [{ actions: [rollback("~r", "~b")] }, { balance: "1.00", closed: true, actions: applied("~r") }],
        ],
        { bonus: "100", entries: 2 },
      ),
    ),
    withBonus(
      { max_bet: "150" },
      ["handle_bets", "0"],
      scenario(
        "a rollback takes back what its stake counted",
        { real: "500", bonus: "100" },
        [
          [
            { actions: [bet("~b", "2.00")], close: true },
            { balance: "4.00", closed: true, actions: applied("~b") },
          ],
          [{ actions: [rollback("~r", "~b")] }, { balance: "6.00", closed: true, actions: applied("~r") }],
        ],
        { real: "500", bonus: "100", entries: 2 },
      ),
    ),
    withBonus(
      {},
      ["handle_bets", "0"],
      scenario(
        "a win after the rollback of its stake is bonus money, as it is before it",
        { real: "0", bonus: "100" },
        [
          [{ actions: [bet("~b", "1.00")] }, { balance: "0.00", actions: applied("~b") }],
          [{ actions: [rollback("~r", "~b")] }, { balance: "1.00", actions: applied("~r") }],
          [
            { actions: [win("~w", "5.00")], close: true },
            { balance: "6.00", closed: true, actions: applied("~w") },
          ],
        ],
        { bonus: "600", entries: 3 },
      ),
    ),
    withBonus(
      { required: "100", max_win: "50" },
      ["finished", "1000000"],
      scenario(
        "a bet that meets the requirement and releases a win answers with the balance after both",
        { real: "0", bonus: "100" },
        [
          [
            { actions: [win("~w", "1.00")], close: true },
            { balance: "1.00", actions: [["~w", "pending"]] },
          ],
          [{ actions: [bet("~b", "1.00")] }, { balance: "0.50", closed: true, actions: applied("~b") }],
        ],
        { real: "50", entries: 3 },
      ),
    ),
  ],
};
