import { createECDH } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { testFolder } from "../../../tests/support/folder.ts";
import { readSettings, readVapid } from "../../settings.ts";
import { checkVapidKeys, newVapidKeys } from "./vapid.ts";

const settingsOf = (env: Record<string, string>) => readSettings(env as NodeJS.ProcessEnv);

describe("VAPID keys", () => {
  it("PLT-17 are made once, for the server's user alone, and kept", () => {
    const settings = settingsOf({ DATA_DIR: join(testFolder("vapid"), "inner") });
    const made = readVapid(settings);
    expect(() => checkVapidKeys(made)).not.toThrow();
    expect(readVapid(settings)).toEqual(made);
    const file = join(settings.dataDir, "vapid.json");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "utf8")).not.toContain("subject");
  });

  it("of the environment come first", () => {
    const { publicKey, privateKey } = newVapidKeys();
    const DATA_DIR = testFolder("vapid");
    const settings = settingsOf({ DATA_DIR, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey });
    expect(readVapid(settings)).toMatchObject({ publicKey, privateKey });
    expect(() => statSync(join(DATA_DIR, "vapid.json"))).toThrow();
  });

  it("that are damaged stop the start, and are not quoted", () => {
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
      expect(() => readVapid(settingsOf({ DATA_DIR }))).toThrow(/vapid\.json: holds no two keys/);
    }
  });

  it("begin with zeros now and then, and stay 32 and 65 bytes", () => {
    const privateKey = Buffer.concat([Buffer.alloc(31), Buffer.from([7])]).toString("base64url");
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
    expect(() =>
      checkVapidKeys({ privateKey, publicKey: pair.getPublicKey().toString("base64url") }),
    ).not.toThrow();
  });

  const good = newVapidKeys();
  const [publicKey, privateKey] = [good.publicKey, good.privateKey];
  it.each<[string, Record<string, string>]>([
    ["VAPID_PRIVATE_KEY: is missing", { VAPID_PUBLIC_KEY: publicKey }],
    ["VAPID_PUBLIC_KEY: is missing", { VAPID_PRIVATE_KEY: privateKey }],
    ["VAPID_PUBLIC_KEY: does not belong", { VAPID_PUBLIC_KEY: newVapidKeys().publicKey }],
    ["VAPID_PUBLIC_KEY: must be", { VAPID_PUBLIC_KEY: "abc" }],
    ["VAPID_PUBLIC_KEY: must be", { VAPID_PUBLIC_KEY: `${publicKey}=` }],
    ["VAPID_PRIVATE_KEY: must be", { VAPID_PRIVATE_KEY: publicKey }],
    ["VAPID_PRIVATE_KEY: must be", { VAPID_PRIVATE_KEY: "not base64!" }],
    ["VAPID_PRIVATE_KEY: is no key", { VAPID_PRIVATE_KEY: Buffer.alloc(32).toString("base64url") }],
  ])("stop the start with %s", (message, env) => {
    const isAlone = message.includes("missing");
    const pair: Record<string, string> = isAlone
      ? {}
      : { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
    expect(() => settingsOf({ ...pair, ...env })).toThrow(message);
    expect(() => settingsOf({ ...pair, ...env })).not.toThrow(privateKey);
  });
});

describe("VAPID_SUBJECT", () => {
  it.each([
    [{}, "mailto:no-reply@apogee.test"],
    [{ MAIL_FROM: "casino@example.com" }, "mailto:casino@example.com"],
    [{ ORIGIN: "https://casino.example/" }, "https://casino.example"],
    [{ ORIGIN: "http://casino.example" }, "mailto:no-reply@apogee.test"],
    [{ ORIGIN: "https://localhost" }, "mailto:no-reply@apogee.test"],
    [{ ORIGIN: "https://casino.example", VAPID_SUBJECT: "mailto:a@b.example" }, "mailto:a@b.example"],
  ])("of %j is %s", (env, expected) => {
    expect(settingsOf(env as Record<string, string>).vapidSubject).toBe(expected);
  });

  it.each([
    "ops@example.com",
    "mailto:",
    "mailto:nobody",
    "http://casino.example",
    "https://localhost",
    "ftp://a",
  ])("stops the start when it is %s", (VAPID_SUBJECT) => {
    expect(() => settingsOf({ VAPID_SUBJECT })).toThrow("VAPID_SUBJECT");
  });

  it("stops the start when nothing tells one, and PUSH_HOSTS when it is none", () => {
    expect(() => settingsOf({ MAIL_FROM: "Apogee" })).toThrow("VAPID_SUBJECT");
    expect(() => settingsOf({ PUSH_HOSTS: "https://a" })).toThrow("PUSH_HOSTS");
    expect(settingsOf({ PUSH_HOSTS: "a.example,b.example" }).pushHosts).toEqual(["a.example", "b.example"]);
  });

  it("calls services on this machine where PUSH_LOOPBACK says so alone, and never in production", () => {
    expect(settingsOf({}).pushLoopback).toBe(false);
    expect(settingsOf({ PUSH_LOOPBACK: "0" }).pushLoopback).toBe(false);
    expect(settingsOf({ PUSH_LOOPBACK: "1" }).pushLoopback).toBe(true);
    const production = {
      NODE_ENV: "production",
      ORIGIN: "https://casino.example",
      SECRET: "a secret that is long enough for it",
    };
    expect(settingsOf(production).pushLoopback).toBe(false);
    expect(() => settingsOf({ ...production, PUSH_LOOPBACK: "1" })).toThrow("PUSH_LOOPBACK");
  });
});
