import {describe, expect, it} from 'vitest';

import type {ProductVariant} from '../domain/catalogue';
import {seedCatalogue} from './seed-catalogue';

describe('the seed catalogue', () => {
  it('has all texts in both languages', () => {
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

  it('has struck-through prices above the present ones', () => {
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

  it('has the lowest price of the last 30 days beside every reduction, and offers only what is reduced in each variant', () => {
    const {products, collections} = seedCatalogue;
    const isReduced = ({compareAtPrices}: ProductVariant) =>
      compareAtPrices !== undefined;
    const lacking = products.filter(({variants}) =>
      variants.some(
        (variant) =>
          isReduced(variant) &&
          !variant.metafields?.some(({key}) => key === 'lowest_price'),
      ),
    );
    expect(lacking).toEqual([]);
    const offers = collections.find(({handle}) => handle.DE === 'angebote');
    const shown = products.filter(({id}) => offers?.productIds.includes(id));
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.every(({variants}) => variants.every(isReduced))).toBe(true);
  });

  it('has US prices with the endings that are usual there, not converted ones', () => {
    const dollars = seedCatalogue.products
      .filter(({isGiftCard}) => !isGiftCard)
      .flatMap(({variants}) => variants.map(({prices}) => prices.USD ?? 0));
    expect(dollars).toContain(97_99);
    const converted = dollars.filter((cents) =>
      cents < 100_00 ? cents % 100 !== 99 : cents % 10_00 !== 9_00,
    );
    expect(converted).toEqual([]);
  });
});
