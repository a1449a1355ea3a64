import {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js";

const known = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined;

/** What numbers of a country begin with abroad, as `+49`. */
export function callingCode(country: string): string | undefined {
  const code = known(country);
  return code && `+${getCountryCallingCode(code)}`;
}

/** A number that is still being typed, as its country writes it. */
export const formatTyped = (phone: string, country: string): string =>
  new AsYouType(known(country)).input(phone);

/** In international form, as the server keeps it but for the blanks; null when it could be nobody's number. */
export function internationalPhone(phone: string, country: string): string | null {
  const parsed = parsePhoneNumberFromString(phone, known(country));
  return parsed?.isPossible() ? parsed.formatInternational() : null;
}
