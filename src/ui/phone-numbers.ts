import {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js";

const supportedCountry = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined;

/** Calling code of a country, such as `+49`. */
export function callingCode(country: string): string | undefined {
  const code = supportedCountry(country);
  return code && `+${getCountryCallingCode(code)}`;
}

/** Formats a partial number in its national format. */
export const formatTyped = (phone: string, country: string): string =>
  new AsYouType(supportedCountry(country)).input(phone);

/** International format as stored by the server, but with spaces; null for an impossible number. */
export function internationalPhone(phone: string, country: string): string | null {
  const parsed = parsePhoneNumberFromString(phone, supportedCountry(country));
  return parsed?.isPossible() ? parsed.formatInternational() : null;
}
