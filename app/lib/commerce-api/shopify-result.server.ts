import {CacheCustom, CacheNone} from '@shopify/hydrogen';
import {OperationTypeNode, print} from 'graphql';
import {isChallenged} from '~/lib/forms/challenge.server';
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
import type {RequestContext} from '~/lib/context.server';
import type {GraphQLResult} from '~/lib/storefront/transport.server';
import {Rejected} from './allowed-operation';
import {opaqueToken, type Variables} from './client-variables';
import {
  type Call,
  sendToShopify,
  argumentsOf,
  getText,
  payloadOf,
} from './operation-request.server';
import {changeCart} from './cart-mutation.server';
import {ENDPOINT_RESULT_S, UNKNOWN_TOKEN_MS} from '~/lib/limits/limits';

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

/** Mutations for which the website shows a challenge after repeated failures. */
const CHALLENGED_MUTATIONS: readonly string[] = [
  'customerAccessTokenCreate',
  'customerCreate',
  'customerRecover',
];

const SIGNS_IN = /Token(?:Create|Renew)$|Activate|Reset/;

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
        ? CacheCustom({mode: 'public', maxAge: ENDPOINT_RESULT_S})
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
    const expiry = new Date(Date.now() + UNKNOWN_TOKEN_MS).toISOString();
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
