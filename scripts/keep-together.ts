/** What stands after a number and means nothing without it. */
const UNITS =
  'mm|cm|m|km|ft|kt|g|kg|ml|l|W|Watt|watts?|kWh|V|GHz|MHz|KiB|kB|€|%|Uhr|Knoten|knots';

/** What stands before a number or letter and means nothing without it. */
const SIGNS = '§§?|Art\\.|Abs\\.|Nr\\.|Buchst\\.';

const MONTHS =
  'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';

const BREAKS: readonly RegExp[] = [
  // A value may also be one that is put in later: `{value, number} km`.
  new RegExp(`(?<=[\\d}]) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'),
  new RegExp(`(?<=(?:^|[\\s(])(?:${SIGNS})) (?=[\\p{L}\\d])`, 'gu'),
  new RegExp(`(?<=\\d\\.) (?=(?:${MONTHS})\\b)`, 'gu'),
  /(?<=\d) (?=× ?\d)|(?<=\d ?×) (?=\d)/g,
];

/** A telephone number with its country. */
const PHONE = /\+\d[\d ]*\d/g;

/**
 * A text in which no line ends between a number and its unit, within a telephone
 * number, a size or a reference to a law: `14,90 €`, `50 × 70 cm`, `§ 5`,
 * `+49 30 123456`. Authors write plain spaces; this makes them non-breaking.
 */
export function keepTogether(text: string): string {
  return BREAKS.reduce(
    (joined, pattern) => joined.replace(pattern, NO_BREAK),
    text,
  ).replace(PHONE, (number) => number.replaceAll(' ', NO_BREAK));
}

const NO_BREAK = '\u00a0';
