import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Player } from "../../../../src/contract/player.ts";
import type { TwoFactorSecret } from "../../../../src/contract/security.ts";
import { TEST_NOW, testApp } from "../../../../tests/support/server/app.ts";
import { testClock } from "../../../../tests/support/server/clock.ts";
import { mailTo } from "../../../../tests/support/server/mails.ts";
import {
  createConfirmedPlayer,
  linkIn,
  newEmail,
  PASSWORD,
  register,
  requestMail,
  signIn,
  type TestClient,
  visit,
} from "../../../../tests/support/server/visitor.ts";
import { auditEvents } from "../../../core/audit/tables.ts";
import { players } from "../../../core/players/tables.ts";
import { attempts } from "../../../db/tables.ts";
import { playerIdentities } from "../tables.ts";

const SESSION = "__Host-session";
const FLOW = "__Host-provider";
const START = "/api/auth_providers/demo/start";
const CALLBACK = "/api/auth_providers/demo/callback";

let app: Awaited<ReturnType<typeof testApp>>;
const clock = testClock();
beforeAll(async () => {
  app = await testApp({ now: clock.now });
});
beforeEach(async () => {
  clock.reset();
  await app.db.delete(attempts);
});

const locationOf = ({ headers }: { headers: Headers }) => headers.get("location")!;

/** Starts a login and consents at the provider; returns the address that the browser is redirected to. */
async function consent(client: TestClient, email: string, { verified = true, redirect = "" } = {}) {
  const started = await client.get(START + (redirect && `?redirect=${encodeURIComponent(redirect)}`));
  const authorizationUrl = new URL(locationOf(started));
  expect((await client.get(authorizationUrl.pathname + authorizationUrl.search)).status).toBe(200);
  const consentForm = new URLSearchParams({ email, ...(verified && { verified: "on" }) });
  const consentResponse = await client.get(
    `/api/demo_provider/consent${authorizationUrl.search}&${consentForm}`,
  );
  const back = new URL(locationOf(consentResponse));
  return back.pathname + back.search;
}

/** Logs in with the provider; returns the browser's final address. */
async function logIn(client: TestClient, email: string, options?: Parameters<typeof consent>[2]) {
  return locationOf(await client.get(await consent(client, email, options)));
}

const playerOf = async (client: TestClient) => (await client.get("/api/player")).body as Player;
const idOf = async (client: TestClient) => (await playerOf(client)).id;

/** Enables two-factor authentication; returns a generator of codes. */
async function enableTwoFactor(client: TestClient) {
  const started = await client.post("/api/player/two_factor", { user: { password: PASSWORD } });
  const { secret } = started.body as TwoFactorSecret;
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() });
  await client.put("/api/player/two_factor", { user: { otp_attempt: code() } });
  clock.advance(30_000);
  return code;
}

describe("logging in with a provider", () => {
  it("AUTH-09 lists the providers, including the demo's own, but never in production", async () => {
    const list = (on: typeof app) => visit(on).get("/api/auth_providers");
    expect((await list(app)).body).toEqual([{ name: "demo", title: "Demo ID" }]);
    const production = await testApp({ demo: false });
    expect((await list(production)).body).toEqual([]);
    for (const path of [START, CALLBACK, "/api/demo_provider/authorize", "/api/demo_provider/consent"])
      expect((await visit(production).get(path)).status).toBe(404);
  });

  it("AUTH-09 AUTH-22 AUTH-26 creates a confirmed player whose details are still missing", async () => {
    const client = visit(app);
    const email = newEmail();
    const started = await client.get(`${START}?redirect=/de/profile%3Ftab=1`);
    const [flow] = started.headers.getSetCookie();
    for (const part of [`${FLOW}=`, "Path=/", "HttpOnly", "Secure", "SameSite=Lax", "Max-Age=600"])
      expect(flow).toContain(part);
    expect(started.headers.get("cache-control")).toBe("no-store");
    expect(await logIn(client, email.toUpperCase(), { redirect: "/de/profile?tab=1" })).toBe(
      "/de/profile?tab=1",
    );
    expect(client.cookies.has(FLOW)).toBe(false);
    expect(await playerOf(client)).toMatchObject({
      email,
      country: null,
      currency: "EUR",
      date_of_birth: null,
      locale: "de",
      confirmed_at: new Date(TEST_NOW).toISOString(),
      auth_fields_missed: ["date_of_birth", "country", "currency", "terms_acceptance"],
      license_name: "CW",
      autoregistered: true,
      autologin_link: null,
    });
    expect((await client.get("/api/player/accounts")).body).toMatchObject([
      { currency: "EUR", active: true },
    ]);
    // The account has no password, so every password is wrong.
    expect((await signIn(visit(app), email, "")).status).toBe(422);
    expect((await signIn(visit(app), email)).status).toBe(422);
  });

  it("AUTH-09 finds the same player again even if the provider's address changed", async () => {
    const email = newEmail();
    const [first, secondClient] = [visit(app), visit(app)];
    await logIn(first, email);
    await app.db
      .update(players)
      .set({ email: newEmail() })
      .where(eq(players.id, await idOf(first)));
    await logIn(secondClient, email, { verified: false });
    expect(await idOf(secondClient)).toBe(await idOf(first));
  });

  it("AUTH-09 leaves the visitor logged out when consent is denied", async () => {
    const client = visit(app);
    const authorizationUrl = new URL(locationOf(await client.get(`${START}?redirect=/de/profile`)));
    const callbackUrl = new URL(
      locationOf(await client.get(`/api/demo_provider/consent${authorizationUrl.search}&denied=1`)),
    );
    const end = await client.get(callbackUrl.pathname + callbackUrl.search);
    expect(locationOf(end)).toBe("/de/sign-in?auth_error=denied&redirect=%2Fde%2Fprofile");
    expect(client.cookies.size).toBe(0);
  });

  it("AUTH-26 ends a session that was planted in the browser", async () => {
    const attacker = await register(app);
    const victim = visit(app);
    victim.cookies.set(SESSION, attacker.client.cookies.get(SESSION)!);
    await logIn(victim, newEmail());
    expect((await attacker.client.get("/api/player")).status).toBe(401);
    expect((await victim.get("/api/player")).status).toBe(200);
  });

  it("LIC-15 NAV-26 is rejected in restricted countries at each step with the usual code", async () => {
    const where = { country: "US" };
    const rejectionPath = "/sign-in?auth_error=restricted_country";
    expect(locationOf(await visit(app, where).get(START))).toBe(rejectionPath);
    const traveller = visit(app);
    const back = await consent(traveller, newEmail());
    expect(locationOf(await traveller.get(back, { "x-country": "US" }))).toBe(rejectionPath);
    const code = await visit(app, where).post("/api/auth_providers/sign_in", { user: { otp_attempt: "1" } });
    expect(code).toMatchObject({ status: 451, body: { code: "restricted_country" } });
  });

  it("creates no players while registration is disabled, but logs existing ones in", async () => {
    const closed = await testApp({ features: { registration: false }, now: clock.now });
    const stranger = visit(closed);
    expect(await logIn(stranger, newEmail())).toBe("/sign-in?auth_error=forbidden");
    const { email } = await createConfirmedPlayer(app);
    expect(await logIn(visit(closed), email)).toBe("/");
  });
});

describe("account ownership", () => {
  it("AUTH-09 links an account when both sides verified the address, and audits it", async () => {
    const { player, email } = await createConfirmedPlayer(app);
    const client = visit(app);
    await logIn(client, email);
    expect(await playerOf(client)).toMatchObject({ id: player.id, auth_fields_missed: [] });
    const auditRows = await app.db.select().from(auditEvents).where(eq(auditEvents.playerId, player.id));
    expect(auditRows).toMatchObject([{ kind: "provider_linked", value: { provider: "demo" } }]);
    expect((await signIn(visit(app), email)).status).toBe(200);
  });

  it("AUTH-09 an address that the provider hasn't verified links no account and reveals nothing", async () => {
    const owner = await createConfirmedPlayer(app);
    const attacker = visit(app);
    expect(await logIn(attacker, owner.email, { verified: false })).toBe("/");
    const newPlayer = await playerOf(attacker);
    expect(newPlayer.id).not.toBe(owner.player.id);
    expect(newPlayer.confirmed_at).toBeNull();
    expect(linkIn(await mailTo(app, owner.email, 2)).pathname).toBe("/sign-in");
    expect(await idOf(owner.client)).toBe(owner.player.id);
    // The provider's later verification changes nothing: the identity belongs to the attacker's own account.
    const ownerClient = visit(app);
    await logIn(ownerClient, owner.email);
    expect(await idOf(ownerClient)).toBe(newPlayer.id);
  });

  it("AUTH-09 an unconfirmed account isn't handed to the owner of the address", async () => {
    const squatter = await register(app);
    const owner = visit(app);
    await logIn(owner, squatter.email);
    expect(await idOf(owner)).not.toBe(squatter.player.id);
    const { search } = linkIn(await mailTo(app, squatter.email));
    expect((await squatter.client.get(`/api/users/confirmation${search}`)).status).toBe(422);
  });

  it("AUTH-09 an unverified address is confirmed by email, as after a registration", async () => {
    const client = visit(app);
    const email = newEmail();
    await logIn(client, email, { verified: false });
    const { search } = linkIn(await mailTo(app, email));
    expect((await client.get(`/api/users/confirmation${search}`)).status).toBe(200);
    expect((await playerOf(client)).confirmed_at).not.toBeNull();
  });

  it("AUTH-06 a player without a password can set one with the password reset email", async () => {
    const email = newEmail();
    await logIn(visit(app), email);
    await requestMail(visit(app), "password", email);
    const token = linkIn(await mailTo(app, email)).searchParams.get("reset_password_token");
    await visit(app).put("/api/users/password", {
      user: { reset_password_token: token, password: PASSWORD },
    });
    expect((await signIn(visit(app), email)).status).toBe(200);
  });
});

describe("two-factor authentication", () => {
  it("AUTH-12 AUTH-09 is required before linking or entering an account, each time", async () => {
    const { client: owner, email, player } = await createConfirmedPlayer(app);
    const code = await enableTwoFactor(owner);
    const identities = () =>
      app.db.select().from(playerIdentities).where(eq(playerIdentities.playerId, player.id));
    const client = visit(app);
    const submitCode = (otp_attempt: string) =>
      client.post("/api/auth_providers/sign_in", { user: { otp_attempt } });
    expect(await logIn(client, email, { redirect: "/de/" })).toBe(
      "/de/sign-in?auth_step=code&redirect=%2Fde%2F",
    );
    expect([client.cookies.has(SESSION), await identities()]).toEqual([false, []]);
    expect(await submitCode("000000")).toMatchObject({
      status: 422,
      body: { errors: { "user.otp_attempt": ["wrong_code"] } },
    });
    expect(await identities()).toEqual([]);
    expect(await submitCode(code())).toMatchObject({ status: 200, body: { id: player.id } });
    expect(await idOf(client)).toBe(player.id);
    expect(await identities()).toHaveLength(1);
    expect(await logIn(visit(app), email)).toBe("/sign-in?auth_step=code");
  });

  it("AUTH-25 rejects further codes after five wrong ones, and expires after ten minutes", async () => {
    const { client: owner, email } = await createConfirmedPlayer(app);
    const code = await enableTwoFactor(owner);
    const client = visit(app);
    const submitCode = (otp_attempt: string) =>
      client.post("/api/auth_providers/sign_in", { user: { otp_attempt } });
    await logIn(client, email);
    for (let n = 0; n < 5; n++) expect((await submitCode(`00000${n}`)).status).toBe(422);
    expect((await submitCode(code())).status).toBe(429);
    await app.db.delete(attempts);
    clock.advance(600_000);
    expect(await submitCode(code())).toMatchObject({
      status: 422,
      body: { errors: { "user.otp_attempt": ["expired"] } },
    });
  });
});

describe("rejected attacks", () => {
  const EXPIRED = "/sign-in?auth_error=expired";

  it.each([
    ["a missing state", (back: URL) => back.searchParams.delete("state")],
    ["a wrong state", (back: URL) => back.searchParams.set("state", "a".repeat(43))],
    ["a missing code", (back: URL) => back.searchParams.delete("code")],
    ["a wrong code", (back: URL) => back.searchParams.set("code", "a".repeat(32))],
    ["a wrong issuer", (back: URL) => back.searchParams.set("iss", "https://evil.example")],
  ])("AUTH-09 %s", async (_, change) => {
    const client = visit(app);
    const back = new URL(await consent(client, newEmail()), "http://localhost");
    change(back);
    expect(locationOf(await client.get(back.pathname + back.search))).toBe(EXPIRED);
    expect(client.cookies.has(SESSION)).toBe(false);
  });

  it("AUTH-09 another browser's response, so that no victim is logged in to the attacker's account", async () => {
    const [attacker, victim] = [visit(app), visit(app)];
    const back = await consent(attacker, newEmail());
    expect(locationOf(await victim.get(back))).toBe(EXPIRED);
    await victim.get(START);
    expect(locationOf(await victim.get(back))).toBe(EXPIRED);
    expect(victim.cookies.has(SESSION)).toBe(false);
  });

  it("AUTH-09 a used response, even with the cookies of that time", async () => {
    const client = visit(app);
    const back = await consent(client, newEmail());
    const flow = client.cookies.get(FLOW)!;
    expect(locationOf(await client.get(back))).toBe("/");
    const thief = visit(app);
    thief.cookies.set(FLOW, flow);
    expect(locationOf(await thief.get(back))).toBe(EXPIRED);
    expect(thief.cookies.has(SESSION)).toBe(false);
  });

  it("AUTH-09 a late response, after the provider's code or the flow cookie has expired", async () => {
    const client = visit(app);
    const back = await consent(client, newEmail());
    clock.advance(60_000);
    expect(locationOf(await client.get(back))).toBe(EXPIRED);
    const slow = await consent(client, newEmail());
    clock.advance(600_000);
    expect(locationOf(await client.get(slow))).toBe(EXPIRED);
  });

  it("AUTH-09 a changed or forged flow cookie", async () => {
    const client = visit(app);
    const back = await consent(client, newEmail());
    const flowCookie = client.cookies.get(FLOW)!;
    for (const changed of [`${flowCookie.slice(0, -2)}AA`, "e30", ""]) {
      client.cookies.set(FLOW, changed);
      expect(locationOf(await client.get(back))).toBe(EXPIRED);
    }
  });

  it("AUTH-09 an unknown provider", async () => {
    const client = visit(app);
    for (const name of ["evil", "..%2fdemo", "constructor", "__proto__"])
      for (const step of ["start", "callback?state=a&code=b"])
        expect((await client.get(`/api/auth_providers/${name}/${step}`)).status).toBe(404);
  });

  it.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "AUTH-09 NAV-04 a redirect to %s",
    async (redirect) => {
      expect(await logIn(visit(app), newEmail(), { redirect })).toBe("/");
      const client = visit(app);
      const authorizationUrl = new URL(
        locationOf(await client.get(`${START}?redirect=${encodeURIComponent(redirect)}`)),
      );
      expect([authorizationUrl.origin, authorizationUrl.searchParams.get("redirect_uri")]).toEqual([
        "http://localhost",
        `http://localhost${CALLBACK}`,
      ]);
    },
  );

  it("AUTH-26 a code without a pending second step", async () => {
    const client = visit(app);
    await consent(client, newEmail());
    expect(
      (await client.post("/api/auth_providers/sign_in", { user: { otp_attempt: "000000" } })).status,
    ).toBe(422);
    expect(
      (await visit(app).post("/api/auth_providers/sign_in", { user: { otp_attempt: "0" } })).status,
    ).toBe(422);
  });

  it.each(["cross-site", "same-site"])(
    "AUTH-26 a login started by another site (%s), which stops at the form",
    async (site) => {
      const client = visit(app);
      const started = await client.get(`${START}?redirect=/de/profile`, { "sec-fetch-site": site });
      expect(started.status).toBe(303);
      expect(locationOf(started)).toBe("/de/sign-in?redirect=%2Fde%2Fprofile");
      expect(client.cookies.has(FLOW)).toBe(false);
      const sameOriginResponse = await client.get(START, { "sec-fetch-site": "same-origin" });
      expect(locationOf(sameOriginResponse)).toContain("/api/demo_provider/authorize");
    },
  );

  it("AUTH-25 more than fifty starts from one network, whatever the IP address", async () => {
    const start = (n: number) => visit(app, { ip: `2001:db8:7:7::${n.toString(16)}` }).get(START);
    for (let n = 1; n <= 50; n++) expect(locationOf(await start(n))).toContain("/authorize");
    expect(locationOf(await start(51))).toBe("/sign-in?auth_error=too_many_requests");
  });

  it("AUTH-25 more than twenty new players an hour from one IP address", async () => {
    const locations = [];
    for (let n = 0; n < 21; n++) locations.push(await logIn(visit(app, { ip: "10.9.9.9" }), newEmail()));
    expect(locations.slice(0, 20).every((end) => end === "/")).toBe(true);
    expect(locations[20]).toBe("/sign-in?auth_error=too_many_requests");
  });
});

describe("the demo's provider", () => {
  const getAuthorizationUrl = async () => new URL(locationOf(await visit(app).get(START)));
  const page = (url: URL) => visit(app).get(url.pathname + url.search);

  it.each([
    ["redirect_uri", "https://evil.example/api/auth_providers/demo/callback"],
    ["redirect_uri", "http://localhost/profile"],
    ["client_id", "other"],
    ["code_challenge_method", "plain"],
    ["code_challenge", ""],
  ])("AUTH-09 doesn't redirect elsewhere: %s %s", async (name, value) => {
    const url = await getAuthorizationUrl();
    url.searchParams.set(name, value);
    for (const pathname of ["/api/demo_provider/authorize", "/api/demo_provider/consent"]) {
      url.pathname = pathname;
      expect((await page(url)).status).toBe(400);
    }
  });

  it("AUTH-09 escapes its parameters", async () => {
    const url = await getAuthorizationUrl();
    url.searchParams.set("state", '"><script>alert(1)</script>');
    url.searchParams.set("<b>", "x");
    const { body, headers } = await page(url);
    expect(body).not.toMatch(/<script|<b>/);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("AUTH-09 issues tokens to this server only, once each", async () => {
    const client = visit(app);
    const code = new URL(await consent(client, newEmail()), "http://localhost").searchParams.get("code")!;
    const requestToken = (form: Record<string, string>) =>
      client.sendRaw("POST", "/api/demo_provider/token", new URLSearchParams(form));
    expect(
      (await requestToken({ code, grant_type: "authorization_code", client_id: "apogee-demo" })).status,
    ).toBe(400);
    for (const authorization of ["", "Bearer ", "Bearer other", "Basic YTpi"])
      expect((await client.get("/api/demo_provider/userinfo", { authorization })).status).toBe(401);
  });
});
