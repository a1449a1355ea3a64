import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../tests/support/component/account.ts";
import { expectAccessible, expectToFit } from "../../../tests/support/component/checks.ts";
import { rejectionResponse } from "../../../tests/support/component/fake-server.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";
import type { FairRound } from "../../contract/provably-fair.ts";
import { writeFields } from "../../rules/fair/claim-fields.ts";

const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const ROUND_ID = "7d9f7a5e-5a2e-4f2a-9a53-0d6c3c1b2a10";

const fields = {
  game: "dice",
  version: "1",
  secret: SECRET,
  commitment: COMMITMENT,
  client: "lucky",
  nonce: "7",
  stake: "1.00",
  win: "",
  decimals: "2",
  chances: "4950",
  over: "false",
  bet: "2",
};

const field = (label: string) => page.getByLabelText(label, { exact: true });
const secretField = field("Secret");
const text = (words: string | RegExp) => page.getByText(words);

it("NEW-05 a round in the address fills the form, and a wrong payout is detected", async () => {
  await renderApp(`/verify#${writeFields({ ...fields, win: "77.00" })}`);
  await expect.element(secretField).toHaveValue(SECRET);
  await button("Check round").click();
  await expect.element(text("Something doesn't match.")).toBeVisible();
  await expect.element(text(/but 77.00 was paid/)).toBeVisible();
});

const round: FairRound = {
  id: ROUND_ID,
  kind: "wheel",
  version: 1,
  commitment: COMMITMENT,
  secret: SECRET,
  client: "lucky",
  nonce: 2,
  stake: "0.20",
  win: "0.00",
  currency: "EUR",
  decimals: 2,
  choice: { bet: 48 },
  outcome: { index: 0, segment: "star" },
};

it("NEW-05 NEW-25 a round's id fills in number and bet while its secret is still in use", async () => {
  await renderApp(`/verify?round=${ROUND_ID}`, {
    answers: { [`GET /api/fair/rounds/${ROUND_ID}`]: { ...round, secret: null } },
  });
  await expect.element(text(/still use this round's secret/)).toBeVisible();
  await expect.element(field("Round number")).toHaveValue("2");
  await expect.element(field("Bet on")).toHaveValue("48");
});

it("NEW-05 NEW-25 a round's id fills in its revealed secret, and a wrong outcome is detected", async () => {
  await renderApp(`/verify?round=${ROUND_ID}`, { answers: { [`GET /api/fair/rounds/${ROUND_ID}`]: round } });
  await expect.element(secretField).toHaveValue(SECRET);
  await button("Check round").click();
  await expect.element(text("The game showed something else.")).toBeVisible();
  await expect.element(text("It pays 0.00, and that's what was paid.")).toBeVisible();
});

it("NEW-05 an unknown round leaves the form empty, and its required fields are checked", async () => {
  await renderApp("/verify?round=7d9f7a5e-5a2e-4f2a-9a53-0d6c3c1b2a11");
  await expect.element(text(/find a finished round with this ID/)).toBeVisible();
  await button("Check round").click();
  await expect.element(text("Fill this in to continue.").first()).toBeVisible();
});

it("NEW-05 a player changes a seed, gets the old secret, and checks a round with it", async () => {
  const seed = {
    game: "luna/moon",
    title: "Moon",
    kind: "dice",
    commitment: "f".repeat(64),
    client: "at first",
    rounds: 3,
  };
  let isRoundOpen = true;
  const replaceSeed = async (request: Request) => {
    const { client } = (await request.json()) as { client: string };
    if (isRoundOpen)
      return rejectionResponse(422, "validation_failed", { errors: { game: ["not_accepted"] } });
    if (client === "better words") return { revealed: null, current: { ...seed, client, rounds: 0 } };
    const revealed = { secret: SECRET, commitment: COMMITMENT, client: "at first", rounds: 3 };
    return { revealed, current: { ...seed, commitment: "e".repeat(64), client, rounds: 0 } };
  };
  await renderApp("/verify", {
    player: {},
    answers: { "GET /api/player/fair_seeds": [seed], "POST /api/player/fair_seeds": replaceSeed },
  });
  const seedsSection = page.getBySelector("#seeds");
  await expect.element(seedsSection.getByText("3 rounds")).toBeVisible();
  await seedsSection.getByLabelText("Your text").fill("ö");
  await seedsSection.getByRole("button", { name: "Change and reveal secret" }).click();
  await expect.element(seedsSection.getByText("Check this for typos.")).toBeVisible();
  await seedsSection.getByLabelText("Your text").fill("my own words");
  await seedsSection.getByRole("button", { name: "Change and reveal secret" }).click();
  await expect.element(seedsSection.getByText(/isn't finished/)).toBeVisible();
  isRoundOpen = false;
  await seedsSection.getByRole("button", { name: "Change and reveal secret" }).click();
  await expect.element(seedsSection.getByText(SECRET)).toBeVisible();
  await expect.element(seedsSection.getByText("0 rounds")).toBeVisible();
  await expect.element(seedsSection.getByText("e".repeat(64))).toBeVisible();
  await expectAccessible();
  await seedsSection.getByLabelText("Your text").fill("better words");
  await seedsSection.getByRole("button", { name: "Check a round" }).click();
  await expect.element(field("Game")).toHaveValue("dice");
  await expect.element(secretField).toHaveValue(SECRET);
  await button("Check round").click();
  await expect.element(text("Everything matches.")).toBeVisible();
  await seedsSection.getByRole("button", { name: "Use this text" }).click();
  await expect.element(seedsSection.getByText(/Your text now applies/)).toBeVisible();
});

it("NEW-05 the check fits every width in German with all details open, and is accessible", async () => {
  await renderApp(`/verify#${writeFields({ ...fields, game: "slot" })}`, { locale: "de" });
  await expect.poll(() => document.querySelector<HTMLInputElement>("[name=secret]")?.value).toBe(SECRET);
  await button("Runde prüfen").click();
  await expect.element(text("Alles stimmt überein.")).toBeVisible();
  for (const summary of document.querySelectorAll<HTMLElement>("main summary")) summary.click();
  await expectToFit();
  // Content below the header would count as too close to its buttons.
  window.scrollTo(0, 0);
  await expectAccessible();
});
