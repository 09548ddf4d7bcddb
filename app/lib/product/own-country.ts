import {countryWords, LISTED_COUNTRIES} from '~/lib/i18n/market-facts';

interface Option {
  readonly name: string;
  readonly optionValues: readonly {readonly name: string}[];
}

/**
 * For each option that asks for a country or its plug (at least two values name one), the value of
 * the visitor's country; nothing where no value is theirs. An option that says `EU` and `US` is
 * one, `M` and `L` are not.
 */
export function valuesOfCountry(
  options: readonly Option[],
  country: string,
): {readonly name: string; readonly value: string}[] {
  const own = countryWords(country);
  return options.flatMap(({name, optionValues}) => {
    const values = optionValues.map((value) => value.name);
    if (values.filter(namesCountry).length < 2) return [];
    const word = own.find((each) => values.some((value) => says(value, each)));
    const value = values.find((each) => word && says(each, word));
    return value === undefined ? [] : [{name, value}];
  });
}

let all: readonly string[] | undefined;

function namesCountry(value: string): boolean {
  all ??= [...new Set(LISTED_COUNTRIES.flatMap(countryWords))];
  return all.some((word) => says(value, word));
}

/** Short words are codes, whose case counts: `NO` is Norway, "no" is not. */
function says(value: string, word: string): boolean {
  if (value.trim() === word) return true;
  // A code of two letters within other words only where everybody writes it so.
  const isCode = /^[A-Z]{2,3}$/.test(word);
  if (isCode && !['EU', 'UK', 'US', 'USA'].includes(word)) return false;
  const padded = (text: string) =>
    ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  const [text, part] = [padded(value), padded(word)];
  return isCode
    ? text.includes(part)
    : text.toLowerCase().includes(part.toLowerCase());
}
