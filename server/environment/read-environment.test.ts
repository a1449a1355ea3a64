import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newVapidKeys } from "../modules/push/vapid.ts";
import { featureFlags } from "../start/config.ts";
import { readDatabaseEnvironment, readEnvironment } from "./read-environment.ts";

const SECRET = "x".repeat(32);
const PRODUCTION = { NODE_ENV: "production", ORIGIN: "https://casino.test", SECRET };

type Raw = Record<string, string>;

/** Names in the error, each once; empty for a valid environment. */
function problemsOf(raw: Raw): string[] {
  try {
    readEnvironment(raw);
    return [];
  } catch (error) {
    const [, ...lines] = (error as Error).message.split("\n");
    return [...new Set(lines.map((line) => /^- (\w+): ./.exec(line)![1]!))];
  }
}

describe("the environment", () => {
  it("starts demo mode on localhost port 3000 when nothing is set", () => {
    expect(readEnvironment({})).toMatchObject({
      production: false,
      port: 3000,
      hostname: "127.0.0.1",
      dataDir: ".data",
      databaseUrl: undefined,
      trustProxy: false,
      killSwitch: false,
      socketsPerAddress: 256,
      socketsPerPlayer: 16,
      authProviders: [],
      walletSecrets: {},
      freeRoundProviders: {},
      paymentProviders: {},
      centrifugo: undefined,
      vapidKeys: undefined,
      pushHosts: [],
      minBuild: null,
    });
  });

  it.each<[string, string[]]>([
    ["NODE_ENV", ["Production", "prod", "PRODUCTION", "staging", "", " production"]],
    ["DEMO", ["yes", "on", "2"]],
    ["PORT", ["three", "70000", "", "-1", "3.5", " 3000", "0x10"]],
    ["HOST", ["", "a b", "http://localhost", "127.0.0.1:80", "[::1]", "999.1.1.1"]],
    [
      "ORIGIN",
      [
        "not an address",
        "javascript:alert(1)",
        "ftp://x",
        "http://casino.test/path",
        "http://casino.test/?a",
        "http://casino.test/#a",
        "http://anna:pass@casino.test",
        "http://@casino.test",
        "casino.test",
        "http://",
      ],
    ],
    ["SECRET", ["too short"]],
    ["DATA_DIR", [""]],
    [
      "DATABASE_URL",
      ["nonsense", "", "mysql://db/apogee", "postgres://", "postgres:apogee", "/run/postgresql"],
    ],
    ["LICENCE", ["XX", "cw", "CW,EE"]],
    ["TRUST_PROXY", ["yes", "2", "on", " 1"]],
    ["KILL_SWITCH", ["yes", "off"]],
    ["COUNTRY_HEADER", ["bad header", "x:y", "x\ny"]],
    ["SMTP_URL", ["smtp://", "mail.test", "http://mail.test", "smtps:mail.test"]],
    ["MAIL_FROM", ["Apogee", "Apogee <>", "a@b@c", "a@b.test\nbcc: c@d.test"]],
    ["AUTH_PROVIDERS", ["[{}]", "{}", "["]],
    [
      "WALLET_SECRETS",
      ["{", "[]", "null", '"a"', '{"studio":"short"}', `{"A Studio":"${SECRET}"}`, '{"studio":1}'],
    ],
    ["FREE_ROUND_PROVIDERS", ["[]", '{"studio":{"url":"https://studio.test","secret":"short"}}']],
    [
      "PAYMENT_PROVIDERS",
      [
        "[]",
        "[1]",
        '{"bank":{"url":"https://bank.test/api","secret":"short"}}',
        `{"bank":{"url":"bank.test","secret":"${SECRET}"}}`,
        `{"bank":{"url":"https://bank.test/","secret":"${SECRET}"}}`,
        `{"bank":{"url":"https://a:b@bank.test","secret":"${SECRET}"}}`,
      ],
    ],
    ["SOCKETS_PER_ADDRESS", ["0", "many", "1e3"]],
    ["SOCKETS_PER_PLAYER", ["-1", "1.5"]],
    ["PUSH_HOSTS", ["https://a", "a b"]],
    ["PUSH_LOOPBACK", ["yes"]],
    ["VAPID_SUBJECT", ["ops@example.com", "https://localhost"]],
    ["MIN_BUILD", ["b1", "2026-11-22", "2026-13-40T08:00Z"]],
  ])("SEC-08 rejects invalid values of %s", (name, texts) => {
    for (const text of texts) expect([text, problemsOf({ [name]: text })]).toEqual([text, [name]]);
  });

  it.each<[string, Raw, object]>([
    [
      "TRUE and 1 for enabled flags",
      { TRUST_PROXY: "TRUE", KILL_SWITCH: "1" },
      { trustProxy: true, killSwitch: true },
    ],
    [
      "False and 0 for disabled flags",
      { TRUST_PROXY: "False", KILL_SWITCH: "0" },
      { trustProxy: false, killSwitch: false },
    ],
    ["port 0 for any free port", { PORT: "0" }, { port: 0 }],
    [
      "an origin with a default port and a trailing slash",
      { ORIGIN: "http://Casino.test:80/" },
      { origin: "http://casino.test" },
    ],
    ["the IPv6 loopback address", { HOST: "::1" }, { hostname: "::1" }],
    ["the licence of a known jurisdiction", { LICENCE: "EE" }, { licence: "EE" }],
    ["a CDN's country header", { COUNTRY_HEADER: "CF-IPCountry" }, { countryHeader: "CF-IPCountry" }],
    [
      "a database URL",
      { DATABASE_URL: "postgres://a:b@db/apogee" },
      { databaseUrl: "postgres://a:b@db/apogee" },
    ],
    [
      "a separate database URL for the owner",
      { DATABASE_URL: "postgres://a:b@db/apogee", DATABASE_OWNER_URL: "postgres://c:d@db/apogee" },
      { databaseUrl: "postgres://a:b@db/apogee", databaseOwnerUrl: "postgres://c:d@db/apogee" },
    ],
    [
      "a database URL with a socket",
      { DATABASE_URL: "postgresql:///apogee?host=/run/postgresql" },
      { databaseUrl: "postgresql:///apogee?host=/run/postgresql" },
    ],
    ["a mail server", { SMTP_URL: "smtps://a:b@mail.test:465" }, { smtpUrl: "smtps://a:b@mail.test:465" }],
    [
      "empty variables",
      { MIN_BUILD: "", KILL_SWITCH: "", SMTP_URL: "" },
      { minBuild: null, smtpUrl: undefined },
    ],
    [
      "providers",
      {
        WALLET_SECRETS: `{"studio":"${SECRET}"}`,
        FREE_ROUND_PROVIDERS: `{"studio":{"url":"https://studio.test","secret":"${SECRET}"}}`,
        PAYMENT_PROVIDERS: `{"bank":{"url":"https://bank.test/api","secret":"${SECRET}"}}`,
      },
      {
        walletSecrets: { studio: SECRET },
        freeRoundProviders: { studio: { url: "https://studio.test", secret: SECRET } },
        paymentProviders: { bank: { url: "https://bank.test/api", secret: SECRET } },
      },
    ],
    [
      "providers with two secrets during a rotation",
      {
        WALLET_SECRETS: `{"studio":["${SECRET}","${SECRET}-2"]}`,
        PAYMENT_PROVIDERS: `{"bank":{"url":"https://bank.test/api","secret":["${SECRET}","${SECRET}-2"]}}`,
      },
      {
        walletSecrets: { studio: [SECRET, `${SECRET}-2`] },
        paymentProviders: { bank: { url: "https://bank.test/api", secret: [SECRET, `${SECRET}-2`] } },
      },
    ],
    [
      "Centrifugo settings",
      { CENTRIFUGO_URL: "http://127.0.0.1:8000", CENTRIFUGO_API_KEY: "a", CENTRIFUGO_TOKEN_SECRET: "b" },
      { centrifugo: { url: "http://127.0.0.1:8000", key: "a", tokenSecret: "b" } },
    ],
  ])("accepts %s", (_, raw, expected) => {
    expect(readEnvironment(raw)).toMatchObject(expected);
  });

  it("SEC-08 names every invalid variable in one error", () => {
    expect(
      problemsOf({
        NODE_ENV: "production",
        PORT: "",
        LICENCE: "XX",
        TRUST_PROXY: "yes",
        WALLET_SECRETS: "[]",
        CENTRIFUGO_URL: "http://127.0.0.1:8000",
        VAPID_PUBLIC_KEY: newVapidKeys().publicKey,
        PUSH_LOOPBACK: "1",
        DEMO: "1",
      }).toSorted(),
    ).toEqual(
      [
        "CENTRIFUGO_API_KEY",
        "CENTRIFUGO_TOKEN_SECRET",
        "DEMO",
        "LICENCE",
        "ORIGIN",
        "PORT",
        "PUSH_LOOPBACK",
        "SECRET",
        "TRUST_PROXY",
        "VAPID_PRIVATE_KEY",
        "WALLET_SECRETS",
      ].toSorted(),
    );
  });

  it.each(["[]", `["${SECRET}"]`, `["${SECRET}","short"]`, `["${SECRET}","${SECRET}","${SECRET}"]`])(
    "rejects a list of secrets like %s",
    (list) => {
      expect(problemsOf({ WALLET_SECRETS: `{"studio":${list}}` })).toContain("WALLET_SECRETS");
      const bank = `{"bank":{"url":"https://bank.test/api","secret":${list}}}`;
      expect(problemsOf({ PAYMENT_PROVIDERS: bank })).toContain("PAYMENT_PROVIDERS");
      expect(problemsOf({ FREE_ROUND_PROVIDERS: bank })).toContain("FREE_ROUND_PROVIDERS");
    },
  );

  it.each([
    ["no", []],
    ["one", [SECRET]],
    ["three", [SECRET, `${SECRET}-2`, `${SECRET}-3`]],
  ])("explains that a list of %s secrets must contain two", (_, list) => {
    const raw = {
      WALLET_SECRETS: JSON.stringify({ studio: list, other: SECRET }),
      PAYMENT_PROVIDERS: JSON.stringify({ bank: { url: "https://bank.test/api", secret: list } }),
    };
    const two = "must have exactly two secrets in a list: the one that signs, then the other one";
    expect(() => readEnvironment(raw)).toThrow(`- WALLET_SECRETS: ${two}\n- PAYMENT_PROVIDERS: ${two}`);
  });

  it("states the minimum length of a short secret in a list", () => {
    const raw = { WALLET_SECRETS: JSON.stringify({ studio: [SECRET, "short"] }) };
    expect(() => readEnvironment(raw)).toThrow("WALLET_SECRETS: must have secrets of 32 characters or more");
  });

  it("requires DATABASE_URL when DATABASE_OWNER_URL is set", () => {
    expect(problemsOf({ DATABASE_OWNER_URL: "postgres://c:d@db/apogee" })).toContain("DATABASE_URL");
  });

  it("MI-30 quotes no value in an error", () => {
    const value = "hunter2-hunter2";
    const raw = {
      ...Object.fromEntries(
        ["NODE_ENV", "PORT", "SECRET", "TRUST_PROXY", "CENTRIFUGO_URL", "VAPID_PRIVATE_KEY"].map((name) => [
          name,
          value,
        ]),
      ),
      DATABASE_URL: `mysql://a:${value}@db`,
      ORIGIN: `https://a:${value}@casino.test`,
      SMTP_URL: `http://a:${value}@mail.test`,
      // A secret passed as a provider's name.
      WALLET_SECRETS: `{"${value}A":"studio"}`,
      FREE_ROUND_PROVIDERS: `{"studio":{"url":"https://studio.test","secret":"${value}"}}`,
      PAYMENT_PROVIDERS: `{"bank":{"url":"https://bank.test","secret":"${value}"}}`,
      AUTH_PROVIDERS: `[{"client_secret":["${value}"],"${value}":1}]`,
    };
    expect(problemsOf(raw)).toEqual(expect.arrayContaining(Object.keys(raw)));
    expect(() => readEnvironment(raw)).not.toThrow(value);
  });

  it.each(["CENTRIFUGO_URL", "CENTRIFUGO_API_KEY", "CENTRIFUGO_TOKEN_SECRET"])(
    "requires %s when the other two are set",
    (name) => {
      const all: Raw = {
        CENTRIFUGO_URL: "http://127.0.0.1:8000",
        CENTRIFUGO_API_KEY: "a",
        CENTRIFUGO_TOKEN_SECRET: "b",
      };
      delete all[name];
      expect(problemsOf(all)).toEqual([name]);
    },
  );

  it("reads only the database variables for tools", () => {
    expect(readDatabaseEnvironment({ NODE_ENV: "production", DATA_DIR: "data" })).toEqual({
      dataDir: "data",
      databaseUrl: undefined,
    });
    expect(() => readDatabaseEnvironment({ DATABASE_URL: "nonsense" })).toThrow(
      "DATABASE_URL: must be a Post",
    );
  });
});

describe("demo mode", () => {
  it.each<[Raw, string[]]>([
    [{ HOST: "0.0.0.0" }, ["HOST"]],
    [{ HOST: "::" }, ["HOST"]],
    [{ HOST: "192.168.1.2", NODE_ENV: "development" }, ["HOST"]],
    [{ HOST: "casino.test" }, ["HOST"]],
    [{ ORIGIN: "https://casino.test" }, ["ORIGIN"]],
    [{ ORIGIN: "https://localhost", NODE_ENV: "test" }, ["ORIGIN"]],
    [{ HOST: "0.0.0.0", ORIGIN: "https://casino.test", SECRET, DEMO: "0" }, ["HOST", "ORIGIN"]],
  ])("SEC-03 rejects a public address unless DEMO is set: %j", (raw, names) => {
    expect(problemsOf(raw)).toEqual(names);
    expect(problemsOf({ ...raw, DEMO: "1" })).toEqual([]);
  });

  it.each<Raw>([
    { HOST: "127.0.0.1" },
    { HOST: "127.0.1.1" },
    { HOST: "localhost" },
    { HOST: "::1" },
    { ORIGIN: "http://localhost:3000" },
  ])("SEC-03 accepts a local address: %j", (raw) => {
    expect(readEnvironment(raw).production).toBe(false);
  });

  it("AMB-LOC-04 enables the pseudo-locale, production doesn't", () => {
    expect(featureFlags(readEnvironment({})).pseudo_locale).toBe(true);
    expect(featureFlags(readEnvironment(PRODUCTION)).pseudo_locale).toBe(false);
  });
});

describe("production", () => {
  it("requires ORIGIN and SECRET, and accepts any HOST", () => {
    expect(problemsOf({ NODE_ENV: "production" })).toEqual(["ORIGIN", "SECRET"]);
    expect(problemsOf({ NODE_ENV: "production", ORIGIN: "", SECRET: "" })).toEqual(["ORIGIN", "SECRET"]);
    expect(readEnvironment({ ...PRODUCTION, HOST: "0.0.0.0" })).toMatchObject({
      production: true,
      hostname: "0.0.0.0",
    });
  });

  it.each<[Raw, string[]]>([
    [{ ORIGIN: "http://casino.test" }, ["ORIGIN"]],
    [{ ORIGIN: "http://127.0.0.1.casino.test" }, ["ORIGIN"]],
    [{ ORIGIN: "http://localhost:3000" }, []],
    [{ ORIGIN: "http://[::1]:3000" }, []],
    [
      { PAYMENT_PROVIDERS: `{"bank":{"url":"http://bank.test/api","secret":"${SECRET}"}}` },
      ["PAYMENT_PROVIDERS"],
    ],
    [
      { FREE_ROUND_PROVIDERS: `{"studio":{"url":"http://studio.test/api","secret":"${SECRET}"}}` },
      ["FREE_ROUND_PROVIDERS"],
    ],
    [{ PAYMENT_PROVIDERS: `{"bank":{"url":"http://127.0.0.1:9/api","secret":"${SECRET}"}}` }, []],
  ])("MI-30 allows unencrypted sessions and payments on loopback hosts only: %j", (raw, names) => {
    expect(problemsOf({ ...PRODUCTION, ...raw })).toEqual(names);
    expect(problemsOf(raw)).toEqual([]);
  });

  it("rejects the variables for demo and tests", () => {
    expect(problemsOf({ ...PRODUCTION, DEMO: "1", PUSH_LOOPBACK: "1" })).toEqual(["DEMO", "PUSH_LOOPBACK"]);
    expect(problemsOf({ ...PRODUCTION, DEMO: "0", PUSH_LOOPBACK: "false" })).toEqual([]);
  });

  it("SEC-03 exits with status 1, the list of problems and no stack trace", () => {
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, "../main.ts")],
      {
        env: { NODE_ENV: "prod", PORT: "", LICENCE: "XX", SECRET: "hunter2" },
        encoding: "utf8",
      },
    );
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr.trim().split("\n")).toEqual([
      "The environment is not valid:",
      "- NODE_ENV: must be one of production, development, test",
      "- PORT: must be a whole number from 0 to 65535",
      "- SECRET: must be 32 characters or more",
      "- LICENCE: must be one of CW, EE, GCB, REG",
    ]);
  });
});
