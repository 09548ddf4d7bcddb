import {describe, expect, it} from 'vitest';
import {readCart} from '../support/cart-client';
import {commerceClient} from '../support/commerce-client';
import {commerceShop} from '../support/commerce-shop';
import {forgetRequests, loggedRequests} from '../support/shop-client';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

const running = commerceShop({catalogue: smallCatalogue});

const UNKNOWN = 'gid://shopify/Cart/gone?key=0123456789abcdef';
const CONTEXT = '$country: CountryCode, $language: LanguageCode';
const IN_CONTEXT = '@inContext(country: $country, language: $language)';
const CART = `query ($id: ID!, ${CONTEXT}) ${IN_CONTEXT} { mine: cart(id: $id) { id totalQuantity buyerIdentity { countryCode } } }`;
const ADD = `mutation ($cartId: ID!, $lines: [CartLineInput!]!, ${CONTEXT}) ${IN_CONTEXT} { cartLinesAdd(cartId: $cartId, lines: $lines) { cart { id lines(first: 5) { nodes { quantity merchandise { ... on ProductVariant { product { title } } } } } } userErrors { message } } }`;
const lines = [{merchandiseId: VARIANT.lamp, quantity: 12}];

const client = () => commerceClient(running.origin);

describe('in the place of a cart that the provider does not know', () => {
  it.each([
    ['DE', 'DE'],
    ['US', 'EN'],
  ])(
    'a client in %s gets a new one, by its own selection',
    async (country, language) => {
      const answer = await client().ask(CART, {id: UNKNOWN, country, language});
      expect(answer.json).toEqual({
        data: {
          mine: {
            id: expect.stringMatching(/^gid:.*\?key=/) as unknown,
            totalQuantity: 0,
            buyerIdentity: {countryCode: country},
          },
        },
      });
      const {id} = (answer.data as {mine: {id: string}}).mine;
      expect(id).not.toBe(UNKNOWN);
      expect(await readCart(running.origin, id)).toMatchObject({id});
      expect(answer.headers.get('Set-Cookie')).toMatch(
        /^cart=[^;]+%3Fkey%3D[^;]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
      );
    },
  );

  it.each([
    ['DE', 'Lamp (de)'],
    ['EN', 'Lamp'],
  ])(
    'lines are in a new one, capped, with words in %s',
    async (language, title) => {
      const answer = await client().ask(ADD, {
        cartId: UNKNOWN,
        lines,
        language,
      });
      expect(answer.json).toMatchObject({
        data: {
          cartLinesAdd: {
            cart: {
              lines: {nodes: [{quantity: 10, merchandise: {product: {title}}}]},
            },
            userErrors: [],
          },
        },
      });
      expect(answer.headers.get('Set-Cookie')).toMatch(/^cart=/);
    },
  );

  it('the visitor’s own other cart stays in the cookie', async () => {
    const visitor = client();
    visitor.cookie = 'cart=another%3Fkey%3Dk';
    const answer = await visitor.ask(CART, {id: UNKNOWN});
    expect(answer.data).toMatchObject({mine: {totalQuantity: 0}});
    expect(answer.headers.get('Set-Cookie')).toBeNull();
  });

  it.each([
    ['a text', 'cart'],
    ['an id without its key', 'gid://shopify/Cart/gone'],
    ['an id of something else', 'gid://shopify/Product/1?key=a'],
  ])('there is none for %s', async (_, id) => {
    await forgetRequests(running.origin);
    const answer = await client().ask(CART, {id});
    expect(answer.json.data ?? {}).not.toHaveProperty('mine.id');
    expect(await loggedRequests(running.origin)).toHaveLength(1);
  });

  it('there are 20 in 10 minutes for a buyer; then the provider’s answer stays', async () => {
    const flood = client();
    for (let times = 0; times < 20; times += 1) {
      const answer = await flood.ask(CART, {id: UNKNOWN});
      expect(answer.data).not.toEqual({mine: null});
    }
    const {status, json} = await flood.ask(CART, {id: UNKNOWN});
    expect({status, json}).toEqual({status: 200, json: {data: {mine: null}}});
  });
});
