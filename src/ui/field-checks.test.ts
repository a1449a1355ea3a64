import { describe, expect, it } from "vitest";
import { postalCodeError, stateOfPostalCode } from "../rules/players/postal-code.ts";
import { emailErrors, emailOf, newPasswordErrors, requiredErrors } from "./field-checks.ts";
import { POSTAL_CODES } from "./postal-code-field.tsx";

describe("form checks before submission", () => {
  it("PROF-25 require fields to have text other than blanks", () => {
    expect(requiredErrors({ name: " ", message: "Hello" }, "name", "message", "subject")).toEqual({
      name: "required",
      subject: "required",
    });
  });

  it("PROF-16 accept an email with surrounding blanks", () => {
    expect(emailErrors({ email: " " })).toEqual({ email: "required" });
    expect(emailErrors({ email: "anna@" })).toEqual({ email: "invalid_format" });
    expect(emailErrors({ email: " anna@example.com " })).toEqual({});
    expect(emailOf({ email: " anna@example.com " })).toBe("anna@example.com");
  });

  it("PROF-17 require a valid new password, and then its repetition", () => {
    expect(newPasswordErrors({ password: "", repeated: "" })).toEqual({ password: "required" });
    expect(newPasswordErrors({ password: "short", repeated: "" })).toEqual({ password: "too_short" });
    expect(newPasswordErrors({ password: "long-enough", repeated: "" })).toEqual({ repeated: "not_equal" });
    expect(newPasswordErrors({ password: "long-enough", repeated: "long-enough" })).toEqual({});
  });

  it("PROF-23 show postal code examples that follow their country's rule", () => {
    for (const [country, example] of Object.entries(POSTAL_CODES)) {
      expect(postalCodeError(country, example), country).toBeNull();
      // A country without its own rule would accept this.
      expect(postalCodeError(country, "A-1 B-2"), country).toBe("invalid_format");
    }
    expect(stateOfPostalCode("CA", POSTAL_CODES.CA!)).toBe("ON");
  });
});
