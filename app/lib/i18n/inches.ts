import type {Locale} from './locale';
import type {MarketFacts} from './market-facts';

/**
 * `50 × 70 cm`, `4 cm`, `2.5 cm`; not where inches follow already. Things have three
 * dimensions; without an end, each of many numbers would be a beginning of all that follow.
 */
const CENTIMETRES =
  /(?<![\d.,×])(\d+(?:[.,]\d+)?(?:\s*[×x]\s*\d+(?:[.,]\d+)?){0,2})\s?cm\b(?!\s*\()/gu;

const CM_PER_INCH = 2.54;

/**
 * A text in which inches stand beside each measure in centimetres: `50 × 70 cm` becomes
 * `50 × 70 cm (20 × 28 in)`. Whole inches from ten on, else one decimal.
 */
export function withInches(text: string, {tag}: Pick<Locale, 'tag'>): string {
  return text.replace(CENTIMETRES, (measure: string, numbers: string) => {
    const inches = numbers
      .split(/[×x]/u)
      .map((number) => Number(number.trim().replace(',', '.')) / CM_PER_INCH)
      .map((value) =>
        value < 10 ? Math.round(value * 10) / 10 : Math.round(value),
      );
    const last = inches.pop() ?? 0;
    const before = inches.map((value) => `${value.toLocaleString(tag)} × `);
    return `${measure} (${before.join('')}${inInches(last, tag)})`;
  });
}

/** How a market reads texts with measures: with inches where people measure in them. */
export function measuresOf(
  {hasInches}: Pick<MarketFacts, 'hasInches'>,
  locale: Pick<Locale, 'tag'>,
): (text: string) => string {
  return (text) => (hasInches ? withInches(text, locale) : text);
}

/** `28 in`; in German `28 Zoll`. */
function inInches(value: number, tag: Locale['tag']): string {
  return INCHES[tag].format(value).replace(/\s/gu, ' ');
}

const INCHES: Readonly<Record<Locale['tag'], Intl.NumberFormat>> = {
  'de-DE': inchFormat('de-DE', 'long'),
  'en-US': inchFormat('en-US', 'short'),
};

function inchFormat(tag: Locale['tag'], unitDisplay: 'long' | 'short') {
  return new Intl.NumberFormat(tag, {style: 'unit', unit: 'inch', unitDisplay});
}
