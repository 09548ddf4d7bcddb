import {logAccountFailure} from '../account/account-log.server';
import {customerToken} from '~/lib/session/customer-token.server';
import type {RequestContext} from '../context.server';
import {fetchWithTimeout} from '~/lib/http/fetch-with-timeout.server';
import {jsonError} from '~/lib/http/json-error.server';
import {ProviderError} from '../storefront/provider-error.server';
import {
  Refused,
  type ClientOperation,
  type Variables,
} from './allowed-operation';
import {presentOpaqueToken} from './operation-variables';
import {jsonAnswer} from './run-call.server';

/** Milliseconds. */
const LONGEST_VISIT = 5000;

/** What a client can have got from this endpoint as a token. */
const OPAQUE_FORM = /^session-[0-9a-f-]{36}$/;

/**
 * Ends the session as the page does; its answer is in the shape of the provider's.
 *
 * @throws {Refused} for a token that is not the session's.
 */
export async function logOut(
  {fields, tokens}: ClientOperation,
  variables: Variables,
  context: RequestContext,
): Promise<Response> {
  const {session} = context;
  const isSignedIn = customerToken(session) !== null;
  const opaque = presentOpaqueToken(session);
  for (const name of tokens.arguments) {
    const value = variables[name] ?? null;
    // Without a session any token of ours is one that has ended: that is what was asked for.
    const isOurs = isSignedIn
      ? value === opaque
      : typeof value === 'string' && OPAQUE_FORM.test(value);
    if (value !== null && !isOurs) {
      throw new Refused(403, 'The token is not the session’s.');
    }
  }
  const result = await context.accounts.signOut(context);
  if (result instanceof URL) context.waitUntil(visit(result, context));
  if (result instanceof Error) {
    return jsonError(
      500,
      result instanceof ProviderError
        ? result.message
        : 'The customer could not be logged out.',
    );
  }
  const values: Readonly<Record<string, unknown>> = {
    __typename: 'CustomerAccessTokenDeletePayload',
    // The provider's own answer would name the token.
    deletedAccessToken: opaque ?? 'session',
    deletedCustomerAccessTokenId: opaque ?? 'session',
    userErrors: [],
  };
  const data = [...fields].map(([responseKey, {fields: selected}]) => {
    const payload = [...selected].map(([key, {names}]) => {
      const [name = ''] = names;
      return [key, Object.hasOwn(values, name) ? values[name] : null];
    });
    return [responseKey, Object.fromEntries(payload) as unknown];
  });
  return jsonAnswer(
    JSON.stringify({data: Object.fromEntries(data) as unknown}),
  );
}

/** Ends the provider's own session, to which a browser would be sent. Never throws. */
async function visit(url: URL, context: RequestContext): Promise<void> {
  try {
    const init = {redirect: 'manual'} as const;
    await fetchWithTimeout(url.href, init, LONGEST_VISIT, () =>
      Promise.resolve(),
    );
  } catch (error) {
    logAccountFailure(context, 'logout', error);
  }
}
