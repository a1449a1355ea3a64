import { expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import { address, alterResponse, button, linkIn } from "../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit, nextLayout } from "../../../tests/support/component/checks.ts";
import { clearCookies, createFakeServer, signIn } from "../../../tests/support/component/fake-server.ts";
import { giftAnswers } from "../../../tests/support/component/gifts.ts";
import { findGame, gamePath, send } from "../../../tests/support/component/play.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";
import { endedBonus, freeSpins, issuedBonus } from "../../../tests/support/data/gifts.ts";
import type { UserLimit } from "../../contract/limits.ts";

const limits = async () =>
  (await (await createFakeServer({}).fetch("/api/user_limits")).json()) as UserLimit[];
const setLimit = (type: string, amount_cents: number, period = "day") =>
  send("POST", "/api/user_limits", { type, period, amount_cents });

async function findCard(name: string): Promise<Locator> {
  const heading = page.getByRole("heading", { name, level: 2 });
  await expect.element(heading).toBeVisible();
  return page.elementLocator(heading.element().closest("section")!);
}

it("LIM-01 LIM-16 ANC-03 a limit is set in three steps, lowered immediately, and a raise waits and can be cancelled", async () => {
  await renderApp("/profile/limits", { player: {} });
  const set = async (open: string, amount: string) => {
    const deposits = await findCard("Deposit limit");
    await deposits.getByRole("button", { name: open }).click();
    await page.getByLabelText("Amount in EUR").fill(amount);
    await button("Set limit").click();
  };
  await set("Set a limit", "100,50");
  await expect.element(page.getByText("€0.00 of €100.50 used")).toBeVisible();
  await set("Change limit", "80");
  await expect.element(page.getByText("€0.00 of €80.00 used")).toBeVisible();
  await set("Change limit", "500");
  await expect.element(page.getByText("You asked for €500.00.")).toBeVisible();
  await expect.element(page.getByText("€0.00 of €80.00 used")).toBeVisible();
  await expectToFit();
  // Rows below the header are no targets.
  scrollTo(0, 0);
  await expectAccessible();
  await button(/^Keep my limit/).click();
  await expect.element(page.getByText("You asked for €500.00.")).not.toBeInTheDocument();
  expect(await limits()).toMatchObject([{ state: "active", accounts: [{ amount_cents: 8_000 }] }]);
});

it("LIM-01 an amount that no limit can have names the ones that it can", async () => {
  await renderApp("/profile/limits", { player: {} });
  const open = async (name: string) => {
    const card = await findCard(name);
    await card.getByRole("button", { name: "Set a limit" }).click();
    return card;
  };
  const deposits = await open("Deposit limit");
  for (const [text, reason] of [
    ["-5", "Enter at least €0.01, in steps of €0.01."],
    ["0", "Enter at least €0.01, in steps of €0.01."],
    ["1.005", "Enter at least €0.01, in steps of €0.01."],
    ["1000000001", "Enter €1,000,000,000.00 or less."],
  ] as const) {
    await page.getByLabelText("Amount in EUR").fill(text);
    await deposits.getByRole("button", { name: "Set limit" }).click();
    await expect.element(deposits.getByRole("alert")).toHaveTextContent(reason);
  }
  await page.getByLabelText("Amount in EUR").fill("1,000");
  await deposits.getByRole("button", { name: "Set limit" }).click();
  await expect.element(page.getByText("€0.00 of €1,000.00 used")).toBeVisible();
  const times = await open("Time limit");
  for (const text of ["-5", "0", "1441", "60.5"]) {
    await page.getByLabelText("Minutes per day").fill(text);
    await times.getByRole("button", { name: "Set limit" }).click();
    await expect.element(times.getByRole("alert")).toHaveTextContent("Enter a whole number from 1 to 1,440.");
  }
});

it("ANC-07 a single bet limit is set and lowered by its amount alone", async () => {
  await renderApp("/profile/limits", { player: {} });
  const set = async (open: string, amount: string) => {
    const card = await findCard("Single bet limit");
    await card.getByRole("button", { name: open }).click();
    // Explained where it's set: several bets of a round can add up to more.
    await expect.element(card.getByText(/It applies to each bet on its own/)).toBeVisible();
    await page.getByLabelText("Amount in EUR").fill(amount);
    await expect.element(page.getByLabelText("How often")).not.toBeInTheDocument();
    await button("Set limit").click();
  };
  await set("Set a limit", "2");
  await expect.element(page.getByText("Up to €2.00")).toBeVisible();
  await set("Change limit", "0,50");
  await expect.element(page.getByText("Up to €0.50")).toBeVisible();
  await expectToFit();
  expect(await limits()).toMatchObject([{ type: "single_stake", accounts: [{ amount_cents: 50 }] }]);
});

it("LIM-12 the email's link rejects a raise before its wait is over, on any device", async () => {
  const { email } = await signIn();
  await setLimit("deposit", 8_000);
  await setLimit("deposit", 50_000);
  const link = await linkIn(email);
  clearCookies();
  await renderApp(link);
  await button("Confirm").click();
  await expect.element(page.getByText(/It's too early\. This link works from/)).toBeVisible();
  await expectAccessible();
});

it("LIM-12 the link's page shows what was confirmed, and when it takes effect", async () => {
  const confirmed = {
    type: "loss",
    period: "week",
    from: { currency: "EUR", amount_cents: 10_000 },
    to: { currency: "EUR", amount_cents: 25_000 },
    in_force_at: "2026-11-21T12:00:00.000Z",
  };
  let sentBody: unknown;
  await renderApp("/profile/limits/confirm?token=abc123", {
    answers: {
      "POST /api/user_limits/confirm": async (request) => {
        sentBody = await request.json();
        return confirmed;
      },
    },
  });
  await expect.element(button("Confirm")).toBeVisible();
  expect(sentBody).toBeUndefined();
  await button("Confirm").click();
  await expect
    .element(page.getByRole("status").filter({ hasText: "Loss limit" }))
    .toHaveTextContent(/From November 21, 2026.*, your limit is €250.00 instead of €100.00/);
  expect(sentBody).toEqual({ token: "abc123" });
  await expect.element(page.getByRole("main").getByRole("link", { name: "Log in" })).toBeVisible();
  await expectAccessible();
  closeApp();
  await renderApp("/profile/limits/confirm");
  await expect.element(page.getByText("This link isn't complete.")).toBeVisible();
});

it("LIM-13 ANC-03 responsible gaming and limits are one tap away in the menu and the footer", async () => {
  await renderApp("/");
  const linkInFooter = (text: string) =>
    [...document.querySelectorAll("footer a")].find((link) => link.textContent === text);
  await expect.poll(() => linkInFooter("Set limits")?.getAttribute("href")).toBe("/profile/limits");
  await expect.poll(() => linkInFooter("Responsible gaming")?.checkVisibility()).toBe(true);
  await button("Menu").click();
  await page.getByRole("dialog").getByRole("link", { name: "Responsible gaming" }).click();
  await expect.poll(address).toBe("/responsible-gaming");
});

it("LIM-13 ANC-03 responsible gaming is one tap away on a game's page", async () => {
  await renderApp(gamePath(await findGame(false)));
  const link = page.getByRole("main").getByRole("link", { name: "Responsible gaming", exact: true });
  await link.first().click();
  await expect.poll(address).toBe("/responsible-gaming");
});

it("LIM-07 a reached limit is shown outside the limits page until it resets", async () => {
  const account = { currency: "EUR", amount_cents: 1_000, current_value_amount_cents: 1_000 };
  await renderApp("/support", {
    player: {},
    prepare: () => setLimit("loss", 1_000),
    answers: {
      "GET /api/user_limits": (request) =>
        alterResponse<UserLimit[]>(request, (all) =>
          all.map((limit) => ({ ...limit, reached: true, near: true, accounts: [account] })),
        ),
    },
  });
  const warning = page.getByRole("alert").filter({ hasText: "Loss limit" });
  await expect.element(warning).toHaveTextContent("It resets on");
  await expectAccessible();
  await warning.getByRole("link", { name: "View limits" }).click();
  await expect.element(page.getByRole("heading", { name: "You've reached a limit you set." })).toBeVisible();
  await expect.element(page.getByText(/Limit reached\. Real-money games are locked until/)).toBeVisible();
});

it("LIM-19 ANC-09 self-exclusion takes one confirmed step, and logs out immediately", async () => {
  await renderApp("/profile/limits", { player: {}, followsSession: true });
  await button("6 months").click();
  const dialog = page.getByRole("alertdialog", { name: "Exclude yourself?" });
  await expect.element(dialog).toHaveTextContent("It can't be ended early");
  await expectAccessible();
  await dialog.getByRole("button", { name: "Not now" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await limits()).toEqual([]);
  await button("6 months").click();
  await dialog.getByRole("button", { name: "Exclude me" }).click();
  await expect.poll(address).toBe("/");
  await expect.element(page.getByText("You're excluded and logged out everywhere.")).toBeVisible();
  expect((await createFakeServer({}).fetch("/api/player")).status).toBe(401);
});

it.for([
  ["24 hours", "Take a break?", "Your bonuses and spins pause, and get this time back afterwards."],
  [
    "6 months",
    "Exclude yourself?",
    "Your bonuses and spins end. You'll lose any bonus money and what your unfinished spins have won.",
  ],
] as const)(
  "LIM-19 BON-18 the question before %s says what happens to bonuses and spins, only to players with some",
  async ([length, name, text]) => {
    for (const gifts of [
      { bonuses: [issuedBonus()] },
      { freeSpins: [freeSpins()] },
      { bonuses: [endedBonus()] },
    ]) {
      const { answeredCalls } = await renderApp("/profile/limits", {
        player: {},
        answers: giftAnswers(gifts),
      });
      await button(length).click();
      const dialog = page.getByRole("alertdialog", { name });
      await expect.element(dialog).toHaveTextContent("Your money stays yours.");
      await expect.poll(() => answeredCalls).toContain("GET /api/player/freespins");
      await expect.poll(() => answeredCalls).toContain("GET /api/player/bonuses");
      const fact = dialog.getByText(text);
      if (gifts.bonuses?.[0]?.stage === "finished") {
        await nextLayout();
        await expect.element(fact).not.toBeInTheDocument();
      } else {
        await expect.element(fact).toBeVisible();
        await expectToFit([390]);
        await expectAccessible();
      }
      closeApp();
    }
  },
);

it("ANC-01 LIM-03 the deposit limit leads in a card of its own; the others are rows, and all fit a phone's screen", async () => {
  await renderApp("/profile/limits", { player: { country: "CA" }, country: "CA", width: 390, height: 844 });
  await findCard("Time limit");
  const [first, ...rows] = [...document.querySelectorAll("section[data-limit]")];
  expect(first!.getAttribute("data-limit")).toBe("deposit");
  expect(first!.parentElement!.childElementCount).toBe(1);
  expect(rows).toHaveLength(4);
  for (const row of rows) {
    expect(row.textContent).toContain("No limit");
    expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(88);
  }
  const [lead, other] = [first!, rows[0]!].map((section) => section.querySelector("button")!);
  expect(getComputedStyle(other!).backgroundColor).toBe("rgba(0, 0, 0, 0)");
  expect(getComputedStyle(lead!).backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
  expect(lead!.getBoundingClientRect().height).toBeGreaterThanOrEqual(other!.getBoundingClientRect().height);
  const bar = document.querySelector("nav[aria-label] a[href='/']")!.getBoundingClientRect();
  expect(rows.at(-1)!.getBoundingClientRect().bottom).toBeLessThan(844 - bar.height);
  // Breaks are offered once: in their card.
  await expect.element(page.getByText("Take a break")).not.toBeInTheDocument();
  await expect.element(button("24 hours")).toBeInTheDocument();
  // The edge of a field, which has 3:1 against the card.
  expect(getComputedStyle(button("24 hours").element()).boxShadow).toContain("rgb(146, 141, 174)");
  await expectToFit();
  await expectAccessible();
});

it("ANC-10 the 24-hour button stands alone at the top where the licence requires it: the breaks are below", async () => {
  await renderApp("/profile/limits", { player: { country: "DE" }, width: 390, height: 844, country: "DE" });
  const stop = button("Stop for 24 hours").first();
  await expect.element(stop).toBeVisible();
  expect(stop.element().getBoundingClientRect().bottom).toBeLessThan(844);
  await expect.element(page.getByRole("heading", { name: "Break", exact: true })).toBeInTheDocument();
});

it("LIM-19 the permanent exclusion stands last and apart, with its explanation", async () => {
  await renderApp("/profile/limits", { player: {} });
  const card = await findCard("Self-exclusion");
  const lengths = card.getByRole("button").elements();
  const forever = card.getByRole("button", { name: "Permanent" });
  await expect.element(forever).toHaveAccessibleDescription("It doesn't end, and no one can undo it.");
  expect(lengths.at(-1)).toBe(forever.element());
  const other = lengths[0]!;
  expect(forever.element().getBoundingClientRect().top).toBeGreaterThan(
    lengths.at(-2)!.getBoundingClientRect().bottom,
  );
  expect(getComputedStyle(forever.element()).color).not.toBe(getComputedStyle(other).color);
});
