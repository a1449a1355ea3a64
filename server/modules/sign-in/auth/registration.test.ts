import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../../tests/support/server/app.ts";
import { mailTo } from "../../../../tests/support/server/mails.ts";
import {
  createConfirmedPlayer,
  linkIn,
  register,
  registration,
  signIn,
  visit,
} from "../../../../tests/support/server/visitor.ts";

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});

describe("registration", () => {
  it("AUTH-04 AUTH-13 PROF-02 PROF-10 stores the player and logs in", async () => {
    const { client, email, player } = await register(app, { nickname: "Anna B.", receive_promos: true });
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
    expect((await client.get("/api/player")).body).toEqual(player);
    expect((await visit(app).get("/api/player")).status).toBe(401);
  });

  it("VIP-23 VIP-24 AMB-VIP-05 adds the player to the welcome group and to the group of the id's parity", async () => {
    for (const { player } of [await register(app), await register(app)])
      expect(player.groups).toEqual([131811, player.id % 2 === 0 ? 543 : 544]);
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
  ])("PROF-30 LIC-11 AMB-MON-03 rejects %s %j as %s", async (field, value, code) => {
    const answer = await visit(app).post("/api/users", registration({ [field]: value }));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: "validation_failed", errors: { [`user.${field}`]: [code] } });
  });

  it("PROF-30 reports each missing field as required, and a field of another type as invalid", async () => {
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

  it("LIC-11 AMB-AGE-02 requires an age of 21 in Estonia and 19 in Canada", async () => {
    const registerIn = async (country: string, date_of_birth: string) => {
      const client = visit(app, { country });
      const captcha = await client.captcha();
      return client.post("/api/users", registration({ country, date_of_birth, captcha }));
    };
    expect((await registerIn("EE", "2005-11-22")).status).toBe(422);
    expect((await registerIn("EE", "2005-11-21")).status).toBe(200);
    expect((await registerIn("CA", "2007-11-22")).status).toBe(422);
    expect((await registerIn("CA", "2007-11-21")).status).toBe(200);
  });

  it("ignores fields that a player may not set", async () => {
    const { player } = await register(app, {
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

  it("is rejected when it is disabled", async () => {
    const closed = await testApp({ features: { registration: false } });
    expect((await visit(closed).post("/api/users", registration())).status).toBe(403);
  });

  it("AMB-VAL-11 doesn't reveal that an address has an account; its owner gets an email", async () => {
    const owner = await createConfirmedPlayer(app);
    const other = await register(app, { email: owner.email, password: "another-horse-8" });
    expect(other.player.id).not.toBe(owner.player.id);
    const mail = await mailTo(app, owner.email, 2);
    expect(linkIn(mail).pathname).toBe("/de/sign-in");
    expect((await signIn(visit(app), owner.email)).status).toBe(200);
    expect((await signIn(visit(app), owner.email, "another-horse-8")).status).toBe(422);
  });
});

describe("the password check", () => {
  const check = async (password: string, email = "anna@example.com") =>
    visit(app).post("/api/users/password_check", { user: { email, password } });

  it.each(["password123", "apogee-casino-1", "Wonderland1"])(
    "AUTH-19 rejects %s, as registration does",
    async (password) => {
      const { status, body } = await check(password, "wonderland@example.com");
      expect({ status, body }).toMatchObject({
        status: 422,
        body: { errors: { "user.password": ["too_common"] } },
      });
    },
  );

  it("AUTH-19 AMB-VAL-11 accepts an uncommon password, whether or not the address has an account", async () => {
    const { email } = await createConfirmedPlayer(app);
    expect((await check("brand-new-horse-9", email)).status).toBe(200);
    expect((await check("brand-new-horse-9")).status).toBe(200);
  });

  it("AUTH-19 is limited by network address", async () => {
    const client = visit(app);
    const user = { email: "anna@example.com", password: "brand-new-horse-9" };
    const statuses = [];
    for (let n = 0; n < 61; n++)
      statuses.push((await client.post("/api/users/password_check", { user })).status);
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
  });
});

describe("the email check", () => {
  it.each([
    ["anna@example.com", { valid: true, suggestion: null }],
    ["anna@gmial.com", { valid: true, suggestion: "anna@gmail.com" }],
    ["anna@gmail.co", { valid: true, suggestion: "anna@gmail.com" }],
    ["anna@gmaill.com", { valid: true, suggestion: "anna@gmail.com" }],
    ["anna@gmail.com", { valid: true, suggestion: null }],
    ["anna", { valid: false, suggestion: null }],
  ])("AUTH-01 AMB-VAL-11 validates %s and suggests the address that was meant", async (email, expected) => {
    expect((await visit(app).post("/check-email", { email })).body).toEqual(expected);
  });

  it("AUTH-01 AMB-VAL-11 gives the same response for an address with an account", async () => {
    const { email } = await createConfirmedPlayer(app);
    expect((await visit(app).post("/check-email", { email })).body).toEqual({
      valid: true,
      suggestion: null,
    });
  });
});
