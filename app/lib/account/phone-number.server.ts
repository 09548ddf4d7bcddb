import {
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** Converts a number to E.164; `null` for other text. `country` (ISO 3166) is its default. */
export function toE164(text: string, country: string): string | null {
  const number = parsePhoneNumberFromString(text, {
    defaultCountry: isSupportedCountry(country) ? country : undefined,
    // Rejects text around the number.
    extract: false,
  });
  // `isValid` would reject new number ranges.
  return number?.isPossible() && !number.ext ? number.number : null;
}

/** Formats an E.164 number (`+49 30 123456`); other text stays as it is. */
export function readablePhone(text: string): string {
  return parsePhoneNumberFromString(text)?.formatInternational() ?? text;
}
