import { describe, expect, it } from "vitest";
import { phoneRule } from "../rules/players/field-rules.ts";
import { callingCode, formatTyped, internationalPhone } from "./phone-numbers.ts";

describe("phone numbers", () => {
  it("PROF-18 are formatted by country while typing, in characters that the rule accepts", () => {
    const typed = [
      ["DE", "02211234567", "0221 1234567"],
      ["CA", "4165550123", "(416) 555-0123"],
      ["CA", "+4915555012345", "+49 15555 012345"],
      ["AU", "0491570156", "0491 570 156"],
    ] as const;
    for (const [country, digits, formatted] of typed) {
      expect(formatTyped(digits, country)).toBe(formatted);
      expect(phoneRule(formatted)).toBeNull();
    }
  });

  it("PROF-18 become international if valid, and null otherwise", () => {
    expect(internationalPhone("0221 1234567", "DE")).toBe("+49 221 1234567");
    expect(internationalPhone("+1 416-555-0123", "DE")).toBe("+1 416 555 0123");
    for (const phone of ["12", "", "0221 123456789012345"])
      expect(internationalPhone(phone, "DE")).toBeNull();
    expect(internationalPhone("0221 1234567", "")).toBeNull();
  });

  it("have the calling code of a known country", () => {
    expect([callingCode("DE"), callingCode("CA"), callingCode(""), callingCode("XX")]).toEqual([
      "+49",
      "+1",
      undefined,
      undefined,
    ]);
  });
});
