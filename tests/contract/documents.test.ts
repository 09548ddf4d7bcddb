import {CacheNone, type Storefront} from '@shopify/hydrogen';
import {parse, validate} from 'graphql';
import {expect, it} from 'vitest';
import {cartHandler} from '~/lib/cart/provider-cart.server';
import {parseEnv} from '~/lib/environment/env.server';
import {SCHEMA_VERSION} from '../../local-shop/api-version';
import {readSchema} from '../../local-shop/schema';
import {storefrontEnvironment} from '../../scripts/storefront-environment';

// Codegen validates the documents of `app/graphql`.
it('the documents of the cart handler, Hydrogen’s own as well, are valid in the newest version', async () => {
  const sent: string[] = [];
  const send = (document: string) => Promise.resolve(sent.push(document));
  const cart = cartHandler({
    storefront: {
      query: send,
      mutate: send,
      CacheNone,
      i18n: {country: 'DE', language: 'DE'},
    } as unknown as Storefront,
    getCartId: () => 'gid://shopify/Cart/1?key=1',
    setCartId: () => new Headers(),
  });
  const calls = Object.values(cart) as ((input: unknown) => Promise<unknown>)[];
  await Promise.allSettled(calls.map(async (call) => call([])));
  expect(sent.length).toBeGreaterThan(10);
  const schema = readSchema('storefront');
  for (const document of sent) {
    expect(validate(schema, parse(document)).map(String)).toEqual([]);
  }
});

it('documents are sent to the version whose schema they are validated against', () => {
  const env = parseEnv(storefrontEnvironment({}).bindings);
  expect(env.PUBLIC_STOREFRONT_API_VERSION).toBe(SCHEMA_VERSION);
  expect(env.PUBLIC_CUSTOMER_ACCOUNT_API_VERSION).toBe(SCHEMA_VERSION);
});
