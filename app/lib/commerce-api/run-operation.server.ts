import {customerToken} from '~/lib/session/customer-token.server';
import type {RequestContext} from '../context.server';
import {jsonError} from '~/lib/http/json-error.server';
import {ProviderError} from '../storefront/provider-error.server';
import {judgeOperation} from './allowed-operation';
import {callOf} from './call-arguments';
import {logOut} from './log-out.server';
import {logFailedFields} from './log-failure.server';
import {
  declaredWithDefaults,
  variablesFault,
  type CommerceInput,
  type Variables,
} from './operation-variables';
import {answerQuery} from './provider-answer.server';
import {jsonAnswer, runCall, withoutToken} from './run-call.server';
import {ForeignToken, withSessionToken} from './session-token';

/** Filled in from the request's locale where a client leaves them out. */
const FROM_LOCALE = ['country', 'language'] as const;

/** Message of the 501; clients tell it from other failures by it. */
const NO_PASSWORDS =
  'its customers sign in on the website (current customer accounts).';

/**
 * The first field that only legacy accounts know: it takes or makes a password or a token
 * of the Storefront API, or reads by one. Signing out is the same with both.
 */
function legacyField(rootFields: readonly string[]): string | null {
  return (
    rootFields.find(
      (field) =>
        field.startsWith('customer') && field !== 'customerAccessTokenDelete',
    ) ?? null
  );
}

/** Runs an allowed operation for whoever sent it; see `handleCommerceRequest`. */
export async function runOperation(
  input: CommerceInput,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const given: Variables = {
    country: context.country,
    language: context.locale.language,
    ...input.variables,
  };
  const client = judgeOperation(input.query, given);
  if (!client.allowed) return jsonError(403, client.reason);
  const {operation, rootFields, tokens} = client;
  const legacy = context.accounts.passwords ? null : legacyField(rootFields);
  if (legacy !== null) {
    return jsonError(501, `The shop has no ${legacy}: ${NO_PASSWORDS}`);
  }
  const filled = new Set<string>([...FROM_LOCALE, ...tokens.arguments]);
  const fault = variablesFault(operation, given, filled);
  if (fault) return jsonError(400, fault);

  const declared = declaredWithDefaults(operation, given);
  if (rootFields[0] === 'customerAccessTokenDelete') {
    return logOut(client, declared, context);
  }
  const {session} = context;
  const token = customerToken(session);
  try {
    const {variables, usesToken} = withSessionToken(declared, tokens, {
      token,
      session,
    });
    const call = callOf(operation, variables);
    if (call) return await runCall(client, variables, call, request, context);
    const result = await answerQuery(
      client,
      variables,
      usesToken,
      request,
      context,
    );
    return jsonAnswer(withoutToken(JSON.stringify(result), token, session));
  } catch (error) {
    if (error instanceof ForeignToken) return jsonError(403, error.message);
    if (!(error instanceof ProviderError)) throw error;
    logFailedFields(context, rootFields, error);
    return jsonError(500, error.message);
  }
}
