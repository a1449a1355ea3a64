import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Player } from "../../../../src/contract/player.ts";
import { testApp } from "../../../../tests/support/server/app.ts";
import { testClock } from "../../../../tests/support/server/clock.ts";
import { mailTo } from "../../../../tests/support/server/mails.ts";
import {
  createConfirmedPlayer,
  linkIn,
  mailsTo,
  newEmail,
  PASSWORD,
  register,
  registration,
  requestMail,
  signIn,
  visit,
} from "../../../../tests/support/server/visitor.ts";
import { players } from "../../../core/players/tables.ts";
import { sessions } from "../../../core/sessions/tables.ts";

const SESSION = "__Host-session";
const HOUR = 3_600_000;

let app: Awaited<ReturnType<typeof testApp>>;
const clock = testClock();
beforeAll(async () => {
  app = await testApp({ now: clock.now });
});
beforeEach(() => clock.reset());

describe("logging in", () => {
  it("AUTH-02 AUTH-11 AUTH-26 creates a session in an HttpOnly, same-site and secure cookie", async () => {
    const { email } = await createConfirmedPlayer(app);
    const client = visit(app);
    const answer = await signIn(client, email);
    expect(answer.body).toMatchObject({ email });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-session=[\w-]{43}; /);
    for (const part of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax", "Max-Age=2592000"])
      expect(cookie).toContain(part);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const stored = await app.db.select().from(sessions);
    expect(JSON.stringify(stored)).not.toContain(client.cookies.get(SESSION));
  });

  it("AMB-VAL-11 AUTH-25 responds alike to a wrong password, an unknown address and an unconfirmed one", async () => {
    const { email } = await createConfirmedPlayer(app);
    const unconfirmed = await register(app);
    const answers = [
      await signIn(visit(app), email, "wrong-horse-7"),
      await signIn(visit(app), newEmail()),
      await signIn(visit(app), unconfirmed.email),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(422);
      expect(body).toMatchObject({ errors: { "user.password": ["wrong_credentials"] } });
    }
  });

  it("AUTH-11 compares the password exactly: in full, case-sensitive and untrimmed", async () => {
    const password = `${"Long-Password_of~72.".repeat(3)}and-the-End!`;
    expect(password).toHaveLength(72);
    const { email } = await createConfirmedPlayer(app, { password });
    const others = [password.slice(0, 71), password.toLowerCase(), `${password} `, ` ${password}`];
    for (const other of others) expect((await signIn(visit(app), email, other)).status).toBe(422);
    expect((await signIn(visit(app), email, password)).status).toBe(200);
  });

  it("AUTH-26 ends a session that was planted in the browser", async () => {
    const { email } = await createConfirmedPlayer(app);
    const attacker = await register(app);
    const planted = attacker.client.cookies.get(SESSION)!;
    const victim = visit(app);
    victim.cookies.set(SESSION, planted);
    await signIn(victim, email);
    expect(victim.cookies.get(SESSION)).not.toBe(planted);
    expect((await attacker.client.get("/api/player")).status).toBe(401);
    expect(((await victim.get("/api/player")).body as Player).email).toBe(email);
  });

  it("AUTH-26 ends a planted session on registration and on a password change, too", async () => {
    const attacker = await createConfirmedPlayer(app);
    const victim = visit(app);
    victim.cookies.set(SESSION, attacker.client.cookies.get(SESSION)!);
    await register(app, {}, victim);
    expect((await attacker.client.get("/api/player")).status).toBe(401);
    await signIn(attacker.client, attacker.email);
    const planted = attacker.client.cookies.get(SESSION)!;
    const { email } = await createConfirmedPlayer(app);
    await requestMail(visit(app), "password", email);
    const reset_password_token = linkIn(await mailTo(app, email, 2)).searchParams.get("reset_password_token");
    victim.cookies.set(SESSION, planted);
    await victim.put("/api/users/password", {
      user: { reset_password_token, password: "brand-new-horse-9" },
    });
    expect(victim.cookies.has(SESSION)).toBe(false);
  });

  it("AUTH-03 logging out ends the session on the server", async () => {
    const { client } = await register(app);
    const sessionCookie = client.cookies.get(SESSION)!;
    expect((await client.delete("/api/users/sign_out")).status).toBe(200);
    expect(client.cookies.has(SESSION)).toBe(false);
    const thief = visit(app);
    thief.cookies.set(SESSION, sessionCookie);
    expect((await thief.get("/api/player")).status).toBe(401);
    expect((await visit(app).delete("/api/users/sign_out")).status).toBe(200);
  });

  it("AUTH-26 a session ends when it is idle, and after the licence's maximum at the latest", async () => {
    const { client } = await register(app, { country: "EE" }, visit(app, { country: "EE" }));
    clock.advance(HOUR - 1);
    expect((await client.get("/api/player")).status).toBe(200);
    clock.advance(HOUR);
    expect((await client.get("/api/player")).status).toBe(401);

    const busy = await register(app, { country: "EE" }, visit(app, { country: "EE" }));
    for (let half = 1; half < 48; half++) {
      clock.advance(HOUR / 2);
      expect((await busy.client.get("/api/player")).status).toBe(200);
    }
    clock.advance(HOUR / 2);
    expect((await busy.client.get("/api/player")).status).toBe(401);
  });

  it("AMB-LIM-06 the server sets a session's start, which requests don't change and all devices share", async () => {
    const { email } = await createConfirmedPlayer(app);
    const [phone, laptop] = [visit(app), visit(app)];
    const sessionStartOn = async (client: typeof phone) =>
      ((await client.get("/api/player")).body as Player).current_sign_in_at;
    clock.advance(HOUR);
    const first = new Date(clock.now()).toISOString();
    await signIn(phone, email);
    clock.advance(HOUR);
    expect(await sessionStartOn(phone)).toBe(first);
    const second = new Date(clock.now()).toISOString();
    await signIn(laptop, email);
    clock.advance(HOUR);
    expect([await sessionStartOn(phone), await sessionStartOn(laptop)]).toEqual([second, second]);
  });

  it("AUTH-25 limits password attempts for an account, from any number of IP addresses", async () => {
    const { email } = await createConfirmedPlayer(app);
    // Ten attempts in 15 minutes, and then one in 20 s.
    for (let n = 0; n < 11; n++)
      expect((await signIn(visit(app), email, `wrong-horse-${n}`)).status).toBe(422);
    const rejection = await signIn(visit(app), email);
    expect(rejection.status).toBe(429);
    expect(rejection.body).toMatchObject({ code: "too_many_requests" });
    expect(Number(rejection.headers.get("retry-after"))).toBeLessThanOrEqual(20);
  });

  it("AUTH-25 AUTH-18 requests without a captcha don't block an account, an email or a registration", async () => {
    const { client, email } = await createConfirmedPlayer(app);
    const [newAddress, captcha] = [newEmail(), "not solved"];
    for (let n = 0; n < 12; n++) {
      const user = { email, password: `wrong-horse-${n}`, captcha };
      expect((await visit(app).post("/api/users/sign_in", { user })).status).toBe(422);
      expect((await visit(app).post("/api/users/password", { user: { email, captcha } })).status).toBe(422);
      const body = registration({ email: newAddress, captcha });
      expect((await visit(app).post("/api/users", body)).status).toBe(422);
    }
    expect((await signIn(visit(app), email)).status).toBe(200);
    expect((await requestMail(visit(app), "password", email)).status).toBe(200);
    await register(app, { email: newAddress });
    // Failed logins don't block the password check within a session either.
    for (let n = 0; n < 12; n++) await signIn(visit(app), email, `wrong-horse-${n}`);
    const user = { current_password: PASSWORD, password: "brand-new-horse-9" };
    expect((await client.put("/api/player/password", { user })).status).toBe(200);
  });

  it("AUTH-05 AUTH-08 AUTH-18 sending email to an address requires a captcha, except to a player's own", async () => {
    const { client, email } = await register(app);
    for (const kind of ["password", "confirmation"])
      expect((await visit(app).post(`/api/users/${kind}`, { user: { email } })).body).toMatchObject({
        errors: { "user.captcha": ["captcha_failed"] },
      });
    expect(await mailsTo(app, email)).toHaveLength(1);
    expect((await client.post("/api/users/confirmation", { user: { email } })).status).toBe(200);
    await mailTo(app, email, 2);
    const other = newEmail();
    expect((await client.post("/api/users/confirmation", { user: { email: other } })).status).toBe(422);
  });

  it("AUTH-25 limits password attempts from one IP address on any number of accounts", async () => {
    const one = visit(app);
    const statuses = [];
    for (let n = 0; n < 51; n++) statuses.push((await signIn(one, newEmail())).status);
    expect(statuses.slice(0, 50).every((status) => status === 422)).toBe(true);
    expect(statuses[50]).toBe(429);
  });

  it("AUTH-26 another site can't make a browser log in, register or log out", async () => {
    const { email } = await createConfirmedPlayer(app);
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "https://evil.example" },
      { origin: "null" },
    ] as Record<string, string>[]) {
      const client = visit(app);
      const user = { email, password: PASSWORD, captcha: await client.captcha() };
      const answer = await client.post("/api/users/sign_in", { user }, headers);
      expect(answer.status).toBe(403);
      expect(client.cookies.has(SESSION)).toBe(false);
      expect((await client.delete("/api/users/sign_out", undefined, headers)).status).toBe(403);
    }
    const sameOriginHeaders = { "sec-fetch-site": "same-origin", origin: "http://localhost" };
    const client = visit(app);
    const user = { email, password: PASSWORD, captcha: await client.captcha() };
    const answer = await client.post("/api/users/sign_in", { user }, sameOriginHeaders);
    expect(answer.status).toBe(200);
  });
});

describe("a lost password", () => {
  it("AUTH-05 AUTH-06 is replaced with an emailed link, once, which ends every session", async () => {
    const { client, email } = await createConfirmedPlayer(app);
    const response = await requestMail(visit(app), "password", email);
    const unknown = await requestMail(visit(app), "password", newEmail());
    expect([response.status, response.body]).toEqual([unknown.status, unknown.body]);
    const link = linkIn(await mailTo(app, email, 2));
    expect(link.pathname).toBe("/de/new-password");
    const reset_password_token = link.searchParams.get("reset_password_token");
    const set = (password: string) =>
      visit(app).put("/api/users/password", { user: { reset_password_token, password } });
    expect((await set("short")).body).toMatchObject({ errors: { "user.password": ["too_short"] } });
    expect((await set("brand-new-horse-9")).status).toBe(200);
    expect((await client.get("/api/player")).status).toBe(401);
    expect((await signIn(visit(app), email)).status).toBe(422);
    expect((await signIn(visit(app), email, "brand-new-horse-9")).status).toBe(200);
    expect((await set("yet-another-horse-1")).body).toMatchObject({
      errors: { "user.reset_password_token": ["expired"] },
    });
    expect((await mailTo(app, email, 3)).subject).toBe("Ihr Passwort wurde geändert");
  });

  it("AUTH-06 can't be replaced with the owner's name, and two-factor authentication stays on", async () => {
    const { email, player } = await createConfirmedPlayer(app, {
      email: `rosalind.${Date.now()}@example.com`,
    });
    await app.db
      .update(players)
      .set({ otpSince: new Date(clock.now()) })
      .where(eq(players.id, player.id));
    await requestMail(visit(app), "password", email);
    const reset_password_token = linkIn(await mailTo(app, email, 2)).searchParams.get("reset_password_token");
    const client = visit(app);
    const set = (password: string) =>
      client.put("/api/users/password", { user: { reset_password_token, password } });
    expect((await set("rosalind1")).body).toMatchObject({ errors: { "user.password": ["too_common"] } });
    expect((await set("brand-new-horse-9")).status).toBe(200);
    expect((await client.get("/api/player")).status).toBe(401);
    expect((await signIn(client, email, "brand-new-horse-9")).body).toMatchObject({
      errors: { "user.otp_attempt": ["required"] },
    });
  });

  it("AUTH-06 has a link that lasts an hour and doesn't work as a confirmation link", async () => {
    const { email } = await createConfirmedPlayer(app);
    await requestMail(visit(app), "password", email);
    const token = linkIn(await mailTo(app, email, 2)).searchParams.get("reset_password_token");
    const response = await visit(app).get(`/api/users/confirmation?confirmation_token=${token}`);
    expect(response.body).toMatchObject({ errors: { "user.confirmation_token": ["expired"] } });
    clock.advance(HOUR);
    const user = { reset_password_token: token, password: "brand-new-horse-9" };
    expect((await visit(app).put("/api/users/password", { user })).status).toBe(422);
  });

  it("AUTH-06 has a link that a newer link or a password change invalidates", async () => {
    const { client, email } = await createConfirmedPlayer(app);
    const tokenOf = async (number: number) => {
      await requestMail(visit(app), "password", email);
      return linkIn(await mailTo(app, email, number)).searchParams.get("reset_password_token");
    };
    const set = (reset_password_token: string | null) =>
      visit(app).put("/api/users/password", { user: { reset_password_token, password: "thiefs-horse-66" } });
    const [first, second] = [await tokenOf(2), await tokenOf(3)];
    expect((await set(first)).status).toBe(422);
    const user = { current_password: PASSWORD, password: "brand-new-horse-9" };
    expect((await client.put("/api/player/password", { user })).status).toBe(200);
    expect((await set(second)).body).toMatchObject({ errors: { "user.reset_password_token": ["expired"] } });
    expect((await signIn(visit(app), email, "brand-new-horse-9")).status).toBe(200);
  });

  it("AUTH-06 AUTH-25 is replaced by one of two concurrent uses of a link; invalid links are counted", async () => {
    const { email } = await createConfirmedPlayer(app);
    await requestMail(visit(app), "password", email);
    const reset_password_token = linkIn(await mailTo(app, email, 2)).searchParams.get("reset_password_token");
    const answers = await Promise.all(
      ["brand-new-horse-1", "brand-new-horse-2"].map((password) =>
        visit(app).put("/api/users/password", { user: { reset_password_token, password } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const guesser = visit(app);
    const statuses = [];
    for (let n = 0; n < 51; n++)
      statuses.push((await guesser.get(`/api/users/confirmation?confirmation_token=${n}`)).status);
    expect(statuses).toEqual([...Array(50).fill(422), 429]);
  });

  it("AUTH-05 has a link to this site, whatever host the request names", async () => {
    const publicSite = await testApp({ origin: "https://casino.test" });
    const { email } = await createConfirmedPlayer(publicSite);
    const headers = {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      forwarded: "host=evil.example",
    };
    await requestMail(visit(publicSite), "password", email, headers);
    expect(linkIn(await mailTo(publicSite, email, 2)).origin).toBe("https://casino.test");
  });

  it("AUTH-05 AUTH-25 gets at most three emails an hour", async () => {
    const { email } = await createConfirmedPlayer(app);
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await requestMail(visit(app), "password", email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
