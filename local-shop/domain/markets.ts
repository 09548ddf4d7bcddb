import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import type {Country} from './countries';

/** The languages and countries of a shop; its own language and country come first. */
export interface Markets {
  readonly languages: readonly [CatalogueLanguage, ...CatalogueLanguage[]];
  readonly countries: readonly [Country, ...Country[]];
}

/** The requested language if the shop has it, else the shop's first. */
export function languageIn(
  {languages}: Pick<Markets, 'languages'>,
  asked: string | null,
): CatalogueLanguage {
  return languages.find((language) => language === asked) ?? languages[0];
}

/** The requested country if a market covers it, else the shop's own. */
export function countryIn(
  {countries}: Pick<Markets, 'countries'>,
  asked: string | null,
): Country {
  return countries.find(({isoCode}) => isoCode === asked) ?? countries[0];
}
