import type {HydrogenCart, Storefront} from '@shopify/hydrogen';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import type {AppSession} from '~/lib/session/session.server';
import type {ProviderReport} from '../storefront/provider-report.server';
import {logUserErrors, type CartAttempt} from './cart-log.server';
import {
  fromUserError,
  isCodeWarning,
  fromWarning,
  isMissingCart,
  type CartProblem,
} from './cart-problem';
import type {CartView} from './cart-view';
import {cartView, type ProviderCart} from './cart-view.server';
import {MOST_LINES} from './quantity';

/** What the cart's functions need of a request's context. */
export interface CartContext {
  readonly cart: HydrogenCart;
  readonly storefront: Storefront;
  readonly session: Pick<AppSession, 'get' | 'set' | 'unset'>;
  readonly env: StorefrontEnv;
  readonly report: Pick<ProviderReport, 'log'>;
  /** Who sends the request; see `buyerOf`. */
  readonly buyer: string;
}

/** The cart's state after one request to the provider. */
export interface ProviderCartResult {
  /** `null`: there is no cart, or no more. */
  readonly cart: ProviderCart | null;
  readonly view: CartView | null;
  readonly problems: readonly CartProblem[];
  /** The provider does not know the cart's id (any more). */
  readonly isMissing: boolean;
  /** Lines that the request names are not in the cart (any more). */
  readonly hasUnknownLines: boolean;
  /** Places, from 0, of new lines whose variant the provider does not know. */
  readonly unknownLines: readonly number[];
}

/** No cart, and nothing to complain about. */
export const NO_CART: ProviderCartResult = {
  cart: null,
  view: null,
  problems: [],
  isMissing: false,
  hasUnknownLines: false,
  unknownLines: [],
};

/** What the provider's cart mutations answer, through Hydrogen's handler or not. */
interface MutationResult {
  readonly cart?: unknown;
  readonly userErrors?:
    | readonly {
        readonly code?: string | null;
        readonly field?: readonly string[] | null;
        readonly message: string;
      }[]
    | null;
  readonly warnings?:
    | readonly {
        readonly code: string;
        readonly message: string;
        readonly target: string;
      }[]
    | null;
  readonly errors?: unknown;
}

/**
 * Reads the visitor's cart with all its lines. That there is none is asked twice: the
 * cookie of a cart that is gone is deleted, and one bad answer must not cost a cart.
 *
 * @returns `null` when there is none, or the provider no longer knows it.
 * @throws when the provider cannot be asked or answers with errors.
 */
export async function readProviderCart({
  cart,
}: Pick<CartContext, 'cart'>): Promise<ProviderCart | null> {
  if (!cart.getCartId()) return null;
  return (await readOnce(cart)) ?? readOnce(cart);
}

async function readOnce(
  cart: CartContext['cart'],
): Promise<ProviderCart | null> {
  // Hydrogen would read 100 lines only.
  const result = await cart.get({numCartLines: MOST_LINES});
  if (!result) return null;
  const {errors} = result as {errors?: readonly GraphqlError[]};
  if (!errors) return asCart(result);
  // An id that only looks like one is no failure: there is no such cart.
  if (errors.every(isAboutTheId)) return null;
  throw new Error('The provider answered the cart query with errors.');
}

/**
 * Reads a mutation's answer: the cart, and every error and warning as a problem.
 * Errors are logged under the attempt's name.
 *
 * @throws when the answer holds GraphQL errors and no result, or neither a cart nor why
 *   there is none: then nobody knows whether it was carried out.
 */
export function readMutation(
  result: MutationResult | null,
  attempt: CartAttempt,
  context: Pick<CartContext, 'env' | 'report' | 'session' | 'storefront'>,
): ProviderCartResult {
  const userErrors = result?.userErrors ?? [];
  if (!result?.cart && userErrors.length === 0) {
    const errors = result?.errors as readonly GraphqlError[] | undefined;
    if (!errors) throw new Error('The provider answered without a cart.');
    if (errors.every(isAboutTheId)) return {...NO_CART, isMissing: true};
    throw new Error('The provider answered the cart mutation with errors.');
  }
  const isMissing = userErrors.some(isMissingCart);
  if (!isMissing) logUserErrors(context, attempt, userErrors);
  const cart = result?.cart ? asCart(result.cart) : null;
  const view = cart && cartView(cart, context);
  return {
    cart,
    view,
    problems: [
      ...userErrors.map(fromUserError),
      ...(result?.warnings ?? [])
        .filter((warning) => !isCodeWarning(warning))
        .map((warning) => fromWarning(warning, view?.lines ?? [])),
    ],
    isMissing,
    hasUnknownLines: userErrors.some(
      ({code}) => code === 'INVALID_MERCHANDISE_LINE',
    ),
    unknownLines: userErrors.flatMap(unknownLine),
  };
}

/**
 * Makes a cart. A customer whose token the provider does not know any more gets
 * one as a visitor does: his next account page signs him out.
 *
 * @throws like `readMutation`.
 */
export async function makeCart(
  context: CartContext,
  input: Parameters<CartContext['cart']['create']>[0],
): Promise<ProviderCartResult> {
  // Hydrogen passes on whatever came in the place of a payload.
  const result: MutationResult | null = await context.cart.create(input);
  const isTokenRefused = result.userErrors?.some(({field}) =>
    field?.includes('customerAccessToken'),
  );
  if (!isTokenRefused) return readMutation(result, 'create', context);
  const buyerIdentity = {...input.buyerIdentity, customerAccessToken: null};
  return readMutation(
    await context.cart.create({...input, buyerIdentity}),
    'create',
    context,
  );
}

/** `['input', 'lines', '0', 'merchandiseId']` gives 0. */
function unknownLine({
  field,
}: {
  readonly field?: readonly string[] | null;
}): number[] {
  const place = field?.at(-1) === 'merchandiseId' ? field.at(-2) : undefined;
  return place !== undefined && /^\d+$/.test(place) ? [Number(place)] : [];
}

interface GraphqlError {
  readonly message: string;
  readonly extensions?: {readonly code?: unknown};
}

/** Shopify refuses ids of a wrong form as variables, before it looks for a cart. */
function isAboutTheId({message, extensions}: GraphqlError): boolean {
  return (
    extensions?.code === 'INVALID_VARIABLE' ||
    /invalid global id|invalid id/i.test(message)
  );
}

/** Hydrogen types the cart as the whole API type; our fragments say what is in it. */
function asCart(cart: unknown): ProviderCart {
  return cart as ProviderCart;
}
