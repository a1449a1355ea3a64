import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Player } from "../../../src/contract/player.ts";
import { TEST_NOW, testApp } from "../../../tests/support/app.ts";
import {
  confirmed as confirmedWith,
  type Guest,
  newEmail,
  PASSWORD,
  register as registerWith,
  registration,
  signIn,
  visit,
} from "../../../tests/support/visitor.ts";
import { mails, players, sessions } from "../../db/player-schema.ts";

const SESSION = "__Host-session";
const HOUR = 3_600_000;

let app: Awaited<ReturnType<typeof testApp>>;
let clock = TEST_NOW;
beforeAll(async () => {
  app = await testApp({ now: () => clock });
});
beforeEach(() => {
  clock = TEST_NOW;
});

const mailsTo = (address: string) =>
  app.db.select().from(mails).where(eq(mails.recipient, address)).orderBy(mails.id);
const linkIn = (mail: { text: string } | undefined) => new URL(/https?:\S+/.exec(mail!.text)![0]);

/** Mails are written behind an answer. */
async function mailTo(address: string, number = 1) {
  await expect.poll(async () => (await mailsTo(address)).length).toBe(number);
  return (await mailsTo(address)).at(-1)!;
}

const register = (user?: Record<string, unknown>, who?: Guest) => registerWith(app, user, who);
const confirmed = (user?: Record<string, unknown>) => confirmedWith(app, user);

describe("registration", () => {
  it("AUTH-04 AUTH-13 PROF-02 PROF-10 stores the player and signs in", async () => {
    const { who, email, player } = await register({ nickname: "Anna B.", receive_promos: true });
    expect(player).toMatchObject({
      email,
      nickname: "Anna B.",
      country: "DE",
      currency: "EUR",
      date_of_birth: "1990-05-17",
      language: "de",
      locale: "de",
      receive_promos: true,
      receive_sms_promos: false,
      confirmed_at: null,
      two_factor_enabled: false,
      auth_fields_missed: [],
      level: "regular",
    });
    expect((await who.get("/api/player")).body).toEqual(player);
    expect((await visit(app).get("/api/player")).status).toBe(401);
  });

  it("VIP-23 AMB-VIP-05 the first sign-in puts a player into the group of the number's parity", async () => {
    for (const { player } of [await register(), await register()])
      expect(player.groups).toEqual([player.id % 2 === 0 ? 543 : 544]);
  });

  it.each([
    ["email", "no address", "invalid_format"],
    ["password", "1234567", "too_short"],
    ["password", "a".repeat(73), "too_long"],
    ["password", "password123", "too_common"],
    ["password", "pässword-long", "invalid_characters"],
    ["nickname", "ab", "too_short"],
    ["nickname", "<b>bold</b>", "invalid_characters"],
    ["country", "XX", "unknown"],
    ["currency", "KZT", "unknown"],
    ["currency", "GBP", "unknown"],
    ["date_of_birth", "2008-11-22", "too_young"],
    ["date_of_birth", "2000-02-30", "not_a_date"],
    ["terms_acceptance", false, "not_accepted"],
    ["locale", "xx", "unknown"],
  ])("PROF-30 LIC-11 AMB-MON-03 the server refuses %s %j as %s", async (field, value, code) => {
    const answer = await visit(app).post("/api/users", registration({ [field]: value }));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: "validation_failed", errors: { [`user.${field}`]: [code] } });
  });

  it("PROF-30 says of each field that is missing that it is required, and of a wrong kind what is wrong", async () => {
    const empty = await visit(app).post("/api/users", { user: { nickname: 5 } });
    expect(empty.body).toMatchObject({
      errors: {
        "user.email": ["required"],
        "user.password": ["required"],
        "user.country": ["required"],
        "user.date_of_birth": ["required"],
        "user.terms_acceptance": ["required"],
        "user.nickname": ["invalid_format"],
      },
    });
    expect((await visit(app).post("/api/users", {})).body).toMatchObject({ errors: { user: ["required"] } });
  });

  it("LIC-11 AMB-AGE-02 Estonia wants 21 years, Ontario's country 19", async () => {
    const at = async (country: string, date_of_birth: string) => {
      const who = visit(app, { country });
      const captcha = await who.captcha();
      return who.post("/api/users", registration({ country, date_of_birth, captcha }));
    };
    expect((await at("EE", "2005-11-22")).status).toBe(422);
    expect((await at("EE", "2005-11-21")).status).toBe(200);
    expect((await at("CA", "2007-11-22")).status).toBe(422);
    expect((await at("CA", "2007-11-21")).status).toBe(200);
  });

  it("takes nothing that a player may not say of themselves", async () => {
    const { player } = await register({
      groups: [21, 759],
      verified: true,
      confirmed_at: "2026-01-01T00:00:00Z",
      id: 1,
      level: "diamond",
      can_issue_bonuses: false,
    });
    expect(player).toMatchObject({ verified: false, confirmed_at: null, level: "regular", is_tester: false });
    expect(player.id).not.toBe(1);
  });

  it("is refused where it is switched off", async () => {
    const closed = await testApp({ features: { registration: false } });
    expect((await visit(closed).post("/api/users", registration())).status).toBe(403);
  });

  it("AMB-VAL-11 says nothing of an address that has an account, whose owner gets a mail", async () => {
    const owner = await confirmed();
    const other = await register({ email: owner.email, password: "another-horse-8" });
    expect(other.player.id).not.toBe(owner.player.id);
    const mail = await mailTo(owner.email, 2);
    expect(linkIn(mail).pathname).toBe("/de/sign-in");
    expect((await signIn(visit(app), owner.email)).status).toBe(200);
    expect((await signIn(visit(app), owner.email, "another-horse-8")).status).toBe(422);
  });
});

describe("confirmation", () => {
  it("AUTH-07 AUTH-22 the link of the mail confirms the address, once", async () => {
    const { who, email } = await register();
    const mail = await mailTo(email);
    expect(mail).toMatchObject({ locale: "de", subject: "Bestätigen Sie Ihre E-Mail-Adresse" });
    expect(mail.html).toContain('<html lang="de">');
    const link = linkIn(mail);
    expect(link.pathname).toBe("/de/confirmation");
    const address = `/api/users/confirmation${link.search}`;
    expect((await who.get(address)).status).toBe(200);
    expect(((await who.get("/api/player")).body as Player).confirmed_at).toBe(
      new Date(TEST_NOW).toISOString(),
    );
    expect(await who.get(address)).toMatchObject({
      status: 422,
      body: { errors: { "user.confirmation_token": ["expired"] } },
    });
  });

  it("AUTH-07 on another device it wants the password, so that nobody confirms an account that another made", async () => {
    const attacker = await register({ password: "attackers-horse-1" });
    const { search } = linkIn(await mailTo(attacker.email));
    const owner = visit(app);
    expect(await owner.get(`/api/users/confirmation${search}`)).toMatchObject({
      status: 422,
      body: { errors: { "user.password": ["required"] } },
    });
    const confirmation_token = new URLSearchParams(search).get("confirmation_token");
    const give = (password: string) => signIn(owner, attacker.email, password, { confirmation_token });
    expect((await give(PASSWORD)).status).toBe(422);
    expect(((await attacker.who.get("/api/player")).body as Player).confirmed_at).toBeNull();
    const answer = await give("attackers-horse-1");
    expect(answer.body).toMatchObject({
      email: attacker.email,
      confirmed_at: new Date(TEST_NOW).toISOString(),
    });
    expect((await give("attackers-horse-1")).status).toBe(422);
  });

  it("AUTH-07 the link is good for a day", async () => {
    const { who, email } = await register();
    const { search } = linkIn(await mailTo(email));
    clock += 24 * HOUR;
    expect(await who.get(`/api/users/confirmation${search}`)).toMatchObject({
      status: 422,
      body: { errors: { "user.confirmation_token": ["expired"] } },
    });
  });

  it("AUTH-08 the mail is sent again, and the first link ends", async () => {
    const { who, email } = await register();
    const first = linkIn(await mailTo(email));
    const known = await visit(app).post("/api/users/confirmation", { user: { email } });
    const unknown = await visit(app).post("/api/users/confirmation", { user: { email: newEmail() } });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const second = linkIn(await mailTo(email, 2));
    expect((await who.get(`/api/users/confirmation${first.search}`)).status).toBe(422);
    expect((await who.get(`/api/users/confirmation${second.search}`)).status).toBe(200);
  });

  it("of two who registered with one address only one can own it", async () => {
    const email = newEmail();
    const one = await register({ email });
    const first = linkIn(await mailTo(email));
    const other = await register({ email });
    const second = linkIn(await mailTo(email, 2));
    expect((await one.who.get(`/api/users/confirmation${first.search}`)).status).toBe(200);
    expect((await other.who.get(`/api/users/confirmation${second.search}`)).status).toBe(422);
    expect(await app.db.select().from(players).where(eq(players.email, email))).toHaveLength(2);
  });
});

describe("signing in", () => {
  it("AUTH-02 AUTH-11 AUTH-26 opens a session in a cookie that no script, other site or insecure page gets", async () => {
    const { email } = await confirmed();
    const who = visit(app);
    const answer = await signIn(who, email);
    expect(answer.body).toMatchObject({ email });
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-session=[\w-]{43}; /);
    for (const part of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax", "Max-Age=2592000"])
      expect(cookie).toContain(part);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const stored = await app.db.select().from(sessions);
    expect(JSON.stringify(stored)).not.toContain(who.cookies.get(SESSION));
  });

  it("AMB-VAL-11 AUTH-25 wrong password, unknown address and one that is not confirmed look the same", async () => {
    const { email } = await confirmed();
    const unconfirmed = await register();
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

  it("AUTH-26 a session that somebody else brought along ends with signing in", async () => {
    const { email } = await confirmed();
    const attacker = await register();
    const planted = attacker.who.cookies.get(SESSION)!;
    const victim = visit(app);
    victim.cookies.set(SESSION, planted);
    await signIn(victim, email);
    expect(victim.cookies.get(SESSION)).not.toBe(planted);
    expect((await attacker.who.get("/api/player")).status).toBe(401);
    expect(((await victim.get("/api/player")).body as Player).email).toBe(email);
  });

  it("AUTH-03 signing out ends the session on the server", async () => {
    const { who } = await register();
    const kept = who.cookies.get(SESSION)!;
    expect((await who.delete("/api/users/sign_out")).status).toBe(200);
    expect(who.cookies.has(SESSION)).toBe(false);
    const thief = visit(app);
    thief.cookies.set(SESSION, kept);
    expect((await thief.get("/api/player")).status).toBe(401);
    expect((await visit(app).delete("/api/users/sign_out")).status).toBe(200);
  });

  it("AUTH-26 a session ends when it is not used, and at the latest when the licence says", async () => {
    const { who } = await register({ country: "EE" }, visit(app, { country: "EE" }));
    clock += HOUR - 1;
    expect((await who.get("/api/player")).status).toBe(200);
    clock += HOUR;
    expect((await who.get("/api/player")).status).toBe(401);

    const busy = await register({ country: "EE" }, visit(app, { country: "EE" }));
    for (let half = 1; half < 48; half++) {
      clock += HOUR / 2;
      expect((await busy.who.get("/api/player")).status).toBe(200);
    }
    clock += HOUR / 2;
    expect((await busy.who.get("/api/player")).status).toBe(401);
  });

  it("AUTH-25 passwords cannot be tried for long, from however many addresses", async () => {
    const { email } = await confirmed();
    for (let n = 0; n < 10; n++)
      expect((await signIn(visit(app), email, `wrong-horse-${n}`)).status).toBe(422);
    const refused = await signIn(visit(app), email);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: "too_many_requests" });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(800);
  });

  it("AUTH-25 nor by one address at however many accounts", async () => {
    const one = visit(app);
    const statuses = [];
    for (let n = 0; n < 51; n++) statuses.push((await signIn(one, newEmail())).status);
    expect(statuses.slice(0, 50).every((status) => status === 422)).toBe(true);
    expect(statuses[50]).toBe(429);
  });

  it("AUTH-26 another site cannot make a browser sign in, register or sign out", async () => {
    const { email } = await confirmed();
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "https://evil.example" },
      { origin: "null" },
    ] as Record<string, string>[]) {
      const who = visit(app);
      const user = { email, password: PASSWORD, captcha: await who.captcha() };
      const answer = await who.post("/api/users/sign_in", { user }, headers);
      expect(answer.status).toBe(403);
      expect(who.cookies.has(SESSION)).toBe(false);
      expect((await who.delete("/api/users/sign_out", undefined, headers)).status).toBe(403);
    }
    const own = { "sec-fetch-site": "same-origin", origin: "http://localhost" };
    const who = visit(app);
    const user = { email, password: PASSWORD, captcha: await who.captcha() };
    const answer = await who.post("/api/users/sign_in", { user }, own);
    expect(answer.status).toBe(200);
  });
});

describe("a lost password", () => {
  it("AUTH-05 AUTH-06 is replaced by the link of a mail, once, and every session ends", async () => {
    const { who, email } = await confirmed();
    const asked = await visit(app).post("/api/users/password", { user: { email } });
    const unknown = await visit(app).post("/api/users/password", { user: { email: newEmail() } });
    expect([asked.status, asked.body]).toEqual([unknown.status, unknown.body]);
    const link = linkIn(await mailTo(email, 2));
    expect(link.pathname).toBe("/de/new-password");
    const reset_password_token = link.searchParams.get("reset_password_token");
    const set = (password: string) =>
      visit(app).put("/api/users/password", { user: { reset_password_token, password } });
    expect((await set("short")).body).toMatchObject({ errors: { "user.password": ["too_short"] } });
    expect((await set("brand-new-horse-9")).status).toBe(200);
    expect((await who.get("/api/player")).status).toBe(401);
    expect((await signIn(visit(app), email)).status).toBe(422);
    expect((await signIn(visit(app), email, "brand-new-horse-9")).status).toBe(200);
    expect((await set("yet-another-horse-1")).body).toMatchObject({
      errors: { "user.reset_password_token": ["expired"] },
    });
    expect((await mailTo(email, 3)).subject).toBe("Ihr Passwort wurde geändert");
  });

  it("AUTH-06 the link is good for an hour, and one kind of link is not good for the other", async () => {
    const { email } = await confirmed();
    await visit(app).post("/api/users/password", { user: { email } });
    const token = linkIn(await mailTo(email, 2)).searchParams.get("reset_password_token");
    const wrong = await visit(app).get(`/api/users/confirmation?confirmation_token=${token}`);
    expect(wrong.body).toMatchObject({ errors: { "user.confirmation_token": ["expired"] } });
    clock += HOUR;
    const user = { reset_password_token: token, password: "brand-new-horse-9" };
    expect((await visit(app).put("/api/users/password", { user })).status).toBe(422);
  });

  it("AUTH-05 AUTH-25 nobody is sent more than three an hour", async () => {
    const { email } = await confirmed();
    const statuses = [];
    for (let n = 0; n < 4; n++)
      statuses.push((await visit(app).post("/api/users/password", { user: { email } })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe("an address while it is typed", () => {
  it.each([
    ["anna@example.com", { valid: true, suggestion: null }],
    ["anna@gmial.com", { valid: true, suggestion: "anna@gmail.com" }],
    ["anna@gmail.co", { valid: true, suggestion: "anna@gmail.com" }],
    ["anna@gmaill.com", { valid: true, suggestion: "anna@gmail.com" }],
    ["anna@gmail.com", { valid: true, suggestion: null }],
    ["anna", { valid: false, suggestion: null }],
  ])("AUTH-01 AMB-VAL-11 %s", async (email, expected) => {
    expect((await visit(app).post("/check-email", { email })).body).toEqual(expected);
  });

  it("AUTH-01 AMB-VAL-11 says the same of one that has an account", async () => {
    const { email } = await confirmed();
    expect((await visit(app).post("/check-email", { email })).body).toEqual({
      valid: true,
      suggestion: null,
    });
  });
});

describe("the outbox", () => {
  it("shows the demo's mails, as text that cannot run, and production has none", async () => {
    const { email } = await register({ nickname: "Anna" });
    const mail = await mailTo(email);
    const list = await app.app.request("http://localhost/outbox");
    expect(await list.text()).toContain(`<a href="/outbox/${mail.id}">`);
    const one = await app.app.request(`http://localhost/outbox/${mail.id}`);
    expect(one.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await one.text()).toContain("confirmation_token=");
    expect((await app.app.request("http://localhost/outbox/999999999")).status).toBe(404);
    const production = await testApp({ demo: false });
    expect((await production.app.request("http://localhost/outbox")).status).toBe(404);
  });

  it("a mail server that fails loses no mail", async () => {
    const sent: string[] = [];
    const failing = await testApp({
      sendMail: async ({ recipient }) => {
        sent.push(recipient);
        throw new Error("no connection");
      },
    });
    const { email } = await registerWith(failing);
    await expect.poll(() => sent).toEqual([email]);
    await expect.poll(() => failing.errors).toHaveLength(1);
    expect(await mailTo(email)).toMatchObject({ sentAt: null });
  });
});

it("nothing secret is logged or stored as it is", async () => {
  const { email } = await confirmed();
  const [stored] = await app.db.select().from(players).where(eq(players.email, email));
  expect(stored!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const kept = await app.db.execute(sql`select * from sessions`);
  expect(JSON.stringify(kept)).not.toContain(PASSWORD);
  expect(app.errors).toEqual([]);
});
