import {formatter} from './format';
import {LOCALES, type Locale} from './locale';
import type {MarketFacts} from './market-facts';

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;

/**
 * `50 × 70 cm`, `2.5 cm`, `56–76 cm`: not areas, and not where inches stand beside them. The bounds
 * keep matching linear.
 */
const CENTIMETRES = new RegExp(
  String.raw`(?<![\p{L}\d.,–-])(?<![×/=≈]\s?)(${NUMBER}(?:\s?[×x–-]\s?${NUMBER}){0,2})\s?cm\b(?![²³23]|\^|\s?(?:\(|[/=≈]\s?\d))`,
  'gu',
);

const CM_PER_INCH = 2.54;

/** Adds inches to centimetres: `50 × 70 cm (20 × 28 in)`; one decimal below ten. */
export function withInches(
  text: string,
  {code, tag}: Pick<Locale, 'code' | 'tag'>,
): string {
  const {decimalMark, inches: unitDisplay} = LOCALES[code];
  const format = formatter(
    `${tag} inches`,
    () =>
      new Intl.NumberFormat(tag, {style: 'unit', unit: 'inch', unitDisplay}),
  );
  return text.replace(CENTIMETRES, (measure: string, numbers: string) => {
    const parts = numbers.split(/\s?([×x–-])\s?/u);
    const inches = parts.map((part, index) =>
      index % 2 === 0 ? inInches(centimetres(part, decimalMark)) : part,
    );
    const last = inches.pop();
    const before = inches.map((part) =>
      typeof part === 'number'
        ? part.toLocaleString(tag)
        : part === 'x' || part === '×'
          ? ' × '
          : '–',
    );
    const end = format.format(Number(last)).replace(/\s/gu, ' ');
    return `${measure} (${before.join('')}${end})`;
  });
}

function inInches(value: number): number {
  const inches = value / CM_PER_INCH;
  return Number(inches.toFixed(inches < 10 ? 1 : 0));
}

/** A written number: a mark before exactly three digits groups thousands in the page's language. */
function centimetres(text: string, decimalMark: '.' | ','): number {
  const groupMark = decimalMark === '.' ? ',' : '.';
  const parts = text.split(groupMark);
  const isGrouped = parts.length > 1 && parts.slice(1).every(isGroup);
  const plain = isGrouped ? parts.join('') : text;
  return Number(plain.replace(',', '.'));
}

const isGroup = (part: string) => /^\d{3}(?:\D|$)/.test(part);

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
