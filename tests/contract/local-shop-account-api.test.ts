import {beforeAll, expect, test} from 'vitest';
import {accountVisitor, askAccountApi} from '../support/account-api-client';
import {ownShop} from '../support/own-shop';

const shop = ownShop();

let token: string;

beforeAll(async () => {
  const visitor = accountVisitor(shop.origin);
  const callback = await visitor.signIn('wiebke@example.com');
  token = (await visitor.redeem(callback)).access_token;
});

/** The root field `name` of a result without errors. */
const ask = async <Data>(
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> => {
  const {data, errors} = await askAccountApi<Record<string, Data>>(
    shop.origin,
    token,
    query,
    variables,
  );
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
};

interface UserErrors {
  readonly userErrors: readonly {code: string; field: string[] | null}[];
}

const codesOf = ({userErrors}: UserErrors) =>
  userErrors.map(({code, field}) => `${code} ${(field ?? []).join('.')}`);

test('names what it does not implement, and asks for a token and a User-Agent', async () => {
  const {errors} = await askAccountApi(
    shop.origin,
    token,
    '{customer {imageUrl}}',
  );
  expect(errors?.[0]).toMatchObject({
    message: 'Field "Customer.imageUrl" is not implemented by the local shop.',
    extensions: {code: 'NOT_IMPLEMENTED'},
  });
  const wrong = await askAccountApi(
    shop.origin,
    `Bearer ${token}`,
    '{customer {id}}',
  );
  expect(wrong.status).toBe(401);
  expect(wrong.errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED');
});

test('sets metafields all or none, and only where no other client has written meanwhile', async () => {
  const {id, list} = await ask<{
    id: string;
    list: {value: string; compareDigest: string};
  }>(
    '{customer {id list: metafield(namespace: "custom", key: "wishlist") {value compareDigest}}}',
  );
  interface Field {
    value: string;
    compareDigest: string;
  }
  const set = (...metafields: object[]) =>
    ask<UserErrors & {metafields: Field[] | null}>(
      'mutation ($metafields: [MetafieldsSetInput!]!) {metafieldsSet(metafields: $metafields) {metafields {value compareDigest} userErrors {code field elementIndex}}}',
      {
        metafields: metafields.map((field) => ({
          ownerId: id,
          namespace: 'custom',
          ...field,
        })),
      },
    );
  const wishlist = (value: string, compareDigest?: string | null) => ({
    key: 'wishlist',
    value,
    compareDigest,
  });
  const {metafields} = await set(wishlist('[]', list.compareDigest));
  expect(metafields?.[0]?.value).toBe('[]');
  expect(metafields?.[0]?.compareDigest).not.toBe(list.compareDigest);
  const wanted = {
    key: 'back_in_stock',
    type: 'list.variant_reference',
    value: '[]',
  };
  expect(
    codesOf(
      await set(
        {...wanted, compareDigest: null},
        wishlist(list.value, list.compareDigest),
      ),
    ),
  ).toEqual(['STALE_OBJECT metafields.1.compareDigest']);
  expect(codesOf(await set(wishlist(list.value, null)))).toEqual([
    'STALE_OBJECT metafields.0.compareDigest',
  ]);
  // Nothing of the refused pair was stored, so this one is the first.
  expect(codesOf(await set({...wanted, compareDigest: null}))).toEqual([]);
  expect(
    codesOf(
      await set(
        {...wishlist('["gid://shopify/Product/1"]')},
        {...wishlist('[]'), ownerId: 'gid://shopify/Customer/2'},
        {key: 'size', type: 'nope', value: 'x'},
      ),
    ),
  ).toEqual([
    'INVALID_VALUE metafields.0.value',
    'INVALID metafields.1.ownerId',
    'INVALID_TYPE metafields.2.type',
  ]);
});
