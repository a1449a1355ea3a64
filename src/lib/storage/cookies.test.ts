import { afterEach, expect, it, vi } from "vitest";
import { writeCookie } from "./cookies.ts";

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [30, 30],
  [400, 400],
  [401, 400],
  [365_000, 400],
])("a cookie for %i days is kept for %i days", (days, lasts) => {
  const page = { cookie: "" };
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "https:" });
  writeCookie("emp_approval", "approved", days);
  expect(page.cookie).toBe(`emp_approval=approved; Max-Age=${lasts * 86_400}; Path=/; SameSite=Lax; Secure`);
});
