import type de from '~/locales/de.json';

/** Message keys under `cart.problems`, of problems that a browser may find itself. */
type BrowserProblemKey = Exclude<
  keyof (typeof de)['cart']['problems'],
  'title' | 'unknown'
>;

/** Browsers have no messages for the others, which are under `cartProblems`: these come with their text. */
export type CartProblemKey =
  | BrowserProblemKey
  | keyof (typeof de)['cartProblems'];

interface Problem {
  /** `warning`: done, but not as requested. */
  readonly severity: 'error' | 'warning';
}

export interface CartProblem extends Problem {
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

/** A problem that a browser has found. */
export interface BrowserProblem extends Problem {
  readonly key: BrowserProblemKey;
  /** A product's title. */
  readonly subject?: string;
  readonly text?: undefined;
  readonly lineId?: undefined;
}

/** A problem as the server sends it. */
export interface SentProblem extends Problem {
  readonly key: CartProblemKey | null;
  /** In the page's language; empty where there is neither a message of ours nor one of Shopify. */
  readonly text: string;
  /** Only for a line in the cart. */
  readonly lineId?: string;
}

/** A problem that a page shows. */
export type ShownProblem = BrowserProblem | SentProblem;

/** Builds a problem with a message of ours. */
export function cartProblem<Key extends CartProblemKey>(
  severity: CartProblem['severity'],
  key: Key,
  details: Pick<CartProblem, 'subject'> = {},
) {
  return {severity, key, ...details};
}
