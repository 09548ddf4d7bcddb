import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {beforeAll, describe, expect, it} from 'vitest';
import {stubCaches} from '../support/commerce-client';
import {currentVisitor} from '../support/current-visitor';
import {ownShop} from '../support/own-shop';

beforeAll(() => void stubCaches());

describe('customer accounts on a domain of their own', () => {
  const shop = ownShop({accountPort: 0});
  const domain = () => shop.shop.accountOrigin ?? '';

  it('sign in, read and sign out where the shop says, not where its id would lead', async () => {
    const visitor = currentVisitor(shop.origin);
    const address = new URL(await visitor.begin());
    expect(address.origin).toBe(domain());
    expect(address.pathname).toBe('/authentication/oauth/authorize');
    expect(address.searchParams.get('locale')).toBe('de');
    expect(address.searchParams.get('region_country')).toBe('DE');
    const callback = await visitor.authorize(
      address.href,
      'wiebke@example.com',
    );
    expect(await visitor.finish(callback)).toBe('/account');
    expect(await visitor.customer()).toMatchObject({
      email: 'wiebke@example.com',
    });
    const {result} = await visitor.visit('/account', (context) =>
      context.accounts.signOut(context),
    );
    expect(result).toMatchObject({
      href: expect.stringContaining(
        `${domain()}/authentication/logout?`,
      ) as string,
    });
  });
});

describe('a shop that does not say where its accounts are', () => {
  it('has them where its id leads', async () => {
    const visitor = currentVisitor('http://127.0.0.1:9', {SHOP_ID: '77'});
    expect(await visitor.begin()).toContain(
      'http://127.0.0.1:9/authentication/77/oauth/authorize?',
    );
  });

  it('does not follow a redirect, which could lead back to the storefront', async () => {
    let requests = 0;
    const server = createServer((_request, response) => {
      requests += 1;
      response.writeHead(302, {Location: '/elsewhere'}).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const {port} = server.address() as AddressInfo;
    const visitor = currentVisitor(`http://127.0.0.1:${port}`, {SHOP_ID: '77'});
    expect(await visitor.begin()).toContain('/authentication/77/oauth/');
    expect(requests).toBe(2);
    server.close();
  });
});
