import {expect, test} from 'vitest';
import {makeCart} from '../support/cart-client';
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
};

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

async function openCheckout(url: string) {
  const response = await fetch(url);
  const page = await response.text();
  const total = /name="total"\s+value="([^"]+)"/.exec(page)?.[1] ?? '';
  return {status: response.status, page, total};
}

function pay(url: string, fields: Record<string, string>) {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
}

test('an order takes stock, mails a confirmation and ends at its status page', async () => {
  const variant = stockedVariant();
  const before = running.shop.inventory.quantityOf(variant);
  const cart = await createCart('DE', [
    {merchandiseId: variant.id, quantity: 2},
  ]);
  const {page, total} = await openCheckout(cart.checkoutUrl);
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('Zahlungspflichtig bestellen');

  const paid = await pay(cart.checkoutUrl, {...BUYER, total});
  expect(paid.status).toBe(303);
  const location = paid.headers.get('location') ?? '';
  const status = await (await fetch(running.origin + location)).text();
  expect(status).toContain('Vielen Dank, Anna!');
  expect(status).toContain('href="http://localhost:3000/"');
  expect(running.shop.inventory.quantityOf(variant)).toBe(before - 2);

  const outbox = await fetch(`${running.origin}/outbox.json`);
  const {mails} = (await outbox.json()) as {
    mails: {kind: string; to: string; text: string}[];
  };
  expect(mails[0]).toMatchObject({kind: 'order', to: BUYER.email});
  expect(mails[0]?.text).toContain(location);
});

test('a form that is sent twice gives one order', async () => {
  const variant = stockedVariant();
  const cart = await createCart('EN', [
    {merchandiseId: variant.id, quantity: 1},
  ]);
  const {page, total} = await openCheckout(cart.checkoutUrl);
  expect(page).toContain('Pay now');
  const before = running.shop.inventory.quantityOf(variant);
  const answers = await Promise.all([
    pay(cart.checkoutUrl, {...BUYER, total}),
    pay(cart.checkoutUrl, {...BUYER, total}),
  ]);
  const [first, second] = answers.map(({headers}) => headers.get('location'));
  expect(first).toMatch(/^\/orders\/[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(running.shop.inventory.quantityOf(variant)).toBe(before - 1);
  expect((await openCheckout(cart.checkoutUrl)).status).toBe(410);
});

test('faults are named in the language of the page and keep what was typed', async () => {
  const cart = await createCart('DE', [
    {merchandiseId: stockedVariant().id, quantity: 1},
  ]);
  const {total} = await openCheckout(cart.checkoutUrl);
  const answer = await pay(cart.checkoutUrl, {
    ...BUYER,
    total,
    zip: '123',
    city: '',
    lastName: '"><script>',
  });
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(page).toContain('Ort: Bitte ausfüllen.');
  expect(page).toContain('value="123"');
  expect(page).not.toContain('<script>');
});

test('what has gone out of stock meanwhile is not sold', async () => {
  const variant = stockedVariant();
  const cart = await createCart('EN', [
    {merchandiseId: variant.id, quantity: 1},
  ]);
  const {total} = await openCheckout(cart.checkoutUrl);
  const {inventory} = running.shop;
  const left = inventory.quantityOf(variant);
  inventory.take(variant, left);
  const answer = await pay(cart.checkoutUrl, {...BUYER, total});
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('No longer in stock');
  expect(inventory.quantityOf(variant)).toBe(0);
});

test('an empty or unknown cart gets a clear page with the way back', async () => {
  const cart = await createCart('EN', []);
  const empty = await openCheckout(cart.checkoutUrl);
  expect(empty.page).toContain('Your cart is empty');
  expect(empty.page).toContain('href="http://localhost:3000/en"');
  const wrongKey = cart.checkoutUrl.replace(/key=\w+/, 'key=wrong');
  expect((await openCheckout(wrongKey)).status).toBe(404);
});
