import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { markPromoCodeUsed, promoCode, savePromoCode } from "./deposit-promo.ts";

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens the document at this address. */
function land(search: string): void {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { name: `https://apogee.test/de/promotions${search}` } as PerformanceEntry,
  ]);
  savePromoCode();
}

it("CASH-24 a bonus code in the address is stored for the session, across pages", () => {
  land("?utm_source=x&deposit_bonus_code=WELCOME-50");
  expect(promoCode()).toBe("WELCOME-50");
  expect([...stored.values()]).toEqual(["WELCOME-50"]);
  land("");
  expect(promoCode()).toBe("WELCOME-50");
});

it.each(["", "?deposit_bonus_code=", "?deposit_bonus_code=a%20b", "?deposit_bonus_code=%3Cscript%3E"])(
  "CASH-24 %j contains no bonus code",
  (search) => {
    land(search);
    expect(promoCode()).toBeNull();
  },
);

it("CASH-24 AMB-PAY-06 a code that was used or rejected is ignored, but not another code", () => {
  land("?deposit_bonus_code=ONE");
  markPromoCodeUsed("ONE");
  land("?deposit_bonus_code=ONE");
  expect(promoCode()).toBeNull();
  land("?deposit_bonus_code=TWO");
  expect(promoCode()).toBe("TWO");
});
