import {expect, test} from 'vitest';
import {
  sendConsentMail,
  sendResetMail,
  sendSignInMail,
} from '../../local-shop/data/account-mail';
import {setMetafield} from '../../local-shop/data/customer-metafield-store';
import {customerByEmail} from '../../local-shop/data/customer-store';
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

/** Presses the first button of this kind among the merchant's tasks. */
async function act(action: string): Promise<void> {
  const page = await (await fetch(`${running.origin}/admin/orders`)).text();
  const forms = page.split('<form').map((form) => ({
    token: /name="token"\s+value="([^"]*)"/.exec(form)?.[1],
    action: /name="action"\s+value="([^"]*)"/.exec(form)?.[1],
  }));
  const form = forms.find((candidate) => candidate.action === action);
  if (form?.token === undefined) throw new Error(`Nothing to ${action}.`);
  await post('/admin/orders', {action, token: form.token});
}

/** A cart with a map and a gift card, whose checkout ends with this card number. */
async function checkOut(cardNumber: string): Promise<string> {
  const {checkoutUrl} = await makeCart(
    running.origin,
    {
      lines: ['metarmap', 'geschenkkarte'].map((handle) => ({
        merchandiseId: variantOf(handle),
        quantity: 1,
      })),
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
  await act('fulfill');
  // The button was pressed twice.
  const token = status.split('/').at(-1) ?? '';
  await post('/admin/orders', {action: 'fulfill', token});
  const page = await (await fetch(origin + status)).text();
  expect(page).toMatch(/Sendung DHL:\s+\d+/);
  expect(page).toContain('Sendung verfolgen');

  await checkOut('2');
  await act('recover');

  const customer = customerByEmail(shop, 'maxwell@example.com');
  if (!customer) throw new Error('No customer.');
  setMetafield(shop, customer.id, {
    namespace: 'custom',
    key: 'back_in_stock',
    type: 'list.variant_reference',
    value: JSON.stringify([variantOf('tasse-cavok')]),
  });
  await act('notify');
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
