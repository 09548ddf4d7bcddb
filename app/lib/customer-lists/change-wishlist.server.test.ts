import {describe, expect, it} from 'vitest';
import {changeWishlist} from './change-wishlist.server';
import {visitorWishlist} from './visitor-wishlist.server';

function store() {
  const values = new Map<string, unknown>();
  return visitorWishlist({
    get: (key: string) => values.get(key),
    set: (key: string, value: unknown) => void values.set(key, value),
    unset: (key: string) => void values.delete(key),
  } as Parameters<typeof visitorWishlist>[0]);
}

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('changeWishlist', () => {
  it('puts a product on the list and takes it off again', async () => {
    const list = store();
    expect(
      await changeWishlist(list, form({product: '7', intent: 'add'})),
    ).toEqual({products: [7], status: 'saved'});
    expect(
      await changeWishlist(
        list,
        form({product: 'gid://shopify/Product/7', intent: 'remove'}),
      ),
    ).toEqual({products: [], status: 'saved'});
  });

  it.each([
    {},
    {product: '7'},
    {intent: 'add'},
    {product: '7', intent: 'buy'},
    {product: '', intent: 'add'},
    {product: '-7', intent: 'remove'},
    {product: 'gid://shopify/ProductVariant/7', intent: 'add'},
    {product: '7'.repeat(10_000), intent: 'add'},
  ] as Record<string, string>[])('changes nothing for %j', async (fields) => {
    const list = store();
    await list.add(1);
    expect(await changeWishlist(list, form(fields))).toEqual({
      products: [1],
      status: 'badInput',
    });
    expect(await list.read()).toEqual([1]);
  });
});
