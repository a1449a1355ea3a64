import { expect, it } from "vitest";
import { GUEST, isLocked } from "./availability.ts";

const player = (currency: string, crypto = false) => ({ player: { currency, crypto, groups: [] } });

it("CAT-21 a fiat player is locked out of a game without a variant in their currency", () => {
  expect(isLocked("EUR USD", player("JPY"))).toBe(true);
  expect(isLocked("EUR USD", player("USD"))).toBe(false);
});

it("CAT-21 matches whole currency codes", () => {
  expect(isLocked("USDT", player("USD"))).toBe(true);
});

it("CAT-21 a game with unknown currencies isn't locked", () => {
  expect(isLocked("", player("EUR"))).toBe(false);
});

it("CAT-21 CAT-33 crypto players and guests are never locked out", () => {
  expect(isLocked("EUR", player("BTC", true))).toBe(false);
  expect(isLocked("", GUEST)).toBe(false);
});
