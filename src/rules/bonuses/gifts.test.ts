import { describe, expect, it } from "vitest";
import { bonus, waitingBonus } from "../../../tests/support/data/gifts.ts";
import { expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import type { AccountBalances } from "../../contract/accounts.ts";
import { BONUS_STAGES } from "../../contract/bonuses.ts";
import { FREE_SPINS_STAGES } from "../../contract/free-spins.ts";
import type * as Gifts from "./gifts.ts";
import {
  countActivatable,
  giftAccess,
  isActualBonus,
  isActualFreeSpins,
  lossOf,
  moveItem,
  queueOf,
  runningBonus,
  timeLeft,
  withBalances,
} from "./gifts.ts";

const FILE = "src/rules/bonuses/gifts.ts";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe("stages", () => {
  it("BON-02 bonuses are past when finished, canceled, expired, lost or wagered; the rest are actual", () => {
    expect(BONUS_STAGES.filter((stage) => isActualBonus({ stage }))).toEqual([
      "issued",
      "wait",
      "handle_bets",
    ]);
  });

  it("BON-03 AMB-BON-01 free spins are active unless finished, canceled or expired", () => {
    expect(FREE_SPINS_STAGES.filter((stage) => isActualFreeSpins({ stage }))).toEqual([
      "issued",
      "activated",
    ]);
  });

  it("BON-02 a mutant that treats lost bonuses as actual is caught", async () => {
    await expectCaught<typeof Gifts>(
      FILE,
      (mutant) => expect(mutant.isActualBonus({ stage: "lost" })).toBe(false),
      '"wager_done",\n  "lost",\n',
      '"wager_done",\n',
    );
  });
});

describe("the count of gifts", () => {
  const activatable = { stage: "issued", activatable: true } as const;

  it("BON-19 has the actual bonuses and spins that can be activated", () => {
    const bonuses = [
      activatable,
      { stage: "issued", activatable: false } as const,
      // A contradiction of the server's: a past gift is never counted.
      { stage: "expired", activatable: true } as const,
    ];
    expect(countActivatable({ bonuses, freeSpins: [activatable] })).toBe(2);
    expect(countActivatable({ bonuses: [], freeSpins: [] })).toBe(0);
  });

  it("BON-19 a mutant that counts past gifts is caught", async () => {
    await expectCaught<typeof Gifts>(
      FILE,
      (mutant) =>
        expect(
          mutant.countActivatable({ bonuses: [{ stage: "lost", activatable: true }], freeSpins: [] }),
        ).toBe(0),
      "bonuses.filter(isActualBonus).filter(isActivatable)",
      "bonuses.filter(isActivatable)",
    );
  });
});

describe("the bonuses of an account", () => {
  it("BON-22 the running one is the one of the account's currency", () => {
    const [euro, dollar] = [bonus(), bonus({ currency: "CAD" })];
    expect(runningBonus([waitingBonus(1), dollar, euro], "EUR")).toBe(euro);
    expect(runningBonus([waitingBonus(1)], "EUR")).toBeUndefined();
  });

  it("BON-18 the queue is ordered by place", () => {
    const [first, second] = [waitingBonus(1), waitingBonus(2)];
    expect(queueOf([second, bonus(), first, waitingBonus(1, { currency: "CAD" })], "EUR")).toEqual([
      first,
      second,
    ]);
  });

  it.each([
    [0, 1, ["b", "a", "c"]],
    [2, -1, ["a", "c", "b"]],
    [0, -1, ["a", "b", "c"]],
    [2, 1, ["a", "b", "c"]],
  ] as const)("BON-18 item %d moves by %d", (index, step, order) => {
    expect(moveItem(["a", "b", "c"], index, step)).toEqual(order);
  });

  it("ANC-48 the loss is the balance of a running bonus, and the whole of one that doesn't run", () => {
    expect(lossOf(bonus({ amount_cents: 3_000, balance_cents: 2_400 }))).toBe(2_400n);
    expect(lossOf(waitingBonus(1, { amount_cents: 3_000 }))).toBe(3_000n);
  });

  it("MON-13 amounts beyond exact numbers stay exact", () => {
    expect(lossOf(bonus({ balance_cents: "90071992547409931" }))).toBe(90_071_992_547_409_931n);
  });
});

it.each([
  [DAY, { unit: "day", count: 1 }],
  [2 * DAY - 1, { unit: "day", count: 1 }],
  [DAY - 1, { unit: "hour", count: 23 }],
  [HOUR - 1, { unit: "minute", count: 59 }],
  [MINUTE - 1, { unit: "minute", count: 0 }],
  [0, null],
  [-1, null],
  [Number.NaN, null],
])("BON-18 %d ms before the end, the time left is %j", (left, expected) => {
  expect(timeLeft(1_000_000 + left, 1_000_000)).toEqual(expected);
});

it("NEW-36 a licence goes before a break, and a break before the player's switch", () => {
  const access = (canIssueBonuses: boolean, isLocked: boolean, isRestricted: boolean) =>
    giftAccess({ canIssueBonuses, isLocked, isRestricted });
  expect(access(true, false, false)).toBe("open");
  expect(access(false, false, false)).toBe("off");
  expect(access(false, true, false)).toBe("locked");
  expect(access(true, true, true)).toBe("restricted");
});

it("ANC-48 a mutant that names the whole bonus as the loss of a running one is caught", async () => {
  await expectCaught<typeof Gifts>(
    FILE,
    (module) => expect(module.lossOf(bonus({ amount_cents: 3_000, balance_cents: 2_400 }))).toBe(2_400n),
    'stage === "handle_bets" ? balance_cents : amount_cents',
    "amount_cents",
  );
});

it("BON-22 a mutant that takes another account's bonus for the running one is caught", async () => {
  await expectCaught<typeof Gifts>(
    FILE,
    (module) => expect(module.runningBonus([bonus({ currency: "CAD" })], "EUR")).toBeUndefined(),
    'bonus.stage === "handle_bets" && bonus.currency === currency',
    'bonus.stage === "handle_bets"',
  );
});

it("NEW-36 a mutant that ignores the player's switch is caught", async () => {
  await expectCaught<typeof Gifts>(
    FILE,
    (module) =>
      expect(module.giftAccess({ canIssueBonuses: false, isLocked: false, isRestricted: false })).toBe("off"),
    'canIssueBonuses ? "open" : "off"',
    '"open"',
  );
});

describe("a running bonus", () => {
  const account = (changes: Partial<AccountBalances> = {}) =>
    ({
      currency: "EUR",
      wagering_cents: 60_000,
      wagered_cents: 30_000,
      bonus_cents: 900,
      ...changes,
    }) as AccountBalances;

  it("BON-21 has the amounts of its account, which follow each round", () => {
    const running = bonus({ amount_wager_requirement_cents: 60_000 });
    expect(withBalances([running], [account()])).toEqual([
      { ...running, amount_wager_cents: 30_000, balance_cents: 900, wager_percent: 50 },
    ]);
  });

  it("BON-21 keeps its own amounts in another currency, while the account knows of another bonus, and unless it runs", () => {
    const running = bonus({ amount_wager_requirement_cents: 60_000 });
    const waiting = waitingBonus(1, { amount_wager_requirement_cents: 60_000 });
    expect(withBalances([running], [account({ currency: "CAD" })])).toEqual([running]);
    expect(withBalances([running], [account({ wagering_cents: 50_000 })])).toEqual([running]);
    expect(withBalances([waiting], [account()])).toEqual([waiting]);
  });
});
