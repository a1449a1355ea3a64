import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { alterResponse, button } from "../../../tests/support/component/account.ts";
import { fakeCashbox, methodButton, renderPayment } from "../../../tests/support/component/cashbox.ts";
import type { FakeAnswers } from "../../../tests/support/component/fake-server.ts";
import { find } from "../../../tests/support/component/find.ts";
import { findBonus, giftAnswers, renderGifts } from "../../../tests/support/component/gifts.ts";
import { bonus, freeSpins, giftId, issuedBonus, offer } from "../../../tests/support/data/gifts.ts";
import type { Player } from "../../contract/player.ts";

/** Presses a button as from a keyboard, which focuses it first. */
async function press(target: ReturnType<typeof button>): Promise<void> {
  await expect.element(target).toBeVisible();
  const element = target.element() as HTMLElement;
  element.focus();
  element.click();
}

const focused = () => document.activeElement?.textContent;

it("BON-11 BON-18 after an activation, the focus is on the heading of the running bonus", async () => {
  const bonuses = [issuedBonus({ id: giftId(1) })];
  await renderGifts({
    ...giftAnswers({ bonuses }),
    "POST /api/player/bonuses/*": () => {
      bonuses[0] = bonus({ id: giftId(1), title: "Friday reload" });
      return bonuses[0];
    },
  });
  await press(button("Activate bonus"));
  const heading = (await find(`[data-bonus="${giftId(1)}"][data-stage=handle_bets] h3`)).element();
  await expect.poll(() => document.activeElement).toBe(heading);
});

it("BON-11 BON-18 after a bonus has been ended, the focus is on its heading among the past gifts, which says why", async () => {
  const running = bonus({ id: giftId(1) });
  const bonuses = [running];
  await renderGifts({
    ...giftAnswers({ bonuses }),
    "DELETE /api/player/bonuses/*": () => {
      bonuses[0] = { ...running, stage: "canceled", cancel_reason: "by_player", forfeited_cents: 2_400 };
      return bonuses[0];
    },
  });
  await press((await findBonus(running.id)).getByRole("button", { name: "End this bonus" }));
  await press(page.getByRole("dialog").getByRole("button", { name: "End bonus" }));
  const heading = (await find(`[data-bonus="${giftId(1)}"][data-stage=canceled] h3`)).element();
  await expect.poll(() => document.activeElement).toBe(heading);
  await expect
    .element(page.elementLocator(heading))
    .toHaveAccessibleDescription("You ended it. €24.00 in bonus money was removed.");
});

it("BON-10 BON-18 after spins have been activated or canceled, the focus is on their heading", async () => {
  const issued = freeSpins({ id: giftId(1), stage: "issued", activatable: true, freespins_played: 0 });
  const spins = [issued];
  await renderGifts({
    ...giftAnswers({ freeSpins: spins }),
    "POST /api/player/freespins/*": () => {
      spins[0] = { ...issued, stage: "activated", activatable: false };
      return spins[0];
    },
    "DELETE /api/player/freespins/*": () => {
      spins[0] = { ...issued, stage: "canceled", ended_at: "2026-11-22T10:00:00.000Z" };
      return spins[0];
    },
  });
  const headingOf = async (stage: string) =>
    (await find(`[data-spins="${giftId(1)}"][data-stage=${stage}] h3`)).element();
  await press(button("Activate spins"));
  const activated = await headingOf("activated");
  await expect.poll(() => document.activeElement).toBe(activated);
  await press(button("Cancel spins"));
  await press(page.getByRole("dialog").getByRole("button", { name: "Cancel spins" }));
  const canceled = await headingOf("canceled");
  await expect.poll(() => document.activeElement).toBe(canceled);
});

/** Answers two offers; the chosen code becomes the player's, or none. */
function offerAnswers(): FakeAnswers {
  const changes: Partial<Player> = {};
  const player = (request: Request) =>
    alterResponse<Player>(new Request(new URL("/api/player", request.url)), (answer) => ({
      ...answer,
      ...changes,
    }));
  return {
    ...fakeCashbox().answers,
    ...giftAnswers(),
    "GET /api/player": player,
    "GET /api/bonuses/deposit": [
      offer(),
      offer({ id: "spring", title: "Spring", code: "SPRING" }),
      offer({ id: "summer", title: "Summer", code: "SUMMER" }),
    ],
    "PATCH /api/player/set_bonus_code": async (request) => {
      Object.assign(changes, await request.json());
      return player(request);
    },
    "DELETE /api/player/clear_bonus_code": (request) => {
      changes.deposit_bonus_code = null;
      return player(request);
    },
  };
}

const answerTo = async (id: string, name: string) =>
  press((await find(`[data-deposit-offer="${id}"]`)).getByRole("button", { name }));

it("BON-04 ANC-51 after an offer has been dismissed, the focus is on the next one, and at last on the line that says so", async () => {
  await renderPayment("/deposit-bonus", offerAnswers());
  await answerTo("spring", "No bonus, thanks");
  await expect.poll(focused).toBe("Summer");
  await answerTo("summer", "No bonus, thanks");
  await expect.poll(focused).toBe("Winter reload");
  await answerTo("winter", "No bonus, thanks");
  await expect.poll(focused).toMatch(/^You declined the current offers/);
});

it("BON-04 BON-14 after an offer has been taken or removed, the focus is on what replaced it", async () => {
  await renderPayment("/deposit", offerAnswers());
  await (await methodButton("bank")).click();
  await (await find("[data-bonus-line]")).click();
  await answerTo("winter", "Choose this bonus");
  const line = (await find('[data-bonus-line="winter"]')).element();
  await expect.poll(() => document.activeElement).toBe(line);
  await expect.element(page.getByText(/goes with this deposit/)).toBeInTheDocument();
  await press(button("Remove bonus"));
  await expect.poll(focused).toBe("Add a bonus 3 offers available");
});

it("BON-18 the focus stays where the player has moved it meanwhile", async () => {
  const bonuses = [issuedBonus({ id: giftId(1) })];
  const answer = Promise.withResolvers<void>();
  await renderGifts({
    ...giftAnswers({ bonuses }),
    "POST /api/player/bonuses/*": async () => {
      await answer.promise;
      bonuses[0] = bonus({ id: giftId(1) });
      return bonuses[0];
    },
  });
  await press(button("Activate bonus"));
  const link = page.getByRole("link", { name: "Gift history" }).element() as HTMLElement;
  link.focus();
  answer.resolve();
  await expect.element(page.getByText("Bonus activated")).toBeVisible();
  await find(`[data-bonus="${giftId(1)}"][data-stage=handle_bets]`);
  expect(document.activeElement).toBe(link);
});
