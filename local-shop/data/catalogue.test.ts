import {describe, expect, it} from 'vitest';

import {buildCatalogueIndex} from '../domain/catalogue-index';
import {generateCatalogue, LARGEST_PRODUCT_NUMBER} from './generated-catalogue';
import {productId} from './catalogue-builder';
import {seedCatalogue} from './seed-catalogue';

describe('the seed catalogue', () => {
  it('has no dangling reference and no double handle', () => {
    expect(() => buildCatalogueIndex(seedCatalogue)).not.toThrow();
  });

  it('says everything in both languages', () => {
    const texts = seedCatalogue.products.flatMap(
      ({title, descriptionHtml, productType}) => [
        title,
        descriptionHtml,
        productType,
      ],
    );
    expect(texts.filter(({DE, EN}) => !DE.trim() || !EN.trim())).toEqual([]);
    const untranslated = seedCatalogue.products.filter(
      ({descriptionHtml}) => descriptionHtml.DE === descriptionHtml.EN,
    );
    expect(untranslated).toEqual([]);
  });

  it('asks more at first than it asks now wherever a price is struck through', () => {
    const variants = seedCatalogue.products.flatMap(
      (product) => product.variants,
    );
    const wrong = variants.filter(({prices, compareAtPrices}) =>
      Object.entries(compareAtPrices ?? {}).some(
        ([currency, amount]) => amount <= (prices[currency] ?? 0),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the generated catalogue', () => {
  const catalogue = generateCatalogue();

  it('has 5,000 products in 60 collections, one with 2,000 variants', () => {
    const index = buildCatalogueIndex(catalogue);
    expect(catalogue.products).toHaveLength(5_000);
    expect(catalogue.collections).toHaveLength(60);
    const largest = index.productById.get(productId(LARGEST_PRODUCT_NUMBER));
    expect(largest?.variants).toHaveLength(2_000);
  });
});
