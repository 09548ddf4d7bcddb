const UNITS =
  'mm|cm|m|km|ft|kt|g|kg|ml|l|W|Watt|watts?|kWh|V|GHz|MHz|KiB|kB|€|%|Uhr|Knoten|knots|Fuß|feet|lb|oz|[ap]\\.m\\.';

const SIGNS = '§§?|Art\\.|Abs\\.|Nr\\.|Buchst\\.';

const MONTHS =
  'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';

const BREAKS: readonly RegExp[] = [
  // Also after a placeholder: `{value, number} km`.
  new RegExp(`(?<=[\\d}]) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'),
  new RegExp(`(?<=(?:^|[\\s(])(?:${SIGNS})) (?=[\\p{L}\\d])`, 'gu'),
  new RegExp(`(?<=\\d\\.) (?=(?:${MONTHS})\\b)`, 'gu'),
  /(?<=\d) (?=× ?\d)|(?<=\d ?×) (?=\d)/g,
];

const PHONE = /\+\d[\d ]*\d/g;

/**
 * Makes spaces non-breaking in numbers with units, sizes, references to laws and telephone
 * numbers: `14,90 €`, `50 × 70 cm`, `§ 5`, `+49 30 123456`.
 */
export function keepTogether(text: string): string {
  return BREAKS.reduce(
    (joined, pattern) => joined.replace(pattern, NO_BREAK),
    text,
  ).replace(PHONE, (number) => number.replaceAll(' ', NO_BREAK));
}

const NO_BREAK = '\u00a0';
