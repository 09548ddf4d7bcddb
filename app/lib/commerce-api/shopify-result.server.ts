import {CacheCustom, CacheNone} from '@shopify/hydrogen';
import {
  Kind,
  OperationTypeNode,
  print,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
} from 'graphql';
import {isChallenged} from '~/lib/forms/challenge.server';
import {getProperty} from '~/lib/http/get-property';
import {
  addressKey,
  limitedLogin,
  recoverLimit,
  recoverLimitOfClient,
  registerLimit,
} from '~/lib/rates/rate-limit.server';
import {legacyTokens} from '~/lib/session/account-cookie.server';
import {signInWith} from '~/lib/account/legacy/customer-session.server';
import {isMailedLink} from '~/lib/account/mailed-link.server';
import {withoutExcess} from '~/lib/cart/cart-lines.server';
import {NO_CART, readShopifyCart} from '~/lib/cart/shopify-cart.server';
import type {RequestContext} from '~/lib/context.server';
import type {GraphQLResult} from '~/lib/storefront/graphql-request.server';
import {breakerOf} from '~/lib/storefront/breaker.server';
import {send} from '~/lib/storefront/transport.server';
import {Rejected, type ClientOperation} from './allowed-operation';
import {asReading, OWN_CART, READING, withOwnCart} from './cart-document';
import {opaqueToken, type Variables} from './client-variables';
import {log, namedReason} from '~/lib/logging/log.server';
import {CART_EVENTS} from '~/lib/logging/log-events';
import {MAX_PER_LINE} from '~/lib/limits/limits';

/** Names of operations whose results are cached. */
const CACHED_NAMES = new Set(['Collection', 'Product', 'Search']);

/** Root fields of cached operations, because clients choose the name. */
const CATALOGUE = new Set([
  'collection',
  'collections',
  'localization',
  'product',
  'products',
  'search',
]);

/** Seconds. */
const MAX_AGE_S = 300;

/** Mutations for which the website shows a challenge after repeated failures. */
const CHALLENGED_MUTATIONS: readonly string[] = [
  'customerAccessTokenCreate',
  'customerCreate',
  'customerRecover',
];

const SIGNS_IN = /Token(?:Create|Renew)$|Activate|Reset/;

/** Milliseconds until a token expires whose `expiresAt` was not selected; a page renews it. */
const DEFAULT_TOKEN_LIFETIME_MS = 24 * 60 * 60 * 1000;

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
 * Sends an operation to Shopify and replaces the customer's token in its result.
 * @throws {Rejected} for a link to another site (400), discount codes, or a required
 *   challenge (403).
 * @throws {TooManyTries} after too many logins, new accounts or reset e-mails.
 * @throws {ShopifyError} when no attempt succeeded.
 */
export async function runOperation(
  call: Call,
  context: RequestContext,
): Promise<Response> {
  const {session, token} = context;
  const tokenBefore = token.tokens?.accessToken;
  const {operation} = call.client.operation;
  const result =
    operation === OperationTypeNode.QUERY
      ? await runQuery(call, context)
      : await runMutation(call, context);
  let text = JSON.stringify(result);
  for (const secret of [tokenBefore, token.tokens?.accessToken]) {
    if (secret && text.includes(secret)) {
      text = text.replaceAll(secret, opaqueToken(session));
    }
  }
  return jsonResponse(text);
}

/** A JSON response that must not be stored. */
export function jsonResponse(text: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}

/** Failures do not count for the breaker: the client's document may cause them. */
async function sendToShopify(
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

/** Caches shared results without errors, except on previews. */
function runQuery(call: Call, context: RequestContext): Promise<GraphQLResult> {
  const {operation, fields, document} = call.client;
  const isShared =
    !call.usesToken &&
    context.env.PUBLIC_ENVIRONMENT === 'production' &&
    CACHED_NAMES.has(operation.name?.value ?? '') &&
    fields.every(({name}) => CATALOGUE.has(name.value));
  return context.withCache.run<GraphQLResult>(
    {
      cacheKey: ['commerce-api', print(document), sortedJson(call.variables)],
      cacheStrategy: isShared
        ? CacheCustom({mode: 'public', maxAge: MAX_AGE_S})
        : CacheNone(),
      shouldCacheResult: ({data, errors}) => !errors && Boolean(data),
    },
    () => sendToShopify(call, context),
  );
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_name, entry: unknown) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(
          Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : entry,
  );
}

async function runMutation(
  call: Call,
  context: RequestContext,
): Promise<GraphQLResult> {
  const [field] = call.client.fields;
  const name = field.name.value;
  const given = argumentsOf(field, call.variables);
  await checkMailLinks(given, context);
  const {clientKey} = context;
  if (CHALLENGED_MUTATIONS.includes(name) && isChallenged(context)) {
    throw new Rejected(
      403,
      'Too many failures: the website asks for a challenge.',
    );
  }
  const ask = () => sendToShopify(call, context);
  if (name === 'customerAccessTokenCreate') {
    const email = getText(given.input, 'email');
    const result = await limitedLogin(
      context.clientKey,
      email,
      ask,
      (loginResult) =>
        Boolean(payloadOf(loginResult, name).customerAccessToken),
    );
    return storeNewToken(result, name, context);
  }
  if (SIGNS_IN.test(name)) return storeNewToken(await ask(), name, context);
  if (name === 'customerRecover') {
    recoverLimitOfClient.require(clientKey);
    recoverLimit.require(addressKey(clientKey, getText(given, 'email')));
    return withoutUserErrors(await ask(), name);
  }
  if (name === 'customerCreate') registerLimit.require(clientKey);
  return /^cart(?:Create|LinesAdd|LinesUpdate)$/.test(name)
    ? changeCart(call, name, given, context)
    : ask();
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

function getText(value: unknown, name: string): string {
  const text = getProperty(value, name);
  return typeof text === 'string' ? text : '';
}

function payloadOf({data}: GraphQLResult, name: string): Payload {
  return (data?.[name] as Payload | null | undefined) ?? {};
}

/** E-mailed links must point to the shop or to us. */
async function checkMailLinks(
  given: Variables,
  context: RequestContext,
): Promise<void> {
  const links = [
    ['resetUrl', 'reset'],
    ['activationUrl', 'activate'],
  ] as const;
  for (const [name, purpose] of links) {
    if (!(name in given)) continue;
    if (!(await isMailedLink(context, getText(given, name), purpose))) {
      throw new Rejected(400, 'The link is not one of the mail.');
    }
  }
}

async function storeNewToken(
  result: GraphQLResult,
  name: string,
  context: RequestContext,
): Promise<GraphQLResult> {
  const {accessToken, expiresAt} =
    payloadOf(result, name).customerAccessToken ?? {};
  if (accessToken) {
    const expiry = new Date(
      Date.now() + DEFAULT_TOKEN_LIFETIME_MS,
    ).toISOString();
    const token = {accessToken, expiresAt: expiresAt ?? expiry};
    if (name === 'customerAccessTokenRenew') {
      await context.token.store(legacyTokens(token));
    } else await signInWith(context, token);
  }
  return result;
}

/** Hides whether the address has an account. */
function withoutUserErrors(result: GraphQLResult, name: string): GraphQLResult {
  const payload = Object.entries(payloadOf(result, name)).map(
    ([key, value]) => [key, Array.isArray(value) ? [] : (value as unknown)],
  );
  const data = {...result.data, [name]: Object.fromEntries(payload) as object};
  return {...result, data};
}

/**
 * Caps lines at `MAX_PER_LINE`. Lines that together, or with the cart's earlier quantity, are over
 * the cap are reset, and the cart is read again for the result. Codes are left to the website,
 * which limits wrong ones.
 */
async function changeCart(
  call: Call,
  name: string,
  given: Variables,
  context: RequestContext,
): Promise<GraphQLResult> {
  for (const key of ['discountCodes', 'giftCardCodes']) {
    // GraphQL accepts a single value for a list.
    if ([getProperty(given.input, key) ?? []].flat().length > 0) {
      throw new Rejected(403, 'Codes are entered on the website.');
    }
  }
  const {client} = call;
  const sent = await sendToShopify(
    {
      ...call,
      client: {...client, document: withOwnCart(client.document)},
      variables: withCappedLines(call.variables),
    },
    context,
  ).catch(async (error: unknown) => {
    // It may have been carried out.
    await wereLinesReset(getText(given, 'cartId'), context);
    throw error;
  });
  const {[OWN_CART]: own, ...payload} = payloadOf(sent, name);
  const cartId = own?.id ?? getText(given, 'cartId');
  const resultOf = (changed: object): GraphQLResult =>
    sent.data?.[name] ? {...sent, data: {...sent.data, [name]: changed}} : sent;
  if (!(await wereLinesReset(cartId, context))) return resultOf(payload);
  const document = asReading(client.document, cartId);
  const [field] = client.fields;
  const reading = {...field, name: {...field.name, value: READING}};
  const requeried = await sendToShopify(
    {
      ...call,
      client: {...client, document, fields: [reading]},
      variables: declaredOf(document, call.variables),
    },
    context,
  ).catch(() => null);
  const {cart} = requeried ? payloadOf(requeried, READING) : {};
  return resultOf(cart ? {...payload, cart} : payload);
}

/** The variables that a document declares. */
function declaredOf(document: DocumentNode, variables: Variables): Variables {
  const declared = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? [])
      : [],
  );
  return Object.fromEntries(
    declared.flatMap(({variable: {name}}) =>
      name.value in variables ? [[name.value, variables[name.value]]] : [],
    ),
  );
}

function withCappedLines(variables: Variables): Variables {
  return JSON.parse(JSON.stringify(variables), (name, value: unknown) =>
    name === 'quantity' && typeof value === 'number'
      ? Math.min(value, MAX_PER_LINE)
      : value,
  ) as Variables;
}

/**
 * Whether a line of the cart was over the cap and has been reset. Never throws: the cart has changed,
 * and an error is only logged.
 */
async function wereLinesReset(
  cartId: string,
  context: RequestContext,
): Promise<boolean> {
  if (cartId === '') return false;
  const {requestLog, separateCart} = context;
  const cart = separateCart(cartId);
  try {
    const before = {...NO_CART, cart: await readShopifyCart({cart})};
    return (await withoutExcess({cart, requestLog}, before)) !== before;
  } catch (error) {
    log(context, 'error', CART_EVENTS.update, {reason: namedReason(error)});
    return false;
  }
}
