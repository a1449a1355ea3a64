import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Passkey } from "../../../src/contract/passkeys.ts";
import type { TwoFactorSecret } from "../../../src/contract/security.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { type PasskeyDevice, passkeyDevice } from "../../../tests/support/server/passkey.ts";
import {
  createConfirmedPlayer,
  mailsTo,
  PASSWORD,
  register,
  signIn,
  type TestClient,
  visit,
} from "../../../tests/support/server/visitor.ts";
import { players } from "../../core/players/tables.ts";
import { passkeys } from "./tables.ts";

let app: Awaited<ReturnType<typeof testApp>>;
const clock = testClock();
beforeAll(async () => {
  app = await testApp({ now: clock.now });
});
beforeEach(() => clock.reset());

const MINUTE = 60_000;
interface CreationOptions {
  challenge: string;
  user: { id: string; name: string };
  rp: { id: string };
  excludeCredentials: { id: string }[];
}

const start = (client: TestClient, user: object = {}) =>
  client.post("/api/player/passkeys/options", { user });
const optionsOf = async (client: TestClient) => (await start(client)).body as CreationOptions;
const add = (client: TestClient, credential: object, name = "Phone") =>
  client.post("/api/player/passkeys", { passkey: { name, credential } });
const listOf = async (client: TestClient) => (await client.get("/api/player/passkeys")).body as Passkey[];

async function addPasskey(client: TestClient, device: PasskeyDevice = passkeyDevice(), name = "Phone") {
  const added = await add(client, device.create(await optionsOf(client)), name);
  expect(added.status).toBe(200);
  return { device, passkey: added.body as Passkey };
}

const rejection = (code: string, status = 422) => ({ status, body: { code } });

describe("adding a passkey", () => {
  it("ANC-67 mails the player, who may not have done it", async () => {
    const { client, email } = await createConfirmedPlayer(app);
    const subject = "Ihrem Konto wurde ein Passkey hinzugefügt";
    const mails = async () => (await mailsTo(app, email)).filter((mail) => mail.subject === subject);
    await add(client, passkeyDevice().create({ ...(await optionsOf(client)), challenge: "another" }));
    expect(await mails()).toEqual([]);
    await addPasskey(client);
    await expect.poll(mails).toHaveLength(1);
  });

  it("ANC-67 stores the public key of a new passkey, and lists it by name", async () => {
    const { client, email, player } = await createConfirmedPlayer(app);
    expect(await listOf(client)).toEqual([]);
    const options = await optionsOf(client);
    expect(options).toMatchObject({
      rp: { id: "localhost" },
      user: { name: email },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
    });
    const device = passkeyDevice();
    const added = await add(client, device.create(options), " Phone ");
    expect(added).toMatchObject({ status: 200, body: { name: "Phone", used_at: null } });
    expect(await listOf(client)).toEqual([added.body]);
    expect(Object.keys(added.body as object).sort()).toEqual(["created_at", "id", "name", "used_at"]);
    const [stored] = await app.db.select().from(passkeys).where(eq(passkeys.playerId, player.id));
    expect(stored).toMatchObject({ credentialId: device.id, counter: 0, transports: ["internal"] });
    // The next one is for the same account, on another authenticator.
    const next = await optionsOf(client);
    expect(next.user.id).toBe(options.user.id);
    expect(next.excludeCredentials).toMatchObject([{ id: device.id }]);
  });

  it("ANC-67 accepts a challenge once, for five minutes, from the session that asked", async () => {
    const { client, email } = await createConfirmedPlayer(app);
    const used = await optionsOf(client);
    await add(client, passkeyDevice().create(used));
    expect(await add(client, passkeyDevice().create(used))).toMatchObject(rejection("passkey_expired"));

    const late = await optionsOf(client);
    clock.advance(5 * MINUTE);
    expect(await add(client, passkeyDevice().create(late))).toMatchObject(rejection("passkey_expired"));

    const replaced = await optionsOf(client);
    await optionsOf(client);
    expect(await add(client, passkeyDevice().create(replaced))).toMatchObject(rejection("passkey_rejected"));

    const mine = await optionsOf(client);
    const elsewhere = visit(app);
    await signIn(elsewhere, email);
    expect(await add(elsewhere, passkeyDevice().create(mine))).toMatchObject(rejection("passkey_expired"));
    expect(await listOf(client)).toHaveLength(1);
  });

  it("ANC-67 rejects the response of another site, without user verification, or with a wrong challenge", async () => {
    const { client } = await createConfirmedPlayer(app);
    const wrong = [{ origin: "https://phishing.example" }, { rpId: "phishing.example" }, { verified: false }];
    for (const ceremony of wrong)
      expect(await add(client, passkeyDevice().create(await optionsOf(client), ceremony))).toMatchObject(
        rejection("passkey_rejected"),
      );
    const options = { ...(await optionsOf(client)), challenge: "AAAA" };
    expect(await add(client, passkeyDevice().create(options))).toMatchObject(rejection("passkey_rejected"));
    const garbage = passkeyDevice().create(await optionsOf(client));
    garbage.response.attestationObject = "AAAA";
    expect(await add(client, garbage)).toMatchObject(rejection("passkey_rejected"));
    expect(await listOf(client)).toEqual([]);
    expect(app.errors).toEqual([]);
  });

  it("ANC-67 needs a confirmed address", async () => {
    const { client } = await register(app);
    expect(await start(client)).toMatchObject({
      status: 403,
      body: { code: "passkey_needs_email", next: "complete" },
    });
  });

  it("ANC-67 keeps at most ten passkeys, even if two are added concurrently", async () => {
    const { client, email } = await createConfirmedPlayer(app);
    for (let count = 0; count < 9; count++) await addPasskey(client);
    const other = visit(app);
    await signIn(other, email);
    const [here, there] = [await optionsOf(client), await optionsOf(other)];
    const both = await Promise.all([
      add(client, passkeyDevice().create(here)),
      add(other, passkeyDevice().create(there)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await start(client)).toMatchObject(rejection("passkey_limit", 409));
    expect(await listOf(client)).toHaveLength(10);
  });
});

describe("the proof for a change of passkeys", () => {
  it("ANC-67 is a fresh sign-in, or the password", async () => {
    const { client } = await createConfirmedPlayer(app);
    const { passkey } = await addPasskey(client);
    const remove = (user: object) => client.delete(`/api/player/passkeys/${passkey.id}`, { user });
    clock.advance(10 * MINUTE);
    const required = { status: 422, body: { errors: { "user.password": ["required"] } } };
    expect(await start(client)).toMatchObject(required);
    expect(await remove({})).toMatchObject(required);
    expect(await remove({ password: "wrong-horse-7" })).toMatchObject({
      body: { errors: { "user.password": ["wrong_password"] } },
    });
    expect(await listOf(client)).toHaveLength(1);
    expect((await start(client, { password: PASSWORD })).status).toBe(200);
    expect((await remove({ password: PASSWORD })).status).toBe(200);
    expect(await listOf(client)).toEqual([]);
  });

  it("ANC-67 includes the one-time code of an account that has one", async () => {
    const { client } = await createConfirmedPlayer(app);
    const started = await client.post("/api/player/two_factor", { user: { password: PASSWORD } });
    const { secret } = started.body as TwoFactorSecret;
    const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() });
    await client.put("/api/player/two_factor", { user: { otp_attempt: code() } });
    clock.advance(10 * MINUTE);
    expect(await start(client, { password: PASSWORD })).toMatchObject({
      status: 422,
      body: { errors: { "user.otp_attempt": ["required"] } },
    });
    expect((await start(client, { password: PASSWORD, otp_attempt: "000000" })).status).toBe(422);
    expect((await start(client, { password: PASSWORD, otp_attempt: code() })).status).toBe(200);
  });

  it("ANC-67 is a new sign-in for an account without password", async () => {
    const { client, player } = await createConfirmedPlayer(app);
    await app.db.update(players).set({ passwordHash: null }).where(eq(players.id, player.id));
    expect((await start(client)).status).toBe(200);
    clock.advance(10 * MINUTE);
    expect(await start(client, { password: PASSWORD })).toMatchObject({
      status: 403,
      body: { code: "fresh_sign_in_required", next: "sign_in" },
    });
  });
});

describe("a player's passkeys", () => {
  it("ANC-67 can be renamed and removed; a removal ends the other sessions", async () => {
    const { client, email } = await createConfirmedPlayer(app);
    const { passkey } = await addPasskey(client);
    const path = `/api/player/passkeys/${passkey.id}`;
    expect(await client.put(path, { passkey: { name: "Laptop" } })).toMatchObject({
      status: 200,
      body: { ...passkey, name: "Laptop" },
    });
    expect((await client.put(path, { passkey: { name: "  " } })).status).toBe(422);
    const thief = visit(app);
    await signIn(thief, email);
    expect((await client.delete(path, { user: {} })).status).toBe(200);
    expect(await listOf(client)).toEqual([]);
    expect((await thief.get("/api/player")).status).toBe(401);
    expect((await client.delete(path, { user: {} })).status).toBe(404);
  });

  it("ANC-67 aren't listed, renamed, removed or taken over by another player", async () => {
    const { client } = await createConfirmedPlayer(app);
    const { device, passkey } = await addPasskey(client);
    const { client: other } = await createConfirmedPlayer(app);
    const path = `/api/player/passkeys/${passkey.id}`;
    expect(await listOf(other)).toEqual([]);
    expect((await other.put(path, { passkey: { name: "Mine" } })).status).toBe(404);
    expect((await other.delete(path, { user: {} })).status).toBe(404);
    expect(await add(other, device.create(await optionsOf(other)))).toMatchObject(
      rejection("passkey_rejected"),
    );
    expect(await listOf(client)).toEqual([passkey]);
    const guest = visit(app);
    for (const status of [
      (await guest.get("/api/player/passkeys")).status,
      (await start(guest)).status,
      (await guest.delete(path, { user: {} })).status,
    ])
      expect(status).toBe(401);
  });
});

describe("signing in with a passkey", () => {
  const challengeOf = async (client: TestClient) =>
    (await client.post("/api/users/passkey/options", undefined)).body as { challenge: string };
  const enter = (client: TestClient, credential: object) =>
    client.post("/api/users/passkey", { user: { credential } });
  type Answer = Parameters<PasskeyDevice["get"]>[1];
  const signInWith = async (device: PasskeyDevice, answer: Answer = {}, client = visit(app)) =>
    enter(client, device.get(await challengeOf(client), answer));
  async function createPasskeyPlayer(counter = 0) {
    const registered = await createConfirmedPlayer(app);
    const device = passkeyDevice();
    const credential = device.create(await optionsOf(registered.client), { counter });
    expect((await add(registered.client, credential)).status).toBe(200);
    return { ...registered, device };
  }

  it("ANC-67 needs neither address nor password, and counts as both factors", async () => {
    const { client: owner, player, device } = await createPasskeyPlayer();
    const started = await owner.post("/api/player/two_factor", { user: { password: PASSWORD } });
    const { secret } = started.body as TwoFactorSecret;
    const otp_attempt = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() });
    await owner.put("/api/player/two_factor", { user: { otp_attempt } });
    clock.advance(MINUTE);
    const client = visit(app);
    expect(await signInWith(device, {}, client)).toMatchObject({ status: 200, body: { id: player.id } });
    expect((await client.get("/api/player")).body).toMatchObject({ id: player.id });
    expect(await listOf(client)).toMatchObject([{ used_at: new Date(clock.now()).toISOString() }]);
    // It is a fresh sign-in.
    expect((await start(client)).status).toBe(200);
    // Notices and the list of sign-ins work as after any other.
    expect((await client.get("/api/player/sign_ins")).body).toMatchObject({
      last: { at: expect.any(String) },
    });
  });

  it("ANC-67 accepts a challenge once, for five minutes, in the browser that asked", async () => {
    const { device } = await createPasskeyPlayer();
    const client = visit(app);
    const credential = device.get(await challengeOf(client));
    const cookies = new Map(client.cookies);
    expect((await enter(client, credential)).status).toBe(200);
    const repeated = visit(app);
    for (const [name, value] of cookies) repeated.cookies.set(name, value);
    expect(await enter(repeated, credential)).toMatchObject(rejection("passkey_expired"));

    const late = visit(app);
    const lateCredential = device.get(await challengeOf(late));
    clock.advance(5 * MINUTE);
    expect(await enter(late, lateCredential)).toMatchObject(rejection("passkey_expired"));

    const stolen = device.get(await challengeOf(visit(app)));
    expect(await enter(visit(app), stolen)).toMatchObject(rejection("passkey_expired"));
    const other = visit(app);
    await challengeOf(other);
    expect(await enter(other, stolen)).toMatchObject(rejection("passkey_rejected"));
  });

  it("ANC-67 rejects another site's answer, one without user verification, and a forged one", async () => {
    const { device } = await createPasskeyPlayer();
    const { device: otherDevice } = await createPasskeyPlayer();
    const wrong: Answer[] = [
      { origin: "https://phishing.example" },
      { rpId: "phishing.example" },
      { verified: false },
      { userHandle: "AAAA" },
    ];
    for (const answer of wrong)
      expect(await signInWith(device, answer)).toMatchObject(rejection("passkey_rejected"));
    const client = visit(app);
    const forged = { ...otherDevice.get(await challengeOf(client)), id: device.id, rawId: device.id };
    expect(await enter(client, forged)).toMatchObject(rejection("passkey_rejected"));
    expect((await client.get("/api/player")).status).toBe(401);
    expect(await signInWith(passkeyDevice())).toMatchObject(rejection("passkey_unknown"));
    expect(app.errors).toEqual([]);
  });

  it("ANC-67 rejects a counter that doesn't grow", async () => {
    const { device } = await createPasskeyPlayer(5);
    expect((await signInWith(device, { counter: 9 })).status).toBe(200);
    for (const counter of [9, 8, 0])
      expect(await signInWith(device, { counter })).toMatchObject(rejection("passkey_rejected"));
    expect((await signInWith(device, { counter: 10 })).status).toBe(200);
  });

  it("ANC-67 ends with the removal of the passkey", async () => {
    const { client, device } = await createPasskeyPlayer();
    const [passkey] = await listOf(client);
    await client.delete(`/api/player/passkeys/${passkey!.id}`, { user: {} });
    expect(await signInWith(device)).toMatchObject(rejection("passkey_unknown"));
  });

  it("ANC-67 has the checks of every sign-in: closed accounts, countries and attempts of a network", async () => {
    const { client, device } = await createPasskeyPlayer();
    const abroad = visit(app, { country: "US" });
    expect((await abroad.post("/api/users/passkey/options", undefined)).status).toBe(451);
    const here = visit(app);
    const challenge = await challengeOf(here);
    const from = visit(app, { country: "US" });
    for (const [name, value] of here.cookies) from.cookies.set(name, value);
    expect((await enter(from, device.get(challenge))).status).toBe(451);
    await client.post("/api/player/account_closure", { user: { password: PASSWORD } });
    expect(await signInWith(device)).toMatchObject({ status: 403, body: { code: "account_closed" } });
    const busy = visit(app, { ip: "203.0.113.77" });
    const statuses = new Set<number>();
    for (let count = 0; count < 51; count++)
      statuses.add((await busy.post("/api/users/passkey/options", undefined)).status);
    expect([...statuses]).toEqual([200, 429]);
  });

  it("ANC-67 leaves the password and its code working", async () => {
    const { email } = await createPasskeyPlayer();
    expect((await signIn(visit(app), email)).status).toBe(200);
  });
});
