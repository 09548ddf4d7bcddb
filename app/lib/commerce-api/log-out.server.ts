import {Kind, type DocumentNode, type SelectionSetNode} from 'graphql';
import {logAccountFailure} from '../account/account-log.server';
import {customerToken} from '~/lib/session/customer-token.server';
import type {RequestContext} from '../context.server';
import {fetchWithTimeout} from '~/lib/http/fetch-with-timeout.server';
import {jsonError} from '~/lib/http/json-error.server';
import {ProviderError} from '../storefront/provider-error.server';
import type {ClientOperation} from './allowed-operation';
import {callOf} from './call-arguments';
import type {Variables} from './operation-variables';
import {jsonAnswer} from './run-call.server';
import {isOpaqueToken, presentOpaqueToken} from './session-token';

/** Milliseconds. */
const LONGEST_VISIT = 5000;

/** Fragments within fragments are followed this far. */
const DEEPEST = 12;

/** Ends the session as the page does; its answer is in the shape of the provider's. */
export async function logOut(
  {document, operation, tokens}: ClientOperation,
  variables: Variables,
  context: RequestContext,
): Promise<Response> {
  const {session} = context;
  const isSignedIn = customerToken(session) !== null;
  const opaque = presentOpaqueToken(session);
  for (const name of tokens.arguments) {
    const value = variables[name] ?? null;
    // Without a session any token of ours is one that has ended: that is what was asked for.
    const isOurs = isSignedIn ? value === opaque : isOpaqueToken(value);
    if (value !== null && !isOurs) {
      return jsonError(403, 'The token is not the session’s.');
    }
  }
  const call = callOf(operation, variables);
  if (!call?.node.selectionSet) {
    return jsonError(403, 'The query asks for nothing.');
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
  const payload = selected(document, call.node.selectionSet, {
    __typename: 'CustomerAccessTokenDeletePayload',
    // The provider's own answer would name the token.
    deletedAccessToken: opaque ?? 'session',
    deletedCustomerAccessTokenId: opaque ?? 'session',
    userErrors: [],
  });
  return jsonAnswer(JSON.stringify({data: {[call.responseKey]: payload}}));
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

/** Those values that a selection asks for, by the names that it gives them. */
function selected(
  {definitions}: DocumentNode,
  {selections}: SelectionSetNode,
  values: Readonly<Record<string, unknown>>,
  depth = 0,
): Record<string, unknown> {
  const parts = selections.map((selection) => {
    if (selection.kind === Kind.FIELD) {
      const {alias, name} = selection;
      return {[(alias ?? name).value]: values[name.value] ?? null};
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : definitions.find(
            (definition) =>
              definition.kind === Kind.FRAGMENT_DEFINITION &&
              definition.name.value === selection.name.value,
          );
    return fragment && 'selectionSet' in fragment && depth < DEEPEST
      ? selected(
          {definitions} as DocumentNode,
          fragment.selectionSet,
          values,
          depth + 1,
        )
      : {};
  });
  return Object.assign({}, ...parts) as Record<string, unknown>;
}
