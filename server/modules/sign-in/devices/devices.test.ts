import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Notifications } from "../../../../src/contract/notifications.ts";
import { testApp } from "../../../../tests/support/server/app.ts";
import { testClock } from "../../../../tests/support/server/clock.ts";
import { writtenMails } from "../../../../tests/support/server/mails.ts";
import {
  createConfirmedPlayer,
  PASSWORD,
  signIn,
  type TestClient,
  visit,
} from "../../../../tests/support/server/visitor.ts";
import { attempts } from "../../../db/tables.ts";
import { playerDevices } from "../tables.ts";

const NEW_DEVICE = "Ein neues Gerät hat sich in Ihrem Konto angemeldet";
const OWN = { dfpc: "own-phone" };
const PHONE = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";

let app: Awaited<ReturnType<typeof testApp>>;
const clock = testClock();
beforeAll(async () => {
  app = await testApp({ now: clock.now });
});
beforeEach(async () => {
  clock.reset();
  await app.db.delete(attempts);
});

const devicesOf = ({ id }: { id: number }) =>
  app.db.select().from(playerDevices).where(eq(playerDevices.playerId, id));
const bellOf = async (client: TestClient) =>
  ((await client.get("/api/player/notifications")).body as Notifications).notifications;

const noticesTo = (email: string) => writtenMails(app, email, NEW_DEVICE);

async function signInWithAgent(email: string, agent: string) {
  const client = visit(app);
  const body = { user: { email, password: PASSWORD, captcha: await client.captcha() } };
  return client.post("/api/users/sign_in", body, { "user-agent": agent });
}

describe("a device that logs in", () => {
  it("AUTH-02 AUTH-04 is known by its fingerprint from registration on; a new one causes an email and a notification", async () => {
    const { client, email, player } = await createConfirmedPlayer(app, OWN);
    expect((await signIn(visit(app), email, PASSWORD, OWN)).status).toBe(200);
    expect(await devicesOf(player)).toHaveLength(1);
    expect(await noticesTo(email)).toEqual([]);
    expect(await bellOf(client)).toEqual([]);

    const other = await signIn(visit(app), email, PASSWORD, { dfpc: "someone-else" });
    expect(other.status).toBe(200);
    const [notice, ...more] = await noticesTo(email);
    expect(more).toEqual([]);
    expect(notice!.text).toContain("ein Gerät angemeldet, das wir noch nicht kennen");
    expect(notice!.text).not.toContain("someone-else");
    expect(await bellOf(client)).toHaveLength(1);
    await signIn(visit(app), email, PASSWORD, { dfpc: "someone-else" });
    expect(await noticesTo(email)).toHaveLength(1);
  });

  it("AUTH-18 without a fingerprint is known by its user agent, and never matches one with a fingerprint", async () => {
    const { email, player } = await createConfirmedPlayer(app, OWN);
    await signInWithAgent(email, PHONE);
    await signInWithAgent(email, PHONE);
    expect(await devicesOf(player)).toHaveLength(2);
    const [notice, ...more] = await noticesTo(email);
    expect(more).toEqual([]);
    expect(notice!.text).toContain("Chrome, Android");
  });

  it("AUTH-18 is stored without linking players or naming the device", async () => {
    const [one, other] = [await createConfirmedPlayer(app, OWN), await createConfirmedPlayer(app, OWN)];
    const [first] = await devicesOf(one.player);
    const [second] = await devicesOf(other.player);
    expect(first!.digest).not.toBe(second!.digest);
    expect(JSON.stringify(first)).not.toContain(OWN.dfpc);
    await signIn(visit(app), other.email, PASSWORD, OWN);
    expect(await noticesTo(other.email)).toEqual([]);
  });

  it("AUTH-02 isn't stored after a wrong password", async () => {
    const { email, player } = await createConfirmedPlayer(app, OWN);
    expect((await signIn(visit(app), email, "wrong-horse-7", { dfpc: "guesser" })).status).toBe(422);
    expect(await devicesOf(player)).toHaveLength(1);
  });
});

describe("an account under attack", () => {
  it("AUTH-18 accepts its owner from a known device while others are blocked", async () => {
    const { email } = await createConfirmedPlayer(app, OWN);
    const guess = () => signIn(visit(app), email, "wrong-horse-7", { dfpc: "guesser" });
    for (let i = 0; i < 11; i++) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
    expect((await signIn(visit(app), email, PASSWORD, { dfpc: "new-phone" })).status).toBe(429);
    expect((await signIn(visit(app), email, PASSWORD, OWN)).status).toBe(200);
  });

  it("AUTH-18 counts a known device's guesses, too", async () => {
    const { email } = await createConfirmedPlayer(app, OWN);
    const guess = () => signIn(visit(app), email, "wrong-horse-7", OWN);
    for (let i = 0; i < 11; i++) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
    // Another player's device has its own attempts.
    const other = await createConfirmedPlayer(app, { dfpc: "other-phone" });
    expect((await signIn(visit(app), other.email, PASSWORD, OWN)).status).toBe(200);
  });
});

it("AUTH-26 devices are deleted a year after their last use, and with a closed account", async () => {
  const DAY = 24 * 3_600_000;
  const [one, other] = [await createConfirmedPlayer(app, OWN), await createConfirmedPlayer(app, OWN)];
  clock.advance(364 * DAY);
  await signIn(visit(app), one.email, PASSWORD, OWN);
  clock.advance(DAY);
  await app.sweep();
  expect(await devicesOf(one.player)).toHaveLength(1);
  expect(await devicesOf(other.player)).toEqual([]);
  const client = visit(app);
  await signIn(client, one.email, PASSWORD, OWN);
  expect((await client.post("/api/player/account_closure", { user: { password: PASSWORD } })).status).toBe(
    200,
  );
  expect(await devicesOf(one.player)).toEqual([]);
});
