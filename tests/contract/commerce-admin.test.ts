import {describe, expect, it, vi} from 'vitest';
import {commerceClient} from '../support/commerce-client';
import {commerceShop} from '../support/commerce-shop';

vi.setConfig({testTimeout: 60_000});

const running = commerceShop();

const UPDATE =
  'mutation customerUpdate($input: CustomerInput!) { customerUpdate(input: $input) { customer { metafields(first: 5) { edges { node { key namespace value } } } } userErrors { field message } } }';

const wishlist = (value: unknown, rest = {}) => ({
  namespace: 'custom',
  key: 'wishlist',
  value: JSON.stringify(value),
  ...rest,
});

/** A customer of the seed who is logged in, and their id. */
async function customer(email = 'nina@example.com') {
  const client = commerceClient(running.origin);
  await client.ask(
    'mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } } }',
    {input: {email, password: 'wolkenfrei'}},
  );
  const {data} = await client.ask(
    'query ($customerAccessToken: String!) { customer(customerAccessToken: $customerAccessToken) { id } products(first: 2) { nodes { id } } }',
  );
  const {customer: me, products} = data as {
    customer: {id: string};
    products: {nodes: {id: string}[]};
  };
  const update = (input: object, query = UPDATE) =>
    client.ask(query, {input}, 'admin');
  return {id: me.id, products: products.nodes.map(({id}) => id), update};
}

describe('customerUpdate through /api/shopify-admin', () => {
  it('keeps the wishlist of the customer who is logged in, each product once', async () => {
    const {id, products, update} = await customer();
    const twice = wishlist([...products, ...products]);
    const answer = await update({id, metafields: [twice]});
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      customerUpdate: {
        customer: {metafields: {edges: [{node: wishlist(products)}]}},
        userErrors: [],
      },
    });
  });

  it('is nothing for a visitor', async () => {
    const answer = await commerceClient(running.origin).ask(
      UPDATE,
      {input: {}},
      'admin',
    );
    expect(answer.status).toBe(401);
  });

  it('says with a code of its own that no Admin token is configured', async () => {
    const client = commerceClient(running.origin, undefined, {
      PRIVATE_ADMIN_API_TOKEN: undefined,
    });
    const answer = await client.ask(UPDATE, {input: {}}, 'admin');
    expect(answer.json).toMatchObject({
      statusCode: 501,
      message: 'ADMIN_NOT_CONFIGURED',
    });
  });

  it('changes no other customer and no other field', async () => {
    const other = await customer('maxwell@example.com');
    const {id, products, update} = await customer();
    const list = wishlist(products);
    const refused = [
      {id: other.id, metafields: [list]},
      {id, metafields: [{...list, namespace: 'app'}]},
      {id, metafields: [{...list, key: 'credit'}]},
      {id, metafields: [list, list]},
      {id, metafields: [list], tags: ['vip']},
      {id, metafields: [list], email: 'a@example.com'},
      {id, metafields: [list], note: 'a'},
      {id, metafields: [wishlist(['gid://shopify/Customer/1'])]},
      {id, metafields: [wishlist('all')]},
      {id, metafields: [{...list, value: '['}]},
      {
        id,
        metafields: [
          wishlist(
            Array.from(
              {length: 101},
              (_, i) => `gid://shopify/Product/${i + 1}`,
            ),
          ),
        ],
      },
    ];
    for (const input of refused) {
      expect((await update(input)).status, JSON.stringify(input)).toBe(403);
    }
  });

  it.each([
    '{ customer(id: "gid://shopify/Customer/1") { email } }',
    'mutation { customerDelete(input: {}) { deletedCustomerId } }',
    'mutation ($input: CustomerInput!) { a: customerUpdate(input: $input) { customer { id } } b: customerUpdate(input: $input) { customer { id } } }',
  ])('is the only operation: %s', async (query) => {
    const {id, products, update} = await customer();
    const answer = await update({id, metafields: [wishlist(products)]}, query);
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain('@example.com');
  });
});
