import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropOldForms, readForm, saveForm } from "./form-data.ts";

const HOUR = 3_600_000;
const stored = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("stored form data", () => {
  it("AUTH-21 is kept by scope and never contains a secret", () => {
    saveForm("registration", {
      email: "anna@example.com",
      nickname: "Anna",
      password: "correct-horse-7",
      current_password: "correct-horse-7",
      otp_attempt: "123456",
      personal_id: "38001085718",
      captcha: "token",
      terms_acceptance: true,
    });
    expect(readForm("registration")).toEqual({ email: "anna@example.com", nickname: "Anna" });
    expect(readForm("login")).toEqual({});
    expect([...stored.values()].join()).not.toMatch(/correct-horse|123456|38001085718|token/);
  });

  it("AUTH-21 ignores malformed data", () => {
    const at = Date.now();
    for (const text of [
      "no json",
      "null",
      "5",
      '["a"]',
      '{"email":"anna@example.com"}',
      JSON.stringify({ at, values: null }),
      JSON.stringify({ at, values: { email: 5, password: "x" } }),
      JSON.stringify({ at: at + 1, values: { email: "anna@example.com" } }),
    ]) {
      stored.set("private:form:login", text);
      expect(readForm("login"), text).toEqual({});
    }
  });

  it("AUTH-21 drops an unfinished registration after an hour, but keeps the login's email", () => {
    const email = "anna@example.com";
    for (const scope of ["global", "registration", "login"] as const) saveForm(scope, { email });
    vi.advanceTimersByTime(HOUR - 1);
    dropOldForms();
    expect([readForm("global"), readForm("registration")]).toEqual([{ email }, { email }]);
    vi.advanceTimersByTime(1);
    expect([readForm("global"), readForm("registration"), readForm("login")]).toEqual([{}, {}, { email }]);
    expect(stored.size).toBe(3);
    dropOldForms();
    expect([...stored.keys()]).toEqual(["private:form:login"]);
  });
});
