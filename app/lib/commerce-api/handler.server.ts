import * as z from 'zod/mini';
import {customerToken} from '~/lib/session/customer-token.server';
import type {RequestContext} from '../context.server';
import {TimeoutError} from '~/lib/http/fetch-with-timeout.server';
import {jsonError, tooManyRequests} from '~/lib/http/json-error.server';
import {
  buyerOf,
  endpointLimit,
  TooManyTries,
} from '~/lib/http/rate-limit.server';
import {readSentText} from '~/lib/http/read-text.server';
import {ProviderError} from '../storefront/provider-error.server';
import {updateOwnMetafields} from './admin-update.server';
import {
  allowedOperation,
  checkAmount,
  Refused,
  rootFields,
  type Variables,
} from './allowed-operation';
import {callOf} from './client-call';
import {logFailedFields} from './log-failure.server';
import {logOut} from './log-out.server';
import {declaredVariables, withSessionToken} from './operation-variables';
import {answerQuery} from './provider-answer.server';
import {jsonAnswer, runCall, withoutToken} from './run-call.server';

/** What a client asks for. */
interface CommerceInput {
  readonly query: string;
  readonly variables: Variables;
}

const BODY = z.object({
  query: z.string().check(z.regex(/\S/)),
  variables: z.nullish(z.custom<Variables>(isObject)),
});

/** Exactly `/api/shopify-<kind>`: no trailing slash, no encoding, no upper case. */
const ENDPOINT = /^\/api\/shopify-([a-z]+)$/;

/** 64 KiB. */
const MOST_BYTES = 64 * 1024;

/**
 * `POST /api/shopify-{kind}` with `{query, variables}`: `storefront` runs one of the
 * operations of `allowed-operation.ts` at the provider, `admin` changes the signed-in
 * customer's lists. Answers `{data, errors?, extensions?}`; failures have the shape
 * of `jsonError`. The caller sends the session when it changed.
 */
export async function handleCommerceRequest(
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const kind = ENDPOINT.exec(new URL(request.url).pathname)?.[1];
  if (kind !== 'storefront' && kind !== 'admin') {
    return jsonError(404, 'Unknown kind of commerce API.');
  }
  if (request.method !== 'POST') {
    return jsonError(405, 'Only POST is allowed.', {Allow: 'POST'});
  }
  const wait = endpointLimit.take(buyerOf(request));
  if (wait !== null) return tooManyRequests(wait);
  const input = await readInput(request);
  if (input instanceof Response) return input;
  const {query, variables} = input;
  try {
    return kind === 'storefront'
      ? await runOperation(input, request, context)
      : await updateOwnMetafields(query, variables, context);
  } catch (error) {
    if (error instanceof Refused) return jsonError(error.status, error.message);
    if (error instanceof TooManyTries) return tooManyRequests(error.seconds);
    if (error instanceof ProviderError) return jsonError(500, error.message);
    throw error;
  }
}

/**
 * Reads `{query, variables}` from a request.
 *
 * @returns a failure for another content type (415), more than 64 KiB (413), a
 *   body that does not arrive (408), and one that is not what it should be (400).
 */
async function readInput(request: Request): Promise<CommerceInput | Response> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/(?:graphql-response\+)?json(?:\s*;|\s*$)/i.test(type)) {
    return jsonError(415, 'The body must be JSON.');
  }
  let body: string | null;
  try {
    body = await readSentText(request, MOST_BYTES);
  } catch (error) {
    return error instanceof TimeoutError
      ? jsonError(408, 'The body did not arrive in time.')
      : jsonError(400, 'The body could not be read.');
  }
  if (body === null) {
    return jsonError(413, `The body is larger than ${MOST_BYTES} bytes.`);
  }
  return parse(body) ?? jsonError(400, 'The body must be JSON with a query.');
}

function parse(body: string): CommerceInput | null {
  try {
    const {query, variables} = BODY.parse(JSON.parse(body));
    return {query, variables: variables ?? {}};
  } catch {
    return null;
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

async function runOperation(
  input: CommerceInput,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const client = allowedOperation(input.query, 'storefront');
  const {operation, tokens} = client;
  const names = rootFields(client.fields);
  // The first field that only legacy accounts know. Signing out is the same with both.
  const legacy = names.find(
    (name) =>
      name.startsWith('customer') && name !== 'customerAccessTokenDelete',
  );
  if (legacy !== undefined && !context.accounts.passwords) {
    return jsonError(
      501,
      `The shop has no ${legacy}: its customers sign in on the website (current customer accounts).`,
    );
  }
  const {country, locale, session} = context;
  const declared = declaredVariables(
    operation,
    input.variables,
    tokens.arguments,
    {country, language: locale.language},
  );
  checkAmount(client.fields, declared);
  if (names[0] === 'customerAccessTokenDelete') {
    return logOut(client, declared, context);
  }
  const token = customerToken(session);
  const {variables, usesToken} = withSessionToken(
    declared,
    tokens,
    token,
    session,
  );
  try {
    const call = callOf(client, variables);
    if (call) return await runCall(call, request, context);
    const result = await answerQuery(
      client,
      variables,
      usesToken,
      request,
      context,
    );
    return jsonAnswer(withoutToken(JSON.stringify(result), token, session));
  } catch (error) {
    if (error instanceof ProviderError) logFailedFields(context, names, error);
    throw error;
  }
}
