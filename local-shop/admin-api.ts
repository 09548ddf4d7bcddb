import {randomUUID} from 'node:crypto';
import {
  defaultFieldResolver,
  GraphQLError,
  graphql,
  parse,
  type ExecutionResult,
  type GraphQLFieldResolver,
} from 'graphql';
import {adminCustomerUpdate} from './admin-customer';
import {adminMetaobjectDelete, adminMetaobjectUpsert} from './admin-metaobject';
import {adminSettings} from './admin-settings';
import {adminSetup} from './admin-setup';
import type {Shop} from './context';
import {LOCAL_ADMIN_CLIENT, LOCAL_ADMIN_TOKEN} from './credentials';
import {operationNameOf} from './document-cache';
import {loseLastField, underFaults} from './failure-response';
import type {Faults} from './faults';
import {HttpError, readBody, readJson, sendJson, type Route} from './http';
import type {RequestLog} from './request-log';
import {notImplemented} from './resolver';
import {readSchema} from './schema';

interface AdminRequest {
  readonly query: string;
  readonly variables: Record<string, unknown>;
  readonly operationName: string | null;
}

const schema = readSchema('admin');

/** Seconds, as on Shopify. */
const TOKEN_LIFETIME_S = 86_399;

interface Services {
  readonly faults: Faults;
  readonly log: RequestLog;
  /** When each issued token expires, in milliseconds since 1970. */
  readonly issued: Map<string, number>;
}

/** The Admin API and where an app gets a token for it. */
export function createAdminRoutes(given: Omit<Services, 'issued'>): Route[] {
  const services = {...given, issued: new Map<string, number>()};
  return [createAdminRoute(services), createTokenRoute(services)];
}

/**
 * `POST /admin/oauth/access_token`: issues a token for a day in return for client
 * credentials. Faults and the log of requests call it `AdminToken`.
 */
function createTokenRoute({faults, log, issued}: Services): Route {
  return {
    methods: ['POST'],
    path: /^\/admin\/oauth\/access_token$/,
    handle: async ({request, response, shop}) => {
      const form = new URLSearchParams(await readBody(request));
      const operation = 'AdminToken';
      log.add({operation, variables: {}, at: shop.now().toISOString()});
      const done = await underFaults(faults, operation, response, () => {
        if (
          form.get('grant_type') !== 'client_credentials' ||
          form.get('client_id') !== LOCAL_ADMIN_CLIENT.id ||
          form.get('client_secret') !== LOCAL_ADMIN_CLIENT.secret
        ) {
          return null;
        }
        const token = `shpat_${randomUUID()}`;
        issued.set(token, shop.now().getTime() + TOKEN_LIFETIME_S * 1000);
        return {
          access_token: token,
          scope: 'write_customers',
          expires_in: TOKEN_LIFETIME_S,
        };
      });
      if (!done) return;
      if (done.result) return sendJson(response, 200, done.result);
      sendJson(response, 400, {error: 'invalid_client'});
    },
  };
}

/**
 * `POST /admin/api/{version}/graphql.json`: the Admin API, with a token of its own. It
 * has only customers' metafields and tags, entries of metaobjects, `adminSettings` and
 * `adminSetup`; everything else is an error. Faults apply to it as they do to the
 * Storefront API.
 */
function createAdminRoute({faults, log, issued}: Services): Route {
  return {
    methods: ['POST'],
    path: /^\/admin\/api\/(unstable|\d{4}-(0[1-9]|1[0-2]))\/graphql\.json$/,
    handle: async ({request, response, shop}) => {
      const token = String(request.headers['x-shopify-access-token']);
      const isValid = (issued.get(token) ?? 0) > shop.now().getTime();
      if (token !== LOCAL_ADMIN_TOKEN && !isValid) {
        // Shopify's own wording.
        return sendJson(response, 401, {
          errors:
            '[API] Invalid API key or access token (unrecognized login or wrong password)',
        });
      }
      const body = readRequest(await readJson(request));
      const operation = nameOf(body);
      log.add({
        operation,
        variables: body.variables,
        at: shop.now().toISOString(),
      });
      const done = await underFaults(faults, operation, response, () =>
        run(shop, body),
      );
      if (!done) return;
      // Every root field of the Admin API may be null.
      const {result, partial} = done;
      sendJson(
        response,
        200,
        partial ? loseLastField(result, () => true) : result,
      );
    },
  };
}

function readRequest(body: unknown): AdminRequest {
  const {query, variables, operationName} = isRecord(body) ? body : {};
  if (typeof query !== 'string') {
    throw new HttpError(400, 'query: Required parameter missing or invalid');
  }
  return {
    query,
    variables: isRecord(variables) ? variables : {},
    operationName: typeof operationName === 'string' ? operationName : null,
  };
}

/** Name of the operation; empty for an anonymous one and for a text that is not GraphQL. */
function nameOf({query, operationName}: AdminRequest): string {
  try {
    return operationNameOf(parse(query), operationName);
  } catch (error) {
    if (error instanceof GraphQLError) return '';
    throw error;
  }
}

function run(
  shop: Shop,
  {query, variables, operationName}: AdminRequest,
): Promise<ExecutionResult> {
  return graphql({
    schema,
    source: query,
    variableValues: variables,
    operationName,
    fieldResolver: resolveField,
    rootValue: {
      ...adminSettings(shop),
      ...adminSetup(shop),
      customerUpdate: ({
        input,
      }: {
        input: Parameters<typeof adminCustomerUpdate>[1];
      }) => adminCustomerUpdate(shop, input),
      metaobjectUpsert: (args: Parameters<typeof adminMetaobjectUpsert>[1]) =>
        adminMetaobjectUpsert(shop, args),
      metaobjectDelete: (args: {id: string}) =>
        adminMetaobjectDelete(shop, args),
    },
  });
}

/** Reads a property or calls a method; one that is missing is an error, never `null`. */
const resolveField: GraphQLFieldResolver<unknown, unknown> = (
  source,
  args,
  context,
  info,
) => {
  const value = defaultFieldResolver(source, args, context, info);
  if (value === undefined) {
    throw notImplemented(`${info.parentType.name}.${info.fieldName}`);
  }
  return value;
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
