import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {LANGS_TIMEOUT_MS} from '~/lib/limits/limits';
import {germanStore} from '../../../tests/support/german-store';
import {withLineLangs} from './order-langs.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows an order without the languages of its lines while Shopify is slow', async () => {
  const lines = [{title: 'Karte', productId: 'gid://shopify/Product/1'}];
  const slow = germanStore(() => new Promise(() => undefined));
  const done = vi.fn();
  void withLineLangs(slow, lines).then(done);
  await vi.advanceTimersByTimeAsync(2 * LANGS_TIMEOUT_MS);
  expect(done).toHaveBeenCalledWith(lines);
});

const PRODUCTS: Readonly<Record<string, readonly [de: string, en: string]>> = {
  'gid://shopify/Product/1': ['Kniebrett', 'Kneeboard'],
  'gid://shopify/Product/2': ['Tasse', 'Tasse'],
};

/** Answers for today's products in English, and with their German texts where the document asks for those. */
const shop = () => {
  const store = germanStore(() => Promise.resolve({nodes: []}));
  const {query} = store.storefront;
  const nodesIn = (ids: readonly string[], language: 0 | 1) => ({
    nodes: ids.map((id) => {
      const title = PRODUCTS[id]?.[language];
      return title ? {id, title, productType: '', options: []} : null;
    }),
  });
  Object.assign(store.storefront, {
    query: (document: string, options: {variables: {ids: string[]}}) =>
      /query (?:OrderedProducts|FirstTexts)/.test(document)
        ? Promise.resolve(
            nodesIn(
              options.variables.ids,
              document.includes('FirstTexts') ? 0 : 1,
            ),
          )
        : query(document as never, options as never),
  });
  return store;
};

it.each([
  ['translated', 'Kniebrett', 1, {title: 'Kneeboard'}],
  ['ordered in English', 'Kneeboard', 1, {title: 'Kneeboard'}],
  ['without a translation', 'Tasse', 2, {title: 'Tasse', lang: 'de'}],
  ['of a legacy account', 'Kniebrett - A5 / Gelb', 1, {title: 'Kneeboard'}],
  ['renamed since', 'Kniebrett A5', 1, {title: 'Kniebrett A5'}],
  ['gone', 'Windsack', 3, {title: 'Windsack'}],
] as const)('the name of a product that is %s', async (_, title, id, shown) => {
  const productId = `gid://shopify/Product/${id}`;
  const lines = await withLineLangs(shop(), [{title, productId}]);
  expect(lines).toEqual([{productId, ...shown}]);
});
