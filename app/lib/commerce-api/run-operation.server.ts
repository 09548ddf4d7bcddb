import {
  Kind,
  OperationTypeNode,
  print,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';
import {
  customerToken,
  keepToken,
  signInWith,
  signOut,
} from '../account/customer-session.server';
import {isResetUrl} from '../account/reset-url';
import type {RequestContext} from '../context.server';
import {shopOrigin} from '../env.server';
import {jsonError} from '../json-error.server';
import {addressKey, loginLimit, recoverLimit} from '../rate-limit.server';
import type {AttemptResult, GraphQLResult} from '../storefront/attempt.server';
import {breakerOf} from '../storefront/breaker.server';
import {ProviderError} from '../storefront/provider-error.server';
import {send} from '../storefront/transport.server';
import {judgeOperation} from './allowed-operation';
import {isKept, keptAnswer} from './kept-answers.server';
import {logoutAnswer} from './logout-answer';
import {askingForToken, takeToken} from './new-token';
import {
  argumentsFault,
  mutationCall,
  withCappedQuantities,
  type MutationCall,
} from './operation-arguments';
import {variablesFault, type Variables} from './operation-variables';
import type {CommerceInput} from './request-body.server';
import {
  ForeignToken,
  isHandle,
  sessionHandle,
  withSessionToken,
} from './session-handle.server';

/** Filled in from the request's locale where a client leaves them out. */
const FROM_LOCALE = ['country', 'language'] as const;

/** Runs an operation of the table for whoever sent it; see `handleCommerceRequest`. */
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
  const judgement = judgeOperation(input.query, given);
  if (!judgement.allowed) return jsonError(403, judgement.reason);
  const {document, operation, rootFields, tokens} = judgement;
  const filled = new Set<string>([...FROM_LOCALE, ...tokens.arguments]);
  const fault = variablesFault(operation, given, filled);
  if (fault) return jsonError(400, fault);

  const declared = declaredOnly(operation, given);
  if (rootFields[0] === 'customerAccessTokenDelete') {
    return logOut(document, operation, declared, tokens.arguments, context);
  }
  let variables: Variables;
  let usesToken: boolean;
  try {
    ({variables, usesToken} = withSessionToken(declared, tokens, {
      token: customerToken(context.session),
      session: context.session,
    }));
  } catch (error) {
    if (!(error instanceof ForeignToken)) throw error;
    return jsonError(403, error.message);
  }
  if (operation.operation === OperationTypeNode.MUTATION) {
    variables = withCappedQuantities(variables) as Variables;
  }
  const call = mutationCall(operation, variables);
  const refusal = call && refusalOf(call, request, context);
  if (refusal) return refusal;

  const ask = () => askProvider(document, operation, variables, call, context);
  try {
    const {result} =
      !usesToken && isKept(operation, rootFields)
        ? await keptAnswer(
            {query: print(document), variables},
            {...context, request},
            ask,
          )
        : await ask();
    return await answer(result, call, request, context);
  } catch (error) {
    if (error instanceof ProviderError) return jsonError(500, error.message);
    throw error;
  }
}

function declaredOnly(
  {variableDefinitions = []}: OperationDefinitionNode,
  variables: Variables,
): Variables {
  const names = new Set(
    variableDefinitions.map(({variable}) => variable.name.value),
  );
  return Object.fromEntries(
    Object.entries(variables).filter(([name]) => names.has(name)),
  );
}

function refusalOf(
  call: MutationCall,
  request: Request,
  {env}: Pick<RequestContext, 'env'>,
): Response | null {
  const fault = argumentsFault(call);
  if (fault) return jsonError(400, fault);
  const {resetUrl} = call.arguments;
  const origins = [env.PUBLIC_SITE_URL, shopOrigin(env.PUBLIC_STORE_DOMAIN)];
  if (typeof resetUrl === 'string' && !isResetUrl(resetUrl, origins)) {
    return jsonError(400, 'The link is not one of the reset mail.');
  }
  const email = emailOf(call);
  const limit =
    call.field === 'customerRecover'
      ? recoverLimit
      : call.field === 'customerAccessTokenCreate'
        ? loginLimit
        : null;
  const wait = limit && limit.take(addressKey(request, email));
  return wait === null
    ? null
    : jsonError(429, 'Too many requests.', {'Retry-After': String(wait)});
}

function emailOf(call: MutationCall): string {
  const {email, input} = call.arguments as {
    email?: string;
    input?: {email?: string};
  };
  return email ?? input?.email ?? '';
}

function askProvider(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  call: MutationCall | null,
  {storefront, report}: RequestContext,
): Promise<AttemptResult> {
  const url = storefront.getApiUrl();
  const query = call ? askingForToken(document, call) : print(document);
  return report.measure(
    send(
      url,
      {
        method: 'POST',
        headers: storefront.getHeaders(),
        body: JSON.stringify({query, variables}),
      },
      {
        name: operation.name?.value ?? 'anonymous',
        rootField: call?.field ?? null,
      },
      {
        log: report.log,
        breaker: breakerOf(url),
        requestId: report.requestId,
      },
    ),
  );
}

/** Keeps a new token on the server; the browser gets the handle in its place. */
async function answer(
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
    result = taken.result;
    if (taken.token) {
      secrets.push(taken.token.accessToken);
      if (call.field === 'customerAccessTokenRenew') {
        keepToken(session, taken.token);
      } else {
        await signInWith(context, taken.token);
      }
      if (call.field === 'customerAccessTokenCreate') {
        loginLimit.forget(addressKey(request, emailOf(call)));
      }
    }
  }
  let text = JSON.stringify(result);
  for (const secret of secrets) {
    if (secret !== null && text.includes(secret)) {
      text = text.replaceAll(secret, sessionHandle(session));
    }
  }
  return json(text);
}

/** Ends the session as the page does; its answer is in the shape of the provider's. */
async function logOut(
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
  if (!(await signOut(context))) {
    return jsonError(500, 'The customer could not be logged out.');
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
  return json(JSON.stringify({data: {[call.responseKey]: payload}}));
}

function sessionHandleOrNull(
  session: Pick<RequestContext['session'], 'get'>,
): string | null {
  const handle: unknown = session.get('customerHandle');
  return typeof handle === 'string' ? handle : null;
}

function json(text: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
