import { createECDH } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { testFolder } from "../../../tests/support/server/folder.ts";
import { readEnvironment } from "../../environment/read-environment.ts";
import { loadVapid } from "../../start/config.ts";
import { isVapidKeyPair, newVapidKeys } from "./vapid.ts";

describe("VAPID keys", () => {
  it("PLT-17 are generated once, readable by the server's user only, and reused", () => {
    const env = readEnvironment({ DATA_DIR: join(testFolder("vapid"), "inner") });
    const keyPair = loadVapid(env);
    expect(isVapidKeyPair(keyPair)).toBe(true);
    expect(loadVapid(env)).toEqual(keyPair);
    const file = join(env.dataDir, "vapid.json");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "utf8")).not.toContain("subject");
  });

  it("from the environment take precedence", () => {
    const { publicKey, privateKey } = newVapidKeys();
    const DATA_DIR = testFolder("vapid");
    const env = readEnvironment({ DATA_DIR, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
    expect(loadVapid(env)).toMatchObject({ publicKey, privateKey });
    expect(() => statSync(join(DATA_DIR, "vapid.json"))).toThrow();
  });

  it("that are damaged prevent the start and aren't quoted", () => {
    const DATA_DIR = testFolder("vapid");
    const other = newVapidKeys();
    for (const content of [
      "",
      "{",
      "null",
      JSON.stringify({ ...newVapidKeys(), publicKey: other.publicKey }),
    ]) {
      mkdirSync(DATA_DIR, { recursive: true });
      writeFileSync(join(DATA_DIR, "vapid.json"), content);
      expect(() => loadVapid(readEnvironment({ DATA_DIR }))).toThrow(
        /vapid\.json: does not contain a key pair/,
      );
    }
  });

  it("may start with zeros and always have 32 and 65 bytes", () => {
    const privateKey = Buffer.concat([Buffer.alloc(31), Buffer.from([7])]).toString("base64url");
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
    expect(isVapidKeyPair({ privateKey, publicKey: pair.getPublicKey().toString("base64url") })).toBe(true);
  });

  const good = newVapidKeys();
  const [publicKey, privateKey] = [good.publicKey, good.privateKey];
  it.each<[string, Record<string, string>]>([
    ["VAPID_PRIVATE_KEY: is required", { VAPID_PUBLIC_KEY: publicKey }],
    ["VAPID_PUBLIC_KEY: is required", { VAPID_PRIVATE_KEY: privateKey }],
    ["VAPID_PUBLIC_KEY: does not belong", { VAPID_PUBLIC_KEY: newVapidKeys().publicKey }],
    ["VAPID_PUBLIC_KEY: must be", { VAPID_PUBLIC_KEY: "abc" }],
    ["VAPID_PUBLIC_KEY: must be", { VAPID_PUBLIC_KEY: `${publicKey}=` }],
    ["VAPID_PRIVATE_KEY: must be", { VAPID_PRIVATE_KEY: publicKey }],
    ["VAPID_PRIVATE_KEY: must be", { VAPID_PRIVATE_KEY: "not base64!" }],
    ["VAPID_PRIVATE_KEY: must be", { VAPID_PRIVATE_KEY: Buffer.alloc(32).toString("base64url") }],
  ])("prevent the start with %s", (message, env) => {
    const isAlone = message.includes("required");
    const pair: Record<string, string> = isAlone
      ? {}
      : { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    expect(() => readEnvironment({ ...pair, ...env })).toThrow(message);
    expect(() => readEnvironment({ ...pair, ...env })).not.toThrow(privateKey);
  });
});

describe("VAPID_SUBJECT", () => {
  it.each([
    [{}, "mailto:no-reply@apogee.test"],
    [{ MAIL_FROM: "casino@example.com" }, "mailto:casino@example.com"],
    [{ DEMO: "1", ORIGIN: "https://casino.example/" }, "https://casino.example"],
    [{ ORIGIN: "http://casino.example" }, "mailto:no-reply@apogee.test"],
    [{ DEMO: "1", ORIGIN: "https://localhost" }, "mailto:no-reply@apogee.test"],
    [
      { DEMO: "1", ORIGIN: "https://casino.example", VAPID_SUBJECT: "mailto:a@b.example" },
      "mailto:a@b.example",
    ],
  ])("for %j is %s", (env, expected) => {
    expect(readEnvironment(env as Record<string, string>).vapidSubject).toBe(expected);
  });

  it.each([
    "ops@example.com",
    "mailto:",
    "mailto:nobody",
    "http://casino.example",
    "https://localhost",
    "ftp://a",
  ])("prevents the start when it is %s", (VAPID_SUBJECT) => {
    expect(() => readEnvironment({ VAPID_SUBJECT })).toThrow("VAPID_SUBJECT");
  });
});

describe("settings of mail and push services", () => {
  it("MAIL_FROM must have an address, and PUSH_HOSTS host names", () => {
    expect(() => readEnvironment({ MAIL_FROM: "Apogee" })).toThrow("MAIL_FROM");
    expect(() => readEnvironment({ PUSH_HOSTS: "https://a" })).toThrow("PUSH_HOSTS");
    expect(readEnvironment({ PUSH_HOSTS: "a.example,b.example" }).pushHosts).toEqual([
      "a.example",
      "b.example",
    ]);
  });

  it("PUSH_LOOPBACK alone enables services on this machine, and never in production", () => {
    expect(readEnvironment({}).pushLoopback).toBe(false);
    expect(readEnvironment({ PUSH_LOOPBACK: "0" }).pushLoopback).toBe(false);
    expect(readEnvironment({ PUSH_LOOPBACK: "1" }).pushLoopback).toBe(true);
    const production = {
      NODE_ENV: "production",
      ORIGIN: "https://casino.example",
      SECRET: "a secret that is long enough for it",
    };
    expect(readEnvironment(production).pushLoopback).toBe(false);
    expect(() => readEnvironment({ ...production, PUSH_LOOPBACK: "1" })).toThrow("PUSH_LOOPBACK");
  });
});
