import { describe, expect, it } from "vitest";
import { offer, wageringTerms } from "../../../tests/support/data/gifts.ts";
import { expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import type * as Offers from "./offers.ts";
import { DISMISSAL, exampleOf, hasDepositOffers, isDismissed } from "./offers.ts";

const FILE = "src/rules/bonuses/offers.ts";
const player = { can_issue_bonuses: true, deposit_bonus_code: null, groups: [1117] };
const NOW = Date.UTC(2026, 10, 21, 12);

describe("BON-04 offers of a deposit", () => {
  it.each([
    [{}, true],
    [{ can_issue_bonuses: false }, false],
    [{ deposit_bonus_code: "WELCOME" }, false],
    [{ groups: [1117, 100] }, false],
  ])("BON-04 VIP-20 a player with %j sees them: %s", (changes, expected) => {
    expect(hasDepositOffers({ ...player, ...changes })).toBe(expected);
  });

  it("BON-04 a mutant that forgets the multi-account group is caught", async () => {
    await expectCaught<typeof Offers>(
      FILE,
      (mutant) => expect(mutant.hasDepositOffers({ ...player, groups: [100] })).toBe(false),
      " && !groups.includes(MULTI_ACCOUNT_GROUP)",
      "",
    );
  });
});

it("ANC-51 a dismissed offer stays away for 30 days, unless the dismissal is from the future", () => {
  const dismissed = (ago: number) => isDismissed({ winter: NOW - ago }, "winter", NOW);
  expect([dismissed(0), dismissed(DISMISSAL - 1), dismissed(DISMISSAL), dismissed(-1)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isDismissed({}, "winter", NOW)).toBe(false);
  expect(DISMISSAL).toBe(30 * 86_400_000);
});

describe("the example of an offer", () => {
  it("ANC-51 names the bonus of the smallest deposit, and all that has to be staked", () => {
    expect(exampleOf(offer())).toEqual({ deposit: 2_000n, bonus: 1_000n, stakes: 20_000n });
  });

  it("ANC-51 gives no more than the highest bonus, rounds what is given up and what is asked for down", () => {
    expect(exampleOf(offer({ max_amount_cents: 700 }))).toMatchObject({ bonus: 700n, stakes: 14_000n });
    const odd = offer({
      min_deposit_cents: 1_001,
      percent: 33.33,
      wagering: wageringTerms({ multiplier: 1.25 }),
    });
    expect(exampleOf(odd)).toEqual({ deposit: 1_001n, bonus: 334n, stakes: 417n });
  });

  it("ANC-51 doesn't exist without wagering or a share of the deposit", () => {
    expect(exampleOf(offer({ wagering: null }))).toBeNull();
    expect(exampleOf(offer({ percent: null }))).toBeNull();
  });
});

it("ANC-51 a mutant that forgets dismissals is caught", async () => {
  await expectCaught<typeof Offers>(
    FILE,
    (module) => expect(module.isDismissed({ winter: NOW }, "winter", NOW + 1_000)).toBe(true),
    "now - at < DISMISSAL",
    "now < at",
  );
});
