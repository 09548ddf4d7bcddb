import {forEachLocale, type Locale} from './locale';
import type {MarketFacts} from './market-facts';

/** `50 × 70 cm`, `2.5 cm`, unless inches follow. The bounds keep matching linear. */
const CENTIMETRES =
  /(?<![\d.,×])(\d+(?:[.,]\d+)?(?:\s*[×x]\s*\d+(?:[.,]\d+)?){0,2})\s?cm\b(?!\s*\()/gu;

const CM_PER_INCH = 2.54;

const FORMATS = forEachLocale(
  ({tag, inches}) =>
    new Intl.NumberFormat(tag, {
      style: 'unit',
      unit: 'inch',
      unitDisplay: inches,
    }),
);

/** Adds inches to centimetres: `50 × 70 cm (20 × 28 in)`; one decimal below ten. */
export function withInches(
  text: string,
  {code, tag}: Pick<Locale, 'code' | 'tag'>,
): string {
  return text.replace(CENTIMETRES, (measure: string, numbers: string) => {
    const inches = numbers
      .split(/[×x]/u)
      .map((number) => Number(number.trim().replace(',', '.')) / CM_PER_INCH)
      .map((value) => Number(value.toFixed(value < 10 ? 1 : 0)));
    const last = inches.pop() ?? 0;
    const before = inches.map((value) => `${value.toLocaleString(tag)} × `);
    const end = FORMATS[code].format(last).replace(/\s/gu, ' ');
    return `${measure} (${before.join('')}${end})`;
  });
}

/** How a market reads measures: with inches, or as they are. */
export function measuresOf(
  {hasUsUnits}: Pick<MarketFacts, 'hasUsUnits'>,
  locale: Pick<Locale, 'code' | 'tag'>,
): (text: string) => string {
  return (text) => (hasUsUnits ? withInches(text, locale) : text);
}

/** Keeps `50 × 70 cm` and `20 × 28 in` on one line each. */
export function unbrokenMeasures(text: string): string {
  return text.replace(/ (?=×|cm\b|in\b|Zoll\b)|(?<=×) /gu, '\u00A0');
}
