import {expect, test} from 'vitest';
import {
  sendConsentMail,
  sendResetMail,
  sendSignInMail,
} from '../../local-shop/data/account-mail';
import {openCarts} from '../../local-shop/data/cart-store';
import {setMetafield} from '../../local-shop/data/customer-metafield-store';
import {customerByEmail} from '../../local-shop/data/customer-store';
import {listOrders} from '../../local-shop/data/order-store';
import {PAYING_CARD} from '../../local-shop/domain/test-card';
import {makeCart} from '../support/cart-client';
import {readOutbox} from '../support/customer-client';
import {ownShop} from '../support/own-shop';

const running = ownShop();

const BUYER = {
  email: 'anna@example.com',
  lastName: 'Krüger',
  address1: 'Hafenstr. 1',
  zip: '20457',
  city: 'Hamburg',
  country: 'DE',
};

const post = (url: string, fields: Record<string, string>) =>
  fetch(new URL(url, running.origin), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });

function variantOf(handle: string): string {
  const {catalogue} = running.shop;
  return catalogue.productByHandle.get(handle)?.variants[0]?.id ?? '';
}

/** Presses a button of the admin's page, with what its form holds. */
const act = (path: string, action: string, fields = {}) =>
  fetch(`${running.origin}/admin/${path}`, {
    method: 'POST',
    headers: {origin: running.origin},
    redirect: 'manual',
    body: new URLSearchParams({...fields, action}),
  });

/** A cart with a map and a gift card, whose checkout ends with this card number. */
async function checkOut(cardNumber: string): Promise<string> {
  const {checkoutUrl} = await makeCart(
    running.origin,
    {
      lines: ['metarmap', 'geschenkkarte', 'heimatplatz-karte'].map(
        (handle) => ({
          merchandiseId: variantOf(handle),
          quantity: 1,
          ...(handle === 'heimatplatz-karte' && {
            attributes: [{key: 'ICAO', value: 'EDNY'}],
          }),
        }),
      ),
    },
    {language: 'DE'},
  );
  const page = await (await fetch(checkoutUrl)).text();
  const total = /name="total"\s+value="([^"]+)"/.exec(page)?.[1] ?? '';
  const fields = {...BUYER, ...PAYING_CARD, cardNumber, total};
  const answer = await post(checkoutUrl, fields);
  return answer.headers.get('location') ?? '';
}

test('what a merchant sends is mailed, and each mail says the same in both parts', async () => {
  const {shop, origin} = running;
  const status = await checkOut('1');
  const order = listOrders(shop)[0]?.number;
  const parcel = {company: 'DHL', number: '0034043'};
  await act(`orders/${order}`, 'send', parcel);
  // The button was pressed twice.
  expect((await act(`orders/${order}`, 'send', parcel)).status).toBe(422);
  const page = await (await fetch(origin + status)).text();
  expect(page).toMatch(/Sendungsnummer \(DHL\):\s+\d+/);
  expect(page).toContain('Sendung verfolgen');

  await checkOut('2');
  await act(`checkouts/${openCarts(shop)[0]?.token}`, 'remind');

  const customer = customerByEmail(shop, 'maxwell@example.com');
  if (!customer) throw new Error('No customer.');
  setMetafield(shop, customer.id, {
    namespace: 'custom',
    key: 'back_in_stock',
    type: 'list.variant_reference',
    value: JSON.stringify([variantOf('tasse-cavok')]),
  });
  await act('back-in-stock/all', 'tell');
  sendConsentMail(shop, customer);
  sendResetMail(shop, customer, 'EN');
  sendSignInMail(shop, 'maxwell@example.com', '123456', 'EN');
  await fetch(`${origin}/outbox`, {
    method: 'POST',
    body: JSON.stringify({
      to: 'anna@example.com',
      subject: 'Newsletter',
      text: `Hallo,\n\n${shop.storefrontOrigin}/newsletter?token=a\n\nhttps://evil.example/`,
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
    const german = /^(anna|jonas)@/.test(to);
    if (kind !== 'contact')
      expect(html).toContain(`lang="${german ? 'de' : 'en'}"`);
    // One colon between a thing and its price.
    expect(text, kind).not.toMatch(/:.*: \S+\s€/);
    const links = (text.match(/http\S+/g) ?? []).filter(
      (link) => !link.includes('evil'),
    );
    for (const link of links) {
      expect(html, kind).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    }
    expect(html).not.toMatch(/<script|href="https:\/\/evil|url\(/);
    for (const [picture] of html.matchAll(/<img[^>]*>/g)) {
      expect(picture).toContain(`src="${origin}/`);
      expect(picture).toMatch(/alt="[^"]+"/);
    }
  }
});
