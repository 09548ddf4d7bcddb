import {
  failureCounter,
  limited,
  RateLimit,
  TooManyTries,
} from '~/lib/http/rate-limit.server';
import {cartProblem, type CartProblem} from './cart-problem';
import {
  NO_CART,
  type CartContext,
  type ProviderCartResult,
} from './provider-cart.server';

const QUARTER_HOUR = 15 * 60_000;

/** Wrong gift card and discount codes together. */
const WRONG_CODES = {
  cart: new RateLimit(10, QUARTER_HOUR),
  buyer: new RateLimit(30, QUARTER_HOUR),
  shop: new RateLimit(1000, QUARTER_HOUR),
};

const WRONG_CODE_PROBLEMS: readonly CartProblem['key'][] = [
  'discountNotApplicable',
  'discountWaiting',
  'invalidGiftCard',
];

/**
 * Runs `send` unless too many codes were wrong for the cart, the buyer or the shop; then reports
 * `tooManyCodes`.
 */
export async function tryCodes(
  {buyer, cart}: Pick<CartContext, 'buyer' | 'cart'>,
  tries: number,
  send: () => Promise<ProviderCartResult>,
): Promise<ProviderCartResult> {
  if (tries === 0) return send();
  const cartId = cart.getCartId();
  const counts = [
    ...(cartId ? [{limit: WRONG_CODES.cart, key: cartId}] : []),
    {limit: WRONG_CODES.buyer, key: buyer},
    {limit: WRONG_CODES.shop, key: ''},
  ];
  try {
    const result = await limited(counts, tries, send, wrongCodes);
    if (wrongCodes(result) > 0) failureCounter.take(buyer);
    return result;
  } catch (error) {
    if (!(error instanceof TooManyTries)) throw error;
    return {...NO_CART, problems: [cartProblem('error', 'tooManyCodes')]};
  }
}

function wrongCodes({problems}: ProviderCartResult): number {
  return problems.filter(({key}) => WRONG_CODE_PROBLEMS.includes(key)).length;
}
