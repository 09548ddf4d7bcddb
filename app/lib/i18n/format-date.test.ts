import {describe, expect, it} from 'vitest';
import {berlinYear, formatDate} from './format-date';
import {LOCALES} from './locale';

describe('formatDate', () => {
  it('writes a date in Berlin time', () => {
    const lateInUtc = new Date('2026-11-20T23:30:00Z');
    expect(formatDate(lateInUtc, LOCALES.de)).toBe('21. November 2026');
    expect(formatDate(lateInUtc, LOCALES.en)).toBe('November 21, 2026');
  });
});

describe('berlinYear', () => {
  it.each([
    ['2026-12-31T22:59:59Z', 2026],
    ['2026-12-31T23:00:00Z', 2027],
  ])('at %s it is %d in Berlin', (moment, year) => {
    expect(berlinYear(new Date(moment))).toBe(year);
  });
});
