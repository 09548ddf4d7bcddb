import type {I18nBase} from '@shopify/hydrogen';
import {createMemo} from '~/lib/cache/memo';
import {LOCALES} from '~/lib/i18n/locale';
import {
  countryWords,
  LISTED_COUNTRIES,
  marketFacts,
} from '~/lib/i18n/market-facts';
import {serverMessages} from '~/lib/i18n/messages.server';
import type {Option} from '~/lib/i18n/written-beside';
import {isNamed, type PictureData} from './picture-source';
import type {SelectedOption} from './product-options.server';

type Place = Pick<I18nBase, 'country' | 'language'>;

/** What pages call the map's region of the visitor's country; `null` where no map shows the country. */
export function regionName({country, language}: Place): string | null {
  const {region} = marketFacts(country);
  const locale = Object.values(LOCALES).find(
    (each) => each.language === language,
  );
  return region && locale
    ? serverMessages(locale.code).market.regions[region]
    : null;
}

/** The values for the visitor's country: the map's region there, the country or its plug. */
export function optionsOfCountry(
  options: readonly Option[],
  place: Place,
): SelectedOption[] {
  const value = regionName(place);
  const map = options.find(({optionValues}) =>
    optionValues.some(({name}) => name === value),
  );
  return [
    ...(map && value ? [{name: map.name, value}] : []),
    ...valuesOfCountry(
      options.filter((option) => option !== map),
      place.country,
    ),
  ];
}

/**
 * For each option that asks for a country or its plug, the value of the visitor's country; nothing where no
 * value fits it. An option asks for one if at least two of its values name one, such as `EU` and `US`; `M`
 * and `L` do not.
 */
function valuesOfCountry(
  options: readonly Option[],
  country: string,
): SelectedOption[] {
  return options.flatMap(({name, optionValues}) => {
    const values = optionValues.map((value) => value.name);
    if (values.filter(namesCountry).length < 2) return [];
    const phrases = values.map(phraseOf);
    const word = countryWords(country)
      .map(phraseOf)
      .find((each) => phrases.some((phrase) => mentions(phrase, each)));
    const at = phrases.findIndex((phrase) => word && mentions(phrase, word));
    const value = values[at];
    return value === undefined ? [] : [{name, value}];
  });
}

let wordsOfAll: readonly Phrase[] | undefined;

/** Every page asks for the same few values again, and there are 700 words. */
const named = createMemo<boolean>(1000);

/** Whether a text names a country or its plug. */
function namesCountry(text: string): boolean {
  return named(text, () => {
    // Made on use: the names of countries come from `Intl`, which is slow.
    wordsOfAll ??= [...new Set(LISTED_COUNTRIES.flatMap(countryWords))].map(
      phraseOf,
    );
    const phrase = phraseOf(text);
    return wordsOfAll.some((word) => mentions(phrase, word));
  });
}

/** A text as it is compared. */
interface Phrase {
  readonly whole: string;
  /** Its words, each with a space before and behind it. */
  readonly words: string;
  readonly lowerCaseWords: string;
}

function phraseOf(text: string): Phrase {
  const words = ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  return {whole: text.trim(), words, lowerCaseWords: words.toLowerCase()};
}

/** Short words are codes, whose case counts: `NO` is Norway, "no" is not. */
function mentions(text: Phrase, word: Phrase): boolean {
  if (text.whole === word.whole) return true;
  if (!/^[A-Z]{2,3}$/.test(word.whole))
    return text.lowerCaseWords.includes(word.lowerCaseWords);
  // A code of two letters within other words only where everybody writes it so.
  return (
    ['EU', 'UK', 'US', 'USA'].includes(word.whole) &&
    text.words.includes(word.words)
  );
}

/**
 * Leaves out the pictures of outlets (`map-outlet-us.webp`) that fit no plug of this country. Their alt
 * texts name the plugs, as options do (`Type B`); where fewer than two of them do, nothing is left out.
 * @param imageOf The picture of an entry; nothing for one without.
 */
export function withoutOtherPlugs<T>(
  entries: readonly T[],
  imageOf: (entry: T) => PictureData | null | undefined,
  country: string,
): T[] {
  const plugOf = (entry: T) => {
    const image = imageOf(entry);
    const text = (image && isNamed(image, 'outlet') && image.altText) || '';
    return namesCountry(text) ? text : null;
  };
  const plugs = entries.flatMap((entry) => plugOf(entry) ?? []);
  if (plugs.length < 2) return [...entries];
  const optionValues = plugs.map((name) => ({name}));
  const [own] = valuesOfCountry([{name: 'outlet', optionValues}], country);
  return entries.filter((entry) => {
    const plug = plugOf(entry);
    return plug === null || plug === own?.value;
  });
}
