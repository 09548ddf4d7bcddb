import type {Shop} from '../context';
import {orderFromCart} from '../domain/cart-order';
import type {Address} from '../domain/customer-address';
import type {Order} from '../domain/order';
import {newSecretToken} from '../domain/secret-token';
import {localeOfLanguage} from '../domain/shop-urls';
import {cartTotals, newCart} from './cart-store';
import type {Customer} from './customer-store';
import {FATES} from './seed-order-states';

/** An order of the seed. */
export interface SeedOrder {
  readonly daysAgo: number;
  /** German handle of the product and quantity; the first variant is taken. */
  readonly lines: readonly (readonly [handle: string, quantity: number])[];
  readonly fate: keyof typeof FATES;
  readonly discountCode?: string;
  readonly note?: string;
  readonly express?: boolean;
}

/** What small orders are made of. */
const SMALL_GOODS = [
  'reinigungsspray',
  'tasse-cavok',
  'kartennadeln',
  'lernkarten-metar',
  'schluesselanhaenger',
  'navigationsplotter',
  'mikrofasertuch',
  'buch-wolken-lesen',
] as const;

/** Small orders of the past, all delivered: enough for several pages of a list. */
function oldOrders(count: number): SeedOrder[] {
  return Array.from({length: count}, (_, index) => ({
    daysAgo: 200 + index * 23,
    lines: [
      [SMALL_GOODS[index % SMALL_GOODS.length] ?? SMALL_GOODS[0], 1],
      ['flugbuch', (index % 3) + 1],
    ],
    fate: 'sent',
  }));
}

/** Thirty orders, in every state. */
export const ORDERS_IN_EVERY_STATE: readonly SeedOrder[] = [
  {daysAgo: 1, lines: [['metarmap', 1]], fate: 'paid'},
  {daysAgo: 3, lines: [['poster-platzrunde', 2]], fate: 'pending'},
  {daysAgo: 5, lines: [['kniebrett', 1]], fate: 'authorized'},
  {
    daysAgo: 8,
    lines: [
      ['metarmap-mini', 1],
      ['wandleiste', 1],
    ],
    fate: 'inProgress',
    discountCode: 'WILLKOMMEN10',
    note: 'Bitte erst ab Montag liefern.',
  },
  {daysAgo: 12, lines: [['heimatplatz-karte', 1]], fate: 'onHold'},
  {
    daysAgo: 20,
    lines: [
      ['usb-c-netzteil', 2],
      ['led-streifen', 1],
    ],
    fate: 'partlySent',
  },
  {
    daysAgo: 34,
    lines: [
      ['nachtflug-druck', 2],
      ['wechselrahmen', 2],
    ],
    fate: 'sentInTwo',
    discountCode: 'VERSANDFREI',
  },
  {daysAgo: 47, lines: [['geschenkkarte', 1]], fate: 'paid'},
  {daysAgo: 61, lines: [['platzlampe', 1]], fate: 'canceled'},
  {daysAgo: 70, lines: [['drehdimmer', 3]], fate: 'canceledUnpaid'},
  {daysAgo: 96, lines: [['tischstaender', 1]], fate: 'refunded'},
  {
    daysAgo: 130,
    lines: [
      ['poster-wetterkuerzel', 3],
      ['posterleiste-magnetisch', 1],
    ],
    fate: 'partlyRefunded',
    discountCode: 'WILLKOMMEN10',
  },
  {daysAgo: 155, lines: [['leuchtpunkt-set', 1]], fate: 'edited'},
  ...oldOrders(17),
];

/** Orders of a customer abroad. */
export const ORDERS_FROM_ABROAD: readonly SeedOrder[] = [
  {daysAgo: 6, lines: [['metarmap', 1]], fate: 'sent', express: true},
  {daysAgo: 88, lines: [['tasse-cavok', 4]], fate: 'partlyRefunded'},
];

/**
 * The order as if it had been paid at checkout then: prices, discounts, tax and
 * shipping by the rules of today. Throws when the catalogue lacks a product.
 */
export function makeSeedOrder(
  shop: Shop,
  customer: Customer,
  address: Address,
  seed: SeedOrder,
): Omit<Order, 'number'> {
  const now = new Date(shop.now().getTime() - seed.daysAgo * 86_400_000);
  const empty = newCart(shop, address.countryCode ?? 'DE');
  const cart = {
    ...empty,
    lines: seed.lines.map(([handle, quantity], index) => ({
      id: String(index),
      variantId: firstVariantId(shop, handle),
      quantity,
      attributes:
        handle === 'heimatplatz-karte' ? [{key: 'ICAO', value: 'EDNY'}] : [],
      sellingPlanId: null,
    })),
    buyer: {...empty.buyer, customerId: customer.id},
    discountCodes: seed.discountCode ? [seed.discountCode] : [],
    deliveryOption: seed.express ? 'express' : null,
    note: seed.note ?? '',
  };
  const {language} = customer;
  const paid = orderFromCart(
    cart,
    cartTotals({...shop, now: () => now}, cart, {language, payShipping: true}),
    {email: customer.email, address, locale: localeOfLanguage(language)},
    {statusToken: newSecretToken(), now},
  );
  return FATES[seed.fate](paid);
}

function firstVariantId({catalogue}: Shop, handle: string): string {
  const id = catalogue.productByHandle.get(handle)?.variants[0]?.id;
  if (!id) throw new Error(`The catalogue has no product ${handle}.`);
  return id;
}
