import { useRef, useState } from "react";
import { phoneRule } from "../rules/players/field-rules.ts";
import { TextField, type TextFieldProps } from "./field.tsx";

type PhoneNumbers = typeof import("./phone-numbers.ts");

/** True if a number has only allowed characters; some national formats use others. */
const isPhoneText = (phone: string) => phoneRule(phone) !== "invalid_characters";

interface PhoneFieldProps extends TextFieldProps {
  /** Country of residence, for numbers without calling code. */
  country: string;
}

/**
 * A phone number, formatted while typing. The numbering rules load on focus; without them it is a plain
 * input.
 */
export function PhoneField({ field, country, ...props }: PhoneFieldProps) {
  const [numbers, setNumbers] = useState<PhoneNumbers | null>(null);
  const isChanged = useRef(false);
  const phone = String(field.value ?? "");

  function load(): void {
    if (!numbers) import("./phone-numbers.ts").then(setNumbers, () => {});
  }

  function onInput(text: string): void {
    isChanged.current = true;
    // Only when text is appended: otherwise the caret would jump.
    const formatted =
      text.startsWith(phone) && isPhoneText(text) ? numbers?.formatTyped(text, country) : text;
    field.onChange(formatted && isPhoneText(formatted) ? formatted : text);
  }

  function onBlur(): void {
    const international = isChanged.current ? numbers?.internationalPhone(phone, country) : null;
    if (international && isPhoneText(international)) field.onChange(international);
    isChanged.current = false;
    field.onBlur?.();
  }

  return (
    <TextField
      {...props}
      field={{ ...field, onChange: (value) => onInput(String(value)), onBlur }}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={numbers?.callingCode(country)}
      onFocus={load}
    />
  );
}
