import {CacheCustom, CacheNone, createWithCache} from '@shopify/hydrogen';
import {
  OperationTypeNode,
  print,
  valueFromASTUntyped,
  type FieldNode,
} from 'graphql';
import {
  CART_LINES_CAP_MUTATION,
  CART_QUANTITIES_QUERY,
} from '~/graphql/storefront/commerce-api';
import {shopOrigin} from '~/lib/environment/env.server';
import {isChallenged} from '~/lib/http/challenge.server';
import {getProperty} from '~/lib/http/get-property';
import {
  addressKey,
  buyerOf,
  limitedLogin,
  recoverLimit,
  TooManyTries,
} from '~/lib/http/rate-limit.server';
import {keepToken, storedToken} from '~/lib/session/customer-token.server';
import {signInWith} from '../account/legacy/customer-session.server';
import {isPasswordUrl} from '../account/password-url';
import {MOST_PER_LINE} from '../cart/quantity';
import type {RequestContext} from '../context.server';
import type {GraphQLResult} from '../storefront/attempt.server';
import {breakerOf} from '../storefront/breaker.server';
import {send} from '../storefront/transport.server';
import {Refused, type ClientOperation} from './allowed-operation';
import {opaqueToken, type Variables} from './client-variables';

/** Operations whose results are cached, by their exact names. */
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

/** What the website asks for a challenge for after repeated failures; here there is none. */
const CHALLENGED: readonly string[] = [
  'customerAccessTokenCreate',
  'customerCreate',
  'customerRecover',
];

const SIGNS_IN = /Token(?:Create|Renew)$|Activate|Reset/;

/** Milliseconds that a token counts as valid whose end the client did not ask for; a page renews it. */
const UNKNOWN_END = 24 * 60 * 60 * 1000;

/** A checked operation with the variables to send, the session's token among them. */
export interface Call {
  readonly client: ClientOperation;
  readonly variables: Variables;
  readonly usesToken: boolean;
}

/** The payload of a mutation, as far as the server reads it. */
interface Payload {
  readonly cart?: {readonly id?: string} | null;
  readonly customerAccessToken?: {
    readonly accessToken?: string;
    readonly expiresAt?: string;
  } | null;
}

/**
 * Sends an operation on to the provider and answers with its result, the opaque token in
 * the place of the customer's.
 *
 * @throws {Refused} for the link of another site (400), for codes of a new cart, and for
 *   a buyer who has to pass a challenge first (403).
 * @throws {TooManyTries} after too many logins or reset mails.
 * @throws {ProviderError} when the provider cannot be asked.
 */
export async function runOperation(
  call: Call,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const {session} = context;
  const before = storedToken(session);
  const {operation} = call.client.operation;
  const result =
    operation === OperationTypeNode.QUERY
      ? await runQuery(call, request, context)
      : await runMutation(call, request, context);
  let text = JSON.stringify(result);
  for (const token of [before, storedToken(session)]) {
    if (token && text.includes(token)) {
      text = text.replaceAll(token, opaqueToken(session));
    }
  }
  return jsonResponse(text);
}

/** JSON that nobody stores. */
export function jsonResponse(text: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}

/**
 * Sends an operation with the decided number of attempts. A failure does not count
 * against the provider: the client's document may be its cause.
 *
 * @throws {ProviderError} when no attempt succeeded.
 */
async function askProvider(
  {client: {document, operation, fields}, variables}: Call,
  {report, storefront}: RequestContext,
): Promise<GraphQLResult> {
  const url = storefront.getApiUrl();
  const isQuery = operation.operation === OperationTypeNode.QUERY;
  const {result} = await report.measure(
    send(
      url,
      {
        method: 'POST',
        headers: storefront.getHeaders(),
        // Printed anew, so that the provider reads what was checked.
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
        log: report.log,
        breaker: breakerOf(url),
        countsFailures: false,
        deadline: report.deadline,
        requestId: report.requestId,
      },
    ),
  );
  return result;
}

/**
 * A result that is the same for everybody is cached by text and variables, in whatever
 * order a client wrote them; none with errors, and none on a preview deployment.
 */
async function runQuery(
  call: Call,
  request: Request,
  context: RequestContext,
): Promise<GraphQLResult> {
  const {operation, fields, document} = call.client;
  const isShared =
    !call.usesToken &&
    context.env.PUBLIC_ENVIRONMENT === 'production' &&
    CACHED_NAMES.has(operation.name?.value ?? '') &&
    fields.every(({name}) => CATALOGUE.has(name.value));
  const {waitUntil} = context;
  const cache = await caches.open('hydrogen');
  return createWithCache({cache, waitUntil, request}).run<GraphQLResult>(
    {
      cacheKey: ['commerce-api', print(document), sorted(call.variables)],
      cacheStrategy: isShared
        ? CacheCustom({mode: 'public', maxAge: CACHED_FOR})
        : CacheNone(),
      shouldCacheResult: ({data, errors}) => !errors && Boolean(data),
    },
    () => askProvider(call, context),
  );
}

/** JSON with the names of every object in order. */
function sorted(value: unknown): string {
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
  request: Request,
  context: RequestContext,
): Promise<GraphQLResult> {
  const [field] = call.client.fields;
  const name = field.name.value;
  const given = argumentsOf(field, call.variables);
  checkLink(given, context);
  const buyer = buyerOf(request);
  if (CHALLENGED.includes(name) && isChallenged({env: context.env, buyer})) {
    throw new Refused(
      403,
      'Too many failures: the website asks for a challenge.',
    );
  }
  const ask = () => askProvider(call, context);
  if (name === 'customerAccessTokenCreate') {
    const email = textOf(given.input, 'email');
    const result = await limitedLogin(request, email, ask, (answered) =>
      Boolean(payloadOf(answered, name).customerAccessToken),
    );
    return signedIn(result, name, context);
  }
  if (SIGNS_IN.test(name)) return signedIn(await ask(), name, context);
  if (name === 'customerRecover') {
    const key = addressKey(request, textOf(given, 'email'));
    const wait = recoverLimit.take(key);
    if (wait !== null) throw new TooManyTries(wait);
    return withoutErrors(await ask(), name);
  }
  return /^cart(?:Create|LinesAdd|LinesUpdate)$/.test(name)
    ? changedCart(call, name, given, context)
    : ask();
}

/** The arguments of a field, with the variables put in. */
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

function textOf(value: unknown, name: string): string {
  const text = getProperty(value, name);
  return typeof text === 'string' ? text : '';
}

function payloadOf({data}: GraphQLResult, name: string): Payload {
  return (data?.[name] as Payload | null | undefined) ?? {};
}

/** The link of a mail leads to the shop or to us. */
function checkLink(given: Variables, {env}: RequestContext): void {
  const sites = [env.PUBLIC_SITE_URL, shopOrigin(env.PUBLIC_STORE_DOMAIN)];
  const links = [
    ['resetUrl', 'reset'],
    ['activationUrl', 'activate'],
  ] as const;
  for (const [name, purpose] of links) {
    if (name in given && !isPasswordUrl(textOf(given, name), purpose, sites)) {
      throw new Refused(400, 'The link is not one of the mail.');
    }
  }
}

/** Keeps a new token in the session. */
async function signedIn(
  result: GraphQLResult,
  name: string,
  context: RequestContext,
): Promise<GraphQLResult> {
  const {accessToken, expiresAt} =
    payloadOf(result, name).customerAccessToken ?? {};
  if (accessToken) {
    const end = new Date(Date.now() + UNKNOWN_END).toISOString();
    const token = {accessToken, expiresAt: expiresAt ?? end};
    if (name === 'customerAccessTokenRenew') keepToken(context.session, token);
    else await signInWith(context, token);
  }
  return result;
}

/** Asking for a reset mail has one answer, whether or not the address is known. */
function withoutErrors(result: GraphQLResult, name: string): GraphQLResult {
  const payload = Object.entries(payloadOf(result, name)).map(
    ([key, value]) => [key, Array.isArray(value) ? [] : (value as unknown)],
  );
  const data = {...result.data, [name]: Object.fromEntries(payload) as object};
  return {...result, data};
}

/**
 * Makes a cart or changes its lines. No line asks for more than 10, and one that comes
 * above it, by what the cart had of it, is set back; where the client's lines are a
 * variable, its question is then asked once more without them, for the cart as it is now.
 * Codes are left to the website, which counts wrong ones.
 */
async function changedCart(
  call: Call,
  name: string,
  given: Variables,
  context: RequestContext,
): Promise<GraphQLResult> {
  for (const key of ['discountCodes', 'giftCardCodes']) {
    // GraphQL takes a single value for a list of one.
    if ([getProperty(given.input, key) ?? []].flat().length > 0) {
      throw new Refused(403, 'Codes are entered on the website.');
    }
  }
  const capped = {...call, variables: withCappedLines(call.variables)};
  const result = await askProvider(capped, context);
  const payload = payloadOf(result, name);
  const cartId = payload.cart?.id ?? textOf(given, 'cartId');
  // The change is carried out: what fails from here on has been logged.
  const isChanged =
    cartId !== '' && (await capLines(cartId, context).catch(() => false));
  const hasLines = Array.isArray(call.variables.lines);
  if (!isChanged || !hasLines || name === 'cartCreate') return result;
  const variables = {...call.variables, lines: []};
  const again = await askProvider({...call, variables}, context).catch(
    () => result,
  );
  const {cart} = payloadOf(again, name);
  // What the change itself reported stays.
  return {...result, data: {...result.data, [name]: {...payload, cart}}};
}

function withCappedLines(variables: Variables): Variables {
  return JSON.parse(JSON.stringify(variables), (name, value: unknown) =>
    name === 'quantity' && typeof value === 'number'
      ? Math.min(value, MOST_PER_LINE)
      : value,
  ) as Variables;
}

/** @returns whether a line had to be set back. */
async function capLines(
  cartId: string,
  {storefront}: RequestContext,
): Promise<boolean> {
  const {cart} = await storefront.query(CART_QUANTITIES_QUERY, {
    variables: {cartId},
    cache: CacheNone(),
  });
  const lines = (cart?.lines.nodes ?? [])
    .filter(({quantity}) => quantity > MOST_PER_LINE)
    .map(({id}) => ({id, quantity: MOST_PER_LINE}));
  if (lines.length === 0) return false;
  await storefront.mutate(CART_LINES_CAP_MUTATION, {
    variables: {cartId, lines},
  });
  return true;
}
