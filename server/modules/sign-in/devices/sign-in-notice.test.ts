import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Notifications } from "../../../../src/contract/notifications.ts";
import type { SignIns, TwoFactorSecret } from "../../../../src/contract/security.ts";
import { TEST_NOW, testApp } from "../../../../tests/support/server/app.ts";
import { testClock } from "../../../../tests/support/server/clock.ts";
import { mailTo, writtenMails } from "../../../../tests/support/server/mails.ts";
import {
  createConfirmedPlayer,
  linkIn,
  newEmail,
  PASSWORD,
  register,
  registration,
  signIn,
  type TestClient,
  visit,
} from "../../../../tests/support/server/visitor.ts";
import { players } from "../../../core/players/tables.ts";
import { attempts } from "../../../db/tables.ts";

const SIGN_INS = "/api/player/sign_ins";
const HOUR = 3_600_000;
const PHONE = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:140.0) Gecko/20100101 Firefox/140.0";
/** One device throughout, because a new one causes notices of its own. */
const DEVICE = { dfpc: "own-device" };
const SUBJECT = "Neue Anmeldung in Ihrem Konto";

let app: Awaited<ReturnType<typeof testApp>>;
const clock = testClock();
beforeAll(async () => {
  app = await testApp({ now: clock.now });
});
beforeEach(async () => {
  clock.reset();
  await app.db.delete(attempts);
});

const signInsOf = async (client: TestClient) => (await client.get(SIGN_INS)).body as SignIns;
const choose = (client: TestClient, notices: boolean) => client.put(SIGN_INS, { notices });
const iso = (time: number) => new Date(time).toISOString();
const bellOf = async (client: TestClient) =>
  ((await client.get("/api/player/notifications")).body as Notifications).notifications;

async function logInWithAgent(client: TestClient, email: string, agent: string, user: object = {}) {
  const body = { user: { email, password: PASSWORD, captcha: await client.captcha(), ...DEVICE, ...user } };
  return client.post("/api/users/sign_in", body, { "user-agent": agent });
}

const noticesTo = (email: string) => writtenMails(app, email, SUBJECT);

/** Logs in with the demo's provider. */
async function enterByProvider(client: TestClient, email: string): Promise<void> {
  const to = ({ headers }: { headers: Headers }) => {
    const { pathname, search } = new URL(headers.get("location")!, "http://localhost");
    return pathname + search;
  };
  const authorizationPath = to(await client.get("/api/auth_providers/demo/start"));
  await client.get(authorizationPath);
  const consentForm = new URLSearchParams({ email, verified: "on" });
  const search = authorizationPath.slice(authorizationPath.indexOf("?"));
  const back = to(await client.get(`/api/demo_provider/consent${search}&${consentForm}`));
  expect((await client.get(back)).status).toBe(303);
}

describe("the last login", () => {
  it("ANC-16 is the login before the current one, with its device, and never another player's", async () => {
    const client = visit(app);
    const body = registration({ captcha: await client.captcha() });
    const { email } = body.user;
    await client.post("/api/users", body, { "user-agent": MAC });
    expect((await signInsOf(client)).last).toBeNull();
    await client.get(`/api/users/confirmation${linkIn(await mailTo(app, email)).search}`);
    clock.advance(HOUR);
    const phone = visit(app);
    expect((await logInWithAgent(phone, email, PHONE)).status).toBe(200);
    const first = { at: iso(TEST_NOW), device: "Firefox, Mac" };
    // It belongs to the account: every device shows the same.
    expect([(await signInsOf(phone)).last, (await signInsOf(client)).last]).toEqual([first, first]);
    const other = await createConfirmedPlayer(app);
    clock.advance(HOUR);
    await signIn(other.client, other.email);
    expect((await signInsOf(client)).last).toEqual(first);
    expect((await signInsOf(other.client)).last?.at).toBe(iso(TEST_NOW + HOUR));
    // A rejected login doesn't count, nor does a logout.
    await signIn(visit(app), email, "wrong-horse-7");
    await phone.delete("/api/users/sign_out");
    expect((await signInsOf(client)).last).toEqual(first);
    await logInWithAgent(phone, email, PHONE);
    expect((await signInsOf(client)).last).toEqual({ at: iso(TEST_NOW + HOUR), device: "Chrome, Android" });
  });

  it("ANC-16 of two concurrent logins, the later one shows the earlier one", async () => {
    const { email, player } = await createConfirmedPlayer(app);
    clock.advance(HOUR);
    await Promise.all([logInWithAgent(visit(app), email, PHONE), logInWithAgent(visit(app), email, MAC)]);
    const [row] = await app.db.select().from(players).where(eq(players.id, player.id));
    expect([row!.currentSignInAgent, row!.lastSignInAgent].toSorted()).toEqual([PHONE, MAC].toSorted());
    expect(row!.lastSignInAt).toEqual(new Date(TEST_NOW + HOUR));
  });
});

describe("the login notice", () => {
  it("ANC-16 is off by default, and a registration sends none", async () => {
    const { client, email } = await createConfirmedPlayer(app);
    expect((await signInsOf(client)).notices).toBe(false);
    await signIn(visit(app), email);
    expect(await noticesTo(email)).toEqual([]);
    expect(await bellOf(client)).toEqual([]);
  });

  it("ANC-16 is sent once per login, by email and bell, with time and device but not the IP address", async () => {
    const { client, email } = await createConfirmedPlayer(app, { ...DEVICE, locale: "de" });
    expect(await choose(client, true)).toMatchObject({ status: 200, body: { notices: true } });
    await signIn(visit(app), email, "wrong-horse-7");
    clock.advance(HOUR);
    await logInWithAgent(visit(app, { ip: "198.51.100.77" }), email, PHONE);
    const mail = await mailTo(app, email, 2);
    expect(mail).toMatchObject({ subject: SUBJECT, locale: "de" });
    expect(mail.text).toMatch(/^21\. November 2026 um \d\d:00 \([\w/]+\): .* mit Chrome, Android\./);
    expect(mail.text + mail.html).not.toMatch(/198\.51|Mozilla/);
    expect(linkIn(mail).pathname).toBe("/de/profile/security");
    const [notice, ...more] = await bellOf(client);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      type: "personal",
      title: "Neue Anmeldung in Ihrem Konto",
      text: expect.stringMatching(/, mit Chrome, Android\.$/),
      content: { icon: "shield", button: { path: "/profile/security" } },
    });
    await logInWithAgent(visit(app), email, MAC);
    await mailTo(app, email, 3);
    await choose(client, false);
    await logInWithAgent(visit(app), email, MAC);
    expect(await noticesTo(email)).toHaveLength(2);
    expect(await bellOf(client)).toHaveLength(2);
  });

  it("ANC-16 is sent for every kind of login: once after both factors, and with a provider", async () => {
    const { client, email } = await createConfirmedPlayer(app, DEVICE);
    await choose(client, true);
    const started = await client.post("/api/player/two_factor", { user: { password: PASSWORD } });
    const { secret } = started.body as TwoFactorSecret;
    const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() });
    await client.put("/api/player/two_factor", { user: { otp_attempt: code() } });
    clock.advance(30_000);
    const device = visit(app);
    expect((await logInWithAgent(device, email, MAC)).status).toBe(422);
    expect((await logInWithAgent(device, email, MAC, { otp_attempt: code() })).status).toBe(200);
    await mailTo(app, email, 2);

    const providerClient = visit(app);
    const providerEmail = newEmail();
    await enterByProvider(providerClient, providerEmail);
    expect((await signInsOf(providerClient)).last).toBeNull();
    await choose(providerClient, true);
    await enterByProvider(visit(app), providerEmail);
    await mailTo(app, providerEmail, 1);
    expect(await noticesTo(email)).toHaveLength(1);
    expect(await bellOf(providerClient)).toHaveLength(1);
  });

  it("ANC-16 is each player's own choice", async () => {
    const [one, other] = [await createConfirmedPlayer(app), await register(app)];
    await choose(one.client, true);
    expect((await signInsOf(other.client)).notices).toBe(false);
    expect((await visit(app).put(SIGN_INS, { notices: true })).status).toBe(401);
  });
});
