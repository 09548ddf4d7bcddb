import gql from 'graphql-tag';
import {
  LOCAL_ADMIN_TOKEN,
  SEED_PASSWORD,
} from '@metarmap/local-shop/credentials';
import {documentText, type TestDocument} from './document-text';
import {queryShop} from './shop-client';

/** The fields that all customer mutations return. */
export interface CustomerPayload {
  readonly customer?: Record<string, unknown> | null;
  readonly customerAddress?: Record<string, unknown> | null;
  readonly customerAccessToken?: {
    readonly accessToken: string;
    readonly expiresAt: string;
  } | null;
  readonly customerUserErrors?: readonly {code: string; field: string[]}[];
  readonly userErrors?: readonly {field: string[]; message: string}[];
}

/**
 * Sends a mutation with one root field and returns the value of that field. Throws on GraphQL
 * errors.
 */
export async function mutateCustomer(
  origin: string,
  mutation: TestDocument,
  variables: Record<string, unknown>,
): Promise<CustomerPayload> {
  const {data, errors} = await queryShop<Record<string, CustomerPayload>>(
    origin,
    mutation,
    variables,
  );
  const [payload] = Object.values(data ?? {});
  if (errors || !payload) throw new Error(JSON.stringify(errors));
  return payload;
}

/** Signs a customer in; a customer of the seed needs no `password`. `null` when refused. */
export async function signIn(
  origin: string,
  email: string,
  password = SEED_PASSWORD,
): Promise<string | null> {
  const {customerAccessToken} = await mutateCustomer(
    origin,
    gql`
      mutation ($input: CustomerAccessTokenCreateInput!) {
        customerAccessTokenCreate(input: $input) {
          customerAccessToken {
            accessToken
            expiresAt
          }
        }
      }
    `,
    {input: {email, password}},
  );
  return customerAccessToken?.accessToken ?? null;
}

/** Reads `fields` of the token's customer; `null` when the token is not valid. */
export async function readCustomer<Data>(
  origin: string,
  token: string | null,
  fields: string,
): Promise<Data | null> {
  const {data, errors} = await queryShop<{customer: Data | null}>(
    origin,
    gql`query ($token: String!) {customer(customerAccessToken: $token) {${fields}}}`,
    {token},
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.customer;
}

/** Sends a document to the Admin API. */
export function askAdmin(
  origin: string,
  document: TestDocument,
  variables: Record<string, unknown> = {},
  token = LOCAL_ADMIN_TOKEN,
): Promise<Response> {
  return fetch(`${origin}/admin/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Access-Token': token,
    },
    body: JSON.stringify({query: documentText(document), variables}),
  });
}

interface OutboxMail {
  readonly id: number;
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The mails in the outbox, newest first. */
export async function readOutbox(origin: string): Promise<OutboxMail[]> {
  const response = await fetch(`${origin}/outbox.json`);
  const {mails} = (await response.json()) as {
    mails: OutboxMail[];
  };
  return mails;
}

/**
 * Number and token of the newest link in the mails of that kind to an address; throws when there is
 * none.
 */
export async function mailedLink(
  origin: string,
  email: string,
  kind: 'reset' | 'activate',
): Promise<{id: string; token: string}> {
  const mails = await readOutbox(origin);
  const mail = mails.find(
    ({to, kind: found}) => to === email && found === kind,
  );
  const [, id, token] =
    /\/account\/[a-z]+\/(\d+)\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
  if (!id || !token) throw new Error(`No ${kind} mail went to ${email}.`);
  return {id, token};
}
