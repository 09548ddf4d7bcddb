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

  test.each([
    ['html', /^<!doctype html>/],
    ['malformed', /^\{"data": \{"shop": $/],
    ['empty', /^$/],
    ['throttled', /"code":"THROTTLED"/],
    ['partial', /"data":null.*"path":\["shop"\]/],
  ])('%s comes with status 200', async (kind, body) => {
    await order([{kind}]);
    const response = await post(SHOP);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(body);
  });

  test('oversized sends more than 10 MB', async () => {
    await order([{kind: 'oversized'}]);
    const body = await (await post(SHOP)).arrayBuffer();
    expect(body.byteLength).toBeGreaterThan(10_000_000);
  });

  test.each(['reset', 'truncated'])(
    '%s breaks the connection',
    async (kind) => {
      await order([{kind}]);
      await expect(
        post(SHOP).then((response) => response.text()),
      ).rejects.toThrow();
    },
  );

  test('timeout never answers', async () => {
    await order([{kind: 'timeout'}]);
    await expect(
      fetch(`${running.origin}/api/2025-04/graphql.json`, {
        method: 'POST',
        body: SHOP,
        signal: AbortSignal.timeout(200),
      }),
    ).rejects.toThrow('timeout');
  });

  test('latency delays and carries on', async () => {
    await order([{kind: 'latency', milliseconds: 150}]);
    const start = performance.now();
    expect((await post(SHOP)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(140);
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
