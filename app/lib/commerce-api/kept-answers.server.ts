import {CacheCustom, createWithCache} from '@shopify/hydrogen';
import {OperationTypeNode, type OperationDefinitionNode} from 'graphql';
import type {RequestContext} from '../context.server';
import type {AttemptResult} from '../storefront/attempt.server';

/** Operations whose answers are kept, by their exact names (spec §7). */
const KEPT_NAMES = new Set(['Collection', 'Product', 'Search']);

/** What such an operation may ask for: the name is the client's to choose (hardening E1.11). */
const CATALOGUE = new Set([
  'collection',
  'collections',
  'localization',
  'product',
  'products',
  'search',
]);

/** Seconds (spec §9). */
const KEPT_FOR = 300;

/** Whether an operation's answer is the same for everybody. */
export function isKept(
  operation: OperationDefinitionNode,
  rootFields: readonly string[],
): boolean {
  return (
    operation.operation === OperationTypeNode.QUERY &&
    KEPT_NAMES.has(operation.name?.value ?? '') &&
    rootFields.every((field) => CATALOGUE.has(field))
  );
}

/**
 * The answer to a query that is kept for 300 s by its text and variables, in
 * whatever order a client wrote them. Answers with errors are not kept, and none
 * on a preview deployment.
 */
export async function keptAnswer(
  key: {readonly query: string; readonly variables: unknown},
  {
    request,
    env,
    waitUntil,
  }: Pick<RequestContext, 'env' | 'waitUntil'> & {
    request: Request;
  },
  ask: () => Promise<AttemptResult>,
): Promise<AttemptResult> {
  if (env.PUBLIC_ENVIRONMENT !== 'production') return ask();
  const cache = await caches.open('hydrogen');
  return createWithCache({cache, waitUntil, request}).run<AttemptResult>(
    {
      cacheKey: ['commerce-api', key.query, canonical(key.variables)],
      cacheStrategy: CacheCustom({mode: 'public', maxAge: KEPT_FOR}),
      shouldCacheResult: ({result}) => !result.errors && Boolean(result.data),
    },
    () => ask(),
  );
}

/** JSON with the names of every object in order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(
          Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : entry,
  );
}
