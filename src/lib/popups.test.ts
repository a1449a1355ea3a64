import { expect, it } from "vitest";
import { isPopupName, popupOfPath, popupRules } from "./popups.ts";

it.each(["search", "registration", "login"])("NAV-05 NAV-11 %s is a popup", (name) => {
  expect(isPopupName(name)).toBe(true);
});

it.each(["", "Search", "toString", "__proto__", undefined, null, 1, ["search"]])(
  "NAV-05 an address with %j opens no popup",
  (name) => {
    expect(isPopupName(name)).toBe(false);
  },
);

it.each([
  ["/cashbox", "cashbox"],
  ["/dashboard", "dashboard"],
  ["/deposit", "deposit"],
  ["/accounts/5/deposit", "deposit"],
  ["/deposit-bonus", "deposit-bonus"],
  ["/deposit-fast", "deposit-fast"],
  ["/withdraw", "withdraw"],
] as const)("NAV-12 CASH-25 %s is a popup, and for players alone", (path, name) => {
  expect(popupOfPath(path)).toBe(name);
  expect(popupRules(name).for).toBe("players");
});
