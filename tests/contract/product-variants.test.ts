import {expect, it} from 'vitest';
import {loadProduct} from '~/lib/product/load-product.server';
import {productPage} from '~/lib/product/product-page.server';
import {generateCatalogue} from '../../local-shop/data/generated-catalogue';
import {startShop} from '../../local-shop/shop';
import {storefrontContext} from '../support/storefront-context';

it('chooses among 2,000 variants without sending them all to the browser', async () => {
  const shop = await startShop({catalogue: generateCatalogue()});
  const loaded = await loadProduct(
    storefrontContext(shop.origin, 'de'),
    'groesstes-produkt',
    new URLSearchParams('?Region=Region 20&Größe=Size 10&Rahmen=Frame 9'),
  );
  await shop.close();
  if (!loaded || 'movedTo' in loaded) throw new Error('not loaded');
  const page = productPage(loaded);
  expect(page.optionGroups.map(({values}) => values.length)).toEqual([
    20, 10, 10,
  ]);
  expect(page.optionGroups.map(({selected}) => selected)).toEqual([
    'Region 20',
    'Size 10',
    'Frame 9',
  ]);
  expect(JSON.stringify(page).length).toBeLessThan(20_000);
});
