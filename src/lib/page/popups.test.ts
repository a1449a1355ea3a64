import { expect, it } from "vitest";
import { isPopupName, popupOfPath, popupRules } from "./popups.ts";

it.each(["search", "registration", "login"])("NAV-05 NAV-11 %s is a popup", (name) => {
  expect(isPopupName(name)).toBe(true);
});

it.each(["", "Search", "toString", "__proto__", undefined, null, 1, ["search"]])(
  "NAV-05 an address with popup %j opens no popup",
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
] as const)("NAV-12 CASH-25 %s is a popup only for players", (path, name) => {
  expect(popupOfPath(path)).toBe(name);
  expect(popupRules(name).for).toBe("players");
});

it.each([
  ["registration", "/registration", "/sign-up"],
  ["login", "/login", "/sign-in"],
] as const)("NAV-11 AMB-RTE-04 the popup %s has the address %s, and %s opens it too", (name, path, other) => {
  expect(popupRules(name).path).toBe(path);
  expect([path, other].map(popupOfPath)).toEqual([name, name]);
});

it("NAV-10 NAV-15 AMB-RTE-06 the email's link and the check-your-mailbox page are one popup, open to all", () => {
  expect(["/email-verify", "/confirmation"].map(popupOfPath)).toEqual(["email-verify", "email-verify"]);
  expect(popupRules("email-verify").for).toBe("all");
});
