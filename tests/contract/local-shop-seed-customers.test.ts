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

interface Orders {
  readonly totalCount: string;
  readonly nodes: readonly {
    readonly orderNumber: number;
    readonly financialStatus: string;
    readonly metafield: {reference: {url: string}} | null;
  }[];
}

async function readOrders(): Promise<Orders> {
  const customer = await readCustomer<{orders: Orders}>(
    running.origin,
    token,
    `orders(first: 250) {totalCount nodes {orderNumber financialStatus
      metafield(namespace: "custom", key: "invoice") {reference {... on GenericFile {url}}}}}`,
  );
  if (!customer) throw new Error('Not signed in.');
  return customer.orders;
}

test('a paid order has an invoice, an unpaid one none', async () => {
  const {nodes} = await readOrders();
  const paid = nodes.find((order) => order.financialStatus === 'PAID');
  const url = paid?.metafield?.reference.url ?? '';
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const file = Buffer.from(await response.arrayBuffer()).toString('latin1');
  expect(file).toMatch(/^%PDF-1\.4\n/);
  expect(file).toContain(`Rechnung ${paid?.orderNumber}`);

  const unpaid = nodes.find((order) => order.financialStatus === 'PENDING');
  expect(unpaid?.metafield).toBeNull();
  const guessed = url.replace(/[0-9a-f]{32}/, '0'.repeat(32));
  expect((await fetch(guessed)).status).toBe(404);
});

test('a restart adds nothing', async () => {
  await running.close();
  running = await start();
  expect((await readOrders()).totalCount).toBe('30');
});
