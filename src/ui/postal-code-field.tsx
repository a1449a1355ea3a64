import { useLingui } from "@lingui/react/macro";
import { TextField, type TextFieldProps } from "./field.tsx";

/** Example postal code of each country with a known format. */
export const POSTAL_CODES: Readonly<Record<string, string>> = {
  AT: "1010",
  AU: "2000",
  BR: "01310-100",
  CA: "K1A 0B1",
  CH: "8001",
  DE: "10115",
  EE: "10111",
  GB: "SW1A 1AA",
  IE: "D02 AF30",
  IT: "00184",
  JP: "100-0001",
  NO: "0150",
  NZ: "6011",
  US: "20500",
};

/** A postal code input with the keyboard and example of its country. */
export function PostalCodeField({ country, ...props }: TextFieldProps & { country: string }) {
  const { t } = useLingui();
  const example = POSTAL_CODES[country];
  const isWrong = props.field.error === "invalid_format";
  return (
    <TextField
      {...props}
      autoComplete="postal-code"
      autoCapitalize="characters"
      inputMode={example && /^[\d-]+$/.test(example) ? "numeric" : "text"}
      placeholder={example}
      errorText={isWrong && example ? t`Use this format: ${example}.` : undefined}
    />
  );
}
