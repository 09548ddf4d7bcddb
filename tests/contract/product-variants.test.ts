import {expect, it} from 'vitest';
import {loadProduct} from '~/lib/product/load-product.server';
import {productPage, type ProductPage} from '~/lib/product/product-page.server';
import {generateCatalogue} from '../../local-shop/data/generated-catalogue';
import {ownShop} from '../support/own-shop';
import {storefrontContext} from '../support/storefront-context';

const shop = ownShop({catalogue: generateCatalogue()});

/** The page of the product with 2,000 variants. */
async function load(search: string): Promise<ProductPage> {
  const loaded = await loadProduct(
    storefrontContext(shop.origin, 'de'),
    'groesstes-produkt',
    new URLSearchParams(search),
  );
  if (!loaded || 'movedTo' in loaded) throw new Error('not loaded');
  return productPage(loaded);
}

const selected = ({optionGroups}: ProductPage) =>
  optionGroups.map((group) => group.selected);

it('chooses among 2,000 variants without sending them all to the browser', async () => {
  const page = await load('Region=Region 20&Größe=Größe 10&Rahmen=Rahmen 9');
  expect(page.optionGroups.map(({values}) => values.length)).toEqual([
    25, 10, 10,
  ]);
  expect(selected(page)).toEqual(['Region 20', 'Größe 10', 'Rahmen 9']);
  expect(JSON.stringify(page).length).toBeLessThan(20_000);
});

it('marks what is sold out and what another combination has', async () => {
  const {optionGroups} = await load(
    'Region=Region 1&Größe=Größe 1&Rahmen=Rahmen 2',
  );
  const frames = optionGroups[2]?.values ?? [];
  expect(frames.map(({status}) => status).slice(0, 6)).toEqual([
    'otherCombination',
    'available',
    'available',
    'available',
    'soldOut',
    'otherCombination',
  ]);
});
