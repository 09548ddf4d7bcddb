import {expect} from 'vitest';
import type {RunningShop} from '@metarmap/local-shop';
import {adminMetaobjectUpsert} from '@metarmap/local-shop/stores';

/**
 * Writes a metaobject as a merchant does.
 * @param type without the prefix `storefront_`.
 * @returns its id.
 */
export function writeEntry(
  shop: RunningShop['shop'],
  type: string,
  handle: string,
  fields: Readonly<Record<string, string>>,
): string {
  const {metaobject, userErrors} = adminMetaobjectUpsert(shop, {
    handle: {type: `storefront_${type}`, handle},
    metaobject: {
      fields: Object.entries(fields).map(([key, value]) => ({key, value})),
    },
  });
  expect(userErrors).toEqual([]);
  return metaobject?.id ?? '';
}
