import {beforeAll, describe, expect, it, vi} from 'vitest';
import {cartIdCookie} from '~/lib/cart/cart-id.server';
import type {commerceClient} from '../support/commerce-client';
import {CART_CREATE, commerceCustomer} from '../support/commerce-customer';
import {commerceShop} from '../support/commerce-shop';

vi.setConfig({testTimeout: 60_000});

const running = commerceShop();

type Client = ReturnType<typeof commerceClient>;
type Customer = Awaited<ReturnType<typeof commerceCustomer>>;

const PHONE = '+4930123456';

/** A browser whose cart is this one; whoever knows the id can say so. */
function holdCart(client: Client, id: string): void {
  const line = cartIdCookie(id, {
    isHttps: false,
    secure: false,
    sameSite: 'Lax',
    partitioned: false,
  });
  const session = client.cookie.split('; ')[0] ?? '';
  client.cookie = `${session}; ${line.split(';')[0]}`;
}

async function cartOf({client, handle, email}: Customer): Promise<string> {
  const {data} = await client.ask(CART_CREATE, {
    input: {
      buyerIdentity: {customerAccessToken: handle, phone: PHONE, email},
    },
  });
  const {cart} = data?.cartCreate as {cart: {id: string}};
  return cart.id;
}

const CONTACT = 'email phone customer { id email firstName }';
const DOORS: readonly (readonly [string, string])[] = [
  [
    'cart',
    `query ($id: ID!) { cart(id: $id) { id buyerIdentity { countryCode ${CONTACT} } } }`,
  ],
  [
    'aliases',
    `query ($id: ID!) { a: cart(id: $id) { id b: buyerIdentity { countryCode c: email d: phone e: customer { f: email } } } }`,
  ],
  [
    'fragments',
    `query ($id: ID!) { cart(id: $id) { ...A } } fragment A on Cart { id ... { buyerIdentity { ...B } } } fragment B on CartBuyerIdentity { countryCode ... on CartBuyerIdentity { ${CONTACT} } }`,
  ],
  [
    'a cart beside',
    `query ($id: ID!) { localization { country { isoCode } } cart(id: $id) { id buyerIdentity { countryCode ${CONTACT} } } }`,
  ],
  [
    'a change of lines',
    `mutation ($id: ID!) { cartLinesUpdate(cartId: $id, lines: []) { cart { id buyerIdentity { countryCode ${CONTACT} } } } }`,
  ],
  [
    'a removal',
    `mutation ($id: ID!) { gone: cartLinesRemove(cartId: $id, lineIds: []) { mine: cart { id buyerIdentity { countryCode ${CONTACT} } } } }`,
  ],
];

describe('who a cart belongs to', () => {
  let owner: Customer;
  let other: Customer;
  let id: string;

  beforeAll(async () => {
    owner = await commerceCustomer(running.origin);
    other = await commerceCustomer(running.origin);
    id = await cartOf(owner);
    holdCart(owner.client, id);
  });

  it.each(DOORS)('is told to its customer: %s', async (_, query) => {
    const {status, text} = await owner.client.ask(query, {id});
    expect(status).toBe(200);
    expect(text).toContain(`"${id}"`);
    expect(text).toContain(owner.email);
    expect(text).toContain(PHONE);
  });

  it.each(DOORS)(
    'is told to nobody else who knows the id: %s',
    async (_, query) => {
      for (const isForged of [false, true]) {
        holdCart(other.client, isForged ? id : await cartOf(other));
        const {status, text} = await other.client.ask(query, {id});
        expect(status).toBe(200);
        // The rest of the cart is answered.
        expect(text).toContain(`"${id}"`);
        expect(text).toMatch(/"countryCode":"[A-Z]{2}"/);
        expect(text).not.toContain(owner.email);
        expect(text).not.toContain(PHONE);
        expect(text).not.toContain('Amelia');
        expect(text).toContain(':null');
      }
    },
  );

  it('is not told where a query asks for one’s own cart as well', async () => {
    const own = await cartOf(other);
    holdCart(other.client, own);
    const {data} = await other.client.ask(
      `query ($id: ID!, $own: ID!) { foreign: cart(id: $id) { buyerIdentity { ${CONTACT} } } own: cart(id: $own) { buyerIdentity { email } } }`,
      {id, own},
    );
    expect(data).toEqual({
      foreign: {buyerIdentity: {email: null, phone: null, customer: null}},
      own: {buyerIdentity: {email: other.email}},
    });
  });

  it('is changed by its customer alone', async () => {
    const query = `mutation ($id: ID!, $buyer: CartBuyerIdentityInput!) { cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: $buyer) { cart { buyerIdentity { ${CONTACT} } } userErrors { field } } }`;
    holdCart(other.client, id);
    for (const customerAccessToken of [null, other.handle]) {
      const buyer = {customerAccessToken};
      const answer = await other.client.ask(query, {id, buyer});
      expect(answer.status).toBe(403);
    }
    const own = await owner.client.ask(query, {
      id,
      buyer: {customerAccessToken: owner.handle, countryCode: 'US'},
    });
    expect(own.text).toContain(owner.email);
  });

  it('is told of a visitor’s cart to the visitor', async () => {
    const {client} = await commerceCustomer(running.origin);
    client.cookie = '';
    const made = await client.ask(CART_CREATE, {
      input: {buyerIdentity: {email: 'ada@example.com'}},
    });
    const {cart} = made.data?.cartCreate as {cart: {id: string}};
    const ask = () =>
      client.ask(
        'query ($id: ID!) { cart(id: $id) { buyerIdentity { email } } }',
        {id: cart.id},
      );
    expect((await ask()).text).not.toContain('ada@example.com');
    holdCart(client, cart.id);
    expect((await ask()).text).toContain('ada@example.com');
  });
});
