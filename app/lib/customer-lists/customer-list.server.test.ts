import {describe, expect, it} from 'vitest';
import {changeWishlist, customerList} from './customer-list.server';

const PRODUCT = 'gid://shopify/Product/7';

function visitor() {
  const values = new Map<string, unknown>();
  const session = {
    get: (key: string) => values.get(key),
    set: (key: string, value: unknown) => void values.set(key, value),
    unset: (key: string) => void values.delete(key),
  };
  return {session} as unknown as Parameters<typeof changeWishlist>[0];
}

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('changeWishlist', () => {
  it('puts a product on the list and takes it off again', async () => {
    const context = visitor();
    expect(
      await changeWishlist(context, form({product: '7', intent: 'add'})),
    ).toEqual({ids: [PRODUCT], status: 'saved'});
    expect(
      await changeWishlist(context, form({product: PRODUCT, intent: 'remove'})),
    ).toEqual({ids: [], status: 'saved'});
  });

  it.each([
    {},
    {product: '8'},
    {intent: 'add'},
    {product: '8', intent: 'buy'},
    {product: '', intent: 'add'},
    {product: '-8', intent: 'remove'},
    {product: 'gid://shopify/ProductVariant/8', intent: 'add'},
    {product: '7'.repeat(10_000), intent: 'add'},
  ] as Record<string, string>[])('changes nothing for %j', async (fields) => {
    const context = visitor();
    const list = customerList(context, 'wishlist');
    await list.add(PRODUCT);
    expect(await changeWishlist(context, form(fields))).toEqual({
      ids: [PRODUCT],
      status: 'badInput',
    });
    expect(await list.read()).toEqual([PRODUCT]);
  });
});
