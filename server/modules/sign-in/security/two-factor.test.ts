import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Player } from "../../../../src/contract/player.ts";
import type { Session, TwoFactorSecret } from "../../../../src/contract/security.ts";
import { testApp } from "../../../../tests/support/server/app.ts";
import { testClock } from "../../../../tests/support/server/clock.ts";
import {
  createConfirmedPlayer,
  newEmail,
  PASSWORD,
  register,
  signIn,
  visit,
} from "../../../../tests/support/server/visitor.ts";
import { players } from "../../../core/players/tables.ts";
import { digestOf } from "../../../http/secret-token.ts";
import { recoveryCodes } from "../tables.ts";

let app: Awaited<ReturnType<typeof testApp>>;
const clock = testClock();
beforeAll(async () => {
  app = await testApp({ now: clock.now });
});
beforeEach(() => clock.reset());

const codeOf = (secret: string, at = clock.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** A player with two-factor authentication. */
async function createTwoFactorPlayer(at = app) {
  const registered = await createConfirmedPlayer(at);
  const { client } = registered;
  const started = await client.post("/api/player/two_factor", { user: { password: PASSWORD } });
  const { secret } = started.body as TwoFactorSecret;
  const answer = await client.put("/api/player/two_factor", { user: { otp_attempt: codeOf(secret) } });
  const { recovery_codes } = answer.body as { recovery_codes: string[] };
  clock.advance(30_000);
  return { ...registered, secret, recovery_codes };
}

const wrongCode = { errors: { "user.otp_attempt": ["wrong_code"] } };

describe("two-factor authentication", () => {
  it("AUTH-24 applies only after a code confirms the secret, which is encrypted in the database", async () => {
    const { client, email } = await createConfirmedPlayer(app);
    expect(
      (await client.post("/api/player/two_factor", { user: { password: "wrong-horse-7" } })).status,
    ).toBe(422);
    const started = await client.post("/api/player/two_factor", { user: { password: PASSWORD } });
    const { secret, uri } = started.body as TwoFactorSecret;
    expect(uri).toBe(
      `otpauth://totp/Apogee:${encodeURIComponent(email)}?issuer=Apogee&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(await client.put("/api/player/two_factor", { user: { otp_attempt: "000000" } })).toMatchObject({
      status: 422,
      body: wrongCode,
    });
    expect(((await client.get("/api/player")).body as Player).two_factor_enabled).toBe(false);
    expect((await signIn(visit(app), email)).status).toBe(200);
    const done = await client.put("/api/player/two_factor", { user: { otp_attempt: codeOf(secret) } });
    expect((done.body as { recovery_codes: string[] }).recovery_codes).toHaveLength(10);
    expect(((await client.get("/api/player")).body as Player).two_factor_enabled).toBe(true);
    const stored = JSON.stringify([
      await app.db.select().from(players),
      await app.db.select().from(recoveryCodes),
    ]);
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain((done.body as { recovery_codes: string[] }).recovery_codes[0]);
  });

  it("AUTH-12 takes a second request with the code, without a second captcha", async () => {
    const { email, secret } = await createTwoFactorPlayer();
    const client = visit(app);
    expect(await signIn(client, email)).toMatchObject({
      status: 422,
      body: { errors: { "user.otp_attempt": ["required"] } },
    });
    expect((await client.get("/api/player")).status).toBe(401);
    const second = (otp_attempt: string) =>
      client.post("/api/users/sign_in", { user: { email, password: PASSWORD, otp_attempt } });
    expect(await second("000000")).toMatchObject({ status: 422, body: wrongCode });
    expect((await second(codeOf(secret))).status).toBe(200);
    expect((await client.get("/api/player")).status).toBe(200);
  });

  it("AUTH-12 requires a captcha with a code unless the same browser made the first request", async () => {
    const { email, secret } = await createTwoFactorPlayer();
    const other = await createTwoFactorPlayer();
    const user = { email, password: PASSWORD, otp_attempt: codeOf(secret) };
    const noCaptcha = { status: 422, body: { errors: { "user.captcha": ["captcha_failed"] } } };
    expect(await visit(app).post("/api/users/sign_in", { user })).toMatchObject(noCaptcha);
    const client = visit(app);
    await signIn(client, other.email);
    expect(await client.post("/api/users/sign_in", { user })).toMatchObject(noCaptcha);
    expect((await signIn(visit(app), email, PASSWORD, { otp_attempt: codeOf(secret) })).status).toBe(200);
  });

  it("AUTH-12 accepts a code once, and the codes 30 seconds earlier and later", async () => {
    const { email, secret } = await createTwoFactorPlayer();
    const signInWithCode = (code: string) => signIn(visit(app), email, PASSWORD, { otp_attempt: code });
    clock.advance(60_000);
    expect((await signInWithCode(codeOf(secret, clock.now() - 60_000))).body).toMatchObject(wrongCode);
    const code = codeOf(secret, clock.now() - 30_000);
    expect((await signInWithCode(code)).status).toBe(200);
    expect((await signInWithCode(code)).body).toMatchObject(wrongCode);
    expect((await signInWithCode(codeOf(secret, clock.now() + 30_000))).status).toBe(200);
  });

  it("AUTH-25 rejects further codes after five wrong ones", async () => {
    const { email, secret } = await createTwoFactorPlayer();
    const client = visit(app);
    for (let n = 0; n < 5; n++)
      expect((await signIn(client, email, PASSWORD, { otp_attempt: `00000${n}` })).status).toBe(422);
    const rejection = await signIn(client, email, PASSWORD, { otp_attempt: codeOf(secret) });
    expect(rejection.status).toBe(429);
    expect(Number(rejection.headers.get("retry-after"))).toBeGreaterThan(800);
  });

  it("AUTH-24 accepts each recovery code once, in place of the authenticator", async () => {
    const { email, recovery_codes } = await createTwoFactorPlayer();
    const [code = ""] = recovery_codes;
    const signInWithRecoveryCode = () =>
      signIn(visit(app), email, PASSWORD, { otp_attempt: ` ${code.toUpperCase()} ` });
    expect((await signInWithRecoveryCode()).status).toBe(200);
    expect((await signInWithRecoveryCode()).body).toMatchObject(wrongCode);
  });

  it("AUTH-24 stores recovery codes with salted hashes, and accepts those of earlier releases", async () => {
    const costly = await testApp({ now: clock.now, passwordCost: undefined });
    const { email, player, recovery_codes } = await createTwoFactorPlayer(costly);
    const ofPlayer = eq(recoveryCodes.playerId, player.id);
    const stored = await app.db.select().from(recoveryCodes).where(ofPlayer);
    expect(stored).toHaveLength(10);
    for (const { digest } of stored) expect(digest).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const other = await createTwoFactorPlayer();
    const [code = ""] = recovery_codes;
    expect((await signIn(visit(app), other.email, PASSWORD, { otp_attempt: code })).body).toMatchObject(
      wrongCode,
    );
    await app.db.delete(recoveryCodes).where(ofPlayer);
    await app.db.insert(recoveryCodes).values({ playerId: player.id, digest: digestOf(code) });
    expect((await signIn(visit(app), email, PASSWORD, { otp_attempt: code })).status).toBe(200);
    expect((await signIn(visit(app), email, PASSWORD, { otp_attempt: code })).body).toMatchObject(wrongCode);
  });

  it("AUTH-24 ends a thief's session when it is turned on or off", async () => {
    const { client, email } = await createConfirmedPlayer(app);
    const thief = visit(app);
    await signIn(thief, email);
    const started = await client.post("/api/player/two_factor", { user: { password: PASSWORD } });
    const { secret } = started.body as TwoFactorSecret;
    expect((await thief.get("/api/player")).status).toBe(200);
    await client.put("/api/player/two_factor", { user: { otp_attempt: codeOf(secret) } });
    expect((await thief.get("/api/player")).status).toBe(401);
    expect((await client.get("/api/player")).status).toBe(200);
    clock.advance(30_000);
    await signIn(thief, email, PASSWORD, { otp_attempt: codeOf(secret) });
    expect((await thief.get("/api/player")).status).toBe(200);
    clock.advance(30_000);
    const user = { password: PASSWORD, otp_attempt: codeOf(secret) };
    expect((await client.delete("/api/player/two_factor", { user })).status).toBe(200);
    expect((await thief.get("/api/player")).status).toBe(401);
    expect((await client.get("/api/player")).status).toBe(200);
  });

  it("AUTH-24 can't be turned off or replaced with a session alone", async () => {
    const { client, email, secret } = await createTwoFactorPlayer();
    expect((await client.post("/api/player/two_factor", { user: { password: PASSWORD } })).status).toBe(403);
    const end = (user: object) => client.delete("/api/player/two_factor", { user });
    expect((await end({ password: "wrong-horse-7", otp_attempt: codeOf(secret) })).status).toBe(422);
    expect((await end({ password: PASSWORD, otp_attempt: "000000" })).body).toMatchObject(wrongCode);
    expect((await end({ password: PASSWORD, otp_attempt: codeOf(secret) })).status).toBe(200);
    expect((await signIn(visit(app), email)).status).toBe(200);
  });
});

describe("sessions", () => {
  const listOf = async (client: ReturnType<typeof visit>) =>
    (await client.get("/api/player/sessions")).body as Session[];

  it("AUTH-24 are listed with the current one marked, and each can be ended", async () => {
    const { client, email } = await createConfirmedPlayer(app);
    const phone = visit(app);
    await phone.post(
      "/api/users/sign_in",
      {
        user: { email, password: PASSWORD, captcha: await phone.captcha() },
      },
      { "user-agent": "Phone/1" },
    );
    const sessions = await listOf(client);
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    const other = sessions.find(({ current }) => !current)!;
    expect(other.user_agent).toBe("Phone/1");
    expect((await client.delete(`/api/player/sessions/${other.id}`)).status).toBe(200);
    expect((await phone.get("/api/player")).status).toBe(401);
    expect((await client.get("/api/player")).status).toBe(200);
  });

  it("AUTH-24 can't be ended by another player", async () => {
    const victim = await createConfirmedPlayer(app);
    const attacker = await createConfirmedPlayer(app);
    const [session] = await listOf(victim.client);
    expect((await attacker.client.delete(`/api/player/sessions/${session!.id}`)).status).toBe(404);
    expect((await attacker.client.delete("/api/player/sessions/1 or 1=1")).status).toBe(422);
    expect((await victim.client.get("/api/player")).status).toBe(200);
  });

  it("AUTH-24 can all be ended together, except for the current one", async () => {
    const { client, email } = await createConfirmedPlayer(app);
    const phone = visit(app);
    await signIn(phone, email);
    expect((await client.delete("/api/player/sessions")).status).toBe(200);
    expect((await phone.get("/api/player")).status).toBe(401);
    expect(await listOf(client)).toHaveLength(1);
  });
});

describe("changing the password", () => {
  it("AUTH-24 requires the old one, ends other sessions and notifies the player", async () => {
    const { client, email } = await createConfirmedPlayer(app);
    const phone = visit(app);
    await signIn(phone, email);
    const change = (current_password: string, password: string) =>
      client.put("/api/player/password", { user: { current_password, password } });
    expect((await change("wrong-horse-7", "brand-new-horse-9")).body).toMatchObject({
      errors: { "user.current_password": ["wrong_password"] },
    });
    expect((await change(PASSWORD, "password123")).body).toMatchObject({
      errors: { "user.password": ["too_common"] },
    });
    expect((await change(PASSWORD, "brand-new-horse-9")).status).toBe(200);
    expect((await client.get("/api/player")).status).toBe(200);
    expect((await phone.get("/api/player")).status).toBe(401);
    expect((await signIn(visit(app), email)).status).toBe(422);
    expect((await signIn(visit(app), email, "brand-new-horse-9")).status).toBe(200);
  });
});

describe("an attacker with a session but no password", () => {
  it("AUTH-24 AUTH-25 has only a few attempts at passwords and codes", async () => {
    const { client, secret } = await createTwoFactorPlayer();
    const end = (password: string, otp_attempt: string) =>
      client.delete("/api/player/two_factor", { user: { password, otp_attempt } });
    for (let n = 0; n < 5; n++) expect((await end(PASSWORD, `00000${n}`)).status).toBe(422);
    expect((await end(PASSWORD, codeOf(secret))).status).toBe(429);

    const { client: other } = await createConfirmedPlayer(app);
    const change = (current_password: string) =>
      other.put("/api/player/password", { user: { current_password, password: "brand-new-horse-9" } });
    for (let n = 0; n < 10; n++) expect((await change(`wrong-horse-${n}`)).status).toBe(422);
    expect((await change(PASSWORD)).status).toBe(429);
  });
});

describe("the captcha", () => {
  it("AUTH-18 is required to register and log in, works once and expires after twenty minutes", async () => {
    const failed = { status: 422, body: { errors: { "user.captcha": ["captcha_failed"] } } };
    const { email } = await createConfirmedPlayer(app);
    const client = visit(app);
    const signInWithCaptcha = (captcha?: string) =>
      client.post("/api/users/sign_in", { user: { email, password: PASSWORD, captcha } });
    expect(await signInWithCaptcha()).toMatchObject(failed);
    expect(await signInWithCaptcha("bm90IGpzb24=")).toMatchObject(failed);
    const captcha = await client.captcha();
    expect((await signInWithCaptcha(captcha)).status).toBe(200);
    expect(await signInWithCaptcha(captcha)).toMatchObject(failed);
    const late = await client.captcha();
    const changed = JSON.parse(atob(await client.captcha()));
    changed.challenge.parameters.data.until += 1;
    expect(await signInWithCaptcha(btoa(JSON.stringify(changed)))).toMatchObject(failed);
    clock.advance(20 * 60_000);
    expect(await signInWithCaptcha(late)).toMatchObject(failed);
    await expect(register(app, { captcha: undefined })).rejects.toThrow("captcha_failed");
  });

  it("AUTH-12 AUTH-18 isn't waived for other accounts while the attacker's own login waits for a code", async () => {
    const { email, secret } = await createTwoFactorPlayer();
    const { email: other } = await createConfirmedPlayer(app);
    const client = visit(app);
    await signIn(client, email);
    const signInWithoutCaptcha = (address: string, password: string, otp_attempt?: string) =>
      client.post("/api/users/sign_in", { user: { email: address, password, otp_attempt } });
    const failed = { status: 422, body: { errors: { "user.captcha": ["captcha_failed"] } } };
    for (const password of [PASSWORD, "wrong-horse-1"]) {
      expect(await signInWithoutCaptcha(other, password)).toMatchObject(failed);
      expect(await signInWithoutCaptcha(newEmail(), password)).toMatchObject(failed);
    }
    expect((await signInWithoutCaptcha(email, PASSWORD, codeOf(secret))).status).toBe(200);
  });
});
