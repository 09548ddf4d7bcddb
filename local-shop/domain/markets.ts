import type {CatalogueLanguage} from './catalogue';
import type {Country} from './countries';

/** Whom a shop is for: its languages and countries, of each its own first. */
export interface Markets {
  readonly languages: readonly [CatalogueLanguage, ...CatalogueLanguage[]];
  readonly countries: readonly [Country, ...Country[]];
}

/** The language that was asked for, or the shop's first, in which it shows what it cannot translate. */
export function languageIn(
  {languages}: Pick<Markets, 'languages'>,
  asked: string | null,
): CatalogueLanguage {
  return languages.find((language) => language === asked) ?? languages[0];
}

/** The country that was asked for, or the shop's own where no market covers it. */
export function countryIn(
  {countries}: Pick<Markets, 'countries'>,
  asked: string | null,
): Country {
  return countries.find(({isoCode}) => isoCode === asked) ?? countries[0];
}
