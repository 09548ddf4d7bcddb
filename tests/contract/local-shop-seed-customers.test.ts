import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startShop, type RunningShop} from '../../local-shop/shop';
import {readCustomer, signIn} from '../support/customer-client';

const NOW = new Date('2026-06-01T12:00:00Z');

let folder: string;
let running: RunningShop;
let token: string | null;
const start = () =>
  startShop({database: join(folder, 'shop.sqlite'), now: () => NOW});
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-'));
  running = await start();
  token = await signIn(running.origin, 'wiebke@example.com');
});
afterAll(async () => {
  await running.close();
  rmSync(folder, {recursive: true});
});

interface OrderNode {
  readonly id: string;
  readonly orderNumber: number;
  readonly processedAt: string;
  readonly financialStatus: string;
  readonly fulfillmentStatus: string;
  readonly canceledAt: string | null;
  readonly edited: boolean;
  readonly metafield: {reference: {url: string}} | null;
}

const ORDER_FIELDS = `id orderNumber processedAt financialStatus fulfillmentStatus canceledAt edited
  metafield(namespace: "custom", key: "invoice") {reference {... on GenericFile {url}}}`;

async function readOrders(args: string) {
  const customer = await readCustomer<{
    orders: {
      totalCount: string;
      nodes: OrderNode[];
      pageInfo: {hasNextPage: boolean; endCursor: string};
    };
  }>(
    running.origin,
    token,
    `orders(${args}) {totalCount nodes {${ORDER_FIELDS}} pageInfo {hasNextPage endCursor}}`,
  );
  if (!customer) throw new Error('Not signed in.');
  return customer.orders;
}

test('there is an order in every state', async () => {
  const {nodes, totalCount} = await readOrders('first: 250');
  expect(totalCount).toBe('30');
  const financial = new Set(nodes.map((order) => order.financialStatus));
  expect([...financial].sort()).toEqual([
    'AUTHORIZED',
    'PAID',
    'PARTIALLY_REFUNDED',
    'PENDING',
    'REFUNDED',
    'VOIDED',
  ]);
  const fulfillment = new Set(nodes.map((order) => order.fulfillmentStatus));
  expect([...fulfillment].sort()).toEqual([
    'FULFILLED',
    'IN_PROGRESS',
    'ON_HOLD',
    'PARTIALLY_FULFILLED',
    'UNFULFILLED',
  ]);
  expect(nodes.filter(({canceledAt}) => canceledAt !== null)).toHaveLength(2);
  expect(nodes.filter(({edited}) => edited)).toHaveLength(1);
});

test('a paid order has an invoice, an unpaid one none', async () => {
  const {nodes} = await readOrders('first: 250');
  const paid = nodes.find((order) => order.financialStatus === 'PAID');
  const url = paid?.metafield?.reference.url ?? '';
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const file = Buffer.from(await response.arrayBuffer()).toString('latin1');
  expect(file).toMatch(/^%PDF-1\.4\n/);
  expect(file).toContain(`Rechnung ${paid?.orderNumber}`);
  expect(file.trimEnd()).toMatch(/%%EOF$/);

  const unpaid = nodes.find((order) => order.financialStatus === 'PENDING');
  expect(unpaid?.metafield).toBeNull();
  expect(
    (await fetch(url.replace(/[0-9a-f]{32}/, '0'.repeat(32)))).status,
  ).toBe(404);
});

test('a restart adds nothing', async () => {
  await running.close();
  running = await start();
  expect((await readOrders('first: 1')).totalCount).toBe('30');
});
