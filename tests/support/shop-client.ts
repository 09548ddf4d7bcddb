import gql from 'graphql-tag';
import {LOCAL_PUBLIC_TOKEN} from '@metarmap/local-shop/credentials';
import {documentText, type TestDocument} from './document-text';

/** A GraphQL result; `Data` is the type of the document's result. */
interface GraphqlResult<Data> {
  readonly data: Data;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: {readonly code?: string};
  }[];
}

/** Sends a document to a local shop's Storefront API, with its public token. */
export async function queryShop<Data>(
  origin: string,
  document: TestDocument,
  variables: Record<string, unknown> = {},
): Promise<GraphqlResult<Data>> {
  const response = await fetch(`${origin}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': LOCAL_PUBLIC_TOKEN,
    },
    body: JSON.stringify({query: documentText(document), variables}),
  });
  return (await response.json()) as GraphqlResult<Data>;
}

/** Id of the variant that a product's page shows first. */
export async function firstVariantId(
  origin: string,
  germanHandle: string,
): Promise<string> {
  const {data} = await queryShop<{
    product: {selectedOrFirstAvailableVariant: {id: string}};
  }>(
    origin,
    gql`
      query FirstVariant($handle: String!) @inContext(language: DE) {
        product(handle: $handle) {
          selectedOrFirstAvailableVariant {
            id
          }
        }
      }
    `,
    {handle: germanHandle},
  );
  return data.product.selectedOrFirstAvailableVariant.id;
}

/** Empties the shop's log of requests. */
export async function forgetRequests(origin: string): Promise<void> {
  await fetch(`${origin}/requests`, {method: 'DELETE'});
}

interface LoggedRequest {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The requests since `forgetRequests`, in the order of arrival. */
export async function loggedRequests(origin: string): Promise<LoggedRequest[]> {
  const response = await fetch(`${origin}/requests`);
  const log = (await response.json()) as {requests: LoggedRequest[]};
  return log.requests;
}

/** The names of their operations, in the same order. */
export async function loggedOperations(origin: string): Promise<string[]> {
  const requests = await loggedRequests(origin);
  return requests.map(({operation}) => operation);
}
