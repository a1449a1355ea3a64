import { useRef, useState } from "react";
import { phoneRule } from "../rules/players/field-rules.ts";
import { TextField, type TextFieldProps } from "./field.tsx";

type PhoneNumbers = typeof import("./phone-numbers.ts");

/** Signs that a number may hold; some countries write theirs with others. */
const isPhoneText = (phone: string) => phoneRule(phone) !== "invalid_characters";

interface PhoneFieldProps extends TextFieldProps {
  /** Where the player lives: of numbers without a calling code. */
  country: string;
}

/** A phone number. The rules of all countries come when somebody begins to type one; without them it is a plain field. */
export function PhoneField({ field, country, ...props }: PhoneFieldProps) {
  const [numbers, setNumbers] = useState<PhoneNumbers | null>(null);
  const isChanged = useRef(false);
  const phone = String(field.value ?? "");

  function load(): void {
    if (!numbers) import("./phone-numbers.ts").then(setNumbers, () => {});
  }

  function change(typed: string): void {
    isChanged.current = true;
    // Only what grows at its end: anywhere else the caret would jump.
    const written =
      typed.startsWith(phone) && isPhoneText(typed) ? numbers?.formatTyped(typed, country) : typed;
    field.onChange(written && isPhoneText(written) ? written : typed);
  }

  function leave(): void {
    const international = isChanged.current ? numbers?.internationalPhone(phone, country) : null;
    if (international && isPhoneText(international)) field.onChange(international);
    isChanged.current = false;
    field.onLeave?.();
  }

  return (
    <TextField
      {...props}
      field={{ ...field, onChange: (value) => change(String(value)), onLeave: leave }}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={numbers?.callingCode(country)}
      onFocus={load}
    />
  );
}
