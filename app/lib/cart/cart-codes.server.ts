import {isChallenged} from '~/lib/forms/challenge.server';
import {
  failedTries,
  limited,
  RateLimit,
  TooManyTries,
} from '~/lib/rates/rate-limit.server';
import {cartProblem, type CartProblem} from './cart-problem';
import {
  hasErrors,
  NO_CART,
  orCreate,
  readMutation,
  readShopifyCart,
  withProblems,
  type CartContext,
  type ShopifyCart,
  type ShopifyCartResult,
} from './shopify-cart.server';
import {MAX_CODES, RATES} from '~/lib/limits/limits';

/** Wrong gift card and discount codes together. */
const WRONG_CODES = {
  cart: new RateLimit(RATES.codeOfCart),
  client: new RateLimit(RATES.codeOfClient),
  shop: new RateLimit(RATES.codeOfShop),
};

const WRONG_CODE_PROBLEMS: readonly CartProblem['key'][] = [
  'discountNotApplicable',
  'discountWaiting',
  'invalidGiftCard',
];

/**
 * Runs `send`, which sends codes to Shopify; every code is sent by this function. Reports `challenge` for a
 * client who has to pass one first, and `tooManyCodes` when too many codes were wrong for the cart, the
 * client or the shop.
 */
export async function tryCodes(
  context: Pick<CartContext, 'clientKey' | 'cart' | 'env'>,
  tries: number,
  send: () => Promise<ShopifyCartResult>,
): Promise<ShopifyCartResult> {
  if (tries === 0) return send();
  if (isChallenged(context)) {
    return {...NO_CART, problems: [cartProblem('error', 'challenge')]};
  }
  const {clientKey, cart} = context;
  const cartId = cart.getCartId();
  const counts = [
    ...(cartId ? [{limit: WRONG_CODES.cart, key: cartId}] : []),
    {limit: WRONG_CODES.client, key: clientKey},
    {limit: WRONG_CODES.shop, key: ''},
  ];
  try {
    const result = await limited(counts, tries, send, wrongCodes);
    if (wrongCodes(result) > 0) failedTries.take(clientKey);
    return result;
  } catch (error) {
    if (!(error instanceof TooManyTries)) throw error;
    return {...NO_CART, problems: [cartProblem('error', 'tooManyCodes')]};
  }
}

function wrongCodes({problems}: ShopifyCartResult): number {
  return problems.filter(({key}) => WRONG_CODE_PROBLEMS.includes(key)).length;
}

/** Whether `tryCodes` has not sent the codes. */
export function areCodesRefused({
  problems,
}: Pick<ShopifyCartResult, 'problems'>): boolean {
  return problems.some(
    ({key}) => key === 'challenge' || key === 'tooManyCodes',
  );
}

/** Adds a problem for each of the given discount codes that does not apply. */
export function withRejectedCodes(
  result: ShopifyCartResult,
  some: readonly string[],
  key: 'discountNotApplicable' | 'discountWaiting' = 'discountNotApplicable',
): ShopifyCartResult {
  return withProblems(
    result,
    rejectedCodes(result, some).map((subject) =>
      cartProblem('warning', key, {subject}),
    ),
  );
}

/** Replaces the discount codes; creates a missing cart. */
export async function setDiscountCodes(
  context: CartContext,
  codes: readonly string[],
): Promise<ShopifyCartResult> {
  const present =
    codes.length > 0 ? discountCodesOf(await readShopifyCart(context)) : [];
  const untried = codes.filter((code) => !includesCode(present, code));
  return tryCodes(context, untried.length, async () =>
    withRejectedCodes(await sendDiscountCodes(context, codes), untried),
  );
}

/**
 * Adds discount codes; tries one that does not apply as a gift card, else removes and reports it.
 * In an empty cart no code applies yet, so codes stay there. Creates a missing cart.
 */
export async function addDiscountCodes(
  context: CartContext,
  added: readonly string[],
): Promise<ShopifyCartResult> {
  const present = discountCodesOf(await readShopifyCart(context));
  const others = present.filter((code) => !includesCode(added, code));
  const all = [...others, ...added].slice(-MAX_CODES);
  return tryCodes(context, added.length, async () => {
    const result = await sendDiscountCodes(context, all);
    if (result.cart?.lines.nodes.length === 0) {
      return withRejectedCodes(result, added, 'discountWaiting');
    }
    const rejected = rejectedCodes(result, added);
    if (rejected.length === 0) return result;
    // From the latest result: another tab may have added a code.
    const left = discountCodesOf(result.cart).filter(
      (code) => !includesCode(rejected, code),
    );
    return tryAsGiftCards(
      context,
      await sendDiscountCodes(context, left),
      rejected,
    );
  });
}

async function tryAsGiftCards(
  context: CartContext,
  before: ShopifyCartResult,
  codes: readonly string[],
): Promise<ShopifyCartResult> {
  let result = before;
  for (const subject of codes) {
    const tried = await sendGiftCard(context, subject);
    result = hasErrors(tried)
      ? withProblems(result, [
          cartProblem('error', 'discountNotApplicable', {subject}),
        ])
      : {...tried, problems: [...result.problems, ...tried.problems]};
  }
  return result;
}

function discountCodesOf(cart: ShopifyCart | null): string[] {
  return (cart?.discountCodes ?? []).map(({code}) => code);
}

function rejectedCodes(
  {cart}: ShopifyCartResult,
  some: readonly string[],
): string[] {
  return (cart?.discountCodes ?? [])
    .filter(({code, applicable}) => !applicable && includesCode(some, code))
    .map(({code}) => code);
}

/** Discount codes are case-insensitive. */
function includesCode(codes: readonly string[], code: string): boolean {
  return codes.some((other) => other.toLowerCase() === code.toLowerCase());
}

function sendDiscountCodes(
  context: CartContext,
  codes: readonly string[],
): Promise<ShopifyCartResult> {
  const discountCodes = [...codes];
  return orCreate(context, {discountCodes}, 'discountCodes', () =>
    context.cart.updateDiscountCodes(discountCodes),
  );
}

/** Adds a gift card, ignoring spaces and hyphens. Creates a missing cart. */
export function addGiftCard(
  context: CartContext,
  code: string,
): Promise<ShopifyCartResult> {
  return tryCodes(context, 1, () => sendGiftCard(context, code));
}

async function sendGiftCard(
  context: CartContext,
  code: string,
): Promise<ShopifyCartResult> {
  const added = code.replace(/[\s-]/g, '');
  const giftCardCodes = [added];
  const result = await orCreate(context, {giftCardCodes}, 'giftCard', () =>
    context.cart.addGiftCardCodes(giftCardCodes),
  );
  // Shopify ignores a code that it does not know, without an error.
  const isReported =
    hasErrors(result) ||
    result.problems.some(({key}) => key === 'giftCardsUnavailable');
  const isApplied = result.cart?.appliedGiftCards.some(({lastCharacters}) =>
    added.toLowerCase().endsWith(lastCharacters.toLowerCase()),
  );
  return isReported || isApplied
    ? result
    : withProblems(result, [cartProblem('error', 'invalidGiftCard')]);
}

/** Removes gift cards by their `AppliedGiftCard` ids. */
export async function removeGiftCards(
  context: CartContext,
  ids: readonly string[],
): Promise<ShopifyCartResult> {
  if (!context.cart.getCartId()) return NO_CART;
  return readMutation(
    await context.cart.removeGiftCardCodes([...ids]),
    'removeGiftCards',
    context,
  );
}
