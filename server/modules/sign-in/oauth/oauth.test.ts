import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { Player } from "../../../../src/contract/player.ts";
import { testApp } from "../../../../tests/support/server/app.ts";
import { newEmail, visit } from "../../../../tests/support/server/visitor.ts";
import { readEnvironment } from "../../../environment/read-environment.ts";
import { configs } from "../../config/tables.ts";

const SETTINGS = {
  name: "acme",
  title: "Acme",
  issuer: "https://id.acme.test",
  authorize_url: "https://id.acme.test/authorize?tenant=1",
  token_url: "https://api.acme.test/token",
  userinfo_url: "https://api.acme.test/me",
  client_id: "apogee",
  client_secret: "of-the-client",
};
/** Another provider, whose answers are the same. */
const OTHER = { ...SETTINGS, name: "zenith", title: "Zenith", issuer: "https://id.zenith.test" };
const readProviders = (json: string) => readEnvironment({ AUTH_PROVIDERS: json }).authProviders;
const TOKEN = "token-of-the-person";

type Answers = Record<"token" | "me", () => Response>;
const json = (value: object, status = 200) => Response.json(value, { status });

let app: Awaited<ReturnType<typeof testApp>>;
let requests: Request[] = [];
let answers: Answers;
let person: object;
beforeAll(async () => {
  app = await testApp({
    origin: "https://casino.test",
    authProviders: readProviders(JSON.stringify([SETTINGS, OTHER])),
    callProvider: async (request) => {
      requests.push(request.clone());
      return answers[request.url.endsWith("/token") ? "token" : "me"]();
    },
  });
});
beforeEach(() => {
  requests = [];
  app.errors.length = 0;
  person = { sub: crypto.randomUUID(), email: newEmail(), email_verified: true };
  answers = { token: () => json({ access_token: TOKEN, token_type: "Bearer" }), me: () => json(person) };
});

/** Logs in as the person that the provider names. */
async function logIn(client = visit(app), provider = SETTINGS) {
  const path = `/api/auth_providers/${provider.name}`;
  const started = await client.get(`${path}/start`);
  const address = new URL(started.headers.get("location")!);
  const state = address.searchParams.get("state");
  const answer = await client.get(`${path}/callback?code=the-code&state=${state}`);
  return { client, address, end: answer.headers.get("location") };
}

describe("an external provider", () => {
  it("AUTH-09 gets an OAuth 2 request with PKCE that exposes nothing secret to the browser", async () => {
    const { client, address, end } = await logIn();
    expect(end).toBe("/");
    const { challenge, ...parameters } = Object.fromEntries(
      [...address.searchParams].map(([name, value]) => [
        name === "code_challenge" ? "challenge" : name,
        value,
      ]),
    );
    expect(address.origin + address.pathname).toBe("https://id.acme.test/authorize");
    expect(parameters).toEqual({
      tenant: "1",
      response_type: "code",
      client_id: "apogee",
      redirect_uri: "https://casino.test/api/auth_providers/acme/callback",
      scope: "openid email",
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    const [token, me] = requests as [Request, Request];
    expect([token.method, token.url, token.redirect]).toEqual(["POST", SETTINGS.token_url, "error"]);
    const { code_verifier, ...form } = Object.fromEntries(new URLSearchParams(await token.text()));
    expect(form).toEqual({
      grant_type: "authorization_code",
      code: "the-code",
      redirect_uri: parameters.redirect_uri,
      client_id: "apogee",
      client_secret: SETTINGS.client_secret,
    });
    expect(createHash("sha256").update(code_verifier!).digest("base64url")).toBe(challenge);
    expect([me.url, me.headers.get("authorization")]).toEqual([SETTINGS.userinfo_url, `Bearer ${TOKEN}`]);
    expect((await client.get("/api/player")).body).toMatchObject({ confirmed_at: expect.any(String) });
  });

  it.each<[string, unknown, boolean]>([
    ["true", true, true],
    ["the string 'true'", "true", true],
    ["false", false, false],
    ["nothing", undefined, false],
    ["another string", "yes", false],
    ["a number", 1, false],
  ])(
    "AUTH-09 confirms an address only when it states that the address is verified: %s",
    async (_, email_verified, isConfirmed) => {
      person = { ...person, email_verified };
      const { client } = await logIn();
      expect(((await client.get("/api/player")).body as Player).confirmed_at !== null).toBe(isConfirmed);
    },
  );

  it("AUTH-09 AMB-MON-02 gives a new player the country's currency where enabled, and euros elsewhere", async () => {
    const currencyFrom = async (country: string) => {
      person = { sub: crypto.randomUUID(), email: newEmail(), email_verified: true };
      const { client } = await logIn(visit(app, { country }));
      return ((await client.get("/api/player")).body as Player).currency;
    };
    expect(await currencyFrom("CA")).toBe("CAD");
    const isNamed = eq(configs.name, "currency-config");
    const [row] = await app.db.select().from(configs).where(isNamed);
    const value = row!.value as { enabled: string[] };
    const saveEnabled = async (enabled: string[]) => {
      await app.db
        .update(configs)
        .set({ value: { ...value, enabled } })
        .where(isNamed);
      await app.content.refresh();
    };
    onTestFinished(() => saveEnabled(value.enabled));
    await saveEnabled(value.enabled.filter((code) => code !== "CAD"));
    expect(await currencyFrom("CA")).toBe("EUR");
  });

  it.each<[string, Partial<Answers>, string, boolean]>([
    ["rejects the code", { token: () => json({ error: "invalid_grant" }, 400) }, "expired", false],
    ["rejects the client", { token: () => json({ error: "invalid_client" }, 401) }, "unavailable", true],
    ["breaks", { token: () => new Response(`broken ${TOKEN}`, { status: 500 }) }, "unavailable", true],
    ["returns a page instead of JSON", { token: () => new Response(`<p>${TOKEN}`) }, "unavailable", true],
    ["returns no token", { token: () => json({}) }, "unavailable", true],
    ["returns no user id", { me: () => json({ email: "anna@example.com" }) }, "unavailable", true],
    [
      "returns an empty user id",
      { me: () => json({ sub: "", email: "anna@example.com" }) },
      "unavailable",
      true,
    ],
    [
      "returns a user id over the length limit",
      { me: () => json({ sub: "x".repeat(256) }) },
      "unavailable",
      true,
    ],
    [
      "doesn't respond",
      {
        me: () => {
          throw new TypeError("fetch failed");
        },
      },
      "unavailable",
      true,
    ],
    ["returns no email", { me: () => json({ sub: "1" }) }, "no_email", false],
    ["returns an invalid email", { me: () => json({ sub: "1", email: "<b>@x" }) }, "no_email", false],
  ])(
    "AUTH-09 doesn't log in a player when it %s, and no secret appears in the log",
    async (_, other, code, isLogged) => {
      answers = { ...answers, ...other };
      const { client, end } = await logIn();
      expect(end).toBe(`/sign-in?auth_error=${code}`);
      expect((await client.get("/api/player")).status).toBe(401);
      expect(app.errors).toHaveLength(isLogged ? 1 : 0);
      expect(String(app.errors)).not.toMatch(/the-code|token-of-the-person|of-the-client/);
    },
  );

  it("AUTH-09 can't answer for another provider", async () => {
    const client = visit(app);
    const started = await client.get("/api/auth_providers/acme/start");
    const state = new URL(started.headers.get("location")!).searchParams.get("state");
    const other = await client.get(`/api/auth_providers/demo/callback?code=the-code&state=${state}`);
    expect(other.headers.get("location")).toBe("/sign-in?auth_error=expired");
    expect(requests).toEqual([]);
  });

  it("AUTH-09 isn't confused with another provider that sends the same person id", async () => {
    const idFrom = async (provider: typeof SETTINGS) => {
      person = { ...person, email: newEmail() };
      const { client } = await logIn(visit(app), provider);
      return ((await client.get("/api/player")).body as Player).id;
    };
    const first = await idFrom(SETTINGS);
    const second = await idFrom(OTHER);
    expect(second).not.toBe(first);
    expect([await idFrom(SETTINGS), await idFrom(OTHER)]).toEqual([first, second]);
  });
});

describe("AUTH_PROVIDERS", () => {
  it.each([
    ["invalid JSON", "["],
    ["an object instead of a list", JSON.stringify(SETTINGS)],
    ["a name that can't be part of a URL", JSON.stringify([{ ...SETTINGS, name: "../acme" }])],
    ["a URL without TLS", JSON.stringify([{ ...SETTINGS, token_url: "http://acme.test/" }])],
    ["a secret that isn't a string", JSON.stringify([{ ...SETTINGS, client_secret: ["of-the-client"] }])],
    ["two providers with the same name", JSON.stringify([SETTINGS, SETTINGS])],
  ])("AUTH-09 rejects %s without repeating the values", (_, text) => {
    expect(() => readProviders(text)).toThrow(/AUTH_PROVIDERS: .*(must|twice|missing)/);
    expect(() => readProviders(text)).not.toThrow(/of-the-client/);
  });

  it("AUTH-09 accepts a provider on the same machine without TLS", () => {
    expect(
      readProviders(JSON.stringify([{ ...SETTINGS, token_url: "http://localhost:4000/t" }])),
    ).toHaveLength(1);
  });
});
