import {
  buildSchema,
  GraphQLError,
  graphql,
  parse,
  type ExecutionResult,
} from 'graphql';
import {adminCustomer, adminCustomerUpdate} from './admin-customer';
import {ADMIN_SDL} from './admin-schema';
import {adminSettings} from './admin-settings';
import type {Shop} from './context';
import {LOCAL_ADMIN_TOKEN} from './credentials';
import {operationNameOf} from './document-cache';
import {loseLastField, underFaults} from './failure-response';
import type {Faults} from './faults';
import {HttpError, readJson, sendJson, type Route} from './http';
import type {RequestLog} from './request-log';

interface AdminRequest {
  readonly query: string;
  readonly variables: Record<string, unknown>;
  readonly operationName: string | null;
}

const schema = buildSchema(ADMIN_SDL);

/**
 * `POST /admin/api/{version}/graphql.json`, the Admin API with its own token. It
 * knows customers' metafields and tags and `adminSettings`, nothing else; what it does not
 * know is refused by validation. Ordered faults strike it like the Storefront API.
 */
export function createAdminRoute({
  faults,
  log,
}: {
  readonly faults: Faults;
  readonly log: RequestLog;
}): Route {
  return {
    methods: ['POST'],
    path: /^\/admin\/api\/(unstable|\d{4}-(0[1-9]|1[0-2]))\/graphql\.json$/,
    handle: async ({request, response, shop}) => {
      if (request.headers['x-shopify-access-token'] !== LOCAL_ADMIN_TOKEN) {
        // The provider's own wording.
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

/** Name of the operation; empty for an anonymous one and for what is no GraphQL. */
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
    rootValue: {
      ...adminSettings(shop),
      customer: ({id}: {id: string}) => adminCustomer(shop, id),
      customerUpdate: ({
        input,
      }: {
        input: Parameters<typeof adminCustomerUpdate>[1];
      }) => adminCustomerUpdate(shop, input),
    },
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
