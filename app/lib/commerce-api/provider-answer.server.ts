import {CacheCustom, createWithCache} from '@shopify/hydrogen';
import {Kind, OperationTypeNode, print, type DocumentNode} from 'graphql';
import type {RequestContext} from '../context.server';
import type {GraphQLResult} from '../storefront/attempt.server';
import {breakerOf} from '../storefront/breaker.server';
import {send} from '../storefront/transport.server';
import {
  rootFields,
  type ClientOperation,
  type Variables,
} from './allowed-operation';
import {withoutContact} from './cart-contact.server';

/** Operations whose answers are cached, by their exact names. */
const CACHED_NAMES = new Set(['Collection', 'Product', 'Search']);

/** What such an operation may ask for: the name is the client's to choose. */
const CATALOGUE = new Set([
  'collection',
  'collections',
  'localization',
  'product',
  'products',
  'search',
]);

/** Seconds. */
const CACHED_FOR = 300;

type Asking = Pick<
  RequestContext,
  'account' | 'accounts' | 'cart' | 'env' | 'session' | 'storefront' | 'report'
>;

/**
 * Sends a checked operation to the provider with the decided number of attempts.
 * A failure does not count against the provider: the client's document may be its
 * cause. Buyers of carts that are not the session's are left out of the answer.
 *
 * @param document the client's; printed anew, so that the provider reads what was checked.
 * @param rootField of a mutation, which decides whether it may be repeated; `null`
 *   for a query.
 * @throws {ProviderError} when no attempt succeeded.
 */
export async function askProvider(
  {operation, fields}: ClientOperation,
  document: DocumentNode,
  variables: Variables,
  rootField: string | null,
  context: Asking,
): Promise<GraphQLResult> {
  const {storefront, report} = context;
  const url = storefront.getApiUrl();
  const {result} = await report.measure(
    send(
      url,
      {
        method: 'POST',
        headers: storefront.getHeaders(),
        body: JSON.stringify({query: print(document), variables}),
      },
      {name: operation.name?.value ?? 'anonymous', rootField},
      {
        log: report.log,
        breaker: breakerOf(url),
        countsFailures: false,
        resultKeys: rootKeys(operation),
        deadline: report.deadline,
        requestId: report.requestId,
      },
    ),
  );
  return withoutContact(fields, variables, result, context);
}

/** Each root field has to be there: an answer without it says nothing. */
function rootKeys({selectionSet}: ClientOperation['operation']): string[] {
  return selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD && !selection.directives?.length
      ? [(selection.alias ?? selection.name).value]
      : [],
  );
}

/**
 * The answer to a query. One that is the same for everybody is cached for 300 s by
 * its text and variables, in whatever order a client wrote them; none with errors,
 * and none on a preview deployment.
 *
 * @param isPersonal it uses a customer's token.
 * @throws {ProviderError} when no attempt succeeded.
 */
export async function answerQuery(
  client: ClientOperation,
  variables: Variables,
  isPersonal: boolean,
  request: Request,
  context: Asking & Pick<RequestContext, 'env' | 'waitUntil'>,
): Promise<GraphQLResult> {
  const {document} = client;
  const ask = () => askProvider(client, document, variables, null, context);
  const {env, waitUntil} = context;
  const isPreview = env.PUBLIC_ENVIRONMENT !== 'production';
  if (isPersonal || isPreview || !isForEverybody(client)) {
    return ask();
  }
  const cache = await caches.open('hydrogen');
  return createWithCache({cache, waitUntil, request}).run<GraphQLResult>(
    {
      cacheKey: ['commerce-api', print(document), canonical(variables)],
      cacheStrategy: CacheCustom({mode: 'public', maxAge: CACHED_FOR}),
      shouldCacheResult: ({data, errors}) => !errors && Boolean(data),
    },
    ask,
  );
}

function isForEverybody({operation, fields}: ClientOperation): boolean {
  return (
    operation.operation === OperationTypeNode.QUERY &&
    CACHED_NAMES.has(operation.name?.value ?? '') &&
    rootFields(fields).every((field) => CATALOGUE.has(field))
  );
}

/** JSON with the names of every object in order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(
          Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : entry,
  );
}
