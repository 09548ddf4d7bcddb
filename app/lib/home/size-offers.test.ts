import {describe, expect, it} from 'vitest';
import {sizeOffers} from './size-offers';

const variant = (
  id: number,
  size: string,
  frame: string,
  amount = '199.0',
) => ({
  id: `gid://shopify/ProductVariant/${id}`,
  selectedOptions: [
    {name: 'Größe', value: size},
    {name: 'Rahmen', value: frame},
  ],
  price: {amount, currencyCode: 'EUR' as const},
  availableForSale: id !== 4,
});

const VARIANTS = [
  variant(2, '70 × 100 cm', 'Eiche', '299.0'),
  variant(1, '50 × 70 cm', 'Eiche'),
  variant(3, '50 × 70 cm', 'Weiß'),
  variant(4, '70 × 100 cm', 'Nussbaum'),
  variant(5, '50 × 70 cm', 'Nussbaum'),
];

describe('sizes of the map', () => {
  it('are offered with the frame that is chosen, smallest first', () => {
    const [small, large, ...rest] = sizeOffers(
      VARIANTS,
      variant(1, '50 × 70 cm', 'Eiche'),
    );
    expect(small).toMatchObject({
      name: '50 × 70 cm',
      width: 50,
      height: 70,
      isChosen: true,
      search: '?variant=1',
    });
    expect(large).toMatchObject({
      width: 70,
      price: {amount: '299.0'},
      isChosen: false,
      search: '?variant=2',
    });
    expect(rest).toEqual([]);
  });

  it('say when they are sold out', () => {
    const offers = sizeOffers(VARIANTS, variant(5, '50 × 70 cm', 'Nussbaum'));
    expect(offers.map(({isAvailable}) => isAvailable)).toEqual([true, false]);
  });

  it.each([
    ['one size', VARIANTS, variant(3, '50 × 70 cm', 'Weiß')],
    ['other options', [variant(1, 'S', 'Eiche')], variant(1, 'S', 'Eiche')],
    ['no choice', VARIANTS, null],
  ])('are not compared with %s', (_what, variants, chosen) => {
    expect(sizeOffers(variants, chosen)).toEqual([]);
  });
});
