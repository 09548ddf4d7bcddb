import {print, type DocumentNode, type OperationDefinitionNode} from 'graphql';
import type {RequestContext} from '../context.server';
import type {AttemptResult} from '../storefront/attempt.server';
import {breakerOf} from '../storefront/breaker.server';
import {send} from '../storefront/transport.server';
import {askingForQuantities} from './line-quantities';
import {askingForToken} from './new-token';
import type {MutationCall} from './operation-arguments';
import type {Variables} from './operation-variables';

/** A checked operation, as it is sent. */
export interface Operation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Variables;
  /** `null` for a query. */
  readonly call: MutationCall | null;
}

/**
 * Sends a client's operation to the provider with the decided number of attempts.
 *
 * @throws {ProviderError} when no attempt succeeded.
 */
export function askProvider(
  {document, operation, variables, call}: Operation,
  {storefront, report}: Pick<RequestContext, 'storefront' | 'report'>,
): Promise<AttemptResult> {
  const url = storefront.getApiUrl();
  const asked = call
    ? askingForQuantities(askingForToken(document, call), call)
    : document;
  return report.measure(
    send(
      url,
      {
        method: 'POST',
        headers: storefront.getHeaders(),
        body: JSON.stringify({query: print(asked), variables}),
      },
      {
        name: operation.name?.value ?? 'anonymous',
        rootField: call?.field ?? null,
      },
      {
        log: report.log,
        breaker: breakerOf(url),
        requestId: report.requestId,
      },
    ),
  );
}
