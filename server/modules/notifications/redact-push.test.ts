import { describe, expect, it } from "vitest";
import { isSafeForLockScreen, type Person } from "./redact-push.ts";

const CODES = ["EUR", "CAD", "JPY", "BTC", "mBTC", "DOG", "DOGE", "Ξ", "", "R$"];
const anna: Person = { email: "anna.bell@example.com", names: ["Bell-Boy", "Anna Maria", "de la Cruz"] };
const isSafe = (text: string, person = anna) => isSafeForLockScreen(text, person, CODES);

describe("a push on a locked screen", () => {
  it.each([
    "Hello ANNA",
    "maria, look",
    "Frau Cruz!",
    "To Anna.Bell@Example.com",
    "bell boy",
    "The boy's bonus",
    "Annas Gewinn",
    "Annale kingitus",
  ])("NEW-09 hides text with the player's name: %s", (text) => {
    expect(isSafe(text)).toBe(false);
  });

  it.each([
    "100 EUR",
    "EUR100",
    "EUR 1.234,50",
    "1 234,50 €",
    "€5",
    "C$ 20",
    "¥ 3,000",
    "R$50",
    "0.5 BTC",
    "500 kr",
    "kr 500",
    "Win 50 euros",
    "20 dollars",
    "You have 100 EUR.",
    "50 mBTC",
    "100 DOGE",
    "5 Ξ",
    "100 eur",
    "Kr 500",
    "kr. 500",
    "500,- kr",
    "100 US$",
    "2 Mio. EUR",
    "5k €",
    "2 millions d'euros".replace("d'", ""),
  ])("NEW-09 hides text with an amount of money: %s", (text) => {
    expect(isSafe(text)).toBe(false);
  });

  it.each([
    "50 free spins until 20:00",
    "Level 3: 500 points",
    "Hannah's annals of marianne",
    "La tombola de la semaine",
    "The bonus is 100 %",
    "The EUROPEAN cup, 24 teams",
    "Open from 8 to 22",
  ])("NEW-09 shows any other text: %s", (text) => {
    expect(isSafe(text)).toBe(true);
  });

  it("NEW-09 finds names of other scripts within words, and short names; accepts players without names", () => {
    expect(isSafe("太郎さん、こんにちは", { email: "a@b.example", names: ["太郎", null, null] })).toBe(false);
    expect(isSafe("Hi Jo", { email: "a@b.example", names: ["Jo", null, null] })).toBe(false);
    expect(isSafe("Joy", { email: "a@b.example", names: ["Jo", null, ""] })).toBe(true);
    expect(isSafe("Zoe\u0308", { email: "a@b.example", names: ["Zoë"] })).toBe(false);
  });
});
