import { describe, expect, it } from "vitest";
import { featuresOf, readSettings } from "./settings.ts";

describe("settings", () => {
  it("starts with nothing set: demo mode on port 3000 of this machine only", () => {
    expect(readSettings({})).toMatchObject({
      production: false,
      port: 3000,
      hostname: "127.0.0.1",
      dataDir: ".data",
    });
  });

  it.each([
    ["PORT", { PORT: "three" }],
    ["PORT", { PORT: "70000" }],
    ["ORIGIN", { ORIGIN: "not an address" }],
    ["ORIGIN", { NODE_ENV: "production" }],
    ["SECRET", { NODE_ENV: "production", ORIGIN: "https://casino.test" }],
    ["SECRET", { SECRET: "too short" }],
    ["AUTH_PROVIDERS", { AUTH_PROVIDERS: "[{}]" }],
    ["WALLET_SECRETS", { WALLET_SECRETS: "{" }],
    ["WALLET_SECRETS", { WALLET_SECRETS: '{"studio":"short"}' }],
    ["WALLET_SECRETS", { WALLET_SECRETS: `{"A Studio":"${"x".repeat(32)}"}` }],
    ["PAYMENT_PROVIDERS", { PAYMENT_PROVIDERS: "[1]" }],
    ["PAYMENT_PROVIDERS", { PAYMENT_PROVIDERS: '{"bank":{"url":"https://bank.test/api","secret":"short"}}' }],
    ["PAYMENT_PROVIDERS", { PAYMENT_PROVIDERS: `{"bank":{"url":"bank.test","secret":"${"x".repeat(32)}"}}` }],
    ["CENTRIFUGO_URL", { CENTRIFUGO_URL: "ws://127.0.0.1:8000" }],
    ["SOCKETS_PER_ADDRESS", { SOCKETS_PER_ADDRESS: "0" }],
    ["SOCKETS_PER_PLAYER", { SOCKETS_PER_PLAYER: "many" }],
    ["CENTRIFUGO_API_KEY", { CENTRIFUGO_URL: "http://127.0.0.1:8000", CENTRIFUGO_API_KEY: "a" }],
  ])("stops with the name of %s when it makes no sense", (name, env) => {
    expect(() => readSettings(env as NodeJS.ProcessEnv)).toThrow(name);
  });

  it("MI-30 a secret of a provider that is too short is not told", () => {
    const read = () => readSettings({ WALLET_SECRETS: '{"studio":"my-short-secret"}' });
    expect(read).toThrow("WALLET_SECRETS");
    expect(read).not.toThrow("my-short-secret");
    const secret = "x".repeat(32);
    expect(readSettings({ WALLET_SECRETS: `{"studio":"${secret}"}` }).walletSecrets).toEqual({
      studio: secret,
    });
  });

  it("AMB-LOC-04 has no pseudo-locale in production", () => {
    const production = readSettings({
      NODE_ENV: "production",
      ORIGIN: "https://casino.test/",
      SECRET: "x".repeat(32),
    });
    expect(production.origin).toBe("https://casino.test");
    expect(featuresOf(production).pseudo_locale).toBe(false);
    expect(featuresOf(readSettings({})).pseudo_locale).toBe(true);
  });
});
