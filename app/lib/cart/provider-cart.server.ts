import type {HydrogenCart, Storefront} from '@shopify/hydrogen';
import type {
  CartApiMutationFragment,
  CartApiQueryFragment,
} from 'storefrontapi.generated';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import type {AppSession} from '~/lib/session/session.server';
import type {ProviderReport} from '../storefront/provider-report.server';
import {logUserErrors, type CartAttempt} from './cart-log.server';
import {
  fromUserError,
  fromWarning,
  isCodeWarning,
  isMissingCart,
  type CartProblem,
  type UserError,
  type Warning,
} from './cart-problem';
import {MOST_LINES} from './quantity';

/** What the cart's functions need of a request's context. */
export interface CartContext {
  readonly cart: HydrogenCart;
  readonly storefront: Storefront;
  readonly session: Pick<AppSession, 'get' | 'set'>;
  readonly env: StorefrontEnv;
  readonly report: Pick<ProviderReport, 'log'>;
  /** Who sends the request; see `buyerOf`. */
  readonly buyer: string;
}

/** A cart as the provider sends it. */
export type ProviderCart = CartApiQueryFragment | CartApiMutationFragment;

/** What makes a cart. */
export type NewCart = Parameters<HydrogenCart['create']>[0];

/** The cart's state after one request to the provider. */
export interface ProviderCartResult {
  /** `null`: there is no cart, or no more. */
  readonly cart: ProviderCart | null;
  readonly problems: readonly CartProblem[];
  /** The provider does not know the cart's id (any more). */
  readonly isMissing: boolean;
  /** Places, from 0, of new lines whose variant the provider does not know. */
  readonly unknownLines: readonly number[];
}

export const NO_CART: ProviderCartResult = {
  cart: null,
  problems: [],
  isMissing: false,
  unknownLines: [],
};

/** Adds to what there is to say. */
export function withProblems(
  result: ProviderCartResult,
  problems: readonly CartProblem[],
): ProviderCartResult {
  return {...result, problems: [...result.problems, ...problems]};
}

/** Whether something was not done. */
export function hasErrors({
  problems,
}: Pick<ProviderCartResult, 'problems'>): boolean {
  return problems.some(({severity}) => severity === 'error');
}

/**
 * Reads the visitor's cart with all its lines. That there is none is asked twice: the
 * cookie of a cart that is gone is deleted, and one bad result must not cost a cart.
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

async function readOnce(cart: HydrogenCart): Promise<ProviderCart | null> {
  // Hydrogen would read 100 lines only.
  const result = await cart.get({numCartLines: MOST_LINES});
  if (!result) return null;
  const {errors} = result as {errors?: readonly GraphqlError[]};
  if (!errors) return result;
  if (errors.every(isAboutTheId)) return null;
  throw new Error('The provider answered the cart query with errors.');
}

/** What a cart mutation gives, through Hydrogen's handler or not. */
interface MutationResult {
  readonly cart?: unknown;
  readonly userErrors?: readonly UserError[] | null;
  readonly warnings?: readonly Warning[] | null;
  readonly errors?: unknown;
}

/**
 * Reads a mutation's result: the cart, and every error, which is logged, and warning as
 * a problem; that the cart is missing is none.
 *
 * @throws when there is neither a cart nor a reason: it may have been carried out.
 */
export function readMutation(
  result: MutationResult | null,
  attempt: CartAttempt,
  context: Pick<CartContext, 'report'>,
): ProviderCartResult {
  const userErrors = result?.userErrors ?? [];
  const cart = (result?.cart ?? null) as ProviderCart | null;
  const errors = result?.errors as readonly GraphqlError[] | undefined;
  if (userErrors.some(isMissingCart)) return {...NO_CART, isMissing: true};
  if (!cart && userErrors.length === 0) {
    if (errors?.every(isAboutTheId)) return {...NO_CART, isMissing: true};
    throw new Error('The provider gave neither a cart nor the reason why.');
  }
  logUserErrors(context, attempt, userErrors);
  const warnings = (result?.warnings ?? [])
    .filter((warning) => !isCodeWarning(warning))
    .map((warning) => fromWarning(warning, cart?.lines.nodes ?? []));
  return {
    cart,
    problems: [...userErrors.map(fromUserError), ...warnings],
    isMissing: false,
    unknownLines: userErrors.flatMap(unknownLine),
  };
}

/**
 * Makes a cart. A customer whose token the provider does not know any more gets
 * one as a visitor does: their next account page signs them out.
 *
 * @throws like `readMutation`.
 */
export async function makeCart(
  context: Pick<CartContext, 'cart' | 'report'>,
  input: NewCart,
): Promise<ProviderCartResult> {
  // Hydrogen passes on whatever came in the place of a payload.
  const result: MutationResult | null = await context.cart.create(input);
  const isTokenRefused = result.userErrors?.some(({field}) =>
    field?.includes('customerAccessToken'),
  );
  if (!isTokenRefused) return readMutation(result, 'create', context);
  const buyerIdentity = {...input.buyerIdentity, customerAccessToken: null};
  const again = await context.cart.create({...input, buyerIdentity});
  return readMutation(again, 'create', context);
}

/** `['input', 'lines', '0', 'merchandiseId']` gives 0. */
function unknownLine({field}: UserError): number[] {
  const place = field?.at(-1) === 'merchandiseId' ? field.at(-2) : undefined;
  return place && /^\d+$/.test(place) ? [Number(place)] : [];
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
