import {Kind, OperationTypeNode} from 'graphql';
import type {RequestContext} from '../context.server';
import {jsonError} from '../json-error.server';
import {ProviderError} from '../storefront/provider-error.server';
import {logToConsole, send} from '../storefront/transport.server';
import {judgeOperation} from './allowed-operation';
import {readText} from '../read-text.server';

/** 64 KiB (decisions.md, "Commerce endpoints"). */
const MOST_BODY_BYTES = 64 * 1024;

/** Exactly `/api/shopify-<kind>`: no trailing slash, no encoding, no upper case (hardening E1.2). */
const ENDPOINT = /^\/api\/shopify-([a-z]+)$/;

/** Paths that belong to this endpoint, well-formed or not; Remix never sees them. */
export function isCommercePath(pathname: string): boolean {
  return /^\/api\/shopify-/i.test(pathname);
}

/**
 * `POST /api/shopify-{kind}`: runs an allowed operation of `{query, variables}`
 * at the provider and answers `{data, errors?, extensions?}`. Failures have the
 * shape of `jsonError`. `admin` and customer operations follow with the full
 * contract of the endpoint; until then they are refused.
 */
export async function handleCommerceRequest(
  request: Request,
  context: Pick<RequestContext, 'storefront' | 'country' | 'locale'>,
): Promise<Response> {
  const kind = ENDPOINT.exec(new URL(request.url).pathname)?.[1];
  if (kind !== 'storefront' && kind !== 'admin') {
    return jsonError(404, 'Unknown kind of commerce API.');
  }
  if (request.method !== 'POST') {
    return jsonError(405, 'Only POST is allowed.', {Allow: 'POST'});
  }
  if (kind === 'admin') return jsonError(403, 'The operation is not allowed.');
  if (
    !/^application\/(?:graphql-response\+)?json\b/i.test(
      request.headers.get('Content-Type') ?? '',
    )
  ) {
    return jsonError(415, 'The body must be JSON.');
  }
  const body = await readText(request, MOST_BODY_BYTES);
  if (body === null) {
    return jsonError(413, `The body is larger than ${MOST_BODY_BYTES} bytes.`);
  }
  const input = parseInput(body);
  if (!input) return jsonError(400, 'The body must be JSON with a query.');

  const variables = {
    country: context.country,
    language: context.locale.language,
    ...input.variables,
  };
  const judgement = judgeOperation(input.query, variables);
  if (!judgement.allowed) return jsonError(403, judgement.reason);
  const {operation} = judgement;
  const declared = new Set(
    operation.variableDefinitions?.map(({variable}) => variable.name.value),
  );
  const root = operation.selectionSet.selections[0];
  try {
    const {result} = await send(
      context.storefront.getApiUrl(),
      {
        method: 'POST',
        headers: context.storefront.getHeaders(),
        body: JSON.stringify({
          query: input.query,
          variables: Object.fromEntries(
            Object.entries(variables).filter(([name]) => declared.has(name)),
          ),
        }),
      },
      {
        name: operation.name?.value ?? 'anonymous',
        rootField:
          operation.operation === OperationTypeNode.MUTATION &&
          root?.kind === Kind.FIELD
            ? root.name.value
            : null,
      },
      {log: logToConsole},
    );
    return Response.json(result, {headers: {'Cache-Control': 'no-store'}});
  } catch (error) {
    if (error instanceof ProviderError) return jsonError(500, error.message);
    throw error;
  }
}

function parseInput(
  body: string,
): {query: string; variables: Record<string, unknown>} | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return null;
  }
  if (typeof parsed !== 'object' || parsed === null) return null;
  const {query, variables = {}} = parsed as {
    query?: unknown;
    variables?: unknown;
  };
  if (typeof query !== 'string' || query.trim() === '') return null;
  if (variables === null) return {query, variables: {}};
  if (typeof variables !== 'object' || Array.isArray(variables)) return null;
  return {query, variables: variables as Record<string, unknown>};
}
