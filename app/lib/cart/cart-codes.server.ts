import {CART_GIFT_CARD_CODES_REMOVE_MUTATION} from '~/graphql/storefront/cart';
import {TooManyTries} from '~/lib/http/rate-limit.server';
import {cartProblem, type CartProblem} from './cart-problem';
import {limitedCodes} from './code-limit.server';
import {
  hasErrors,
  makeCart,
  NO_CART,
  readMutation,
  readProviderCart,
  withProblems,
  type CartContext,
  type NewCart,
  type ProviderCart,
  type ProviderCartResult,
} from './provider-cart.server';
import {MOST_CODES} from './quantity';

/** Tries so many codes for the visitor's cart, unless too many were wrong before. */
export async function tryCodes(
  {buyer, cart}: Pick<CartContext, 'buyer' | 'cart'>,
  tries: number,
  tryThem: () => Promise<ProviderCartResult>,
): Promise<ProviderCartResult> {
  const limits = {buyer, cartId: cart.getCartId()};
  try {
    return await limitedCodes(limits, tries, tryThem, wrongCodes);
  } catch (error) {
    if (!(error instanceof TooManyTries)) throw error;
    return {...NO_CART, problems: [cartProblem('error', 'tooManyCodes')]};
  }
}

const WRONG: readonly CartProblem['key'][] = [
  'discountNotApplicable',
  'discountWaiting',
  'invalidGiftCard',
];

function wrongCodes({problems}: ProviderCartResult): number {
  return problems.filter(({key}) => WRONG.includes(key)).length;
}

/** Reports those of some discount codes that take no effect. */
export function withRefusedCodes(
  result: ProviderCartResult,
  some: readonly string[],
  key: 'discountNotApplicable' | 'discountWaiting' = 'discountNotApplicable',
): ProviderCartResult {
  return withProblems(
    result,
    refusedOf(result, some).map((subject) =>
      cartProblem('warning', key, {subject}),
    ),
  );
}

/** Replaces the discount codes. A missing cart is made. */
export async function setDiscountCodes(
  context: CartContext,
  codes: readonly string[],
): Promise<ProviderCartResult> {
  const present =
    codes.length > 0 ? codesOf(await readProviderCart(context)) : [];
  const untried = codes.filter((code) => !isAmong(present, code));
  return tryCodes(context, untried.length, async () =>
    withRefusedCodes(await sendDiscountCodes(context, codes), untried),
  );
}

/**
 * Adds discount codes to those in the cart. One that takes no effect is tried as a gift
 * card; when it is none either, it is reported and does not stay in the cart. In an
 * empty cart no code takes effect yet, and the provider does not tell whether it knows
 * it: there it stays, which is said. A missing cart is made.
 */
export async function addDiscountCodes(
  context: CartContext,
  added: readonly string[],
): Promise<ProviderCartResult> {
  const present = codesOf(await readProviderCart(context));
  const others = present.filter((code) => !isAmong(added, code));
  const all = [...others, ...added].slice(-MOST_CODES);
  return tryCodes(context, added.length, async () => {
    const result = await sendDiscountCodes(context, all);
    if (result.cart?.lines.nodes.length === 0) {
      return withRefusedCodes(result, added, 'discountWaiting');
    }
    const refused = refusedOf(result, added);
    if (refused.length === 0) return result;
    // As they are now: another tab may have added one since they were read.
    const left = codesOf(result.cart).filter((code) => !isAmong(refused, code));
    return tryAsGiftCards(
      context,
      await sendDiscountCodes(context, left),
      refused,
    );
  });
}

async function tryAsGiftCards(
  context: CartContext,
  before: ProviderCartResult,
  codes: readonly string[],
): Promise<ProviderCartResult> {
  let result = before;
  for (const subject of codes) {
    const tried = await sendGiftCard(context, result.cart, subject);
    result = hasErrors(tried)
      ? withProblems(result, [
          cartProblem('error', 'discountNotApplicable', {subject}),
        ])
      : {...tried, problems: [...result.problems, ...tried.problems]};
  }
  return result;
}

function codesOf(cart: ProviderCart | null): string[] {
  return (cart?.discountCodes ?? []).map(({code}) => code);
}

function refusedOf(
  {cart}: ProviderCartResult,
  some: readonly string[],
): string[] {
  return (cart?.discountCodes ?? [])
    .filter(({code, applicable}) => !applicable && isAmong(some, code))
    .map(({code}) => code);
}

/** Discount codes are compared as the provider does: without case. */
function isAmong(codes: readonly string[], code: string): boolean {
  return codes.some((other) => other.toLowerCase() === code.toLowerCase());
}

function sendDiscountCodes(
  context: CartContext,
  codes: readonly string[],
): Promise<ProviderCartResult> {
  const discountCodes = [...codes];
  return orCreate(context, {discountCodes}, 'discountCodes', () =>
    context.cart.updateDiscountCodes(discountCodes),
  );
}

/**
 * Adds a gift card to those in the cart; beyond `MOST_CODES` the oldest goes.
 *
 * @param code as it is printed; spaces and hyphens do not count.
 */
export async function addGiftCard(
  context: CartContext,
  code: string,
): Promise<ProviderCartResult> {
  const cart = await readProviderCart(context);
  return tryCodes(context, 1, () => sendGiftCard(context, cart, code));
}

async function sendGiftCard(
  context: CartContext,
  cart: ProviderCart | null,
  code: string,
): Promise<ProviderCartResult> {
  const added = code.replace(/[\s-]/g, '');
  const present = cart ? giftCardCodesOf(context, cart) : [];
  const giftCardCodes = [...new Set([...present, added])].slice(-MOST_CODES);
  const result = await orCreate(context, {giftCardCodes}, 'giftCard', () =>
    context.cart.updateGiftCardCodes(giftCardCodes),
  );
  if (!hasErrors(result)) context.session.set('giftCardCodes', giftCardCodes);
  return result;
}

/**
 * Codes of the gift cards in a cart. The provider tells their last characters only and
 * takes the whole list, so they are stored in the visitor's own httpOnly session.
 */
export function giftCardCodesOf(
  {session}: Pick<CartContext, 'session'>,
  {appliedGiftCards}: ProviderCart,
): string[] {
  const stored: unknown = session.get('giftCardCodes');
  const codes: unknown[] = Array.isArray(stored) ? stored : [];
  return codes
    .filter((code) => typeof code === 'string')
    .filter((code) =>
      appliedGiftCards.some(({lastCharacters}) =>
        code.toLowerCase().endsWith(lastCharacters.toLowerCase()),
      ),
    );
}

/** Takes gift cards out of the cart by their ids in it. */
export async function removeGiftCards(
  context: CartContext,
  ids: readonly string[],
): Promise<ProviderCartResult> {
  const cartId = context.cart.getCartId();
  if (!cartId) return NO_CART;
  const {cartGiftCardCodesRemove, errors} = await context.storefront.mutate(
    CART_GIFT_CARD_CODES_REMOVE_MUTATION,
    {variables: {cartId, appliedGiftCardIds: [...ids]}},
  );
  return readMutation(
    {...cartGiftCardCodesRemove, errors},
    'removeGiftCards',
    context,
  );
}

/** Replaces the order's note. A missing cart is made. */
export function setNote(
  context: CartContext,
  note: string,
): Promise<ProviderCartResult> {
  return orCreate(context, {note}, 'note', () => context.cart.updateNote(note));
}

/**
 * Carries the change out; where there is no cart, or the provider does not know
 * it, a new one is made with what the change sets.
 */
async function orCreate(
  context: CartContext,
  input: NewCart,
  attempt: 'discountCodes' | 'giftCard' | 'note',
  change: () => ReturnType<CartContext['cart']['updateNote']>,
): Promise<ProviderCartResult> {
  const result = context.cart.getCartId()
    ? readMutation(await change(), attempt, context)
    : null;
  return result && !result.isMissing ? result : makeCart(context, input);
}
