import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { testApp } from "../../tests/support/server/app.ts";
import { isSigned, type SharedSecret, sign } from "./signature.ts";

const FIRST = "the first secret of a provider, long enough";
const SECOND = "the second secret of a provider, long enough";
const BODY = '{"session":"00000000-0000-4000-8000-000000000000"}';
const hmac = (secret: string) => createHmac("sha256", secret).update(BODY).digest("hex");

it.each<[string, SharedSecret]>([
  ["one secret", FIRST],
  ["two secrets", [FIRST, SECOND]],
])("signs with the first secret of %s", (_, shared) => {
  expect(sign(BODY, shared)).toBe(hmac(FIRST));
});

it("accepts a signature of either secret, in any order, and no other", () => {
  for (const shared of [[FIRST, SECOND] as const, [SECOND, FIRST] as const]) {
    expect(isSigned(BODY, hmac(FIRST), shared)).toBe(true);
    expect(isSigned(BODY, hmac(SECOND), shared)).toBe(true);
    for (const wrongSignature of [
      hmac("another"),
      hmac(FIRST).toUpperCase(),
      hmac(FIRST).slice(1),
      `${hmac(FIRST)}0`,
      "",
    ])
      expect(isSigned(BODY, wrongSignature, shared), wrongSignature).toBe(false);
  }
  expect(isSigned(BODY, hmac(SECOND), FIRST)).toBe(false);
  expect(isSigned(`${BODY} `, hmac(FIRST), [FIRST, SECOND])).toBe(false);
});

it("accepts a game provider's calls with both secrets during a rotation", async () => {
  const { app } = await testApp({ walletSecrets: { studio: [FIRST, SECOND], other: SECOND } });
  const call = async (provider: string, secret: string) => {
    const headers = { "x-provider": provider, "x-signature": hmac(secret) };
    const response = await app.request("http://localhost/wallet/v1/balance", {
      method: "POST",
      headers,
      body: BODY,
    });
    return ((await response.json()) as { code: string }).code;
  };
  expect(await call("studio", FIRST)).toBe("unknown_session");
  expect(await call("studio", SECOND)).toBe("unknown_session");
  expect(await call("other", FIRST)).toBe("invalid_signature");
});
