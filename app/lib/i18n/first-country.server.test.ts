import type {Storefront} from '@shopify/hydrogen';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {firstCountry} from './first-country.server';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

type Answer = () => Promise<object>;

/** The `localization` of a shop that sells to Germany and Austria, and is at home in Germany. */
const sells = (country: string) => () =>
  Promise.resolve({
    localization: {
      country: {isoCode: country},
      availableCountries: [{isoCode: 'DE'}, {isoCode: 'AT'}],
    },
  });

const fails: Answer = () => Promise.reject(new Error('Shopify is down.'));

/** A store of its own, because results are cached by the store's domain. */
function store(answer: Answer) {
  const query = vi.fn(answer);
  const storefront = {
    i18n: {country: 'DE', language: 'DE'},
    CacheLong: () => ({}),
    query,
  } as unknown as Storefront;
  const domain = crypto.randomUUID();
  const waitUntil = () => undefined;
  return {
    query,
    ask: async (country: 'AT' | 'DE' | 'US') => {
      const requestLog = {usesFallbackContent: false};
      const context = {storefront, domain, waitUntil};
      return [
        await firstCountry(country, context, requestLog),
        requestLog.usesFallbackContent,
      ];
    },
  };
}

it('is the asked country where the shop sells there, else the shop’s own', async () => {
  expect(await store(sells('AT')).ask('AT')).toEqual(['AT', false]);
  expect(await store(sells('DE')).ask('US')).toEqual(['DE', false]);
});

it('asks Shopify once in ten minutes', async () => {
  const {ask, query} = store(sells('AT'));
  await Promise.all([ask('AT'), vi.advanceTimersByTimeAsync(60_000)]);
  await ask('AT');
  expect(query).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await ask('AT')).toEqual(['AT', false]);
  expect(query).toHaveBeenCalledTimes(2);
});

it('is the asked country, on a page that is stored briefly, while Shopify cannot be asked', async () => {
  const {ask, query} = store(fails);
  expect(await ask('US')).toEqual(['US', true]);
  await ask('US');
  expect(query).toHaveBeenCalledTimes(1);
  // It is asked again after ten seconds.
  query.mockImplementation(sells('DE'));
  await vi.advanceTimersByTimeAsync(10_001);
  await ask('US');
  expect(await ask('US')).toEqual(['DE', false]);
});

it('stays as it was last found when Shopify fails later', async () => {
  const {ask, query} = store(sells('DE'));
  await ask('US');
  query.mockImplementation(fails);
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  await ask('US');
  expect(await ask('US')).toEqual(['DE', false]);
});

it('waits no longer than 1.5 s', async () => {
  const {ask} = store(() => new Promise(() => undefined));
  const found = ask('US');
  await vi.advanceTimersByTimeAsync(1500);
  expect(await found).toEqual(['US', true]);
});
