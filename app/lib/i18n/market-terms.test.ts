import {describe, expect, it} from 'vitest';
import {LOCALES} from './locale';
import {serverTranslator} from './messages.server';
import {
  marketTerms,
  priceNote,
  shippingWords,
  shipsFree,
  returnWords,
  workingDaysWords,
} from './market-terms';

const entry = (values: Readonly<Record<string, string | null>>) => ({
  fields: Object.entries(values).map(([key, value]) => ({key, value})),
});
const EURO = {currency: 'EUR', shipping_price: '4', free_from: '60.5'};
const euro = (amount: string) => ({amount, currencyCode: 'EUR'});

describe('the terms of a market', () => {
  it('are those of the entry that names the country, else of the entry without countries', () => {
    const entries = [
      entry({return_days: '10'}),
      entry({countries: '["DE","AT"]', ...EURO, return_days: '30'}),
      entry({countries: '["CH"]', transit_most: '4', handling_days: '2'}),
    ];
    expect(marketTerms(entries, 'AT', 'DE')).toMatchObject({
      tax: 'ust',
      shipping: {standard: euro('4'), freeFrom: euro('60.5')},
      transit: null,
      handlingDays: null,
      returns: {days: 30, paidBy: 'unknown'},
      countries: ['DE', 'AT', 'CH'],
    });
    expect(marketTerms(entries, 'CH')).toMatchObject({
      transit: {least: 4, most: 4},
      handlingDays: 2,
      returns: null,
    });
    expect(marketTerms(entries, 'JP').returns?.days).toBe(10);
  });

  it('accept a country in lower case, and then apply to no other', () => {
    const entries = [entry({countries: '["de"]', return_days: '30'})];
    expect(marketTerms(entries, 'DE').returns?.days).toBe(30);
    expect(marketTerms(entries, 'US').returns).toBeNull();
  });

  it.each([
    ['no entry', []],
    ['an entry for others', [entry({countries: '["CH"]', ...EURO})]],
    [
      'values without sense',
      [
        entry({
          countries: 'Germany',
          currency: 'euro',
          shipping_price: '-3',
          free_from: 'NaN',
          transit_least: '5',
          transit_most: '2',
          handling_days: '1e9',
          return_days: '0',
          returns_paid_by: 'nobody',
          tax: '19 %',
        }),
      ],
    ],
    ['an amount without its currency', [entry({shipping_price: '3'})]],
    [
      'an entry whose countries are no codes',
      [entry({countries: '["Schweiz"]', ...EURO, return_days: '30'})],
    ],
  ])('promise nothing with %s', (_, entries) => {
    const terms = marketTerms(entries, 'DE', 'DE');
    expect(terms).toMatchObject({
      tax: 'mwst',
      shipping: null,
      transit: null,
      handlingDays: null,
      returns: null,
    });
    expect(shippingWords(terms, null, LOCALES.de).kind).toBe('unknown');
    expect(priceNote(terms)).toEqual({
      tax: 'mwst',
      isFree: false,
      freeFrom: null,
    });
  });

  it.each([
    ['DE', 'exempt', 'exempt'],
    ['DE', 'excluded', 'excluded'],
    ['DE', 'not_included', 'none'],
    ['US', 'excluded', 'excluded'],
    ['US', 'included', 'mwst'],
    ['AT', 'included', 'ust'],
    ['JP', 'not_included', 'none'],
    ['JP', '19 %', 'unknown'],
  ])(
    'in %s say of tax what the merchant wrote, from wherever it is sold: “%s” is %s',
    (country, tax, expected) => {
      for (const home of [country, 'IN', undefined]) {
        expect(marketTerms([entry({tax})], country, home).tax).toBe(expected);
      }
    },
  );

  it.each([
    // Within a tax area law or custom decides.
    ['DE', 'DE', 'mwst'],
    ['DE', 'FR', 'mwst'],
    ['FR', 'AT', 'ust'],
    ['GB', 'GB', 'mwst'],
    ['CH', 'LI', 'mwst'],
    ['US', 'US', 'excluded'],
    ['CA', 'CA', 'excluded'],
    ['JP', 'JP', 'unknown'],
    ['KW', 'KW', 'unknown'],
    // Across its border only the merchant knows who charges what.
    ...['US', 'CH', 'GB', 'JP', 'NO', 'CA'].map((to) => ['DE', to, 'unknown']),
    ...['DE', 'FR', 'GB', 'CA', 'JP'].map((to) => ['US', to, 'unknown']),
    ['CH', 'DE', 'unknown'],
    ['NO', 'SE', 'unknown'],
    ['GB', 'IE', 'unknown'],
  ])('of a shop in %s say in %s without an entry: %s', (home, to, expected) => {
    expect(marketTerms([], to, home).tax).toBe(expected);
  });

  it('say nothing of tax while the shop’s own country cannot be read', () => {
    expect(marketTerms([], 'DE').tax).toBe('unknown');
  });
});

it('shipping is free from a value of its own currency, or always', () => {
  const terms = marketTerms([entry(EURO)], 'DE');
  expect(shipsFree(euro('60.50'), terms)).toBe(true);
  expect(shipsFree(euro('60.49'), terms)).toBe(false);
  expect(shipsFree({amount: '100', currencyCode: 'CHF'}, terms)).toBe(false);
  expect(shippingWords(terms, euro('3'), LOCALES.de)).toMatchObject({
    kind: 'from',
    price: '4\u00a0€',
  });
  const yen = {amount: '9000', currencyCode: 'JPY'};
  expect(shippingWords(terms, yen, LOCALES.de).kind).toBe('unknown');
  const free = marketTerms([entry({...EURO, shipping_price: '0.0'})], 'DE');
  expect(shippingWords(free, null, LOCALES.en).kind).toBe('free');
  expect(priceNote(free)).toMatchObject({isFree: true, freeFrom: null});
  const flat = marketTerms([entry({...EURO, free_from: null})], 'DE');
  expect(shippingWords(flat, euro('900'), LOCALES.en).kind).toBe('costs');
});

it('nobody pays for sending back what comes by e-mail', () => {
  const terms = {law: 'eu', returns: {days: 14, paidBy: 'shop'}} as const;
  expect(returnWords(terms)?.paidBy).toBe('shop');
  expect(returnWords(terms, false)).toEqual({
    days: 14,
    law: 'eu',
    paidBy: 'unknown',
  });
});

it.each([
  ['de', 3, 6, '(3 bis 6 Werktage)'],
  ['de', 2, 2, '(2 Werktage)'],
  ['de', 1, 1, '(1 Werktag)'],
  ['en', 1, 2, '(1 to 2 business days)'],
  ['en', 1, 1, '(1 business day)'],
] as const)(
  'working days in words, %s: %i to %i is %s',
  (code, least, most, words) => {
    const text = serverTranslator(code)('product.facts.arrival', {
      ...workingDaysWords({least, most}),
      date: 'x',
    });
    expect(text.replaceAll('\u00a0', ' ')).toContain(words);
  },
);
