import {
  cartSecrets,
  draftOrders,
  storedBuyer,
  localeOf,
  type Visit,
} from './checkout-visit';
import {
  cartAtCheckout,
  isOrderedCart,
  rememberCheckout,
} from './data/cart-store';
import {orderByCart} from './data/order-store';
import {
  CHECKOUT_FIELDS,
  prefilledValues,
  readCheckoutForm,
  type CheckoutFaults,
  type CheckoutValues,
} from './domain/checkout-form';
import {amountsSeen, dueOf} from './domain/order-totals';
import {languageOf, storefrontUrl} from './domain/shop-urls';
import {chargeTestCard} from './domain/test-card';
import {readBody, redirect, type Exchange} from './http';
import {renderCheckoutEnd, type CheckoutEnd} from './pages/checkout-end';
import {checkoutStyle, renderCheckout} from './pages/checkout-page';
import {CHECKOUT_TEXTS, type CheckoutProblem} from './pages/checkout-texts';
import {sendPage} from './pages/page';
import {placeOrder} from './place-order';

/** Maximum size of the form in bytes; its fields are short. */
const FORM_LIMIT = 16 * 1024;

const END_STATUS: Record<CheckoutEnd, number> = {
  empty: 200,
  ordered: 410,
  unknown: 404,
};

/**
 * `GET`: shows the checkout, or why there is nothing to pay. On a market's domain it
 * first redirects to the shop's own.
 */
export function showCheckout(exchange: Exchange): void {
  const {request, response, shop, url} = exchange;
  const {marketDomain} = shop;
  if (marketDomain && request.headers.host?.startsWith(`${marketDomain}:`)) {
    return redirect(response, shop.origin + url.pathname + url.search, 302);
  }
  const {token, key} = cartSecrets(exchange);
  const cart = cartAtCheckout(exchange.shop, token, key);
  if (!cart) return sendMissingCart(exchange, token, key);
  const visit = {exchange, cart, locale: localeOf(exchange, cart)};
  if (cart.lines.length === 0) return sendEnd(visit, 'empty', null);
  const {email, address} = storedBuyer(exchange.shop, cart);
  const values = prefilledValues(email, address, cart.buyer.countryCode);
  sendCheckout(visit, 200, {values});
}

/**
 * `POST`: places the order and redirects to its status page (303). A form that is sent
 * twice leads to the same order. On an error the page comes back with what was typed: 422
 * for invalid fields, 409 when the total or the stock has changed, 402 when the card does
 * not pay.
 */
export async function submitCheckout(exchange: Exchange): Promise<void> {
  const {shop, request, response} = exchange;
  const form = new URLSearchParams(await readBody(request, FORM_LIMIT));
  const {token, key} = cartSecrets(exchange);
  const found = cartAtCheckout(shop, token, key);
  if (!found) {
    const order = isOrderedCart(shop, token, key)
      ? orderByCart(shop, token)
      : null;
    return order
      ? redirect(response, `/orders/${order.statusToken}`, 303)
      : sendMissingCart(exchange, token, key);
  }
  const cart = {
    ...found,
    deliveryOption: form.get('delivery') ?? found.deliveryOption,
  };
  const visit = {exchange, cart, locale: localeOf(exchange, cart)};
  const {locale} = visit;
  if (cart.lines.length === 0) return sendEnd(visit, 'empty', null);
  const values = Object.fromEntries(
    CHECKOUT_FIELDS.map((field) => [field, form.get(field) ?? '']),
  ) as CheckoutValues;
  const drafts = draftOrders(visit, values.country);
  const chosen = drafts.find(({isChosen}) => isChosen);
  const needsPayment = !chosen || dueOf(chosen.order) > 0;
  const {email, address, faults} = readCheckoutForm(values, {
    needsShipping: !chosen || chosen.delivery !== null,
    needsPayment,
    now: shop.now(),
  });
  if (!faults.email) rememberCheckout(shop, cart, email);
  if (Object.keys(faults).length > 0) {
    return sendCheckout(visit, 422, {values, faults, problem: 'faults'});
  }
  // No buyer pays an amount that was not on the page when the button was pressed.
  if (form.get('total') !== amountsSeen(drafts.map(({order}) => order))) {
    return sendCheckout(visit, 409, {values, problem: 'price-changed'});
  }
  const outcome = needsPayment ? chargeTestCard(values.cardNumber) : 'paid';
  if (outcome !== 'paid') {
    const unpaid = {cardNumber: outcome} as const;
    return sendCheckout(visit, 402, {
      values,
      faults: unpaid,
      problem: 'faults',
    });
  }
  const placement = placeOrder(shop, cart, {email, address, locale});
  switch (placement.status) {
    case 'placed':
      return redirect(response, `/orders/${placement.order.statusToken}`, 303);
    case 'unavailable':
      return sendCheckout(visit, 409, {
        values,
        problem: 'out-of-stock',
        unavailable: titlesOf(visit, placement.lineIds),
      });
    case 'empty':
      return sendEnd(visit, 'empty', null);
    case 'gone':
      return sendMissingCart(exchange, token, key);
  }
}

function titlesOf(
  {exchange: {shop}, cart, locale}: Visit,
  lineIds: readonly string[],
): string[] {
  return cart.lines
    .filter(({id}) => lineIds.includes(id))
    .flatMap(({variantId}) => {
      const product = shop.catalogue.variantById.get(variantId)?.product;
      return product ? [product.title[languageOf(locale)]] : [];
    });
}

function sendCheckout(
  visit: Visit,
  status: number,
  state: {
    readonly values: CheckoutValues;
    readonly faults?: CheckoutFaults;
    readonly problem?: CheckoutProblem;
    readonly unavailable?: readonly string[];
  },
): void {
  const {exchange, locale} = visit;
  const {shop, response, url} = exchange;
  const drafts = draftOrders(visit, state.values.country);
  sendPage(response, status, {
    locale,
    title: CHECKOUT_TEXTS[locale].title,
    shopName: shop.seed.name,
    homeUrl: storefrontUrl(shop, locale, '/'),
    style: checkoutStyle(drafts),
    body: renderCheckout(shop, {
      form: {values: state.values, faults: state.faults ?? {}, locale},
      drafts,
      problem: state.problem ?? null,
      unavailable: state.unavailable ?? [],
      action: `${url.pathname}${url.search}`,
    }),
  });
}

function sendMissingCart(exchange: Exchange, token: string, key: string): void {
  const {shop} = exchange;
  const ordered = isOrderedCart(shop, token, key);
  const order = ordered ? orderByCart(shop, token) : null;
  const locale = order?.locale ?? localeOf(exchange, null);
  sendEnd(
    {exchange, locale},
    ordered ? 'ordered' : 'unknown',
    order && `/orders/${order.statusToken}`,
  );
}

function sendEnd(
  {exchange: {shop, response}, locale}: Pick<Visit, 'exchange' | 'locale'>,
  end: CheckoutEnd,
  orderPath: string | null,
): void {
  sendPage(response, END_STATUS[end], {
    locale,
    title: CHECKOUT_TEXTS[locale][end].title,
    shopName: shop.seed.name,
    homeUrl: storefrontUrl(shop, locale, '/'),
    body: renderCheckoutEnd(shop, locale, end, orderPath),
  });
}
