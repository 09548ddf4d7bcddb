import {afterEach, describe, expect, test} from 'vitest';
import {LOCAL_PUBLIC_TOKEN} from '../../local-shop/credentials';
import {ownShop} from '../support/own-shop';
import {smallCatalogue} from '../support/small-catalogue';

const running = ownShop({catalogue: smallCatalogue});

function post(body: string) {
  return fetch(`${running.origin}/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: {'X-Shopify-Storefront-Access-Token': LOCAL_PUBLIC_TOKEN},
    body,
  });
}

const SHOP = JSON.stringify({query: 'query Name { shop { name } }'});
describe('faults', () => {
  const order = (rules: unknown) =>
    fetch(`${running.origin}/faults`, {
      method: 'POST',
      body: JSON.stringify(rules),
    });
  afterEach(() => fetch(`${running.origin}/faults`, {method: 'DELETE'}));

  test('strike the named operation as often as ordered', async () => {
    await order([
      {operation: 'Name', kind: 'status', status: 502, retryAfter: 3, count: 1},
    ]);
    const other = await post(
      JSON.stringify({query: 'query Other { shop { id } }'}),
    );
    expect(other.status).toBe(200);
    const first = await post(SHOP);
    expect([first.status, first.headers.get('Retry-After')]).toEqual([
      502,
      '3',
    ]);
    expect((await post(SHOP)).status).toBe(200);
    const listed = await fetch(`${running.origin}/faults`);
    expect(await listed.json()).toMatchObject([{hits: 1}]);
  });

  test('can lose the answer of a mutation that was carried out', async () => {
    const count = () =>
      running.shop.database.get<{n: number}>('select count(*) n from carts')?.n;
    const before = count() ?? 0;
    const create = JSON.stringify({
      query: 'mutation Create { cartCreate { cart { id } } }',
    });
    await order([
      {operation: 'Create', kind: 'status', carriedOut: true, count: 1},
    ]);
    expect((await post(create)).status).toBe(503);
    expect(count()).toBe(before + 1);
  });

  test.each([
    [{kind: 'latency'}],
    [[{kind: 'explosion'}]],
    [[{kind: 'status', status: 200}]],
  ])('%j is no list of rules', async (rules) => {
    expect((await order(rules)).status).toBe(400);
  });
});
