import { expect, it } from "vitest";
import { GUEST, isLocked } from "./availability.ts";

const player = (currency: string, crypto = false) => ({ player: { currency, crypto, groups: [] } });

it("CAT-21 a fiat player is locked out of a game without a variant in the own currency", () => {
  expect(isLocked("EUR USD", player("JPY"))).toBe(true);
  expect(isLocked("EUR USD", player("USD"))).toBe(false);
});

it("CAT-21 a currency is a whole code, not a part of one", () => {
  expect(isLocked("USDT", player("USD"))).toBe(true);
});

it("CAT-21 nothing is said of a game whose currencies are not known", () => {
  expect(isLocked("", player("EUR"))).toBe(false);
});

it("CAT-21 CAT-33 crypto players and guests are never locked out", () => {
  expect(isLocked("EUR", player("BTC", true))).toBe(false);
  expect(isLocked("", GUEST)).toBe(false);
});
