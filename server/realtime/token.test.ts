import { SignJWT, UnsecuredJWT } from "jose";
import { expect, it } from "vitest";
import { createTokens, TOKEN_LIFETIME } from "./token.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const SECRET = "a secret of tests, which is long enough for every algorithm that there is: 64";
let now = NOW;
const tokens = createTokens({ secret: SECRET, now: () => now });

const claims = { sub: "7", channels: ["player#7"], exp: NOW / 1_000 + 60 };
const signed = (payload: object, { alg = "HS256", secret = SECRET } = {}) =>
  new SignJWT({ ...payload }).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));

it("MI-30 an issued token is accepted until it expires", async () => {
  now = NOW;
  const token = await tokens.issue(7, "login");
  expect(await tokens.verify(token)).toMatchObject({ user: "7", login: "login" });
  now = NOW + TOKEN_LIFETIME * 1_000 + 1_000;
  expect(await tokens.verify(token)).toBe("expired");
  now = NOW;
});

it.each<[string, () => string | Promise<string>]>([
  ["without a signature", () => new UnsecuredJWT(claims).encode()],
  ["signed with another algorithm and the same key", () => signed(claims, { alg: "HS512" })],
  ["signed with another key", () => signed(claims, { secret: SECRET.toUpperCase() })],
  ["without an expiry", () => signed({ ...claims, exp: undefined })],
  ["without a subject", () => signed({ ...claims, sub: undefined })],
  [
    "whose payload was changed",
    async () => {
      const [head, , signature] = (await signed(claims)).split(".");
      const forged = Buffer.from(JSON.stringify({ ...claims, sub: "8" })).toString("base64url");
      return [head, forged, signature].join(".");
    },
  ],
])("MI-30 a token %s is rejected", async (_, forge) => {
  expect(await tokens.verify(await signed(claims))).toMatchObject({ user: "7" });
  expect(await tokens.verify(await forge())).toBeNull();
});
