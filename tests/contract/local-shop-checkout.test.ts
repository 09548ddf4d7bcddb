import {expect, test} from 'vitest';
import {PAYING_CARD} from '../../local-shop/domain/test-card';
import {makeCart} from '../support/cart-client';
import {readOutbox} from '../support/customer-client';
import {ownShop} from '../support/own-shop';

const running = ownShop();

const BUYER = {
  email: 'anna@example.com',
  firstName: 'Anna',
  lastName: 'Krüger',
  address1: 'Hafenstr. 1',
  zip: '20457',
  city: 'Hamburg',
  country: 'DE',
  ...PAYING_CARD,
};

/** 50 EUR and 500 EUR; see `data/gift-card-store.ts`. */
const GIFT_CARD = 'METAR-GIFT-50EU-RO42';
const LARGE_GIFT_CARD = 'METAR-GIFT-500E-UR42';

function variantOf(handle: string): string {
  const product = running.shop.catalogue.productByHandle.get(handle);
  const id = product?.variants[0]?.id;
  if (!id) throw new Error(`No product ${handle}.`);
  return id;
}

/** The text of a page, its markup replaced by `|`. */
async function readPage(url: string) {
  const response = await fetch(url);
  const html = await response.text();
  const body = html.replace(/<style>[^]*?<\/style>/g, '');
  return {
    status: response.status,
    html,
    text: body.replace(/(\s*<[^>]*>\s*)+/g, '|').replace(/[\s\u00a0]+/g, ' '),
    total: /name="total"\s+value="([^"]+)"/.exec(html)?.[1] ?? '',
  };
}

async function pay(url: string, fields: Record<string, string>) {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    html: await response.text(),
  };
}

const createCart = (language: 'DE' | 'EN', lines: object[]) =>
  makeCart(running.origin, {lines}, {language});

/** The first variant that is limited by stock and in stock. */
function stockedVariant() {
  const {shop} = running;
  for (const {variants} of shop.catalogue.products) {
    for (const variant of variants) {
      const {tracked, policy} = variant.stock;
      const left = shop.inventory.quantityOf(variant);
      if (tracked && policy === 'deny' && left > 2) return variant;
    }
  }
  throw new Error('The catalogue has no such variant.');
}

test('a form that is sent twice gives one order', async () => {
  const variant = stockedVariant();
  const cart = await createCart('EN', [
    {merchandiseId: variant.id, quantity: 1},
  ]);
  const {html, total} = await readPage(cart.checkoutUrl);
  expect(html).toContain('Pay now');
  const before = running.shop.inventory.quantityOf(variant);
  const responses = await Promise.all([
    pay(cart.checkoutUrl, {...BUYER, total}),
    pay(cart.checkoutUrl, {...BUYER, total}),
  ]);
  const [first, second] = responses.map(({location}) => location);
  expect(first).toMatch(/^\/orders\/[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(running.shop.inventory.quantityOf(variant)).toBe(before - 1);
  expect((await readPage(cart.checkoutUrl)).status).toBe(410);
});

test('an empty or unknown cart gets a clear page with the way back', async () => {
  const cart = await createCart('EN', []);
  const empty = await readPage(cart.checkoutUrl);
  expect(empty.html).toContain('Your cart is empty');
  expect(empty.html).toContain('href="http://localhost:3000/en"');
  const wrongKey = cart.checkoutUrl.replace(/key=\w+/, 'key=wrong');
  expect((await readPage(wrongKey)).status).toBe(404);
});

test('goods, discount, shipping and gift card add up, on every page and in the mail', async () => {
  // 3 × 16.90 EUR less 10 % is 45.63 EUR; with shipping 52.53 EUR.
  const {checkoutUrl} = await makeCart(
    running.origin,
    {
      lines: [{merchandiseId: variantOf('tasse-cavok'), quantity: 3}],
      discountCodes: ['WILLKOMMEN10'],
      giftCardCodes: [GIFT_CARD],
    },
    {language: 'DE'},
  );
  const checkout = await readPage(checkoutUrl);
  const sums = [
    '|Zwischensumme|50,70 €|',
    '|Rabatt WILLKOMMEN10|−5,07 €|',
    '|Standardversand|6,90 €|',
    '|Gesamtsumme|52,53 €|',
    '|Enthaltene MwSt. (19 %)|8,39 €|',
    '|Geschenkkarte •••• RO42|−50,00 €|',
    '|Noch zu zahlen|2,53 €|',
  ];
  for (const sum of sums) expect(checkout.text).toContain(sum);

  const {status, location} = await pay(checkoutUrl, {
    ...BUYER,
    total: checkout.total,
  });
  expect(status).toBe(303);
  const {text} = await readPage(running.origin + location);
  const paid = sums.map((sum) =>
    sum.replace('Noch zu zahlen', 'Mit Karte bezahlt'),
  );
  for (const sum of paid) expect(text).toContain(sum);
  const [mail] = await readOutbox(running.origin);
  expect(mail?.text.replace(/\u00a0/g, ' ')).toContain(
    'Geschenkkarte •••• RO42: −50,00 €\nMit Karte bezahlt: 2,53 €',
  );
});

test('what a gift card has paid is gone from it, and the page says so before the next order', async () => {
  const giftCardCodes = [LARGE_GIFT_CARD];
  const lines = [{merchandiseId: variantOf('tasse-cavok'), quantity: 1}];
  const large = [{merchandiseId: variantOf('metarmap'), quantity: 2}];
  const first = await makeCart(running.origin, {lines: large, giftCardCodes});
  const second = await makeCart(running.origin, {lines, giftCardCodes});
  const third = await makeCart(running.origin, {lines: large, giftCardCodes});
  const {total} = await readPage(third.checkoutUrl);

  for (const {checkoutUrl} of [first, second]) {
    const page = await readPage(checkoutUrl);
    expect(page.text).toContain('|Amount due|€0.00|');
    const paid = await pay(checkoutUrl, {...BUYER, total: page.total});
    expect(paid.status).toBe(303);
  }
  // 500.00 EUR less 398.00 EUR and 23.80 EUR.
  expect((await pay(third.checkoutUrl, {...BUYER, total})).status).toBe(409);
  const {text} = await readPage(third.checkoutUrl);
  expect(text).toContain('|Gift card •••• UR42|−€78.20|');
  expect(text).toContain('|Amount due|€319.80|');
});

test('a gift card needs no address and has arrived with the mail', async () => {
  const {checkoutUrl} = await makeCart(running.origin, {
    lines: [{merchandiseId: variantOf('geschenkkarte'), quantity: 1}],
  });
  const {text, total} = await readPage(checkoutUrl);
  expect(text).not.toContain('Delivery address');
  const {location} = await pay(checkoutUrl, {
    ...PAYING_CARD,
    email: BUYER.email,
    total,
  });
  const status = await readPage(running.origin + location);
  expect(status.text).toContain('|Delivery|shipped|');
});

test('the way to send is chosen at checkout, with its price and day before', async () => {
  const {checkoutUrl} = await createCart('DE', [
    {merchandiseId: variantOf('metarmap'), quantity: 1},
    {merchandiseId: variantOf('tasse-cavok'), quantity: 1},
  ]);
  const {text, total} = await readPage(checkoutUrl);
  expect(text).toMatch(/Standardversand\|Voraussichtlich [^|]+\|kostenlos/);
  expect(text).toMatch(/Expressversand\|Voraussichtlich [^|]+\|14,90 €/);
  const paid = await pay(checkoutUrl, {...BUYER, total, delivery: 'express'});
  const status = await readPage(running.origin + paid.location);
  expect(status.text).toContain('|Expressversand|14,90 €|');
  expect(status.text).toMatch(/\|Voraussichtlich\|[^|]+ \d+\. \w+\.?\|/);
  expect(status.html).toContain(
    'href="http://localhost:3000/docs/first-steps"',
  );
});

test('with a card that is declined nothing is ordered, and the form says why', async () => {
  const variant = stockedVariant();
  const {checkoutUrl} = await createCart('DE', [
    {merchandiseId: variant.id, quantity: 1},
  ]);
  const before = running.shop.inventory.quantityOf(variant);
  const {total} = await readPage(checkoutUrl);
  const order = {...BUYER, total, delivery: 'express'};
  const declined = await pay(checkoutUrl, {...order, cardNumber: '2'});
  expect(declined.status).toBe(402);
  expect(declined.html).toContain('Die Bank hat diese Karte abgelehnt.');
  expect(declined.html).toMatch(/value="express"\s+checked/);
  const mistakes = {cardNumber: '4111', city: '', lastName: '"><script>'};
  const wrong = await pay(checkoutUrl, {...order, ...mistakes});
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('id="cardNumber-fault">Diese Angabe stimmt');
  expect(wrong.html).toContain('id="city-fault">Bitte ausfüllen.');
  expect(wrong.html).not.toContain('<script>');
  expect(running.shop.inventory.quantityOf(variant)).toBe(before);
  expect((await pay(checkoutUrl, order)).status).toBe(303);
});
