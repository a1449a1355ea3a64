import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import type { TwoFactorSecret } from "../../../src/contract/security.ts";
import { type PasskeyDevice, passkeyDevice } from "../../../tests/support/server/passkey.ts";
import { type Payer, testPayments, withdrawalOf } from "../../../tests/support/server/payments.ts";
import { PASSWORD, signIn, type TestClient, visit } from "../../../tests/support/server/visitor.ts";

const { app, clock, payer, balances } = await testPayments();

const MINUTE = 60_000;
const FUNDS = 50_000n;
const REQUIRED = { status: 403, body: { code: "confirmation_required", next: "complete" } };
const UNTOUCHED = { real: FUNDS, reserved: 0n };
const RESERVED = { real: 45_000n, reserved: 5_000n };

/** A player with 500.00 and a passkey, who signed in ten minutes ago. */
async function createPasskeyPlayer(counter = 0): Promise<Payer & { device: PasskeyDevice }> {
  const one = await payer({ funds: FUNDS });
  const device = passkeyDevice();
  await addTo(one.client, device, counter);
  clock.advance(10 * MINUTE);
  return { ...one, device };
}

async function addTo(client: TestClient, device: PasskeyDevice, counter = 0): Promise<void> {
  const { body } = await client.post("/api/player/passkeys/options", { user: {} });
  const credential = device.create(body as Parameters<PasskeyDevice["create"]>[0], { counter });
  const added = await client.post("/api/player/passkeys", { passkey: { name: "Phone", credential } });
  expect(added.status).toBe(200);
}

/** Turns on two-factor authentication. @returns the current code */
async function addCode(client: TestClient): Promise<() => string> {
  const { body } = await client.post("/api/player/two_factor", { user: { password: PASSWORD } });
  const secret = Secret.fromBase32((body as TwoFactorSecret).secret);
  const code = () => new TOTP({ secret }).generate({ timestamp: clock.now() });
  expect((await client.put("/api/player/two_factor", { user: { otp_attempt: code() } })).status).toBe(200);
  return code;
}

const challengeOf = async (client: TestClient) =>
  (await client.post("/api/player/confirmation/options", undefined)).body as {
    challenge: string;
    allowCredentials: { id: string }[];
  };
const confirm = (client: TestClient, user: object) => client.post("/api/player/confirmation", { user });
const confirmWith = async (client: TestClient, device: PasskeyDevice, answer = {}) =>
  confirm(client, { credential: device.get(await challengeOf(client), answer) });
const withdraw = (client: TestClient, body: object = withdrawalOf()) =>
  client.post("/api/payments/withdrawals", body);
const stateOf = async (client: TestClient) => (await client.get("/api/player/confirmation")).body;
const rejection = (code: string) => ({ status: 422, body: { code } });

describe("a withdrawal of a player with a passkey", () => {
  it("ANC-67 MI-16 moves nothing without confirmation, and moves once with it, under the same key", async () => {
    const one = await createPasskeyPlayer();
    const request = withdrawalOf();
    expect(await stateOf(one.client)).toEqual({ passkey: true, password: true, code: false, required: true });
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await withdraw(one.client, request)).toMatchObject(REQUIRED);
    expect(await balances(one)).toMatchObject(UNTOUCHED);
    const options = await challengeOf(one.client);
    expect(options).toMatchObject({
      userVerification: "required",
      allowCredentials: [{ id: one.device.id }],
    });
    expect((await confirmWith(one.client, one.device)).status).toBe(200);
    expect(await stateOf(one.client)).toMatchObject({ required: false });
    const answers = await Promise.all([withdraw(one.client, request), withdraw(one.client, request)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // A repeated request is answered, however long ago the confirmation was.
    clock.advance(20 * MINUTE);
    expect((await withdraw(one.client, request)).status).toBe(200);
    expect(await balances(one)).toMatchObject(RESERVED);
  });

  it("ANC-67 says what is wrong with the form before it asks for a confirmation", async () => {
    const one = await createPasskeyPlayer();
    expect(await withdraw(one.client, withdrawalOf({ amount_cents: 1 }))).toMatchObject({
      body: { errors: { amount_cents: ["too_small"] } },
    });
  });

  it("ANC-67 passes for ten minutes after a sign-in or confirmation, in that session only", async () => {
    const one = await createPasskeyPlayer();
    const elsewhere = visit(app, { country: "AT" });
    await signIn(elsewhere, one.email);
    clock.advance(10 * MINUTE - 1);
    expect(await stateOf(elsewhere)).toMatchObject({ required: false });
    clock.advance(1);
    expect(await withdraw(elsewhere)).toMatchObject(REQUIRED);
    expect((await confirmWith(elsewhere, one.device)).status).toBe(200);
    expect(await withdraw(one.client)).toMatchObject(REQUIRED);
    clock.advance(10 * MINUTE);
    expect(await withdraw(elsewhere)).toMatchObject(REQUIRED);
    expect(await balances(one)).toMatchObject(UNTOUCHED);
  });

  it("ANC-67 accepts the password, and with two-factor authentication also its code", async () => {
    const one = await createPasskeyPlayer();
    expect(await confirm(one.client, { password: "wrong-horse-7" })).toMatchObject({
      body: { errors: { "user.password": ["wrong_password"] } },
    });
    expect((await confirm(one.client, { password: PASSWORD })).status).toBe(200);
    expect((await withdraw(one.client)).status).toBe(200);

    const two = await payer({ funds: FUNDS });
    const code = await addCode(two.client);
    clock.advance(10 * MINUTE);
    expect(await withdraw(two.client)).toMatchObject(REQUIRED);
    expect(await confirm(two.client, { password: PASSWORD })).toMatchObject({
      body: { errors: { "user.otp_attempt": ["required"] } },
    });
    expect((await confirm(two.client, { password: PASSWORD, otp_attempt: "000000" })).status).toBe(422);
    expect(await balances(two)).toMatchObject(UNTOUCHED);
    expect((await confirm(two.client, { password: PASSWORD, otp_attempt: code() })).status).toBe(200);
    expect((await withdraw(two.client)).status).toBe(200);
  });

  it("ANC-67 asks a player without passkey and two-factor authentication for nothing", async () => {
    const one = await payer({ funds: FUNDS });
    clock.advance(10 * MINUTE);
    expect(await stateOf(one.client)).toMatchObject({ passkey: false, code: false, required: false });
    expect((await withdraw(one.client)).status).toBe(200);
  });
});

describe("the confirmation of a session with a passkey", () => {
  it("ANC-67 rejects another player's passkey, and doesn't count it as used", async () => {
    const one = await createPasskeyPlayer();
    const other = await createPasskeyPlayer();
    expect(await confirmWith(one.client, other.device)).toMatchObject(rejection("passkey_unknown"));
    expect(await withdraw(one.client)).toMatchObject(REQUIRED);
    const [passkey] = (await other.client.get("/api/player/passkeys")).body as { used_at: unknown }[];
    expect(passkey!.used_at).toBeNull();
    expect((await visit(app).post("/api/player/confirmation/options", undefined)).status).toBe(401);
  });

  it("ANC-67 accepts a challenge once, for five minutes, in the session that asked", async () => {
    const one = await createPasskeyPlayer();
    const { client, device } = one;
    const used = device.get(await challengeOf(client));
    expect((await confirm(client, { credential: used })).status).toBe(200);
    expect(await confirm(client, { credential: used })).toMatchObject(rejection("passkey_expired"));

    const late = device.get(await challengeOf(client));
    clock.advance(5 * MINUTE);
    expect(await confirm(client, { credential: late })).toMatchObject(rejection("passkey_expired"));

    const elsewhere = visit(app, { country: "AT" });
    await signIn(elsewhere, one.email);
    const stolen = device.get(await challengeOf(client));
    expect(await confirm(elsewhere, { credential: stolen })).toMatchObject(rejection("passkey_expired"));
    // A challenge of the sign-in isn't one of a session.
    const { body } = await elsewhere.post("/api/users/passkey/options", undefined);
    const forSignIn = device.get(body as { challenge: string });
    expect(await confirm(elsewhere, { credential: forSignIn })).toMatchObject(rejection("passkey_expired"));
  });

  it("ANC-67 rejects another site's answer, one without user verification, and a counter that doesn't grow", async () => {
    const { client, device } = await createPasskeyPlayer(5);
    for (const answer of [
      { origin: "https://phishing.example", counter: 6 },
      { rpId: "phishing.example", counter: 6 },
      { verified: false, counter: 6 },
      { counter: 5 },
    ])
      expect(await confirmWith(client, device, answer)).toMatchObject(rejection("passkey_rejected"));
    expect(await withdraw(client)).toMatchObject(REQUIRED);
    expect((await confirmWith(client, device, { counter: 6 })).status).toBe(200);
  });
});

describe("security changes after a confirmation", () => {
  it("ANC-67 the password changes without the current one, until the confirmation expires", async () => {
    const { client, device, email } = await createPasskeyPlayer();
    const change = (password: string) => client.put("/api/player/password", { user: { password } });
    const required = { status: 422, body: { errors: { "user.current_password": ["required"] } } };
    expect(await change("brand-new-horse-9")).toMatchObject(required);
    await confirmWith(client, device);
    expect((await change("brand-new-horse-9")).status).toBe(200);
    expect((await signIn(visit(app), email, "brand-new-horse-9")).status).toBe(200);
    clock.advance(10 * MINUTE);
    expect(await change("brand-new-horse-8")).toMatchObject(required);
  });

  it("ANC-67 a fresh sign-in alone changes no password", async () => {
    const one = await payer();
    expect(
      await one.client.put("/api/player/password", { user: { password: "brand-new-horse-9" } }),
    ).toMatchObject({ status: 422 });
  });

  it("ANC-67 two-factor authentication ends, and an account closes, without password and code", async () => {
    const { client, device } = await createPasskeyPlayer();
    await addCode(client);
    clock.advance(10 * MINUTE);
    const end = () => client.delete("/api/player/two_factor", { user: {} });
    const close = () => client.post("/api/player/account_closure", { user: {} });
    expect(await end()).toMatchObject({ body: { errors: { "user.password": ["required"] } } });
    expect(await close()).toMatchObject({ body: { errors: { "user.password": ["required"] } } });
    await confirmWith(client, device);
    expect((await end()).status).toBe(200);
    expect(await stateOf(client)).toMatchObject({ code: false });
    expect((await close()).status).toBe(200);
    expect((await client.get("/api/player")).status).toBe(401);
  });
});
