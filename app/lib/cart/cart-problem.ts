import type de from '~/locales/de.json';

/** Message keys under `cart.problems`. */
export type CartProblemKey = Exclude<
  keyof (typeof de)['cart']['problems'],
  'title' | 'unknown'
>;

export interface CartProblem {
  /** `warning`: done, but not as requested. */
  readonly severity: 'error' | 'warning';
  /** `null` for a code without a message of ours; then `message` is shown. */
  readonly key: CartProblemKey | null;
  /** Text from Shopify. */
  readonly message?: string;
  /** Only for a line in the cart. */
  readonly lineId?: string;
  /** A product's title or a code, for the message. */
  readonly subject?: string;
  readonly quantity?: number;
}

/** Builds a problem with a message of ours. */
export function cartProblem(
  severity: CartProblem['severity'],
  key: CartProblemKey,
  details: Pick<CartProblem, 'subject'> = {},
): CartProblem {
  return {severity, key, ...details};
}
