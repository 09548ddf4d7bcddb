import type {ShopContext} from '../../context';
import {
  COUNTRIES,
  countryOf,
  currencyByIsoCode,
  SHOP_COUNTRY,
  type Country,
} from '../../domain/countries';
import type {CatalogueLanguage} from '../../domain/catalogue';

const LANGUAGES: readonly CatalogueLanguage[] = ['DE', 'EN'];

const REGION_NAMES = displayNames('region');
const CURRENCY_NAMES = displayNames('currency');
const LANGUAGE_NAMES = displayNames('language');
const COLLATORS = {DE: new Intl.Collator('de'), EN: new Intl.Collator('en')};

/** `localization`: the countries the shop sells to and the languages it is written in. */
export function localization(
  _root: unknown,
  _args: unknown,
  {country, language}: ShopContext,
) {
  const current = countryOf(country) ?? countryOf(SHOP_COUNTRY);
  if (!current) throw new Error('The shop has no country of its own.');
  return {
    country: countrySource(current, language),
    language: languageSource(language, language),
    market: marketSource(current),
    availableLanguages: LANGUAGES.map((each) => languageSource(each, language)),
    availableCountries: COUNTRIES.map((each) =>
      countrySource(each, language),
    ).sort((a, b) => COLLATORS[language].compare(a.name, b.name)),
  };
}

function countrySource(country: Country, language: CatalogueLanguage) {
  const {isoCode, symbol} = currencyByIsoCode(country.currency);
  return {
    isoCode: country.isoCode,
    name: REGION_NAMES[language].of(country.isoCode) ?? country.isoCode,
    unitSystem: country.unitSystem,
    currency: {
      isoCode,
      symbol,
      name: CURRENCY_NAMES[language].of(isoCode) ?? isoCode,
    },
    availableLanguages: LANGUAGES.map((each) => languageSource(each, language)),
    market: marketSource(country),
  };
}

function languageSource(of: CatalogueLanguage, reader: CatalogueLanguage) {
  const nameIn = (language: CatalogueLanguage) =>
    LANGUAGE_NAMES[language].of(of.toLowerCase()) ?? of;
  return {isoCode: of, name: nameIn(reader), endonymName: nameIn(of)};
}

function marketSource({isoCode}: Country) {
  const number = isoCode.charCodeAt(0) * 100 + isoCode.charCodeAt(1);
  return {
    __typename: 'Market',
    id: `gid://shopify/Market/${number}`,
    handle: isoCode.toLowerCase(),
    metafield: null,
  };
}

function displayNames(type: 'region' | 'currency' | 'language') {
  return {
    DE: new Intl.DisplayNames('de', {type}),
    EN: new Intl.DisplayNames('en', {type}),
  };
}
