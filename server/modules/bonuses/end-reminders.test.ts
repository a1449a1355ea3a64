import { describe, expect, it } from "vitest";
import type { Bonus } from "../../../src/contract/bonuses.ts";
import type { Payment } from "../../../src/contract/payments.ts";
import type { PushChoices } from "../../../src/contract/push.ts";
import { campaignBody, wagering } from "../../../tests/support/data/campaigns.ts";
import { publishCampaign } from "../../../tests/support/server/campaigns.ts";
import { type Payer, testPayments } from "../../../tests/support/server/payments.ts";

const { app, db, clock, payer, deposit, event, sendWebhook } = await testPayments();

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TITLE = "Your bonus ends soon";

/** A player with a running bonus of 50.00 that must be wagered 30 times, without quiet hours. */
async function playerWithBonus(days = 7): Promise<Payer> {
  const one = await payer({ values: { dateOfBirth: "1990-01-01", locale: "en" } });
  await setQuietHours(one, null);
  const { slug } = await publishCampaign(db, {
    gives: [{ ...campaignBody().gives[0]!, wagering: wagering({ days }) }],
  } as Parameters<typeof publishCampaign>[1]);
  await app.content.refresh();
  const { id } = (await deposit(one.client, { amount_cents: 5_000, bonus_code: slug.toUpperCase() }))
    .body as Payment;
  await sendWebhook(event({ id }, "succeeded", { amount: "50.00" }));
  return one;
}

async function setQuietHours({ client }: Payer, quiet_hours: PushChoices["quiet_hours"]): Promise<void> {
  const choices = (await client.get("/api/player/push")).body as PushChoices;
  const { topics, daily_cap } = choices;
  await client.put("/api/player/push", { topics, daily_cap, quiet_hours, time_zone: "UTC" });
}

const endOf = async ({ client }: Payer) =>
  Date.parse(((await client.get("/api/player/bonuses")).body as Bonus[])[0]!.expires_at!);

async function remindersOf({ client }: Payer): Promise<string[]> {
  const { notifications } = (await client.get("/api/player/notifications")).body as {
    notifications: { title: string; text: string }[];
  };
  return notifications.filter(({ title }) => title === TITLE).map(({ text }) => text);
}

async function settleAt(time: number): Promise<void> {
  clock.advance(time - clock.now());
  await app.settle();
}

describe("the reminder of a bonus's end", () => {
  it("BON-23 comes once, a day before, with the amounts", async () => {
    const one = await playerWithBonus();
    const end = await endOf(one);
    await settleAt(end - DAY - 60_000);
    expect(await remindersOf(one)).toEqual([]);
    for (const before of [DAY, DAY - HOUR, HOUR]) {
      await settleAt(end - before);
      expect(await remindersOf(one)).toEqual([
        expect.stringMatching(/^It ends on .+, with €1,500\.00 left to wager and €50\.00 in bonus money\./),
      ]);
    }
  });

  it("BON-23 comes again for an end that a break has put off, and not during the break", async () => {
    const one = await playerWithBonus();
    const end = await endOf(one);
    await settleAt(end - DAY);
    await one.client.post("/api/user_limits", { type: "coolingoff", period: "day" });
    const before = await remindersOf(one);
    await settleAt(end - HOUR);
    expect(await remindersOf(one)).toEqual(before);
    // The first reminder lasts until the end that it names.
    await settleAt(end + 60_000);
    const later = await endOf(one);
    expect(later).toBeGreaterThan(end);
    await settleAt(later - HOUR);
    expect(await remindersOf(one)).toHaveLength(1);
    expect(await remindersOf(one)).not.toEqual(before);
  });

  it("BON-23 waits for the end of the quiet hours", async () => {
    const one = await playerWithBonus();
    const end = await endOf(one);
    const timeOf = (at: number) => new Date(at).toISOString().slice(11, 16);
    await setQuietHours(one, { from: timeOf(end - 25 * HOUR), to: timeOf(end - 20 * HOUR) });
    await settleAt(end - 22 * HOUR);
    expect(await remindersOf(one)).toEqual([]);
    await settleAt(end - 19 * HOUR);
    expect(await remindersOf(one)).toHaveLength(1);
  });

  it("BON-23 isn't sent for a bonus of one day", async () => {
    const one = await playerWithBonus(1);
    await settleAt((await endOf(one)) - HOUR);
    expect(await remindersOf(one)).toEqual([]);
  });
});
