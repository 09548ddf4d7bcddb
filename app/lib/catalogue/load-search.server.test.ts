import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {MAX_TERM_LENGTH} from '~/lib/limits/limits';
import {cleanText} from '~/lib/text/control-characters';
import {literalTerm, searchTerms, searchTexts} from './load-search.server';

it.each([
  ['70x100', ['70x100', '70 × 100']],
  ['Karte 70 X 100 cm', ['Karte 70 X 100 cm', 'Karte 70 × 100 cm']],
  ['70*100', ['70 100', '70 × 100']],
  ['2x4x8', ['2x4x8', '2 × 4 × 8']],
  ['50 × 70', ['50 × 70']],
  ['xl 20x', ['xl 20x']],
  ['***', []],
])('searches for %j as typed, then as sizes are written', (term, terms) => {
  expect(searchTerms(term)).toEqual(terms);
});

it('searches for texts as for products: in the next spelling, without search syntax, and for none without a word', async () => {
  const asked: unknown[] = [];
  const storefront = {
    CacheCustom: (strategy: object) => strategy,
    query: (_document: string, {variables}: {variables: object}) => {
      asked.push(variables);
      return Promise.resolve({search: {nodes: []}});
    },
  };
  const context = {storefront, waitUntil: () => undefined} as unknown;
  for (const term of ['tag:"METAR" -TAF', '50x70', '(((', ''])
    await searchTexts(context as Parameters<typeof searchTexts>[0], term);
  expect(asked).toEqual([
    {searchTerm: 'tag METAR TAF'},
    {searchTerm: '50x70'},
    {searchTerm: '50 × 70'},
  ]);
});

describe('literalTerm', () => {
  it.each([
    ['Karte Eiche', 'Karte Eiche'],
    ['title:secret', 'title secret'],
    ['price:>=10', 'price 10'],
    ['karte OR licht', 'karte or licht'],
    ['NOT karte AND licht', 'not karte and licht'],
    ['ORANGE', 'ORANGE'],
    ['-karte --licht', 'karte licht'],
    ['USB-C', 'USB-C'],
    ['"genau so"', 'genau so'],
    ['kar*', 'kar'],
    ['(a OR (b', 'a or b'],
    ['back\\slash', 'back slash'],
    ["pilot's", 'pilot’s'],
    ['***', ''],
    ['50 × 70', '50 × 70'],
    ['<script>alert(1)</script>', 'script alert 1 script'],
  ])('turns %j into %j', (term, literal) => {
    expect(literalTerm(term)).toBe(literal);
  });

  it('has no syntax, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 100}), (text) => {
        const literal = literalTerm(cleanText(text, MAX_TERM_LENGTH));
        expect(literal).not.toMatch(/[\\:()"'*<>]|(^|\s)-/);
        expect(literal).not.toMatch(/(?<!\S)(?:AND|OR|NOT)(?!\S)/);
        expect(literal.length).toBeLessThanOrEqual(MAX_TERM_LENGTH);
      }),
    );
  });
});
