import * as z from 'zod/mini';
import {jsonError, tooManyRequests} from '~/lib/http/json-error.server';
import {readJson} from '~/lib/http/json-request.server';
import {endpointLimit, TooManyTries} from '~/lib/rates/rate-limit.server';
import type {RequestContext} from '~/lib/context.server';
import {ShopifyError} from '~/lib/storefront/shopify-error.server';
import {updateOwnMetafields} from './admin-update.server';
import {
  allowedOperation,
  Rejected,
  type ClientOperation,
} from './allowed-operation';
import {withoutCartBuyer} from './cart-buyer';
import {
  checkVariables,
  declaredVariables,
  storedOpaqueToken,
  withSessionToken,
  type Variables,
} from './client-variables';
import {jsonResponse, runOperation} from './shopify-result.server';
import {MAX_ENDPOINT_BYTES} from '~/lib/limits/limits';

const BODY = z.object({
  query: z.string().check(z.regex(/\S/)),
  variables: z.nullish(
    z.custom<Variables>(
      (value) =>
        typeof value === 'object' && value !== null && !Array.isArray(value),
    ),
  ),
});

const ENDPOINT = /^\/api\/shopify-([a-z]+)$/;

/** Form of `opaqueToken`. */
const OPAQUE_FORM = /^session-[0-9a-f-]{36}$/;

/** Whether a path belongs to this endpoint, also misspelt or percent-encoded. */
export function isCommercePath(pathname: string): boolean {
  const path = pathname.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return /^\/(?:[a-z]{2}\/)?api\/shopify(?:[^a-z0-9]|$)/i.test(path);
}

/**
 * `POST /api/shopify-{kind}` with `{query, variables}`: `storefront` runs an allowed
 * operation, `admin` changes the customer's lists. Errors have the shape of `jsonError`;
 * the caller commits the session.
 */
export async function handleCommerceRequest(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const kind = ENDPOINT.exec(new URL(request.url).pathname)?.[1];
  if (kind !== 'storefront' && kind !== 'admin') {
    return jsonError(404, 'Unknown kind of commerce API.');
  }
  const json = await readJson(request, {
    types: ['application/json', 'application/graphql-response+json'],
    maxBytes: MAX_ENDPOINT_BYTES,
    wait: (clientKey) => endpointLimit.take(clientKey),
  });
  if (json instanceof Response) return json;
  const {data: input} = BODY.safeParse(json);
  if (!input) return jsonError(400, 'The body must be JSON with a query.');
  const variables = input.variables ?? {};
  try {
    return kind === 'storefront'
      ? await runForClient(input.query, variables, context)
      : await updateOwnMetafields(input.query, variables, context);
  } catch (error) {
    if (error instanceof Rejected)
      return jsonError(error.status, error.message);
    if (error instanceof TooManyTries) return tooManyRequests(error.seconds);
    if (error instanceof ShopifyError) return jsonError(500, error.message);
    throw error;
  }
}

async function runForClient(
  query: string,
  given: Variables,
  context: RequestContext,
): Promise<Response> {
  const client = allowedOperation(query, 'storefront');
  const names = client.fields.map(({name}) => name.value);
  const isLogOut = names[0] === 'customerAccessTokenDelete';
  // Logging out works with both kinds of accounts.
  const legacyField = names.find(
    (name) => name.startsWith('customer') && !isLogOut,
  );
  if (legacyField !== undefined && !context.accounts.passwords) {
    return jsonError(
      501,
      `The shop has no ${legacyField}: its customers sign in on the website (current customer accounts).`,
    );
  }
  const {country, locale, session, token} = context;
  const {language} = locale;
  const declared = declaredVariables(client, given, {country, language});
  if (isLogOut) return logOut(client, declared, context);
  const call = withSessionToken(
    declared,
    client.tokens,
    token.value,
    storedOpaqueToken(session),
  );
  checkVariables(client, call.variables);
  const asked = withoutCartBuyer(client, call.usesToken);
  return runOperation({client: asked, ...call}, context);
}

/** Ends the session; rejects a token that is not the session's. */
async function logOut(
  {tokens}: ClientOperation,
  variables: Variables,
  context: RequestContext,
): Promise<Response> {
  const {session, token} = context;
  const isSignedIn = token.value !== null;
  const opaque = storedOpaqueToken(session);
  for (const name of tokens.arguments) {
    const value = Object.hasOwn(variables, name) ? variables[name] : null;
    // Without a session, any placeholder is an expired one.
    const isOwnToken = isSignedIn
      ? value === opaque
      : typeof value === 'string' && OPAQUE_FORM.test(value);
    if (value !== null && !isOwnToken) {
      throw new Rejected(403, 'The token is not the session’s.');
    }
  }
  const result = await context.accounts.signOut(context);
  if (result instanceof ShopifyError) throw result;
  if (result instanceof Error) {
    return jsonError(500, 'The customer could not be logged out.');
  }
  const customerAccessTokenDelete = {
    // Shopify's own result would name the token.
    deletedAccessToken: opaque ?? 'session',
    deletedCustomerAccessTokenId: opaque ?? 'session',
    userErrors: [],
  };
  return jsonResponse(JSON.stringify({data: {customerAccessTokenDelete}}));
}
