import { describe, expect, it } from "vitest";
import { isSearchable, searchText } from "./search-text.ts";

describe("isSearchable", () => {
  it.each(["abc", "  abc  ", "a b", "abcd", "日本語", "éèê", "👩‍👩‍👧👍🏽🇩🇪"])(
    "CAT-25 AMB-PLT-16 %j is long enough",
    (text) => {
      expect(isSearchable(text)).toBe(true);
    },
  );

  it.each(["", "ab", " ab ", "a  ", "e\u0301e\u0301", "👩‍👩‍👧👍🏽", "🇩🇪🇮🇹"])(
    "CAT-25 AMB-PLT-16 %j is too short",
    (text) => {
      expect(isSearchable(text)).toBe(false);
    },
  );
});

describe("searchText", () => {
  it.each([
    ["Crème BRÛLÉE", "creme brulee"],
    ["  Book   of — Ra!  ", "book of ra"],
    ["Gonzo's Quest", "gonzos quest"],
    ["Smørrebrød & Straße", "smorrebrod strasse"],
    ["Æon Łódź", "aeon lodz"],
    ["777 日本", "777 日本"],
    ["!?", ""],
  ])("CAT-35 normalises %j to %j", (text, compared) => {
    expect(searchText(text)).toBe(compared);
  });
});
