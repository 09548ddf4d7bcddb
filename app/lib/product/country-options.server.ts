import type {I18nBase} from '@shopify/hydrogen';
import {LOCALES} from '~/lib/i18n/locale';
import {
  countryWords,
  LISTED_COUNTRIES,
  marketFacts,
} from '~/lib/i18n/market-facts';
import {serverMessages} from '~/lib/i18n/messages.server';
import type {Option} from '~/lib/i18n/written-beside';
import type {SelectedOption} from './product-options.server';

/** The values for the visitor's country: the map's region there, the country or its plug. */
export function optionsOfCountry(
  options: readonly Option[],
  {country, language}: Pick<I18nBase, 'country' | 'language'>,
): SelectedOption[] {
  const {region} = marketFacts(country);
  const locale = Object.values(LOCALES).find(
    (each) => each.language === language,
  );
  const value =
    region && locale && serverMessages(locale.code).market.regions[region];
  const map = options.find(({optionValues}) =>
    optionValues.some(({name}) => name === value),
  );
  return [
    ...(map && value ? [{name: map.name, value}] : []),
    ...valuesOfCountry(
      options.filter((option) => option !== map),
      country,
    ),
  ];
}

/**
 * For each option that asks for a country or its plug, the value of the visitor's country; nothing where
 * no value is theirs. An option asks for one if at least two of its values name one, such as `EU`
 * and `US`; `M` and `L` do not.
 */
export function valuesOfCountry(
  options: readonly Option[],
  country: string,
): SelectedOption[] {
  const own = countryWords(country);
  return options.flatMap(({name, optionValues}) => {
    const values = optionValues.map((value) => value.name);
    if (values.filter(namesCountry).length < 2) return [];
    const word = own.find((each) =>
      values.some((value) => mentions(value, each)),
    );
    const value = values.find((each) => word && mentions(each, word));
    return value === undefined ? [] : [{name, value}];
  });
}

let wordsOfAll: readonly string[] | undefined;

/** Whether a text names a country or its plug. */
export function namesCountry(text: string): boolean {
  // Made on use: the names of countries come from `Intl`, which is slow.
  wordsOfAll ??= [...new Set(LISTED_COUNTRIES.flatMap(countryWords))];
  return wordsOfAll.some((word) => mentions(text, word));
}

/** Short words are codes, whose case counts: `NO` is Norway, "no" is not. */
function mentions(text: string, word: string): boolean {
  if (text.trim() === word) return true;
  // A code of two letters within other words only where everybody writes it so.
  const isCode = /^[A-Z]{2,3}$/.test(word);
  if (isCode && !['EU', 'UK', 'US', 'USA'].includes(word)) return false;
  const padded = (value: string) =>
    ` ${value.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  const [whole, part] = [padded(text), padded(word)];
  return isCode
    ? whole.includes(part)
    : whole.toLowerCase().includes(part.toLowerCase());
}
