import {expect, test} from 'vitest';
import {
  sendConsentMail,
  sendResetMail,
  sendSignInMail,
} from '@metarmap/local-shop/mails';
import {LOCAL_MAIL_TOKEN} from '@metarmap/local-shop/credentials';
import {
  openCarts,
  setMetafield,
  customerByEmail,
  listOrders,
} from '@metarmap/local-shop/stores';
import {PAYING_CARD} from '@metarmap/local-shop/testing';
import {makeCart} from '../support/cart-client';
import {readCustomer, readOutbox, signIn} from '../support/customer-client';
import {ownShop} from '../support/own-shop';
import {BUYER, payCheckout, readPage} from '../support/pay-checkout';

const running = ownShop();

/** 50 EUR and 500 EUR; see `data/gift-card-store.ts`. */
const GIFT_CARD = 'METAR-GIFT-50EU-RO42';
const LARGE_GIFT_CARD = 'METAR-GIFT-500E-UR42';

/** The first variant of a product by its handle. */
function variantOf(handle: string) {
  const product = running.shop.catalogue.productByHandle.get(handle);
  const [variant] = product?.variants ?? [];
  if (!variant) throw new Error(`No product ${handle}.`);
  return variant;
}

/** The checkout of a cart with quantities of products, given by their handles. */
async function checkoutOf(
  language: 'DE' | 'EN',
  pieces: Record<string, number>,
  input: object = {},
): Promise<string> {
  const lines = Object.entries(pieces).map(([handle, quantity]) => ({
    merchandiseId: variantOf(handle).id,
    quantity,
  }));
  const cart = {lines, ...input};
  return (await makeCart(running.origin, cart, {language})).checkoutUrl;
}

const stockOf = (handle: string) =>
  running.shop.inventory.quantityOf(variantOf(handle));

test('a shipment is announced by a mail, and both parts of each mail say the same', async () => {
  const {shop, origin} = running;
  /** Presses a button of the admin's page, with the data of its form. */
  const act = (path: string, action: string, fields = {}) =>
    fetch(`${origin}/admin/${path}`, {
      method: 'POST',
      headers: {origin},
      redirect: 'manual',
      body: new URLSearchParams({...fields, action}),
    });
  const goods = {metarmap: 1, geschenkkarte: 1};
  const attributes = [{key: 'ICAO', value: 'EDNY'}];
  const lines = ['metarmap', 'geschenkkarte', 'heimatplatz-karte'].map(
    (handle) => ({merchandiseId: variantOf(handle).id, attributes}),
  );
  const {order} = await payCheckout(await checkoutOf('DE', {}, {lines}));
  const number = listOrders(shop)[0]?.number;
  const parcel = {company: 'DHL', number: '0034043'};
  await act(`orders/${number}`, 'send', parcel);
  // The button was pressed twice.
  expect((await act(`orders/${number}`, 'send', parcel)).status).toBe(422);
  const {html: page} = await readPage(order);
  expect(page).toMatch(/Sendungsnummer \(DHL\):\s+\d+/);
  expect(page).toContain('Sendung verfolgen');

  await payCheckout(await checkoutOf('DE', goods), {cardNumber: '2'});
  await act(`checkouts/${openCarts(shop)[0]?.token}`, 'remind');

  const customer = customerByEmail(shop, 'maxwell@example.com');
  if (!customer) throw new Error('No customer.');
  setMetafield(shop, customer.id, {
    namespace: 'custom',
    key: 'back_in_stock',
    type: 'list.variant_reference',
    value: JSON.stringify([variantOf('tasse-cavok').id]),
  });
  await act('back-in-stock/all', 'tell');
  sendConsentMail(shop, customer);
  sendResetMail(shop, customer, 'EN');
  sendSignInMail(shop, 'maxwell@example.com', '123456', 'EN');
  const sentHtml = '<!doctype html><p>Hallo</p>';
  await fetch(`${origin}/outbox`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${LOCAL_MAIL_TOKEN}`},
    body: JSON.stringify({
      from: 'shop@example.com',
      to: 'anna@example.com',
      subject: 'Newsletter',
      text: 'Hallo',
      html: sentHtml,
    }),
  });

  const mails = await readOutbox(origin);
  const kinds = mails.map(({kind}) => kind).sort();
  expect(kinds).toEqual([
    'activate',
    'back-in-stock',
    'consent',
    'contact',
    'gift-card',
    'order',
    'recovery',
    'reset',
    'shipping',
    'sign-in',
  ]);
  for (const {id, kind, to, text} of mails) {
    const html = await (await fetch(`${origin}/outbox/${id}`)).text();
    if (kind === 'contact') {
      expect(html).toBe(sentHtml);
      continue;
    }
    const german = /^(anna|jonas)@/.test(to);
    expect(html).toContain(`lang="${german ? 'de' : 'en'}"`);
    // One colon between a thing and its price.
    expect(text, kind).not.toMatch(/:.*: \S+\s€/);
    for (const [link] of text.matchAll(/http\S+/g)) {
      expect(html, kind).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    }
    expect(html).not.toMatch(/<script|url\(/);
    for (const [picture] of html.matchAll(/<img[^>]*>/g)) {
      expect(picture).toContain(`src="${origin}/`);
      expect(picture).toMatch(/alt="[^"]+"/);
    }
  }
});

test('an order has the attributes of its cart', async () => {
  const email = 'wiebke@example.com';
  const attributes = [{key: 'Abstellort', value: 'Carport'}];
  const customerAccessToken = await signIn(running.origin, email);
  const buyerIdentity = {customerAccessToken, countryCode: 'DE'};
  await payCheckout(
    await checkoutOf('DE', {'tasse-cavok': 1}, {attributes, buyerIdentity}),
    {email},
  );
  const customer = await readCustomer<{orders: {nodes: unknown[]}}>(
    running.origin,
    customerAccessToken,
    `orders(first: 1, sortKey: PROCESSED_AT, reverse: true) {
      nodes {customAttributes {key value}}}`,
  );
  expect(customer?.orders.nodes).toEqual([{customAttributes: attributes}]);
});

test('a form that is sent twice gives one order', async () => {
  const checkout = await checkoutOf('EN', {'tasse-cavok': 1});
  const {html, total} = await readPage(checkout);
  expect(html).toContain('Pay now');
  const before = stockOf('tasse-cavok');
  const [first, second] = await Promise.all([
    payCheckout(checkout, {total}),
    payCheckout(checkout, {total}),
  ]);
  expect(first.order).toMatch(/\/orders\/[0-9a-f]{32}$/);
  expect(second.order).toBe(first.order);
  expect(stockOf('tasse-cavok')).toBe(before - 1);
  expect((await readPage(checkout)).status).toBe(410);
});

test('an empty or unknown cart gets a clear page with the way back', async () => {
  const checkout = await checkoutOf('EN', {});
  const empty = await readPage(checkout);
  expect(empty.html).toContain('Your cart is empty');
  expect(empty.html).toContain('href="http://localhost:3000/en"');
  const wrongKey = checkout.replace(/key=\w+/, 'key=wrong');
  expect((await readPage(wrongKey)).status).toBe(404);
});

test('goods, discount, shipping and gift card add up, on every page and in the mail', async () => {
  // 3 × 16.90 EUR less 10 % is 45.63 EUR; with shipping 52.53 EUR.
  const checkout = await checkoutOf(
    'DE',
    {'tasse-cavok': 3},
    {discountCodes: ['WILLKOMMEN10'], giftCardCodes: [GIFT_CARD]},
  );
  const sums = [
    '|Zwischensumme|50,70 €|',
    '|Rabatt WILLKOMMEN10|−5,07 €|',
    '|Standardversand|6,90 €|',
    '|Gesamtsumme|52,53 €|',
    '|Enthaltene MwSt. (19 %)|8,39 €|',
    '|Geschenkkarte •••• RO42|−50,00 €|',
    '|Noch zu zahlen|2,53 €|',
  ];
  const before = await readPage(checkout);
  for (const sum of sums) expect(before.text).toContain(sum);

  const {status, order} = await payCheckout(checkout);
  expect(status).toBe(303);
  const {text} = await readPage(order);
  for (const sum of sums) {
    expect(text).toContain(sum.replace('Noch zu zahlen', 'Mit Karte bezahlt'));
  }
  const [mail] = await readOutbox(running.origin);
  expect(mail?.text.replace(/\u00a0/g, ' ')).toContain(
    'Geschenkkarte •••• RO42: −50,00 €\nMit Karte bezahlt: 2,53 €',
  );
});

test('a gift card is charged, and the page shows what is left before the next order', async () => {
  const withCard = (pieces: Record<string, number>) =>
    checkoutOf('EN', pieces, {giftCardCodes: [LARGE_GIFT_CARD]});
  const first = await withCard({metarmap: 2});
  const second = await withCard({'tasse-cavok': 1});
  const third = await withCard({metarmap: 2});
  const {total} = await readPage(third);

  for (const checkout of [first, second]) {
    expect((await readPage(checkout)).text).toContain('|Amount due|€0.00|');
    expect((await payCheckout(checkout)).status).toBe(303);
  }
  // 500.00 EUR less 398.00 EUR and 23.80 EUR.
  expect((await payCheckout(third, {total})).status).toBe(409);
  const {text} = await readPage(third);
  expect(text).toContain('|Gift card •••• UR42|−€78.20|');
  expect(text).toContain('|Amount due|€319.80|');
});

test('a gift card needs no address, and is delivered by the mail', async () => {
  const checkout = await checkoutOf('EN', {geschenkkarte: 1});
  const {text, total} = await readPage(checkout);
  expect(text).not.toContain('Delivery address');
  const {email} = BUYER;
  const paid = await fetch(checkout, {
    method: 'POST',
    body: new URLSearchParams({...PAYING_CARD, email, total}),
  });
  const order = await readPage(paid.url);
  expect(order.text).toContain('|Delivery|shipped|');
});

test('shipping is chosen at checkout, where its price and day are shown', async () => {
  const checkout = await checkoutOf('DE', {metarmap: 1, 'tasse-cavok': 1});
  const {text} = await readPage(checkout);
  expect(text).toMatch(/Standardversand\|Voraussichtlich [^|]+\|kostenlos/);
  expect(text).toMatch(/Expressversand\|Voraussichtlich [^|]+\|14,90 €/);
  const {order} = await payCheckout(checkout, {delivery: 'express'});
  const status = await readPage(order);
  expect(status.text).toContain('|Expressversand|14,90 €|');
  expect(status.text).toMatch(/\|Voraussichtlich\|[^|]+ \d+\. \w+\.?\|/);
  expect(status.html).toContain(
    'href="http://localhost:3000/docs/first-steps"',
  );
});

test('nothing is ordered with a card that is declined, and the form says why', async () => {
  const checkout = await checkoutOf('DE', {'tasse-cavok': 1});
  const before = stockOf('tasse-cavok');
  const delivery = 'express';
  const declined = await payCheckout(checkout, {delivery, cardNumber: '2'});
  expect(declined.status).toBe(402);
  expect(declined.html).toContain('Die Bank hat diese Karte abgelehnt.');
  expect(declined.html).toMatch(/value="express"\s+checked/);
  const mistakes = {cardNumber: '4111', city: '', lastName: '"><script>'};
  const wrong = await payCheckout(checkout, {delivery, ...mistakes});
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('id="cardNumber-fault">Diese Angabe stimmt');
  expect(wrong.html).toContain('id="city-fault">Bitte ausfüllen.');
  expect(wrong.html).not.toContain('<script>');
  expect(stockOf('tasse-cavok')).toBe(before);
  expect((await payCheckout(checkout, {delivery})).status).toBe(303);
});
