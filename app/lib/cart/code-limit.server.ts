import {failureCounter, limited, RateLimit} from '~/lib/http/rate-limit.server';

const QUARTER_HOUR = 15 * 60_000;

/** Wrong gift card and discount codes together. */
const WRONG_CODES = {
  cart: new RateLimit(10, QUARTER_HOUR),
  buyer: new RateLimit(30, QUARTER_HOUR),
  shop: new RateLimit(1000, QUARTER_HOUR),
};

/**
 * Runs `send` unless too many codes were wrong for the cart, the buyer or the shop.
 * @throws {TooManyTries} without running it.
 */
export async function limitedCodes<Result>(
  {buyer, cartId}: {readonly buyer: string; readonly cartId?: string},
  codes: number,
  send: () => Promise<Result>,
  wrong: (result: Result) => number,
): Promise<Result> {
  if (codes === 0) return send();
  const counts = [
    ...(cartId ? [{limit: WRONG_CODES.cart, key: cartId}] : []),
    {limit: WRONG_CODES.buyer, key: buyer},
    {limit: WRONG_CODES.shop, key: ''},
  ];
  const result = await limited(counts, codes, send, wrong);
  if (wrong(result) > 0) failureCounter.take(buyer);
  return result;
}
