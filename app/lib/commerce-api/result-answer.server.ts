import {
  customerToken,
  keepToken,
  signInWith,
} from '../account/customer-session.server';
import type {RequestContext} from '../context.server';
import type {GraphQLResult} from '../storefront/attempt.server';
import {logRefusal, withoutWhoIsKnown} from './log-refusal.server';
import {forgetLogins} from './mutation-refusal.server';
import {takeToken} from './new-token';
import type {MutationCall} from './operation-arguments';
import {sessionHandle} from './session-handle.server';

/** Keeps a new token on the server; the browser gets the handle in its place. */
export async function resultAnswer(
  given: GraphQLResult,
  call: MutationCall | null,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const {session} = context;
  const secrets = [customerToken(session)];
  let result = given;
  if (call) {
    const taken = takeToken(given, call);
    logRefusal(context, call, taken.result);
    result = withoutWhoIsKnown(taken.result, call);
    if (taken.token) {
      secrets.push(taken.token.accessToken);
      if (call.field === 'customerAccessTokenRenew') {
        keepToken(session, taken.token);
      } else {
        await signInWith(context, taken.token);
      }
      forgetLogins(call, request);
    }
  }
  let text = JSON.stringify(result);
  for (const secret of secrets) {
    if (secret !== null && text.includes(secret)) {
      text = text.replaceAll(secret, sessionHandle(session));
    }
  }
  return jsonAnswer(text);
}

/** A GraphQL result for the client, kept by nobody. */
export function jsonAnswer(text: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
