import { expect, it } from "vitest";
import { find } from "../../../tests/support/component/find.ts";
import { giftAnswers, heldAward } from "../../../tests/support/component/gifts.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import {
  bonus,
  endedBonus,
  freeSpins,
  issuedBonus,
  waitingBonus,
} from "../../../tests/support/data/gifts.ts";

/** A title that sets a flag if a page takes it for HTML. */
const attack = (name: string) => `${name} <img src="/icons/none.svg" onerror="window.markupRan = true">`;

it("BON-18 HTML in a gift's title is shown as text, and none of it runs", async () => {
  const titles = ["running", "issued", "waiting", "ended", "spins", "held"].map(attack);
  const [running, issued, waiting, ended, spins, held] = titles as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  await renderApp("/profile/gifts", {
    player: { isConfirmed: true },
    answers: giftAnswers({
      bonuses: [
        bonus({ title: running, bonuses: [{ type: "bonus", title: running }] }),
        issuedBonus({ title: issued }),
        waitingBonus(1, { title: waiting }),
        endedBonus({ title: ended }),
      ],
      freeSpins: [freeSpins({ title: spins })],
      awards: [heldAward({ title: held })],
    }),
  });
  const main = await find("main");
  for (const title of titles) await expect.element(main.getByText(title).first()).toBeInTheDocument();
  expect(document.querySelectorAll("[onerror]")).toHaveLength(0);
  expect("markupRan" in window).toBe(false);
});
