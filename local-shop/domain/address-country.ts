import type {CatalogueLanguage} from './catalogue';
import {COUNTRIES} from './countries';

const displayNames = {
  DE: new Intl.DisplayNames('de', {type: 'region'}),
  EN: new Intl.DisplayNames('en', {type: 'region'}),
} satisfies Record<CatalogueLanguage, Intl.DisplayNames>;

/** A country's name in the reader's language. */
export function countryName(
  countryCode: string,
  language: CatalogueLanguage,
): string {
  return displayNames[language].of(countryCode) ?? countryCode;
}

/**
 * Code of the country that a client named by its code or by its name in one of
 * the shop's languages; `null` for a country that the shop does not deliver to.
 */
export function findCountryCode(text: string): string | null {
  const wanted = text.trim().toLocaleLowerCase('en');
  const country = COUNTRIES.find(({isoCode}) =>
    [isoCode, countryName(isoCode, 'DE'), countryName(isoCode, 'EN')].some(
      (name) => name.toLocaleLowerCase('en') === wanted,
    ),
  );
  return country?.isoCode ?? null;
}
