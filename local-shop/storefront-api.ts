import {randomUUID} from 'node:crypto';
import type {IncomingMessage} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';
import {
  execute,
  GraphQLError,
  isNonNullType,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import {accessDenied, accessOf, type Access} from './access';
import {answeringVersion, hintAboutVersion} from './api-version';
import type {Shop} from './context';
import {
  createDocumentCache,
  operationNameOf,
  type CheckedDocument,
} from './document-cache';
import {loseLastField, sendFailure} from './failure-response';
import type {Faults} from './faults';
import {HttpError, readBody, sendJson, type Route} from './http';
import {createRequestContext} from './request-context';
import type {RequestLog} from './request-log';
import {buildStorefrontSchema} from './schema';
import {buildUnstableSchema} from './unstable-schema';
import {visitorTiming} from './visitor-timing';

interface GraphqlRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | null;
}

/**
 * `POST /api/{version}/graphql.json`, the Storefront API. Every version answers
 * by the schema that Hydrogen ships, `unstable` by that and the consent queries of
 * Hydrogen's browser code. `X-Shopify-API-Version` names the version that answered.
 * GraphQL errors come with status 200, as Shopify sends them; 400 is for bodies that
 * are no request, 401 for wrong tokens.
 */
export function createStorefrontRoute({
  faults,
  log,
}: {
  faults: Faults;
  log: RequestLog;
}): Route {
  const storefront = checkedSchema(buildStorefrontSchema());
  const unstable = checkedSchema(buildUnstableSchema(storefront.schema));

  return {
    methods: ['POST', 'OPTIONS'],
    path: API_PATH,
    handle: async ({request, response, url, shop}) => {
      const [, version = ''] = API_PATH.exec(url.pathname) ?? [];
      const {schema, check} = version === 'unstable' ? unstable : storefront;
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('X-Shopify-API-Version', answeringVersion(version));
      if (request.method === 'OPTIONS') {
        response.writeHead(204, PREFLIGHT_HEADERS).end();
        return;
      }
      response.setHeader('X-Request-Id', randomUUID());
      const access = accessOf(request);
      if (access === 'refused') {
        return sendJson(response, 401, {
          errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}],
        });
      }
      const body = await readRequest(request);
      const checked = checkDocument(check, body.query, version);
      if ('syntaxError' in checked) {
        return sendJson(response, 200, {errors: [checked.syntaxError]});
      }
      const operation = operationNameOf(checked.document, body.operationName);
      log.add({
        operation,
        variables: body.variables,
        at: shop.now().toISOString(),
      });
      const {delay, failure} = faults.strike(operation);
      if (delay > 0) await sleep(delay);
      if (failure && failure.kind !== 'partial') {
        if (failure.carriedOut) await run(schema, shop, access, checked, body);
        return sendFailure(response, failure);
      }
      const result = await run(schema, shop, access, checked, body);
      if (version === 'unstable') {
        response.setHeader('Server-Timing', visitorTiming(request));
      }
      sendJson(
        response,
        200,
        failure ? loseLastField(result, isNullableRoot(schema)) : result,
      );
    },
  };
}

const API_PATH =
  /^\/api\/(unstable|\d{4}-(?:0[1-9]|1[0-2]))\/graphql(?:\.json)?$/;

const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers':
    'Content-Type, X-Shopify-Storefront-Access-Token, X-SDK-Variant, X-SDK-Variant-Source, X-SDK-Version, Shopify-Storefront-Y, Shopify-Storefront-S',
  'Access-Control-Max-Age': '7200',
};

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

function checkedSchema(schema: GraphQLSchema) {
  return {schema, check: createDocumentCache(schema)};
}

function checkDocument(
  check: (query: string) => CheckedDocument,
  query: string,
  version: string,
): CheckedDocument | {syntaxError: GraphQLError} {
  try {
    const checked = check(query);
    const hint = hintAboutVersion(version);
    if (checked.errors.length === 0 || hint === '') return checked;
    const errors = checked.errors.map(
      ({message, nodes}) => new GraphQLError(message + hint, {nodes}),
    );
    return {...checked, errors};
  } catch (error) {
    if (error instanceof GraphQLError) return {syntaxError: error};
    throw error;
  }
}

async function run(
  schema: GraphQLSchema,
  shop: Shop,
  access: Access,
  {document, errors, protectedFields}: CheckedDocument,
  {variables, operationName}: GraphqlRequest,
): Promise<ExecutionResult> {
  if (errors.length > 0) return {errors};
  if (access === 'tokenless' && protectedFields.length > 0) {
    return {errors: protectedFields.map(accessDenied), data: null};
  }
  const result = await execute({
    schema,
    document,
    rootValue: {},
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
