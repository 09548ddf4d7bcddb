import {CART_LINES_CAP_MUTATION} from '~/graphql/storefront/cart';
import {signInWith} from '../account/legacy/customer-session.server';
import {customerToken, keepToken} from '~/lib/session/customer-token.server';
import {isPasswordUrl} from '../account/password-url';
import {isCodeWarning} from '../cart/cart-problem';
import {limitedCodes} from '../cart/code-limit.server';
import {MOST_PER_LINE} from '../cart/quantity';
import type {RequestContext} from '../context.server';
import {shopOrigin} from '~/lib/environment/env.server';
import {isChallenged} from '~/lib/http/challenge.server';
import {jsonError, tooManyRequests} from '~/lib/http/json-error.server';
import {
  addressKey,
  buyerOf,
  limitedLogin,
  recoverLimit,
  TooManyTries,
} from '~/lib/http/rate-limit.server';
import type {ClientOperation} from './allowed-operation';
import {changedAnswer, isField} from './answer-fields';
import {isSomebodyElses} from './cart-contact.server';
import {checkedCall, codesOf, type Call} from './call-arguments';
import {logRefusal} from './log-failure.server';
import {inPresentCart} from './new-cart.server';
import type {Variables} from './operation-variables';
import {askProvider} from './provider-answer.server';
import {
  serverDocument,
  takeServerFields,
  type CallAnswer,
} from './server-document';
import {opaqueToken} from './session-token';

/** What the website asks for a challenge for after repeated failures; here there is none. */
const CHALLENGED: readonly string[] = [
  'customerAccessTokenCreate',
  'customerCreate',
  'customerRecover',
];

type Ask = (changed?: Variables) => Promise<CallAnswer>;

/**
 * Carries out a mutation, or reads a cart, by a document of the server's with the
 * client's selection.
 *
 * @param variables of the client's document, the session's token put in.
 * @returns a failure for arguments that are not known (400), the link of another
 *   site (400), the cart of another customer (403), a buyer who has to pass a challenge
 *   first (403), too many logins, wrong codes or
 *   reset mails (429).
 * @throws {ProviderError} when the provider cannot be asked.
 */
export async function runCall(
  client: ClientOperation,
  variables: Variables,
  given: Call,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const call = checkedCall(given);
  if (typeof call === 'string') return jsonError(400, call);
  const {activationUrl, email, input, resetUrl} = call.arguments as {
    activationUrl?: string;
    email?: string;
    input?: {email?: string} & Parameters<typeof codesOf>[0];
    resetUrl?: string;
  };
  if (
    !isMailedLink(resetUrl, 'reset', context) ||
    !isMailedLink(activationUrl, 'activate', context)
  ) {
    return jsonError(400, 'The link is not one of the mail.');
  }
  const sender = {env: context.env, buyer: buyerOf(request)};
  const triesCodes = codesOf(input).length > 0;
  if (
    (CHALLENGED.includes(call.field) || triesCodes) &&
    (await isChallenged(sender))
  ) {
    return jsonError(
      403,
      'Too many failures: the website asks for a challenge.',
    );
  }
  const ask: Ask = async (changed = {}) => {
    const wanted = {...call, arguments: {...call.arguments, ...changed}};
    const isMutation = call.field !== 'cart';
    const {result} = await askProvider(
      client,
      serverDocument(client, variables, wanted),
      isMutation ? call.field : null,
      context,
    );
    return takeServerFields(result, call);
  };
  switch (call.field) {
    case 'customerAccessTokenCreate': {
      const {email: address = ''} = input ?? {};
      const attempt = () => limitedLogin(request, address, ask, hasToken);
      return answerOrWait(call, attempt, context);
    }
    case 'cartCreate': {
      const codes = codesOf(input).length;
      const attempt = async () =>
        withoutReasons(
          client,
          await limitedCodes({buyer: buyerOf(request)}, codes, ask, (answer) =>
            wrongCodes(codes, answer),
          ),
        );
      return answerOrWait(call, attempt, context);
    }
    case 'customerRecover': {
      const wait = await recoverLimit.take(addressKey(request, email ?? ''));
      if (wait !== null) return tooManyRequests(wait);
      return answerOf(call, withoutWhoIsKnown(call, await ask()), context);
    }
    case 'cart':
    case 'cartLinesAdd': {
      const {answer, cart, cookie} = await inPresentCart(
        call,
        ask,
        variables.country,
        request,
        context,
      );
      const present = {...call, arguments: {...call.arguments, ...cart}};
      const response = await answerOf(
        call,
        await withoutExcess(present, answer, ask, context),
        context,
      );
      if (cookie !== null) response.headers.append('Set-Cookie', cookie);
      return response;
    }
    case 'cartBuyerIdentityUpdate':
      // Whoever takes the customer away would be told what is left of him.
      return (await isSomebodyElses(String(call.arguments.cartId), context))
        ? jsonError(403, 'The cart has another customer.')
        : answerOf(call, await ask(), context);
    case 'cartLinesUpdate':
      return answerOf(
        call,
        await withoutExcess(call, await ask(), ask, context),
        context,
      );
    default:
      return answerOf(call, await ask(), context);
  }
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

/** An operation without a link has none to check. */
function isMailedLink(
  link: string | undefined,
  purpose: 'reset' | 'activate',
  {env}: Pick<RequestContext, 'env'>,
): boolean {
  const shop = shopOrigin(env.PUBLIC_STORE_DOMAIN);
  return (
    link === undefined ||
    isPasswordUrl(link, purpose, [env.PUBLIC_SITE_URL, shop])
  );
}

function hasToken({server}: CallAnswer): boolean {
  return Boolean(server.serverToken?.accessToken);
}

/** The answer to what a limit may refuse (429). */
async function answerOrWait(
  call: Call,
  attempt: () => Promise<CallAnswer>,
  context: RequestContext,
): Promise<Response> {
  try {
    return await answerOf(call, await attempt(), context);
  } catch (error) {
    if (!(error instanceof TooManyTries)) throw error;
    return tooManyRequests(error.seconds);
  }
}

/** Codes that a new cart did not take. */
function wrongCodes(codes: number, {server}: CallAnswer): number {
  const {discountCodes = [], appliedGiftCards = []} = server.serverCodes ?? {};
  const right = discountCodes.filter(({applicable}) => applicable);
  return codes - right.length - appliedGiftCards.length;
}

/**
 * A code that was refused is answered in one way, so that nobody learns which codes
 * there are: one that is used up, not yet valid or for others is like one that never was.
 */
function withoutReasons(
  {document}: ClientOperation,
  {result, server}: CallAnswer,
): CallAnswer {
  if (!result.data) return {result, server};
  const {serverErrors = [], serverWarnings = []} = server;
  const isAboutCodes = serverErrors.some(({field}) =>
    field?.some((name) => /^(?:discount|giftCard)Codes$/.test(name)),
  );
  const data = changedAnswer(document, result.data, (value, path) => {
    const list = path[1];
    const isList = path.length === 2 && Array.isArray(value);
    if (isList && isField(list, 'warnings')) {
      return value.filter(
        (_, at) => !isCodeWarning(serverWarnings[at] ?? {code: ''}),
      );
    }
    if (!isAboutCodes || path.length !== 3 || !isField(list, 'userErrors')) {
      return value;
    }
    if (isField(path[2], 'message')) return 'The code cannot be used.';
    return isField(path[2], 'code') ? 'INVALID' : value;
  });
  return {result: {...result, data}, server};
}

/** Keeps a new token on the server; the browser gets an opaque one in its place. */
async function answerOf(
  {field}: Call,
  {result, server}: CallAnswer,
  context: RequestContext,
): Promise<Response> {
  const {session} = context;
  const before = customerToken(session);
  logRefusal(context, field, server);
  const token = server.serverToken;
  if (token?.accessToken) {
    if (field === 'customerAccessTokenRenew') keepToken(session, token);
    else await signInWith(context, token);
  }
  const text = withoutToken(JSON.stringify(result), before, session);
  return jsonAnswer(withoutToken(text, token?.accessToken, session));
}

/** The text with the opaque token in the place of the customer's. */
export function withoutToken(
  text: string,
  token: string | null | undefined,
  session: RequestContext['session'],
): string {
  return token && text.includes(token)
    ? text.replaceAll(token, opaqueToken(session))
    : text;
}

/**
 * Sets lines back to 10 that a change brought above it: by what the cart had of
 * them, by another change at the same moment, or by making one line of two. The
 * client's question is then asked once more without lines, so that its answer
 * shows the cart as it is now, beside what the change itself reported.
 */
async function withoutExcess(
  {arguments: {cartId}, responseKey}: Call,
  changed: CallAnswer,
  ask: Ask,
  {storefront}: Pick<RequestContext, 'storefront'>,
): Promise<CallAnswer> {
  const lines = (changed.server.serverCart?.lines.nodes ?? [])
    .filter(({quantity}) => quantity > MOST_PER_LINE)
    .map(({id}) => ({id, quantity: MOST_PER_LINE}));
  if (lines.length === 0) return changed;
  await storefront.mutate(CART_LINES_CAP_MUTATION, {
    variables: {cartId: String(cartId), lines},
  });
  const {result} = await ask({cartId, lines: []});
  const reports = Object.entries(
    changed.result.data?.[responseKey] ?? {},
  ).filter(([, value]) => Array.isArray(value));
  const payload = {
    ...(result.data?.[responseKey] ?? {}),
    ...Object.fromEntries(reports),
  };
  const data = {...result.data, [responseKey]: payload};
  return {result: {...result, data}, server: changed.server};
}

/** Asking for a reset mail is answered in the same way for everybody. */
function withoutWhoIsKnown(
  {responseKey}: Call,
  {result, server}: CallAnswer,
): CallAnswer {
  const told = Object.entries(result.data?.[responseKey] ?? {}).map(
    ([name, value]) => [name, Array.isArray(value) ? [] : (value as unknown)],
  );
  if (told.length === 0) return {result, server};
  const data = {
    ...result.data,
    [responseKey]: Object.fromEntries(told) as object,
  };
  return {result: {...result, data}, server};
}
