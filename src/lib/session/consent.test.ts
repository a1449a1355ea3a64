import { afterEach, expect, it, vi } from "vitest";
import { readConsent, writeConsent } from "./consent.ts";

afterEach(() => void vi.unstubAllGlobals());

it.each(["essential", "all"] as const)("PLT-48 the cookie choice %s lasts 365 days", (consent) => {
  const page = { cookie: "" };
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "https:" });
  writeConsent(consent);
  expect(page.cookie).toContain(`cookie_consent=${consent}; Max-Age=${365 * 86_400};`);
});

it("PLT-48 the choice needed, which an earlier release stored, is read as essential", () => {
  vi.stubGlobal("document", { cookie: "cookie_consent=needed" });
  expect(readConsent()).toBe("essential");
});
