import {expect, it} from 'vitest';
import {allowedOperation} from './allowed-operation';
import {withoutContact} from './cart-contact.server';

const OWN = 'gid://shopify/Cart/own?key=1';
const FOREIGN = 'gid://shopify/Cart/other?key=2';

/** Somebody who is not signed in, with a cart that has this customer. */
function visitor(customer: {id: string} | null | Error) {
  const answer = {cart: {buyerIdentity: {customer}}};
  const query = () =>
    customer instanceof Error
      ? Promise.reject(customer)
      : Promise.resolve(answer);
  return {
    cart: {getCartId: () => OWN},
    session: {get: () => undefined},
    storefront: {query},
  } as unknown as Parameters<typeof withoutContact>[3];
}

const {fields} = allowedOperation(
  'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Cart { ...C } } } fragment C on Cart { note who: buyerIdentity { countryCode email places: deliveryAddressPreferences { __typename } } delivery { to: addresses { id } } deliveryGroups(first: 9) { nodes { id } edges { cursor } pageInfo { hasNextPage } } }',
  'storefront',
);
const CART = {
  note: 'An die Wand',
  who: {countryCode: 'DE', email: 'ada@example.com', places: [{}]},
  delivery: {to: [{id: '1'}]},
  deliveryGroups: {
    nodes: [{id: '2'}],
    edges: [{cursor: '3'}],
    pageInfo: {hasNextPage: false},
  },
};
const WITHHELD = {
  note: 'An die Wand',
  who: {countryCode: 'DE', email: null, places: []},
  delivery: {to: []},
  deliveryGroups: {nodes: [], edges: [], pageInfo: {hasNextPage: false}},
};

it.each([
  ['another cart', [FOREIGN], null, WITHHELD],
  ['another cart beside one’s own', [OWN, FOREIGN], null, WITHHELD],
  ['one’s own cart', [OWN], null, CART],
  ['a cart that is somebody’s', [OWN], {id: 'customer'}, WITHHELD],
  ['a cart of which nobody knows', [OWN], new Error('down'), WITHHELD],
])('tells of %s what it may', async (_, ids, customer, told) => {
  const result = {data: {nodes: ids.map(() => CART)}};
  expect(
    await withoutContact(fields, {ids}, result, visitor(customer)),
  ).toEqual({data: {nodes: ids.map(() => told)}});
});
