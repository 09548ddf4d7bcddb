import {Kind, type DocumentNode, type OperationDefinitionNode} from 'graphql';
import {customerToken, signOut} from '../account/customer-session.server';
import type {RequestContext} from '../context.server';
import {jsonError} from '../json-error.server';
import {ProviderError} from '../storefront/provider-error.server';
import {logoutAnswer} from './logout-answer';
import {mutationCall} from './operation-arguments';
import type {Variables} from './operation-variables';
import {jsonAnswer} from './result-answer.server';
import {isHandle} from './session-handle.server';

/** Ends the session as the page does; its answer is in the shape of the provider's. */
export async function logOut(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  tokenNames: ReadonlySet<string>,
  context: RequestContext,
): Promise<Response> {
  const {session} = context;
  const isSignedIn = customerToken(session) !== null;
  const handle = sessionHandleOrNull(session);
  for (const name of tokenNames) {
    const value = variables[name] ?? null;
    // Without a session any handle is one that has ended: that is what was asked for.
    const isOurs = isSignedIn ? value === handle : isHandle(value);
    if (value !== null && !isOurs) {
      return jsonError(403, 'The token is not the session’s.');
    }
  }
  const failure = await signOut(context);
  if (failure) {
    return jsonError(
      500,
      failure instanceof ProviderError
        ? failure.message
        : 'The customer could not be logged out.',
    );
  }
  const call = mutationCall(operation, variables);
  const [field] = operation.selectionSet.selections;
  if (!call || field?.kind !== Kind.FIELD || !field.selectionSet) {
    return jsonError(403, 'The query asks for nothing.');
  }
  const payload = logoutAnswer(
    document,
    field.selectionSet,
    handle ?? 'session',
  );
  return jsonAnswer(JSON.stringify({data: {[call.responseKey]: payload}}));
}

function sessionHandleOrNull(
  session: Pick<RequestContext['session'], 'get'>,
): string | null {
  const handle: unknown = session.get('customerHandle');
  return typeof handle === 'string' ? handle : null;
}
