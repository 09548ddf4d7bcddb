import {
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/**
 * A phone number in E.164 (`+4930123456`), as the provider wants it.
 *
 * @param country ISO 3166 code of where a national number belongs.
 * @returns `null` for other text, and for an extension, which E.164 cannot hold.
 */
export function toE164(text: string, country: string): string | null {
  const number = parsePhoneNumberFromString(text, {
    defaultCountry: isSupportedCountry(country) ? country : undefined,
    // The whole text is the number, not something in it.
    extract: false,
  });
  // "Possible" looks at the length only: new number ranges are no fault.
  return number?.isPossible() && !number.ext ? number.number : null;
}

/** A number in E.164 as people write it abroad (`+49 30 123456`); other text stays. */
export function readablePhone(text: string): string {
  return parsePhoneNumberFromString(text)?.formatInternational() ?? text;
}
