import { describe, expect, it } from "vitest";
import { postalCodeError, stateOfPostalCode } from "../rules/players/postal-code.ts";
import { emailErrors, emailOf, newPasswordErrors, requiredErrors } from "./field-checks.ts";
import { POSTAL_CODES } from "./postal-code-field.tsx";

describe("what forms check before they are sent", () => {
  it("PROF-25 fields without a text are needed, blanks are none", () => {
    expect(requiredErrors({ name: " ", message: "Hello" }, "name", "message", "subject")).toEqual({
      name: "required",
      subject: "required",
    });
  });

  it("PROF-16 an address may have blanks around it", () => {
    expect(emailErrors({ email: " " })).toEqual({ email: "required" });
    expect(emailErrors({ email: "anna@" })).toEqual({ email: "invalid_format" });
    expect(emailErrors({ email: " anna@example.com " })).toEqual({});
    expect(emailOf({ email: " anna@example.com " })).toBe("anna@example.com");
  });

  it("PROF-17 a new password keeps the rule, then it must be repeated", () => {
    expect(newPasswordErrors({ password: "", repeated: "" })).toEqual({ password: "required" });
    expect(newPasswordErrors({ password: "short", repeated: "" })).toEqual({ password: "too_short" });
    expect(newPasswordErrors({ password: "long-enough", repeated: "" })).toEqual({ repeated: "not_equal" });
    expect(newPasswordErrors({ password: "long-enough", repeated: "long-enough" })).toEqual({});
  });

  it("PROF-23 the examples of postal codes keep the rule of their country", () => {
    for (const [country, example] of Object.entries(POSTAL_CODES)) {
      expect(postalCodeError(country, example), country).toBeNull();
      // A country without a rule of its own takes this too.
      expect(postalCodeError(country, "A-1 B-2"), country).toBe("invalid_format");
    }
    expect(stateOfPostalCode("CA", POSTAL_CODES.CA!)).toBe("ON");
  });
});
