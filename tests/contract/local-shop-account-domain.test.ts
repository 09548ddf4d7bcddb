import {describe, expect, it} from 'vitest';
import {LOCAL_SHOP_ID} from '../../local-shop/credentials';
import {SCHEMA_VERSION} from '../../local-shop/api-version';
import {accountVisitor} from '../support/account-api-client';
import {ownShop} from '../support/own-shop';

describe('a shop with a domain for customer accounts', () => {
  const running = ownShop({accountPort: 0});
  const discovered = async (name: string) =>
    (await (
      await fetch(`${running.origin}/.well-known/${name}`)
    ).json()) as Record<string, string>;
  const domain = () => running.shop.accountOrigin ?? '';

  it('tells its addresses on the shop’s domain, without the shop’s id, and keeps the issuer', async () => {
    expect(await discovered('openid-configuration')).toMatchObject({
      issuer: `https://shopify.com/authentication/${LOCAL_SHOP_ID}`,
      authorization_endpoint: `${domain()}/authentication/oauth/authorize`,
      token_endpoint: `${domain()}/authentication/oauth/token`,
      end_session_endpoint: `${domain()}/authentication/logout`,
    });
    expect(await discovered('customer-account-api')).toMatchObject({
      graphql_api: `${domain()}/customer/api/${SCHEMA_VERSION}/graphql`,
    });
    expect(domain()).not.toBe(running.origin);
  });

  it('answers for accounts there alone', async () => {
    const path = '/authentication/.well-known/jwks.json';
    expect((await fetch(domain() + path)).status).toBe(200);
    expect((await fetch(running.origin + path)).status).toBe(404);
    const derived = `/authentication/${LOCAL_SHOP_ID}/oauth/token`;
    const post = {method: 'POST'};
    expect((await fetch(running.origin + derived, post)).status).toBe(404);
    expect((await fetch(`${domain()}/healthz`)).status).toBe(404);
  });

  it('sends a visitor on to an identity provider of another origin', async () => {
    const {authorization_endpoint: address = ''} = await discovered(
      'openid-configuration',
    );
    const visitor = accountVisitor(running.origin);
    const {search} = new URL(visitor.signInUrl());
    const {status, location} = await visitor.visit(address + search);
    expect(status).toBe(302);
    expect(new URL(location).hostname).toBe('localhost');
    expect(location).toContain('/authentication/oauth/authorize?');
  });
});
