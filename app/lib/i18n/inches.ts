import {formatter} from './formatter';
import {LOCALES, type Locale} from './locale';
import type {MarketFacts} from './market-facts';

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;

/**
 * `50 × 70 cm`, `2.5 cm`, `56–76 cm`: not areas, and not where inches stand beside or before them. The
 * bounds keep matching linear.
 */
const CENTIMETRES = new RegExp(
  String.raw`(?<![\p{L}\d.,–-])(?<![×/=≈]\s?)(?<!(?:in|inch|inches|Zoll|["″])\s?\()(${NUMBER}(?:\s?[×x–-]\s?${NUMBER}){0,2})\s?cm\b(?![²³23]|\^|\s?(?:\(|[/=≈]\s?\d))`,
  'gu',
);

const CM_PER_INCH = 2.54;

/** `50 × 70 × 2,4 cm`, also where inches stand beside it. */
const SIDES = new RegExp(
  String.raw`(?<![\p{L}\d.,–-])(?<!×\s?)(${NUMBER}(?:\s?[×x]\s?${NUMBER}){1,2})\s?cm\b`,
  'u',
);

/** The sides of the first measure with two or three, in centimetres; `null` without one. */
export function sidesOf(
  text: string,
  {code}: Pick<Locale, 'code'>,
): readonly number[] | null {
  const [, numbers] = SIDES.exec(text) ?? [];
  const {decimalMark} = LOCALES[code];
  return (
    numbers?.split(/[×x]/u).map((part) => centimetres(part, decimalMark)) ??
    null
  );
}

/** A length in the market's unit: `2,4 cm`, `0.9 in`. */
export function formatLength(
  length: number,
  {hasUsUnits}: Pick<MarketFacts, 'hasUsUnits'>,
  {code, tag}: Pick<Locale, 'code' | 'tag'>,
): string {
  return hasUsUnits
    ? inchFormat({code, tag}).format(inInches(length))
    : formatter(
        `${tag} centimetres`,
        () => new Intl.NumberFormat(tag, {style: 'unit', unit: 'centimeter'}),
      ).format(length);
}

function inchFormat({code, tag}: Pick<Locale, 'code' | 'tag'>) {
  return formatter(
    `${tag} inches`,
    () =>
      new Intl.NumberFormat(tag, {
        style: 'unit',
        unit: 'inch',
        unitDisplay: LOCALES[code].inches,
      }),
  );
}

/**
 * Puts inches before centimetres, one decimal below ten: `20 × 28 in (50 × 70 cm)`, and in a short text in
 * their place.
 */
export function withInches(
  text: string,
  {code, tag}: Pick<Locale, 'code' | 'tag'>,
  {isShort = false} = {},
): string {
  const {decimalMark} = LOCALES[code];
  const format = inchFormat({code, tag});
  return text.replace(CENTIMETRES, (measure: string, numbers: string) => {
    const parts = numbers.split(/\s?([×x–-])\s?/u);
    const inches = parts.map((part, index) =>
      index % 2 === 0 ? inInches(centimetres(part, decimalMark)) : part,
    );
    const last = inches.pop();
    const before = inches.map((part) => {
      if (typeof part === 'number') return part.toLocaleString(tag);
      return part === 'x' || part === '×' ? ' × ' : '–';
    });
    const end = format.format(Number(last)).replace(/\s/gu, ' ');
    const written = before.join('') + end;
    return isShort ? written : `${written} (${measure})`;
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

/** How a market reads measures: inches first, or as they are; no line breaks within one. */
export function measuresOf(
  {hasUsUnits}: Pick<MarketFacts, 'hasUsUnits'>,
  locale: Pick<Locale, 'code' | 'tag'>,
  length: Parameters<typeof withInches>[2] = {},
): (text: string) => string {
  return (text) =>
    unbrokenMeasures(hasUsUnits ? withInches(text, locale, length) : text);
}

/** Keeps `50 × 70 cm`, `20 × 28 in`, `3.1 kg` and `6–10` on one line each. */
export function unbrokenMeasures(text: string): string {
  return text
    .replace(
      /(?<=\d) (?=×)|(?<=×) (?=\d)|(?<=\d) (?=\p{L}{1,4}(?!\p{L}))/gu,
      '\u00A0',
    )
    .replace(/(?<=\d)–(?=\d)/g, '–\u2060');
}
