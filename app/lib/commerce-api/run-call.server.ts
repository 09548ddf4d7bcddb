import {CART_LINES_CAP_MUTATION} from '~/graphql/storefront/cart';
import {shopOrigin} from '~/lib/environment/env.server';
import {isChallenged} from '~/lib/http/challenge.server';
import {
  addressKey,
  buyerOf,
  limitedLogin,
  newCartLimit,
  recoverLimit,
  TooManyTries,
} from '~/lib/http/rate-limit.server';
import {customerToken, keepToken} from '~/lib/session/customer-token.server';
import {signInWith} from '../account/legacy/customer-session.server';
import {isPasswordUrl} from '../account/password-url';
import {isCartId} from '../cart/cart-id.server';
import {isCodeWarning, isMissingCart} from '../cart/cart-problem';
import {limitedCodes} from '../cart/code-limit.server';
import {makeCart} from '../cart/provider-cart.server';
import {MOST_PER_LINE} from '../cart/quantity';
import type {RequestContext} from '../context.server';
import type {GraphQLResult} from '../storefront/attempt.server';
import {ProviderError} from '../storefront/provider-error.server';
import {Refused, type SelectedField} from './allowed-operation';
import {belongsToOtherCustomer} from './cart-contact.server';
import {
  checkedCall,
  codesOf,
  sentDocument,
  takeServerFields,
  withArguments,
  type Call,
  type CallAnswer,
} from './client-call';
import {logFailedFields} from './log-failure.server';
import {opaqueToken} from './operation-variables';
import {askProvider} from './provider-answer.server';

/** What the website asks for a challenge for after repeated failures; here there is none. */
const CHALLENGED: readonly string[] = [
  'customerAccessTokenCreate',
  'customerCreate',
  'customerRecover',
];

type Ask = (call: Call) => Promise<CallAnswer>;

/**
 * Carries out a mutation, or reads a cart.
 *
 * @param given with the session's token in its variables.
 * @throws {Refused} for arguments that are not valid or the link of another site
 *   (400), for the cart of another customer, and for a buyer who has to pass a
 *   challenge first (403).
 * @throws {TooManyTries} after too many logins, wrong codes or reset mails.
 * @throws {ProviderError} when the provider cannot be asked.
 */
export async function runCall(
  given: Call,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const {call, values} = checkedCall(given);
  const {activationUrl, cartId, email, input, resetUrl} = values;
  const {PUBLIC_SITE_URL: site, PUBLIC_STORE_DOMAIN: domain} = context.env;
  const sites = [site, shopOrigin(domain)];
  if (
    (resetUrl && !isPasswordUrl(resetUrl, 'reset', sites)) ||
    (activationUrl && !isPasswordUrl(activationUrl, 'activate', sites))
  ) {
    throw new Refused(400, 'The link is not one of the mail.');
  }
  const buyer = buyerOf(request);
  const codes = codesOf(input).length;
  if (
    (CHALLENGED.includes(call.field) || codes > 0) &&
    (await isChallenged({env: context.env, buyer}))
  ) {
    throw new Refused(
      403,
      'Too many failures: the website asks for a challenge.',
    );
  }
  const ask: Ask = async (wanted) => {
    const rootField = wanted.field === 'cart' ? null : wanted.field;
    const {client, variables} = wanted;
    const document = sentDocument(wanted);
    return takeServerFields(
      await askProvider(client, document, variables, rootField, context),
      wanted,
    );
  };
  switch (call.field) {
    case 'customerAccessTokenCreate': {
      const attempt = () => ask(call);
      const address = input?.email ?? '';
      const answer = await limitedLogin(request, address, attempt, hasToken);
      return answerOf(call, answer, context);
    }
    case 'cartCreate': {
      const attempt = () => ask(call);
      const wrong = (answer: CallAnswer) => wrongCodes(codes, answer);
      const answer = await limitedCodes({buyer}, codes, attempt, wrong);
      return answerOf(call, withoutReasons(call, answer), context);
    }
    case 'customerRecover': {
      const wait = await recoverLimit.take(addressKey(request, email ?? ''));
      if (wait !== null) throw new TooManyTries(wait);
      return answerOf(call, await ask(call), context);
    }
    case 'cart':
    case 'cartLinesAdd':
      return inPresentCart(call, ask, buyer, context);
    case 'cartBuyerIdentityUpdate':
      // Whoever takes the customer away would be told what is left of him.
      if (await belongsToOtherCustomer(String(cartId), context)) {
        throw new Refused(403, 'The cart has another customer.');
      }
      return answerOf(call, await ask(call), context);
    case 'cartLinesUpdate': {
      const answer = await withoutExcess(call, await ask(call), ask, context);
      return answerOf(call, answer, context);
    }
    default:
      return answerOf(call, await ask(call), context);
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

function hasToken({server}: CallAnswer): boolean {
  return Boolean(server.serverToken?.accessToken);
}

/** Codes that a new cart did not take. */
function wrongCodes(codes: number, {server}: CallAnswer): number {
  const {discountCodes = [], appliedGiftCards = []} = server.serverCart ?? {};
  const right = discountCodes.filter(({applicable}) => applicable);
  return codes - right.length - appliedGiftCards.length;
}

/**
 * A code that was refused is answered in one way, so that nobody learns which codes
 * there are: one that is used up, not yet valid or for others is like one that never was.
 */
function withoutReasons(call: Call, {result, server}: CallAnswer): CallAnswer {
  const {serverErrors = [], serverWarnings = []} = server;
  const isAboutCodes = serverErrors.some(({field}) =>
    field?.some((name) => /^(?:discount|giftCard)Codes$/.test(name)),
  );
  const changed = withLists(call, result, (list, {names, fields}) => {
    if (names.has('warnings')) {
      return list.filter(
        (_, at) => !isCodeWarning(serverWarnings[at] ?? {code: ''}),
      );
    }
    if (!isAboutCodes || !names.has('userErrors')) return list;
    const told = [...fields].map(([key, {names: asked}]) => {
      if (asked.has('message')) return {[key]: 'The code cannot be used.'};
      return asked.has('code') ? {[key]: 'INVALID'} : {};
    });
    return list.map((error) => Object.assign({}, error, ...told) as unknown);
  });
  return {result: changed, server};
}

/** The result of a call with other lists in its payload. */
function withLists(
  {client, responseKey}: Call,
  result: GraphQLResult,
  change: (list: readonly unknown[], field: SelectedField) => unknown,
): GraphQLResult {
  const payload = result.data?.[responseKey];
  const selected = client.fields.get(responseKey)?.fields;
  if (typeof payload !== 'object' || !payload || !selected) return result;
  const entries = Object.entries(payload) as [string, unknown][];
  const changed = entries.map(([key, value]) => {
    const field = selected.get(key);
    return [key, field && Array.isArray(value) ? change(value, field) : value];
  });
  return {
    ...result,
    data: {
      ...result.data,
      [responseKey]: Object.fromEntries(changed) as object,
    },
  };
}

/** Keeps a new token on the server; the browser gets an opaque one in its place. */
async function answerOf(
  call: Call,
  {result, server}: CallAnswer,
  context: RequestContext,
): Promise<Response> {
  const {session} = context;
  const before = customerToken(session);
  const told = withLists(call, result, (list, {names}) => {
    if (
      list.length > 0 &&
      [...names].some((name) => /userErrors$/i.test(name))
    ) {
      logFailedFields(context, [call.field], new Error('refused'));
    }
    // Asking for a reset mail is answered in the same way for everybody.
    return call.field === 'customerRecover' ? [] : list;
  });
  const token = server.serverToken;
  if (token?.accessToken) {
    if (call.field === 'customerAccessTokenRenew') keepToken(session, token);
    else await signInWith(context, token);
  }
  const text = withoutToken(JSON.stringify(told), before, session);
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
 * Asks for a cart or adds lines to one; where the provider does not know the cart,
 * a new one in the client's country takes its place, and is asked for once more.
 *
 * It is made for what has the form of a cart's id alone, and 20 times in 10 minutes
 * for a buyer: otherwise the provider's answer stays as it is. The visitor's cookie
 * leads to the new cart, unless it leads to another one than the unknown.
 */
async function inPresentCart(
  call: Call,
  ask: Ask,
  buyer: string,
  context: RequestContext,
): Promise<Response> {
  const answer = await ask(call);
  const name = call.field === 'cart' ? 'id' : 'cartId';
  const {result, server} = answer;
  const isGone =
    call.field === 'cart'
      ? result.data?.[call.responseKey] === null && !result.errors
      : server.serverErrors?.some((error) =>
          isMissingCart({...error, message: ''}),
        );
  const id = call.arguments[name];
  const mayMake =
    isGone && isCartId(id) && (await newCartLimit.take(buyer)) === null;
  // Making one changes what the handler knows.
  const known = context.cart.getCartId();
  const {country: wanted} = call.variables;
  const countryCode = (wanted ?? context.country) as RequestContext['country'];
  const made = mayMake ? await newCart(countryCode, context) : undefined;
  if (made === undefined) {
    const shown = await withoutExcess(call, answer, ask, context);
    return answerOf(call, shown, context);
  }
  const present = withArguments(call, {[name]: made});
  const again = await ask(present);
  const shown = await withoutExcess(present, again, ask, context);
  const response = await answerOf(present, shown, context);
  const cookie = context.cart.setCartId(made).get('Set-Cookie');
  if (cookie && (known === undefined || known === id)) {
    response.headers.append('Set-Cookie', cookie);
  }
  return response;
}

/** @returns its id; nothing where the provider refuses to make one. */
async function newCart(
  countryCode: RequestContext['country'],
  context: RequestContext,
): Promise<string | undefined> {
  try {
    return (await makeCart(context, {buyerIdentity: {countryCode}})).cart?.id;
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    logFailedFields(context, ['cartCreate'], error);
    return undefined;
  }
}

/**
 * Sets lines back to 10 that a change brought above it: by what the cart had of
 * them, by another change at the same moment, or by making one line of two. The
 * client's question is then asked once more without lines, so that its answer
 * shows the cart as it is now, beside what the change itself reported.
 */
async function withoutExcess(
  call: Call,
  changed: CallAnswer,
  ask: Ask,
  {storefront}: Pick<RequestContext, 'storefront'>,
): Promise<CallAnswer> {
  const lines = (changed.server.serverCart?.lines.nodes ?? [])
    .filter(({quantity}) => quantity > MOST_PER_LINE)
    .map(({id}) => ({id, quantity: MOST_PER_LINE}));
  if (lines.length === 0) return changed;
  await storefront.mutate(CART_LINES_CAP_MUTATION, {
    variables: {cartId: String(call.arguments.cartId), lines},
  });
  const {result} = await ask(withArguments(call, {lines: []}));
  const before = changed.result.data?.[call.responseKey] ?? {};
  const lists = Object.entries(before).filter(([, list]) =>
    Array.isArray(list),
  );
  const now = result.data?.[call.responseKey] ?? {};
  const payload = {...now, ...Object.fromEntries(lists)};
  const data = {...result.data, [call.responseKey]: payload};
  return {result: {...result, data}, server: changed.server};
}
