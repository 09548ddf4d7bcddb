import {afterEach, describe, expect, it, vi} from 'vitest';
import {loadCollection} from '~/lib/catalogue/load-collection.server';
import {loadSearch} from '~/lib/catalogue/load-search.server';
import {loadCountries} from '~/lib/i18n/load-countries.server';
import {loadProduct} from '~/lib/product/load-product.server';
import {editResults} from '../support/edited-results';
import {commerceClient, stubCaches} from '../support/commerce-client';
import {mapCache} from '../support/map-cache';
import {ownShop} from '../support/own-shop';
import {storefrontContext} from '../support/storefront-context';

const shop = ownShop({customers: false});
afterEach(() => vi.unstubAllGlobals());

/** One visitor's request. */
const visit = (cache: Cache = mapCache()) =>
  storefrontContext(shop.origin, 'de', {cache});

const NOTHING = new URLSearchParams();

/** A result as a broken proxy would cut it: no errors, and nothing in it. */
const empty = () => ({});

describe('a result without errors that lacks a root field', () => {
  it('fails the pages of a product, a collection and a search', async () => {
    const asked = editResults({
      Product: ({product: _, ...rest}) => rest,
      Collection: empty,
      Search: empty,
    });
    const context = visit();
    const failure = 'GraphQL request failed after 3 attempts.';
    await expect(loadProduct(context, 'metarmap', NOTHING)).rejects.toThrow(
      failure,
    );
    await expect(loadCollection(context, 'karten', NOTHING)).rejects.toThrow(
      failure,
    );
    await expect(
      loadSearch(context, new URLSearchParams('q=map')),
    ).rejects.toThrow(failure);
    expect(asked.filter((name) => name === 'Product')).toHaveLength(3);
  });

  it('is not cached', async () => {
    const cache = mapCache();
    editResults({Localization: empty});
    await expect(loadCountries(visit(cache))).rejects.toThrow(
      'after 3 attempts',
    );
    vi.unstubAllGlobals();
    const {countries} = await loadCountries(visit(cache));
    expect(countries.length).toBeGreaterThan(1);
  });

  it.each(['', '../account', 'a/b', 'a b'])(
    'leads nowhere by the handle “%s”',
    async (handle) => {
      editResults({
        Product: ({product}) => ({product: {...(product as object), handle}}),
      });
      await expect(loadProduct(visit(), 'metarmap', NOTHING)).rejects.toThrow(
        'GraphQL request failed',
      );
    },
  );

  it('is no result for a client of the endpoint', async () => {
    stubCaches();
    editResults({Make: empty});
    const {ask} = commerceClient(shop.origin);
    const {json} = await ask('mutation Make { cartCreate { cart { id } } }');
    expect(json).toMatchObject({
      statusCode: 500,
      message: 'Shopify API error: GraphQL request failed after 1 attempts.',
    });
  });
});
