import {randomUUID} from 'node:crypto';
import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import type {Shop} from '../context';
import type {Cart} from '../domain/cart';
import {computeCartTotals, type CartTotals} from '../domain/cart-totals';
import {isAvailable, stockedUnits} from '../domain/inventory';
import {countryIn} from '../domain/markets';
import {taxPermilleOf} from '../domain/included-tax';
import {newSecretToken} from '../domain/secret-token';
import {discountsOf} from './discounts';
import {chargeGiftCard, giftCardById} from './gift-card-store';

/** Shopify deletes a cart that was not changed for this long. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

interface CartRow {
  readonly state: string;
}

/** The current time as Shopify writes it: ISO 8601 with whole seconds. */
export function timestamp(shop: Shop): string {
  return shop
    .now()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z');
}

/** An empty cart for a buyer in this country; it exists once `saveCart` stored it. */
export function newCart(shop: Shop, countryCode: string): Cart {
  const now = timestamp(shop);
  return {
    token: randomUUID().replaceAll('-', ''),
    secret: newSecretToken(),
    createdAt: now,
    updatedAt: now,
    lines: [],
    buyer: {
      countryCode,
      email: null,
      phone: null,
      customerId: null,
      preferences: null,
    },
    attributes: [],
    note: '',
    discountCodes: [],
    giftCardIds: [],
    deliveryOption: null,
  };
}

/**
 * The cart with this token and secret key. `null` when there is none, the key is
 * wrong, it has been ordered, or was not changed for 30 days. Lines whose
 * variant is no longer sold are gone.
 */
export function cartByToken(
  shop: Shop,
  token: string,
  key: string,
): Cart | null {
  const oldest = new Date(shop.now().getTime() - LIFETIME_MS).toISOString();
  const row = shop.database.get<CartRow>(
    `select state from carts
     where token = ? and secret = ? and ordered_at is null and updated_at > ?`,
    [token, key, oldest],
  );
  if (!row) return null;
  const cart = JSON.parse(row.state) as Cart;
  const {variantById} = shop.catalogue;
  return {
    ...cart,
    lines: cart.lines.filter(({variantId}) => variantById.has(variantId)),
  };
}

/**
 * Stores the e-mail address and the delivery option that were chosen at the checkout, so
 * that an unpaid cart can be recovered.
 */
export function rememberCheckout(
  shop: Shop,
  {token, secret, deliveryOption}: Cart,
  email: string,
): void {
  const cart = cartByToken(shop, token, secret);
  if (cart) {
    saveCart(shop, {...cart, deliveryOption, buyer: {...cart.buyer, email}});
  }
}

/** The newest carts that wait to be paid, at most 50. */
export function openCarts(shop: Shop): readonly Cart[] {
  return shop.database
    .all<CartRow>(
      `select state from carts
       where ordered_at is null and json_array_length(state, '$.lines') > 0
         and json_extract(state, '$.buyer.email') is not null
       order by updated_at desc limit 50`,
    )
    .map(({state}) => JSON.parse(state) as Cart);
}

/** Whether a cart with this token and key has been ordered already. */
export function isOrderedCart(shop: Shop, token: string, key: string): boolean {
  return (
    shop.database.get(
      'select 1 from carts where token = ? and secret = ? and ordered_at is not null',
      [token, key],
    ) !== null
  );
}

/** Stores a new or changed cart and returns it with its new `updatedAt`. */
export function saveCart(shop: Shop, cart: Cart): Cart {
  const saved = {...cart, updatedAt: timestamp(shop)};
  shop.database.run(
    `insert into carts (token, secret, state, updated_at) values (?, ?, ?, ?)
     on conflict (token) do update
     set state = excluded.state, updated_at = excluded.updated_at
     where ordered_at is null`,
    [saved.token, saved.secret, JSON.stringify(saved), saved.updatedAt],
  );
  return saved;
}

/**
 * A cart's sums at today's prices and gift card balances, in the currency of the buyer's country, or
 * in the shop's own where no market has that country. With `payShipping` the gift
 * cards pay for shipping too, as at checkout. `language` decides the names of the
 * delivery options, `deliverTo` (by default the buyer's country) their times.
 */
export function cartTotals(
  shop: Shop,
  cart: Cart,
  {
    language = 'DE',
    payShipping = false,
    deliverTo,
  }: {
    language?: CatalogueLanguage;
    payShipping?: boolean;
    deliverTo?: string;
  } = {},
): CartTotals {
  const countryCode = countryIn(shop, cart.buyer.countryCode).isoCode;
  return computeCartTotals(
    {...cart, buyer: {...cart.buyer, countryCode}},
    {
      catalogue: shop.catalogue,
      discounts: discountsOf(shop),
      giftCards: cart.giftCardIds.flatMap((id) => giftCardById(shop, id) ?? []),
      now: shop.now(),
      taxesIncluded: shop.seed.taxesIncluded,
      taxPermilleOf: (country) =>
        shop.seed.taxPermille?.[country] ?? taxPermilleOf(country),
    },
    {language, payShipping, deliverTo},
  );
}

/** How an attempt to order a cart ended. */
type CartCompletion =
  | {readonly status: 'completed'; readonly totals: CartTotals}
  /** Ordered or forgotten in the meantime. */
  | {readonly status: 'gone'}
  | {readonly status: 'empty'}
  /** Stock does not suffice for these lines any more; nothing was taken. */
  | {readonly status: 'unavailable'; readonly lineIds: readonly string[]};

/**
 * Orders a cart: takes stock, charges its gift cards, and marks it as ordered so that
 * clients no longer find it. All or nothing; call it inside the transaction that stores
 * the order, which must end when the status is not `completed`. The cart's delivery
 * option and the country `deliverTo` decide about shipping.
 */
export function completeCart(
  shop: Shop,
  cart: Cart,
  language: CatalogueLanguage = 'DE',
  deliverTo?: string,
): CartCompletion {
  return shop.database.transaction(() => {
    const current = cartAtCheckout(shop, cart.token, cart.secret);
    if (!current) return {status: 'gone'};
    const totals = cartTotals(
      shop,
      {...current, deliveryOption: cart.deliveryOption},
      {language, payShipping: true, deliverTo},
    );
    if (totals.lines.length === 0) return {status: 'empty'};
    const lineIds = unavailableLines(shop, totals);
    if (lineIds.length > 0) return {status: 'unavailable', lineIds};
    for (const {variant, line} of totals.lines) {
      for (const unit of stockedUnits(shop, variant, line.quantity)) {
        shop.inventory.take(unit.variant, unit.quantity);
      }
    }
    for (const {card, usedCents} of totals.giftCards) {
      if (usedCents > 0) chargeGiftCard(shop, card.id, usedCents);
    }
    shop.database.run('update carts set ordered_at = ? where token = ?', [
      timestamp(shop),
      cart.token,
    ]);
    return {status: 'completed', totals};
  });
}

/** The cart without lines of quantity 0, which sold-out goods leave. */
export function cartAtCheckout(
  shop: Shop,
  token: string,
  secret: string,
): Cart | null {
  const cart = cartByToken(shop, token, secret);
  return (
    cart && {...cart, lines: cart.lines.filter(({quantity}) => quantity > 0)}
  );
}

/** Lines of one variant, and bundles of it, share its stock. */
function unavailableLines(shop: Shop, {lines}: CartTotals): string[] {
  const unitsOf = ({variant, line}: CartTotals['lines'][number]) =>
    stockedUnits(shop, variant, line.quantity);
  const wanted = new Map<string, number>();
  for (const {variant, quantity} of lines.flatMap(unitsOf)) {
    wanted.set(variant.id, (wanted.get(variant.id) ?? 0) + quantity);
  }
  return lines
    .filter((line) =>
      unitsOf(line).some(
        ({variant}) => !isAvailable(shop, variant, wanted.get(variant.id) ?? 0),
      ),
    )
    .map(({line}) => line.id);
}
