import {expect, it} from 'vitest';
import {sizeOffers} from './map-story.server';

const variant = (id: number, size: string, frame: string) => ({
  id: `gid://shopify/ProductVariant/${id}`,
  selectedOptions: [
    {name: 'Größe', value: size},
    {name: 'Rahmen', value: frame},
  ],
  price: {amount: '199.0', currencyCode: 'EUR' as const},
  availableForSale: id !== 4,
});

const WALNUT = variant(5, '50 × 70 cm', 'Nussbaum');
const WHITE = variant(3, '50 × 70 cm', 'Weiß');
const VARIANTS = [variant(4, '70 × 100 cm', 'Nussbaum'), WHITE, WALNUT];

it('sizes are offered with the frame that is chosen, smallest first', () => {
  expect(sizeOffers(VARIANTS, WALNUT)).toMatchObject([
    {width: 50, isChosen: true, search: '?variant=5', isAvailable: true},
    {height: 100, isChosen: false, search: '?variant=4', isAvailable: false},
  ]);
});

it.each([
  ['one size', VARIANTS, WHITE],
  ['other options', [variant(1, 'S', 'Eiche')], variant(1, 'S', 'Eiche')],
  ['no choice', VARIANTS, null],
])('sizes are not compared with %s', (_what, variants, chosen) => {
  expect(sizeOffers(variants, chosen)).toEqual([]);
});

it('a map that is wider than high is shown and named in landscape', () => {
  const labelOf = (size: string) => size.replace('50 × 70', '70 × 50');
  expect(
    sizeOffers(VARIANTS, WALNUT, {isWide: true, labelOf})[0],
  ).toMatchObject({
    name: '50 × 70 cm',
    label: '70 × 50 cm',
    shortLabel: '70 × 50 cm',
    width: 70,
    height: 50,
  });
});
