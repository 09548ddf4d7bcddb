import type {IncomingMessage} from 'node:http';
import {
  execute,
  GraphQLError,
  isNonNullType,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import {
  documentCache,
  operationNameOf,
  type CheckedDocument,
} from './document-cache';
import {loseLastField, underFaults} from './failure-response';
import type {Faults} from './faults';
import {HttpError, readBody, sendJson, type Exchange} from './http';
import {createRequestContext} from './request-context';
import type {RequestLog} from './request-log';

interface GraphqlRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | null;
}

/** The response to one request to an endpoint. */
interface Terms {
  /** What resolvers of root fields get as their source. */
  readonly rootValue: object;
  /** Errors for a document that this client may not run. */
  readonly refuse?: (document: CheckedDocument) => readonly GraphQLError[];
}

/** Responds to a GraphQL request to one schema. */
type GraphqlEndpoint = (exchange: Exchange, terms: Terms) => Promise<void>;

/**
 * GraphQL over HTTP for a schema with resolvers: logs the operation, applies faults, and
 * executes it. GraphQL errors come with status 200, as Shopify sends them; a body that is
 * no request throws `HttpError` 400.
 */
export function createGraphqlEndpoint(
  schema: GraphQLSchema,
  {faults, log}: {readonly faults: Faults; readonly log: RequestLog},
): GraphqlEndpoint {
  const check = documentCache(schema);
  const isNullable = isNullableRoot(schema);
  return async (exchange, terms) => {
    const {request, response, shop} = exchange;
    const body = await readRequest(request);
    const checked = checkDocument(check, body.query);
    if ('syntaxError' in checked) {
      return sendJson(response, 200, {errors: [checked.syntaxError]});
    }
    const operation = operationNameOf(checked.document, body.operationName);
    log.add({
      operation,
      variables: body.variables,
      at: shop.now().toISOString(),
    });
    const done = await underFaults(faults, operation, response, () =>
      run(schema, exchange, terms, checked, body),
    );
    if (!done) return;
    const {result, partial} = done;
    sendJson(
      response,
      200,
      partial ? loseLastField(result, isNullable) : result,
    );
  };
}

async function readRequest(request: IncomingMessage): Promise<GraphqlRequest> {
  const text = await readBody(request);
  if (request.headers['content-type']?.startsWith('application/graphql')) {
    return {query: text, variables: {}, operationName: null};
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
  if (!isRecord(body) || typeof body.query !== 'string') {
    throw new HttpError(400, 'query: Required parameter missing or invalid');
  }
  const {query, variables, operationName} = body;
  if (variables !== undefined && variables !== null && !isRecord(variables)) {
    throw new HttpError(400, 'variables: must be an object');
  }
  return {
    query,
    variables: variables ?? {},
    operationName: typeof operationName === 'string' ? operationName : null,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkDocument(
  check: (query: string) => CheckedDocument,
  query: string,
): CheckedDocument | {syntaxError: GraphQLError} {
  try {
    return check(query);
  } catch (error) {
    if (error instanceof GraphQLError) return {syntaxError: error};
    throw error;
  }
}

async function run(
  schema: GraphQLSchema,
  {shop}: Exchange,
  {rootValue, refuse}: Terms,
  checked: CheckedDocument,
  {variables, operationName}: GraphqlRequest,
): Promise<ExecutionResult> {
  const {document, errors} = checked;
  if (errors.length > 0) return {errors};
  const refusal = refuse?.(checked) ?? [];
  if (refusal.length > 0) return {errors: refusal, data: null};
  const result = await execute({
    schema,
    document,
    rootValue,
    contextValue: createRequestContext(
      shop,
      document,
      operationName,
      variables,
    ),
    variableValues: variables,
    operationName,
  });
  result.errors?.forEach(reportUnexpected);
  return result;
}

function reportUnexpected({originalError}: GraphQLError) {
  if (originalError && !(originalError instanceof GraphQLError)) {
    console.error(originalError);
  }
}

function isNullableRoot(schema: GraphQLSchema): (field: string) => boolean {
  const roots = {
    ...schema.getMutationType()?.getFields(),
    ...schema.getQueryType()?.getFields(),
  };
  return (field) => !isNonNullType(roots[field]?.type);
}
