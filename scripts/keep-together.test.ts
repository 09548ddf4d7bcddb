import {describe, expect, it} from 'vitest';
import {keepTogether} from './keep-together';

/** A text whose non-breaking spaces are visible. */
const shown = (text: string) => keepTogether(text).replaceAll('\u00a0', '~');

describe('keepTogether', () => {
  it.each([
    ['ab 150 € frei', 'ab 150~€ frei'],
    ['50 × 70 cm oder 70 × 100 cm', '50~×~70~cm oder 70~×~100~cm'],
    ['über 3.000 ft und 2,4 GHz', 'über 3.000~ft und 2,4~GHz'],
    ['von 22 bis 6 Uhr, 10 % günstiger', 'von 22 bis 6~Uhr, 10~% günstiger'],
    ['3.500 Fuß, 3,500 feet, 6.8 lb', '3.500~Fuß, 3,500~feet, 6.8~lb'],
    ['from 10 p.m. to 6 a.m.', 'from 10~p.m. to 6~a.m.'],
    ['{value, number} km', '{value, number}~km'],
    ['nach § 5, Art. 6 Abs. 1', 'nach §~5, Art.~6 Abs.~1'],
    ['seit dem 19. Juni 2026', 'seit dem 19.~Juni 2026'],
    ['Telefon +49 1234 567890.', 'Telefon +49~1234~567890.'],
  ])('keeps together what is read as one: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each([
    'Dann 3 Minuten warten',
    '3 mal 5 gerade sein lassen',
    'Platz 4 liegt hinten',
    '{count, plural, one {# Treffer} other {# Treffer}}',
    'Smart. 6 mal',
  ])('leaves everything else unchanged: %s', (text) => {
    expect(keepTogether(text)).toBe(text);
  });
});
