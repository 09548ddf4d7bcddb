import {failureCounter, limited, RateLimit} from '~/lib/http/rate-limit.server';

const QUARTER_HOUR = 15 * 60_000;

/** Codes that did not apply: gift cards and discounts together. */
const WRONG = {
  cart: new RateLimit(10, QUARTER_HOUR),
  buyer: new RateLimit(30, QUARTER_HOUR),
  shop: new RateLimit(1000, QUARTER_HOUR),
};

/**
 * Tries codes, unless too many were wrong: of the cart, of the buyer or in the shop.
 * Whatever tries one does so through here: forms, links and the endpoint.
 *
 * @param codes how many may be wrong; each call may have `MOST_CODES`.
 * @param wrong how many were, by the result.
 * @throws {TooManyTries} without trying them.
 */
export async function limitedCodes<Result>(
  {buyer, cartId}: {readonly buyer: string; readonly cartId?: string},
  codes: number,
  tryThem: () => Promise<Result>,
  wrong: (result: Result) => number,
): Promise<Result> {
  if (codes === 0) return tryThem();
  const counts = [
    ...(cartId ? [{limit: WRONG.cart, key: cartId}] : []),
    {limit: WRONG.buyer, key: buyer},
    {limit: WRONG.shop, key: ''},
  ];
  const result = await limited(counts, codes, tryThem, wrong);
  if (wrong(result) > 0) failureCounter.take(buyer);
  return result;
}
