import type {Storefront} from '@shopify/hydrogen';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {LANGS_TIMEOUT_MS} from '~/lib/limits/limits';
import {withLineLangs} from './order-langs.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A German store for an English page, whose products never arrive. */
function slowStore(): {storefront: Storefront} {
  const storefront: Pick<Storefront, 'CacheCustom' | 'CacheLong' | 'i18n'> & {
    query: unknown;
  } = {
    CacheCustom: (strategy) => strategy,
    CacheLong: () => ({mode: 'public'}),
    i18n: {language: 'EN', country: 'US'},
    query: (document: string) =>
      document.includes('query Markets')
        ? Promise.resolve({localization: {language: {isoCode: 'DE'}}})
        : new Promise(() => undefined),
  };
  return {storefront: storefront as unknown as Storefront};
}

it('shows an order without the languages of its lines while Shopify is slow', async () => {
  const lines = [{title: 'Karte', productId: 'gid://shopify/Product/1'}];
  const done = vi.fn();
  void withLineLangs(slowStore(), lines).then(done);
  await vi.advanceTimersByTimeAsync(2 * LANGS_TIMEOUT_MS);
  expect(done).toHaveBeenCalledWith(lines);
});
