import {describe, expect, it} from 'vitest';

import {seedCatalogue} from './seed-catalogue';

describe('the seed catalogue', () => {
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

  it('has prices in the US as shops there have them, not converted ones', () => {
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
