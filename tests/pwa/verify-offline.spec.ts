import type { FairRound } from "../../src/contract/fair.ts";
import { writeFields } from "../../src/rules/fair/claim-fields.ts";
import { confirmedPlayer } from "../support/browser/account-page.ts";
import {
  expect,
  expectAccessible,
  offline,
  open,
  openForOffline,
  overflows,
  test,
} from "../support/browser/browser.ts";

const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

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

test("NEW-05 ANC-22 a round is checked, and 1,000 are worked out, without network", async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow.push(offline);
  await openForOffline(page);
  await context.setOffline(true);
  await page.goto("/verify");
  await page.waitForFunction(() => window.__booted === true);
  await page.getByLabel("Game", { exact: true }).selectOption("dice");
  await page.getByLabel("Secret", { exact: true }).fill(SECRET);
  await page.getByLabel("Fingerprint shown before the round").fill(COMMITMENT);
  await page.getByLabel("Your text").first().fill("lucky");
  await page.getByLabel("Number of the round").fill("7");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText("Everything agrees.")).toBeVisible();
  const drawn = await page.locator("[data-drawn]").innerText();
  expect(drawn).toMatch(/^\d{1,4}$/);
  await expectAccessible(page);

  // What was checked is in the address, and no server is told of it.
  await page.reload();
  await page.waitForFunction(() => window.__booted === true);
  await expect(page.getByLabel("Secret", { exact: true })).toHaveValue(SECRET);
  await page.getByLabel("Fingerprint shown before the round").fill("0".repeat(64));
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText("Something does not agree.")).toBeVisible();
  await expect(page.getByText(COMMITMENT)).toBeVisible();
  await expect(page.locator("[data-drawn]")).toHaveText(drawn);

  await page.getByRole("button", { name: "Work them out here" }).click();
  await expect(page.getByText("1000 of 1000 agree.")).toBeVisible();

  await expect(page.getByRole("heading", { name: "Rules and odds" })).toBeVisible();
  await expect(page.getByText(/on average 95.54 % come back/)).toBeVisible();
  await expect(page.getByText("28fd456d81a7f0d8", { exact: false })).toBeVisible();
});

test("NEW-05 a round of the address is filled in, and is not what was paid", async ({ page }) => {
  await open(page, `/verify#${writeFields({ ...fields, win: "77.00" })}`);
  // The server has not seen what stands behind the hash: the form that it made is empty.
  await expect(page.getByLabel("Secret", { exact: true })).toHaveValue(SECRET);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText("Something does not agree.")).toBeVisible();
  await expect(page.getByText(/but 77.00 was paid/)).toBeVisible();
});

test("NEW-05 NEW-25 a round by its name brings its own version, text and number", async ({ page }) => {
  const round: FairRound = {
    id: "7d9f7a5e-5a2e-4f2a-9a53-0d6c3c1b2a10",
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
  let secret: string | null = null;
  await page.route("**/api/fair/rounds/*", (route) => route.fulfill({ json: { ...round, secret } }));
  await open(page, `/verify?round=${round.id}`);
  await expect(page.getByText(/still drawn from this round's secret/)).toBeVisible();
  await expect(page.getByLabel("Number of the round")).toHaveValue("2");
  await expect(page.getByLabel("Bet on")).toHaveValue("48");
  secret = SECRET;
  await page.reload();
  await expect(page.getByLabel("Secret", { exact: true })).toHaveValue(SECRET);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText("The game showed something else.")).toBeVisible();
  await expect(page.getByText("It pays 0.00, and that was paid.")).toBeVisible();
});

test("NEW-05 a round that there is not leaves the form to fill in", async ({ page, quiet }) => {
  quiet.allow.push(/404/);
  await open(page, "/verify?round=7d9f7a5e-5a2e-4f2a-9a53-0d6c3c1b2a11");
  await expect(page.getByText(/no finished round of this name/)).toBeVisible();
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText("This is needed.").first()).toBeVisible();
});

test("NEW-05 a player changes what rounds are drawn from, and checks with the secret that is shown then", async ({
  page,
  quiet,
}) => {
  quiet.allow.push(/422/);
  const seed = {
    game: "luna/moon",
    title: "Moon",
    kind: "dice",
    commitment: "f".repeat(64),
    client: "at first",
    rounds: 3,
  };
  let open = true;
  await page.route("**/api/player/fair_seeds", (route) => {
    if (route.request().method() === "GET") return route.fulfill({ json: [seed] });
    const { client } = route.request().postDataJSON() as { client: string };
    const refused = { code: "validation_failed", errors: { game: ["not_accepted"] } };
    if (open) return route.fulfill({ status: 422, json: refused });
    if (client === "better words")
      return route.fulfill({ json: { revealed: null, current: { ...seed, client, rounds: 0 } } });
    const revealed = { secret: SECRET, commitment: COMMITMENT, client: "at first", rounds: 3 };
    return route.fulfill({
      json: { revealed, current: { ...seed, commitment: "e".repeat(64), client, rounds: 0 } },
    });
  });
  await confirmedPlayer(page);
  await page.goto("/verify");
  const own = page.locator("#seeds");
  await expect(own.getByText("3 rounds")).toBeVisible();
  await own.getByLabel("Your text").fill("ö");
  await own.getByRole("button", { name: "Change and show the secret" }).click();
  await expect(own.getByText("This is not written as it should be.")).toBeVisible();
  await own.getByLabel("Your text").fill("my own words");
  await own.getByRole("button", { name: "Change and show the secret" }).click();
  await expect(own.getByText(/is not at its end/)).toBeVisible();
  open = false;
  await own.getByRole("button", { name: "Change and show the secret" }).click();
  await expect(own.getByText(SECRET)).toBeVisible();
  await expect(own.getByText("0 rounds")).toBeVisible();
  await expect(own.getByText("e".repeat(64))).toBeVisible();
  await expectAccessible(page);
  await own.getByLabel("Your text").fill("better words");
  await own.getByRole("button", { name: "Check a round with it" }).click();
  await expect(page.getByLabel("Game", { exact: true })).toHaveValue("dice");
  await expect(page.getByLabel("Secret", { exact: true })).toHaveValue(SECRET);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText("Everything agrees.")).toBeVisible();
  await own.getByRole("button", { name: "Use this text" }).click();
  await expect(own.getByText(/Your text is in force/)).toBeVisible();
});

for (const width of [390, 768, 1440])
  test(`NEW-05 the check fits ${width} px in German, and everybody can use it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `/de/verify#${writeFields({ ...fields, game: "slot" })}`);
    await expect(page.locator("[name=secret]")).toHaveValue(SECRET);
    await page.getByRole("button", { name: "Prüfen", exact: true }).click();
    await expect(page.getByText("Alles stimmt überein.")).toBeVisible();
    for (const summary of await page.locator("main summary").all()) await summary.click();
    expect(await overflows(page)).toBe(false);
    // What lies beneath the head counts as too near to its buttons.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  });
