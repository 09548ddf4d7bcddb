import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {DocumentNode} from 'graphql';
import gql from 'graphql-tag';
import {beforeEach, describe, expect, test} from 'vitest';
import {startShop} from '@metarmap/local-shop';
import {
  accountVisitor,
  askAccountApi,
  STOREFRONT,
} from '../support/account-api-client';
import {mutateCustomer, readCustomer, signIn} from '../support/customer-client';
import {makeCart, mutateCart} from '../support/cart-client';
import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;
const START = Date.parse('2026-06-01T12:00:00Z');

let time = START;
const now = () => new Date(time);
const pass = (milliseconds: number) => {
  time += milliseconds;
};
const shop = ownShop({now});
beforeEach(() => {
  time = START;
});

describe('a customer access token', () => {
  test('expires after 30 days, unless it is renewed', async () => {
    const token = await signIn(shop.origin, 'maxwell@example.com');
    const isSignedIn = async () =>
      (await readCustomer(shop.origin, token, 'id')) !== null;
    const renew = () =>
      mutateCustomer(
        shop.origin,
        gql`
          mutation ($token: String!) {
            customerAccessTokenRenew(customerAccessToken: $token) {
              customerAccessToken {
                accessToken
                expiresAt
              }
              userErrors {
                field
                message
              }
            }
          }
        `,
        {token},
      );
    pass(29 * DAY);
    expect(await isSignedIn()).toBe(true);
    expect((await renew()).customerAccessToken).toEqual({
      accessToken: token,
      expiresAt: new Date(time + 30 * DAY).toISOString(),
    });
    pass(29 * DAY);
    expect(await isSignedIn()).toBe(true);
    pass(DAY);
    expect(await isSignedIn()).toBe(false);
    expect(await renew()).toMatchObject({
      customerAccessToken: null,
      userErrors: [{field: ['customerAccessToken']}],
    });
  });

  test('is no longer issued after many wrong passwords', async () => {
    const attempt = () => signIn(shop.origin, 'nobody@example.com', 'falsch');
    for (let tries = 0; tries < 10; tries += 1) await attempt();
    await expect(attempt()).rejects.toThrow('Login attempt limit exceeded');
  });
});

describe('the orders of the seed', () => {
  interface Orders {
    readonly nodes: readonly {
      readonly name: string;
      readonly financialStatus: string;
      readonly metafield: {reference: {url: string}} | null;
    }[];
  }

  test('have an invoice once they are paid', async () => {
    const token = await signIn(shop.origin, 'wiebke@example.com');
    const customer = await readCustomer<{orders: Orders}>(
      shop.origin,
      token,
      `orders(first: 250) {nodes {name financialStatus
        metafield(namespace: "custom", key: "invoice") {reference {... on GenericFile {url}}}}}`,
    );
    const nodes = customer?.orders.nodes ?? [];
    const paid = nodes.find((order) => order.financialStatus === 'PAID');
    const url = paid?.metafield?.reference.url ?? '';
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const file = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(file).toMatch(/^%PDF-1\.4\n/);
    expect(response.headers.get('content-disposition')).toContain(
      `invoice-${paid?.name.slice(1)}.pdf`,
    );

    const unpaid = nodes.find((order) => order.financialStatus === 'PENDING');
    expect(unpaid?.metafield).toBeNull();
    const guessed = url.replace(/[0-9a-f]{32}/, '0'.repeat(32));
    expect((await fetch(guessed)).status).toBe(404);
  });

  test('exist once after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-'));
    const counts: unknown[] = [];
    for (let starts = 1; starts <= 2; starts += 1) {
      const database = join(folder, 'shop.sqlite');
      const running = await startShop({database, now});
      counts.push(
        running.shop.database.get('select count(*) orders from orders'),
      );
      await running.close();
    }
    rmSync(folder, {recursive: true});
    expect(counts).toEqual([{orders: 32}, {orders: 32}]);
  });
});

const visitor = () => accountVisitor(shop.origin);

/** A visitor who has signed in, and the tokens. */
const signedIn = async (email: string) => {
  const own = visitor();
  const tokens = await own.redeem(await own.signIn(email));
  expect(tokens.status).toBe(200);
  return {...own, tokens};
};

const statusOf = async (token: string) =>
  (
    await askAccountApi(
      shop.origin,
      token,
      gql`
        {
          customer {
            id
          }
        }
      `,
    )
  ).status;

test('metafields are set all or none, and only if no other client has written meanwhile', async () => {
  const {tokens} = await signedIn('wiebke@example.com');
  interface Field {
    value: string;
    compareDigest: string;
  }
  /** Sends a document and returns the root field of its result. */
  const ask = async <Data>(
    document: DocumentNode,
    variables = {},
  ): Promise<Data> => {
    const {data} = await askAccountApi<Record<string, Data>>(
      shop.origin,
      tokens.access_token,
      document,
      variables,
    );
    return Object.values(data)[0];
  };
  const {id, list} = await ask<{id: string; list: Field}>(gql`
    {
      customer {
        id
        list: metafield(namespace: "custom", key: "wishlist") {
          value
          compareDigest
        }
      }
    }
  `);
  /** Writes fields; returns the stored ones, or where each of them is wrong. */
  const set = async (...fields: object[]) => {
    const own = {ownerId: id, namespace: 'custom'};
    const {metafields, userErrors} = await ask<{
      metafields: Field[] | null;
      userErrors: {code: string; field: string[]}[];
    }>(
      gql`
        mutation ($metafields: [MetafieldsSetInput!]!) {
          metafieldsSet(metafields: $metafields) {
            metafields {
              value
              compareDigest
            }
            userErrors {
              code
              field
              elementIndex
            }
          }
        }
      `,
      {metafields: fields.map((field) => ({...own, ...field}))},
    );
    const errors = userErrors.map(
      (each) => `${each.code} ${each.field.join('.')}`,
    );
    return errors.length > 0 ? errors : metafields;
  };
  const wishlist = (value: string, compareDigest?: string | null) => ({
    key: 'wishlist',
    value,
    compareDigest,
  });
  const [stored] = (await set(wishlist('[]', list.compareDigest))) as Field[];
  expect(stored?.value).toBe('[]');
  expect(stored?.compareDigest).not.toBe(list.compareDigest);
  const first = {
    key: 'back_in_stock',
    type: 'list.variant_reference',
    value: '[]',
    compareDigest: null,
  };
  expect(await set(first, wishlist(list.value, list.compareDigest))).toEqual([
    'STALE_OBJECT metafields.1.compareDigest',
  ]);
  expect(await set(wishlist(list.value, null))).toEqual([
    'STALE_OBJECT metafields.0.compareDigest',
  ]);
  // Nothing of the refused pair was stored, so this one is the first.
  expect(await set(first)).toMatchObject([{value: '[]'}]);
  expect(
    await set(
      wishlist('["gid://shopify/Product/1"]'),
      {...wishlist('[]'), ownerId: 'gid://shopify/Customer/2'},
      {key: 'size', type: 'nope', value: 'x'},
    ),
  ).toEqual([
    'INVALID_VALUE metafields.0.value',
    'INVALID metafields.1.ownerId',
    'INVALID_TYPE metafields.2.type',
  ]);
});

describe('the sign-in page', () => {
  test('leads only to registered addresses, and says what is wrong', async () => {
    const own = visitor();
    const untrusted: Record<string, string>[] = [
      {redirect_uri: 'https://evil.example/account/authorize'},
      {redirect_uri: `${STOREFRONT}/account/authorize/`},
      {client_id: 'another'},
    ];
    for (const changes of untrusted) {
      const {status, location} = await own.visit(own.signInUrl(changes));
      expect({status, location}).toEqual({status: 400, location: ''});
    }
    const wrong = own.signInUrl({code_challenge_method: 'plain'});
    const {location} = await own.visit(wrong);
    expect(new URL(location).searchParams.get('error')).toBe('invalid_request');
  });

  test('accepts a code once, for ten minutes, only from the browser that asked, and not by guessing', async () => {
    const own = visitor();
    const url = own.signInUrl({locale: 'en', ui_locales: 'de'});
    const late = await own.askForCode(url, 'nina@example.com');
    pass(11 * MINUTE);
    expect((await own.visit(url, late.form)).html).toContain('no longer valid');
    const {form} = await own.askForCode(url, 'nina@example.com');
    const other = await visitor().askForCode(url, 'maxwell@example.com');
    const stolen = {...form, ticket: other.form.ticket};
    expect((await own.visit(url, stolen)).status).toBe(422);
    expect((await own.visit(url, form)).status).toBe(303);
    expect((await own.visit(url, form)).status).toBe(422);

    const guessed = await own.askForCode(url, 'wiebke@example.com');
    const code = guessed.form.code === '000000' ? '000001' : '000000';
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      statuses.push((await own.visit(url, {...guessed.form, code})).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    expect((await own.visit(url, guessed.form)).status).toBe(429);
  });
});

describe('tokens of the Customer Account API', () => {
  test('need the right verifier, address and client in time, but no secret', async () => {
    const own = visitor();
    const callback = await own.signIn('nina@example.com');
    const refusal = async (
      changes: Record<string, string>,
      headers: Record<string, string> = {},
    ) => {
      const {status, error} = await own.redeem(callback, changes, headers);
      return `${status} ${error}`;
    };
    const elsewhere = `${STOREFRONT}/en/account/authorize`;
    const wrong = {code_verifier: 'x'.repeat(43)};
    expect(await refusal(wrong)).toBe('400 invalid_grant');
    expect(await refusal({redirect_uri: elsewhere})).toBe('400 invalid_grant');
    for (const [changes, headers] of [
      [{client_id: 'another'}],
      [{client_secret: 'x'}],
      [{}, {Origin: 'https://evil.example'}],
    ] as const) {
      expect(await refusal(changes, headers)).toBe('401 invalid_client');
    }
    pass(2 * MINUTE);
    expect(await refusal({})).toBe('400 invalid_grant');
  });

  test('are renewed by refresh tokens that each work once', async () => {
    const {tokens, renew} = await signedIn('nina@example.com');
    pass(61 * MINUTE);
    expect(await statusOf(tokens.access_token)).toBe(401);
    const renewed = await renew(tokens.refresh_token);
    expect(renewed.status).toBe(200);
    expect(await statusOf(renewed.access_token)).toBe(200);
    expect((await renew(tokens.refresh_token)).error).toBe('invalid_grant');
    expect((await renew(renewed.refresh_token)).status).toBe(200);
  });

  test('are sent without `Bearer`, and a field that is not implemented is named', async () => {
    const {tokens} = await signedIn('nina@example.com');
    const {errors} = await askAccountApi(
      shop.origin,
      tokens.access_token,
      gql`
        {
          customer {
            imageUrl
          }
        }
      `,
    );
    expect(errors?.[0]).toMatchObject({
      message:
        'Field "Customer.imageUrl" is not implemented by the local shop.',
      extensions: {code: 'NOT_IMPLEMENTED'},
    });
    expect(await statusOf(`Bearer ${tokens.access_token}`)).toBe(401);
  });
});

describe('as a recorded live store does, the local shop', () => {
  test('calls names by their field, and the whole input only in the newer list of errors', async () => {
    const {data} = await queryShop(
      shop.origin,
      gql`
        mutation @inContext(language: EN) {
          customerCreate(
            input: {
              email: "tag@example.com"
              password: "wolkenfrei"
              firstName: "<b>A</b>"
            }
          ) {
            customerUserErrors {
              code
              field
              message
            }
            userErrors {
              field
              message
            }
          }
          customerReset(
            id: "gid://shopify/Customer/1"
            input: {resetToken: "none", password: "wolkenfrei"}
          ) {
            customerUserErrors {
              code
              field
            }
            userErrors {
              field
            }
          }
        }
      `,
    );
    const message = 'First name cannot contain HTML tags';
    const field = ['input', 'firstName'];
    expect(data).toEqual({
      customerCreate: {
        customerUserErrors: [{code: 'CONTAINS_HTML_TAGS', field, message}],
        userErrors: [{field, message}],
      },
      customerReset: {
        customerUserErrors: [{code: 'TOKEN_INVALID', field: ['input']}],
        userErrors: [{field: null}],
      },
    });
  });

  test('gives an address without a name that of its customer', async () => {
    const token = await signIn(shop.origin, 'maxwell@example.com');
    const customer = await readCustomer<{
      firstName: string;
      lastName: string;
    }>(shop.origin, token, 'firstName lastName');
    const name = `${customer?.firstName} ${customer?.lastName}`;
    const {data} = await queryShop(
      shop.origin,
      gql`
        mutation ($token: String!) {
          customerAddressCreate(
            customerAccessToken: $token
            address: {address1: "Feldweg 4", country: "DE"}
          ) {
            customerAddress {
              name
            }
          }
        }
      `,
      {token},
    );
    expect(data).toEqual({
      customerAddressCreate: {customerAddress: {name}},
    });
  });

  test('returns the cart with the error of a refused customer token', async () => {
    const {id} = await makeCart(shop.origin);
    const {cart, userErrors} = await mutateCart(
      shop.origin,
      'cartBuyerIdentityUpdate',
      {
        cartId: ['ID!', id],
        buyerIdentity: [
          'CartBuyerIdentityInput!',
          {customerAccessToken: 'none'},
        ],
      },
    );
    expect(cart?.id).toBe(id);
    expect(userErrors).toMatchObject([
      {code: 'INVALID', field: ['buyerIdentity', 'customerAccessToken']},
    ]);
  });
});
