import {
  type Storefront,
  cartLinesAddDefault,
  createCartHandler,
  formatAPIResult,
  type CartQueryDataReturn,
} from '@shopify/hydrogen';
import type {CountryCode} from '../../../schemas/storefront-types';
import type {CartApiMutationFragment} from 'storefrontapi.generated';
import {
  CART_CHECKOUT_URL_QUERY,
  CART_DISCOUNT_CODES_UPDATE_MUTATION,
  CART_GIFT_CARD_CODES_ADD_MUTATION,
  CART_GIFT_CARD_CODES_REMOVE_MUTATION,
  CART_QUERY,
} from '~/graphql/storefront/cart';
import type {ConsentState} from '~/lib/consent/consent-state';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {withTimeout} from '~/lib/concurrency/with-timeout.server';
import type {MemoizePerRequest} from '~/lib/concurrency/memoize-per-request';
import type {AccountCookie} from '~/lib/session/account-cookie.server';
import type {AppSession} from '~/lib/session/session.server';
import type {RequestLog} from '~/lib/storefront/request-log.server';
import {
  fromUserError,
  fromWarning,
  isCodeWarning,
  isMissingCart,
  type UserError,
  type Warning,
} from './shopify-problem.server';
import type {CartProblem} from './cart-problem';
import {log, namedReason, type Logging} from '~/lib/logging/log.server';
import {CART_EVENTS, type CartAttempt} from '~/lib/logging/log-events';
import {CONSENT_TIMEOUT_MS} from '~/lib/limits/limits';
import {CART_FRAGMENT} from '~/graphql/storefront/fragments/cart';
import type {CartLineInput} from './cart-line';

export interface CartContext {
  readonly cart: CartHandler;
  readonly consent: ConsentState;
  readonly storefront: Storefront;
  readonly memoizePerRequest: MemoizePerRequest;
  readonly session: Pick<AppSession, 'get' | 'set'>;
  readonly token: Pick<AccountCookie, 'tokens' | 'value'>;
  readonly env: StorefrontEnv;
  readonly requestLog: Pick<RequestLog, 'log' | 'usesFallbackContent'>;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  /** Identifies the client; see `clientKeyOf`. */
  readonly clientKey: string;
}

export type ShopifyCart = CartApiMutationFragment;

export type NewCart = Parameters<CartHandler['create']>[0];

export interface ShopifyCartResult {
  readonly cart: ShopifyCart | null;
  readonly problems: readonly CartProblem[];
  /** Shopify does not know the cart's id. */
  readonly isMissing: boolean;
  /** Indexes of the new lines for which Shopify rejected all of them. */
  readonly rejectedLines: readonly number[];
}

export const NO_CART: ShopifyCartResult = {
  cart: null,
  problems: [],
  isMissing: false,
  rejectedLines: [],
};

/** Appends problems to a result. */
export function withProblems(
  result: ShopifyCartResult,
  problems: readonly CartProblem[],
): ShopifyCartResult {
  return {...result, problems: [...result.problems, ...problems]};
}

/** Whether a problem is an error, not just a warning. */
export function hasErrors({
  problems,
}: Pick<ShopifyCartResult, 'problems'>): boolean {
  return problems.some(({severity}) => severity === 'error');
}

/**
 * Reads the visitor's cart with all lines; `null` without one. A missing cart is read twice,
 * because its cookie is then deleted.
 * @throws when Shopify fails.
 */
export async function readShopifyCart({
  cart,
}: Pick<CartContext, 'cart'>): Promise<ShopifyCart | null> {
  if (!cart.getCartId()) return null;
  return (await readOnce(cart)) ?? readOnce(cart);
}

/**
 * Like `readShopifyCart`, for a cart that is copied: a part that could not be read must not count as
 * missing. Fields that the merchant's token may not read stay empty in every cart.
 * @throws also when a part could not be read.
 */
export async function readWholeCart(
  context: Pick<CartContext, 'cart'>,
): Promise<ShopifyCart | null> {
  const cart = await readShopifyCart(context);
  const {errors = []} = (cart ?? {}) as {errors?: readonly GraphqlError[]};
  if (errors.every(({extensions}) => extensions?.code === 'ACCESS_DENIED')) {
    return cart;
  }
  throw new Error('Shopify responded with only a part of the cart.');
}

async function readOnce(cart: CartHandler): Promise<ShopifyCart | null> {
  // Hydrogen's type is of an older version than our document.
  const result = (await cart.get()) as CartApiMutationFragment | null;
  if (!result) return null;
  const {errors} = result as {errors?: readonly GraphqlError[]};
  // Errors beside a cart concern parts of it, such as stock that the token may not read.
  if (!errors || result.id) return withoutSoldOut(result);
  if (errors.every(isInvalidId)) return null;
  throw new Error('Shopify responded to the cart query with errors.');
}

/**
 * A cart that a mutation returned, with the visitor's decision in its `checkoutUrl`, where Shopify puts it
 * only in a query; unchanged before a decision. Never throws.
 */
export async function withVisitorConsent(
  cart: ShopifyCart,
  context: Pick<CartContext, 'consent' | 'requestLog' | 'storefront'>,
): Promise<ShopifyCart> {
  const {consent, storefront} = context;
  if (!consent.isDecided) return cart;
  try {
    const told = await withTimeout(
      CONSENT_TIMEOUT_MS,
      storefront.query(CART_CHECKOUT_URL_QUERY, {
        variables: {cartId: cart.id, visitorConsent: visitorConsent(consent)},
        cache: storefront.CacheNone(),
      }),
    );
    return {...cart, ...told.cart};
  } catch (error) {
    log(context, 'error', CART_EVENTS.get, {reason: namedReason(error)});
    return cart;
  }
}

/** Adding a sold-out variant makes a line with quantity 0 and a warning. */
function withoutSoldOut(cart: ShopifyCart): ShopifyCart {
  const nodes = cart.lines.nodes.filter(({quantity}) => quantity > 0);
  return {...cart, lines: {...cart.lines, nodes}};
}

interface MutationResult {
  readonly cart?: unknown;
  readonly userErrors?: readonly UserError[] | null;
  readonly warnings?: readonly Warning[] | null;
  readonly errors?: unknown;
}

/**
 * Reads a mutation's result; logs `userErrors` and reports them and warnings as problems.
 * @throws without a cart and a reason: the change may have been applied.
 */
export function readMutation(
  result: MutationResult | null,
  attempt: CartAttempt,
  context: Pick<CartContext, 'requestLog'>,
): ShopifyCartResult {
  const userErrors = result?.userErrors ?? [];
  const cart = (result?.cart ?? null) as ShopifyCart | null;
  const errors = result?.errors as readonly GraphqlError[] | undefined;
  if (userErrors.some(isMissingCart)) return {...NO_CART, isMissing: true};
  if (!cart && userErrors.length === 0) {
    if (errors?.every(isInvalidId)) return {...NO_CART, isMissing: true};
    throw new Error('Shopify gave neither a cart nor the reason why.');
  }
  logUserErrors(context, attempt, userErrors);
  const warnings = (result?.warnings ?? [])
    .filter((warning) => !isCodeWarning(warning))
    .map((warning) => fromWarning(warning, cart?.lines.nodes ?? []));
  return {
    cart: cart && withoutSoldOut(cart),
    problems: [...userErrors.map(fromUserError), ...warnings],
    isMissing: false,
    rejectedLines: cart ? [] : userErrors.flatMap(rejectedLine),
  };
}

/** Creates a cart, without its customer if their token expired. @throws like `readMutation`. */
export async function makeCart(
  context: Pick<CartContext, 'cart' | 'requestLog'>,
  input: NewCart,
): Promise<ShopifyCartResult> {
  // Hydrogen's type hides that the payload may be missing.
  const result: MutationResult | null = await context.cart.create(input);
  const isTokenRejected = result.userErrors?.some(({field}) =>
    field?.includes('customerAccessToken'),
  );
  if (!isTokenRejected) return readMutation(result, 'create', context);
  const buyerIdentity = {...input.buyerIdentity, customerAccessToken: null};
  const retried = await context.cart.create({...input, buyerIdentity});
  return readMutation(retried, 'create', context);
}

/** Applies the change, or creates a cart with `input` when there is none. */
export async function orCreate(
  context: CartContext,
  input: NewCart,
  attempt: 'discountCodes' | 'giftCard' | 'note',
  change: () => ReturnType<CartContext['cart']['updateNote']>,
): Promise<ShopifyCartResult> {
  const result = context.cart.getCartId()
    ? readMutation(await change(), attempt, context)
    : null;
  return result && !result.isMissing ? result : makeCart(context, input);
}

/** Sets the cart's buyer country, which decides prices and currency; creates no cart. */
export async function setCountry(
  context: CartContext,
  countryCode: CountryCode,
): Promise<ShopifyCartResult> {
  if (!context.cart.getCartId()) return NO_CART;
  return readMutation(
    await context.cart.updateBuyerIdentity({countryCode}),
    'country',
    context,
  );
}

/** `['input', 'lines', '0', 'merchandiseId']` gives 0. */
function rejectedLine({field}: UserError): number[] {
  const place = field?.[field.indexOf('lines') + 1];
  return place && /^\d+$/.test(place) ? [Number(place)] : [];
}

/**
 * Sends new lines; Shopify rejects all of them for one that it does not accept. The others are then sent
 * again, without add-ons of a rejected one, and each reason is told once.
 */
export async function sendAcceptedLines(
  lines: readonly CartLineInput[],
  send: (lines: CartLineInput[]) => Promise<ShopifyCartResult>,
): Promise<ShopifyCartResult> {
  const first = await send([...lines]);
  const {problems, rejectedLines} = first;
  if (rejectedLines.length === 0) return first;
  // Where we have words for a reason, Shopify's are not shown.
  const isSame = (one: CartProblem, other: CartProblem) =>
    one.key === other.key &&
    (one.key !== null || one.message === other.message);
  const reasons = problems.filter(
    (problem, at) => problems.findIndex((one) => isSame(one, problem)) === at,
  );
  const rejected = rejectedLines.map((at) => lines[at]?.merchandiseId);
  const accepted = lines.filter(
    ({parent}, at) =>
      !rejectedLines.includes(at) &&
      !(parent && rejected.includes(parent.merchandiseId)),
  );
  if (accepted.length === 0) return {...first, problems: reasons};
  const {problems: later, ...rest} = await send(accepted);
  const told = reasons.map((reason) => ({
    ...reason,
    severity: 'warning' as const,
  }));
  return {...rest, problems: [...told, ...later]};
}

interface GraphqlError {
  readonly message: string;
  readonly extensions?: {readonly code?: unknown};
}

/** Shopify rejects malformed ids before it looks for a cart. */
function isInvalidId({message, extensions}: GraphqlError): boolean {
  return (
    extensions?.code === 'INVALID_VARIABLE' ||
    /invalid global id|invalid id/i.test(message)
  );
}

/** Logs `userErrors` with codes and fields only: ids and texts may be personal data. */
function logUserErrors(
  logging: Logging,
  attempt: CartAttempt,
  userErrors: readonly Pick<UserError, 'code' | 'field'>[],
): void {
  if (userErrors.length === 0) return;
  const errors = userErrors
    .slice(0, 5)
    .map(({code, field}) => ({code, field: field?.join('.')}));
  log(logging, 'error', CART_EVENTS[attempt], {errors});
}

interface HandlerOptions extends Pick<
  Parameters<typeof createCartHandler>[0],
  'buyerIdentity' | 'getCartId' | 'setCartId' | 'storefront'
> {
  /** Passed on to the checkout when a cart is read. */
  readonly consent?: ConsentState;
}

/** A cart as the handler's own methods return it. */
const cartResult = formatAPIResult as (
  ...result: Parameters<typeof formatAPIResult>
) => CartQueryDataReturn;

export type CartHandler = ReturnType<typeof cartHandler>;

/**
 * Hydrogen's cart handler for our cart, with methods that Hydrogen 2025.4 lacks, or whose document
 * the API no longer accepts. These methods need an existing cart.
 */
export function cartHandler({consent, ...options}: HandlerOptions) {
  const {storefront} = options;
  const handler = createCartHandler({
    ...options,
    cartMutateFragment: CART_FRAGMENT,
  });
  // The handler's own function knows a cart that it has just created; `customMethods` would not.
  const cartId = () => handler.getCartId() ?? '';
  return {
    ...handler,
    get: async () => {
      if (!handler.getCartId()) return null;
      const {cart, errors} = await storefront.query(CART_QUERY, {
        variables: {
          cartId: cartId(),
          visitorConsent: consent && visitorConsent(consent),
        },
        cache: storefront.CacheNone(),
      });
      const result = cart || errors ? formatAPIResult(cart, errors) : null;
      return result as Awaited<ReturnType<typeof handler.get>>;
    },
    // Hydrogen's own method leaves out a line's parent.
    addLines: cartLinesAddDefault({
      storefront,
      getCartId: handler.getCartId,
      cartFragment: CART_FRAGMENT,
    }),
    updateDiscountCodes: async (discountCodes: string[]) => {
      const {cartDiscountCodesUpdate, errors} = await storefront.mutate(
        CART_DISCOUNT_CODES_UPDATE_MUTATION,
        {variables: {cartId: cartId(), discountCodes}},
      );
      return cartResult(cartDiscountCodesUpdate, errors);
    },
    addGiftCardCodes: async (giftCardCodes: string[]) => {
      const {cartGiftCardCodesAdd, errors} = await storefront.mutate(
        CART_GIFT_CARD_CODES_ADD_MUTATION,
        {variables: {cartId: cartId(), giftCardCodes}},
      );
      return cartResult(cartGiftCardCodesAdd, errors);
    },
    removeGiftCardCodes: async (appliedGiftCardIds: string[]) => {
      const {cartGiftCardCodesRemove, errors} = await storefront.mutate(
        CART_GIFT_CARD_CODES_REMOVE_MUTATION,
        {variables: {cartId: cartId(), appliedGiftCardIds}},
      );
      return cartResult(cartGiftCardCodesRemove, errors);
    },
  };
}

/** The visitor's decision as `@inContext` takes it; `undefined` before a decision. Marketing is never allowed. */
function visitorConsent({isDecided, enabled}: ConsentState) {
  return isDecided
    ? {
        analytics: enabled.includes('analytics'),
        marketing: false,
        preferences: false,
        saleOfData: false,
      }
    : undefined;
}
