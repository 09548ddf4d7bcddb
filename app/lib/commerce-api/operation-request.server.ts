import {
  OperationTypeNode,
  print,
  valueFromASTUntyped,
  type FieldNode,
} from 'graphql';
import {getProperty} from '~/lib/text/get-property';
import type {RequestContext} from '~/lib/context.server';
import {
  send,
  breakerOf,
  type GraphQLResult,
} from '~/lib/storefront/transport.server';
import type {ClientOperation} from './allowed-operation';
import type {OWN_CART} from './cart-document';
import type {Variables} from './client-variables';

/** A checked operation with the variables to send, including the session's token. */
export interface Call {
  readonly client: ClientOperation;
  readonly variables: Variables;
  readonly usesToken: boolean;
}

interface Payload {
  readonly cart?: object | null;
  readonly [OWN_CART]?: {readonly id: string} | null;
  readonly customerAccessToken?: {
    readonly accessToken?: string;
    readonly expiresAt?: string;
  } | null;
}

/**
 * Sends a client's operation. Failures do not count for the breaker: the client's document may cause them.
 * @throws {ShopifyError} when no attempt succeeded.
 */
export async function sendToShopify(
  {client: {document, operation, fields}, variables}: Call,
  {requestLog, storefront}: RequestContext,
): Promise<GraphQLResult> {
  const url = storefront.getApiUrl();
  const isQuery = operation.operation === OperationTypeNode.QUERY;
  const {result} = await requestLog.measure(
    send(
      url,
      {
        method: 'POST',
        headers: storefront.getHeaders(),
        // Printed from the AST, so that Shopify gets what was checked.
        body: JSON.stringify({query: print(document), variables}),
      },
      {
        name: operation.name?.value ?? 'anonymous',
        rootField: isQuery ? null : fields[0].name.value,
        resultKeys: fields
          .filter(({directives}) => !directives?.length)
          .map(({alias, name}) => (alias ?? name).value),
      },
      {
        requestLog,
        breaker: breakerOf(url),
        countsErrors: false,
        deadline: requestLog.deadline,
        requestId: requestLog.requestId,
      },
    ),
  );
  return result;
}

/** The arguments of a field with variables resolved. */
export function argumentsOf(
  {arguments: given = []}: FieldNode,
  variables: Variables,
): Variables {
  return Object.fromEntries(
    given.map(({name, value}) => [
      name.value,
      valueFromASTUntyped(value, {...variables}),
    ]),
  );
}

/** A text of a client's input by its name; empty where there is none. */
export function getText(value: unknown, name: string): string {
  const text = getProperty(value, name);
  return typeof text === 'string' ? text : '';
}

/** What a mutation of this name returned; empty where it has failed. */
export function payloadOf({data}: GraphQLResult, name: string): Payload {
  return (data?.[name] as Payload | null | undefined) ?? {};
}
