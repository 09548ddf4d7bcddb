import {
  CATALOGUE_LANGUAGES,
  type CatalogueLanguage,
} from '@metarmap/store/localized-text';
import {forEachLanguage} from './catalogue';
import {ALL_COUNTRIES} from './countries';

const displayNames = forEachLanguage(
  (language) => new Intl.DisplayNames(language, {type: 'region'}),
);

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
  const country = ALL_COUNTRIES.find(({isoCode}) =>
    [
      isoCode,
      ...CATALOGUE_LANGUAGES.map((language) => countryName(isoCode, language)),
    ].some((name) => name.toLocaleLowerCase('en') === wanted),
  );
  return country?.isoCode ?? null;
}
