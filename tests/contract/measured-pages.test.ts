import {describe, expect, it} from 'vitest';
import {measuredView} from '~/lib/analytics/analytics-event';
import {loader as collection} from '~/routes/($locale).collections.$handle';
import {loader as map} from '~/routes/($locale).metarmap';
import {loader as product} from '~/routes/($locale).products.$handle';
import {loader as search} from '~/routes/($locale).search';
import {commerceShop} from '../support/commerce-shop';
import {currentVisitor} from '../support/current-visitor';

const shop = commerceShop();

describe('the view that Shopify’s analytics gets of a page', () => {
  it.each([
    ['/metarmap', map, {type: 'product', product: {title: 'METARmap'}}],
    [
      '/products/tasse-cavok',
      product,
      {type: 'product', product: {title: 'CAVOK-Tasse'}},
    ],
    [
      '/collections/karten',
      collection,
      {type: 'collection', collection: {handle: 'karten'}},
    ],
    ['/search?q=karte', search, {type: 'search', searchTerm: 'karte'}],
  ])('is that of %s', async (path, loader, view) => {
    const {result} = await currentVisitor(shop.origin).visit(
      path,
      (context, request) =>
        loader({
          context,
          request,
          params: {handle: context.url.pathname.split('/').at(-1)},
        }) as Promise<unknown>,
    );
    expect(measuredView([{data: result}])).toMatchObject(view);
  });
});
