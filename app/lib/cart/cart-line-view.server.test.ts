import {expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {lineView} from './cart-line-view.server';

type Line = Parameters<typeof lineView>[0];

const eur = (amount: string) => ({amount, currencyCode: 'EUR'});

/** Ten pieces of 20.00 EUR, which cost a company 15.00 EUR each from ten on. */
const LINE = {
  id: 'gid://shopify/CartLine/1',
  quantity: 10,
  attributes: [],
  discountAllocations: [],
  sellingPlanAllocation: null,
  cost: {
    amountPerQuantity: eur('15.0'),
    compareAtAmountPerQuantity: null,
    subtotalAmount: eur('150.0'),
    totalAmount: eur('150.0'),
  },
  merchandise: {
    id: 'gid://shopify/ProductVariant/1',
    price: eur('20.0'),
    compareAtPrice: null,
    availableForSale: true,
    currentlyNotInStock: false,
    quantityAvailable: 100,
    quantityRule: {minimum: 1, maximum: null, increment: 1},
    selectedOptions: [],
    unitPrice: null,
    unitPriceMeasurement: null,
    image: null,
    product: {
      id: 'gid://shopify/Product/1',
      handle: 'map',
      title: 'Map',
      isGiftCard: false,
      options: [],
      featuredImage: null,
    },
  },
} as unknown as Line;

const WORDS: Parameters<typeof lineView>[2] = {
  measures: (text) => text,
  locale: LOCALES.en,
  law: null,
  langs: new Map(),
  pictures: new Map(),
};

it('a line costs what Shopify says of its quantity, not the variant’s own price, and is no reduction', () => {
  const view = lineView(LINE, [LINE], WORDS);
  expect(view.each).toEqual(eur('15.0'));
  expect(view.total).toEqual(eur('150.0'));
  expect(view.priceBefore).toBeNull();
  expect(view.discounts).toEqual([]);
  expect(view.lowest).toBeUndefined();
});

it('says what of a line and its add-on Shopify lets nobody change', () => {
  const instructions = {canRemove: false, canUpdateQuantity: false};
  const line = {...LINE, instructions} as Line;
  const addOn = {
    ...line,
    id: 'gid://shopify/CartLine/2',
    parentRelationship: {parent: {id: line.id, quantity: 10}},
  } as Line;
  const view = lineView(line, [line, addOn], WORDS);
  expect(view).toMatchObject({...instructions, nested: [instructions]});
  expect(lineView(LINE, [LINE], WORDS).canRemove).toBe(true);
});
