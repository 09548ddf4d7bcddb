import {expect, it} from 'vitest';
import {ownShop} from '../support/own-shop';
import {runStore, setUpStore} from '../support/set-up-store';

const shop = ownShop({profile: 'fresh'});

it('a store as Shopify makes it gets through the check once it is set up', async () => {
  const shopPort = Number(new URL(shop.origin).port);
  const store = {shopPort, siteUrl: 'http://127.0.0.1:9'};
  const setup = await setUpStore(store);
  const steps = setup.text.split('\n\n')[1]?.trim().split('\n') ?? [];
  expect(steps.length).toBeGreaterThan(20);
  expect(steps.filter((step) => !step.endsWith(': done'))).toEqual([]);
  expect(setup.code).toBe(0);
  const check = await runStore(store, 'check');
  expect(check.text).not.toContain('Missing');
  expect(check.code).toBe(0);
}, 60_000);
