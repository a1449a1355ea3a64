import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepForm, readForm } from "./form-data.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("what forms remember", () => {
  it("AUTH-21 is kept by scope, and never a secret", () => {
    keepForm("registration", {
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
    expect([...kept.values()].join()).not.toMatch(/correct-horse|123456|38001085718|token/);
  });

  it("AUTH-21 what another program wrote there is no form", () => {
    for (const text of ["no json", "null", "5", '["a"]', '{"email":5,"password":"x"}']) {
      kept.set("private:form:login", text);
      expect(Object.values(readForm("login")).every((value) => typeof value === "string")).toBe(true);
      expect(readForm("login")).not.toHaveProperty("password");
    }
  });
});
