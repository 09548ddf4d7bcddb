import {describe, expect, it} from 'vitest';

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
